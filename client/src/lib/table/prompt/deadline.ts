/** Until when somebody has time, at a table with days for each answer. */
export function formatDeadline(deadline: number): string {
  return new Date(deadline * 1000).toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
}

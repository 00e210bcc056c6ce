/** Between two heavy things: lets the browser do what it has to do, paint and answer clicks. */
export function yieldToBrowser(): Promise<void> {
  // Not in every browser yet, whatever its type says.
  return globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

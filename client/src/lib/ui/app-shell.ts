/** The server says what table this is before any script has come; then the table itself is there. */
export function removeAppShell(): void {
  document.getElementById('shell')?.remove();
}

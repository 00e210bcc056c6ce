const RENEWED = 'gloam.renewed';
const AT_MOST_EVERY = 60_000; // ms

/**
 * A part of the page could not be had. If the server answers, it was renewed meanwhile and has other parts: the whole
 * page is loaded anew, once a minute at most. While the line is away the page stays as it is: there would be none.
 */
export async function renew(reload = () => location.reload()): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < AT_MOST_EVERY) return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  reload();
}

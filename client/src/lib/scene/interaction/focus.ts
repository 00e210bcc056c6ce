/** Giving the focus back when a menu or dialog goes. */

/** Call it when something opens; call what it returns when that is gone. */
export function saveFocus(): () => void {
  const before = document.activeElement;
  return () => {
    // Not at once: components must not be told of focus while they are being taken apart.
    queueMicrotask(() => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  };
}

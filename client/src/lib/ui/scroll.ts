import type { Attachment } from 'svelte/attachments';

/** For what scrolls and may hold nothing to focus: the keyboard can scroll it itself. */
export const keyboardScroll: Attachment<HTMLElement> = (node) => {
  node.tabIndex = 0;
  node.classList.add('scrolls');
};

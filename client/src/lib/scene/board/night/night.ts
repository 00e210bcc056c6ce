/** What draws a board by night. Loaded when there is one: other games' tables need none of it. */

export { default as Barriers } from './Barriers.svelte';
export { default as Gates } from './Gates.svelte';
export { default as Ground } from './Ground.svelte';
export { default as Things } from './Things.svelte';
export { default as Veil } from './Veil.svelte';

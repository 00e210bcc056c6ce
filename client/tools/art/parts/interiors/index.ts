import type { Interior } from './interior.ts';
import * as night from './night.ts';
import * as passages from './passages.ts';
import * as rooms from './rooms.ts';

const { window, ...indoor } = rooms;

/** A window frames any outdoor scene; the others are all there is to see. */
export const WINDOW = window;
export const INTERIORS: Record<string, Interior> = { ...passages, ...indoor, ...night };

/** A few quiet sounds, made on the spot: nothing to download, nothing to license. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'step' | 'dice' | 'refused' | 'said' | 'over';

/** Notes: frequency in Hz, when it begins and how long it lasts in seconds, and how loud. */
type Note = readonly [pitch: number, at: number, lasts: number, loud: number];

const SCORES: Record<Sound, readonly Note[]> = {
  turn: [
    [294, 0, 1.6, 0.1],
    [441, 0.12, 1.8, 0.07],
  ],
  step: [[196, 0, 0.18, 0.05]],
  // Bone on wood, in a tray: it rattles, and each comes to rest a little later.
  dice: [
    [920, 0, 0.05, 0.05],
    [760, 0.07, 0.05, 0.06],
    [1080, 0.13, 0.04, 0.04],
    [690, 0.24, 0.06, 0.06],
    [840, 0.38, 0.05, 0.05],
    [520, 0.55, 0.08, 0.06],
    [610, 0.72, 0.07, 0.05],
  ],
  refused: [
    [147, 0, 0.3, 0.09],
    [139, 0.1, 0.35, 0.08],
  ],
  said: [[587, 0, 0.25, 0.04]],
  over: [
    [220, 0, 2.4, 0.1],
    [277, 0.25, 2.4, 0.08],
    [330, 0.5, 2.6, 0.08],
  ],
};

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SCORES[sound]) strike(context, note);
}

/** A struck bell: a soft attack, a long decay, an octave above that dies sooner. */
function strike(context: AudioContext, [pitch, at, lasts, loud]: Note): void {
  const start = context.currentTime + at;
  for (const [times, part] of [
    [1, 1],
    [2.01, 0.35],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch * times, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loud * part, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts * part);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

/** What things are called: the game's words where it has them, plain ones of ours where not. */

import { t } from '../../words';
import type { Face, Node, Say, Words } from './types';

/** The lines of a card that its text does not say already. */
export function linesOf({ lines = [], text = '' }: Pick<Face, 'lines' | 'text'>): readonly string[] {
  return lines.filter((line) => !text.includes(line));
}

export class Labels {
  readonly #say: () => Say;
  readonly #face: (id: string) => Node | null;

  /** `say` is asked for each time, so that words that arrive late are used once they are there. */
  constructor(say: () => Say, face: (id: string) => Node | null) {
    this.#say = say;
    this.#face = face;
  }

  say(words: Words): string {
    return this.#say()(words);
  }

  value(value: Words | number | string): string {
    return typeof value === 'object' ? this.say(value) : String(value);
  }

  /** A bare word of the scene: message `<prefix>-<word>`, or the word itself, made readable. */
  word(prefix: string, word: string): string {
    const key = word.startsWith(`${prefix}-`) ? word : `${prefix}-${word}`;
    const said = this.say([key]);
    return said === key ? plain(word) : said;
  }

  marks(node: Node): readonly string[] {
    return (node.marks ?? []).map((mark) => this.word('mark', mark));
  }

  name(node: Node): string {
    if (node.kind === 'card') {
      const face = this.#face(node.face ?? '');
      if (face?.kind === 'face') return this.say(face.name);
      if (!node.label) return t('scene-face-down');
    }
    if (node.kind === 'face') return this.say(node.name);
    if (node.label) return this.say(node.label);
    if (node.kind === 'token') return plain(node.icon);
    if (node.kind === 'dice') return t('scene-dice');
    if (node.kind === 'text') return this.say(node.words);
    if (node.kind === 'initiative') return t('scene-initiative');
    if (node.kind === 'votes') return t('scene-votes');
    if (node.kind === 'prose') return t('scene-prose');
    if (node.kind === 'log') return t('scene-log');
    return plain(node.id);
  }

  /** The name with all that a picture shows beside it: marks, state, amount. */
  full(node: Node): string {
    const parts = [this.name(node)];
    if (node.kind === 'token' && (node.amount ?? 1) !== 1) parts.push(`× ${node.amount ?? 1}`);
    if (node.kind === 'wall' && node.state) parts.push(this.word('state', node.state));
    if (node.kind === 'pile' || node.kind === 'hand') parts.push(t('scene-cards', { n: node.count }));
    if (node.kind === 'track') parts.push(this.track(node));
    if (node.kind === 'dice') parts.push(this.dice(node));
    // Words that end in a stop of their own ("Whenever you are hunted:") lose it before the comma.
    return [...parts, ...this.marks(node)].map((part, at, all) => (at < all.length - 1 ? part.replace(/[\s:.;,]+$/, '') : part)).join(', ');
  }

  /** What each die shows: its face in words, if it has one, whether it counts, and what it was before. */
  dice(node: Extract<Node, { kind: 'dice' }>): string {
    const shown = node.values.map((value, i) => {
      const face = this.face(node.faces?.[i] || value);
      const colour = node.colours?.[i];
      const named = colour ? `${this.word('colour', colour)} ${face}` : face;
      const told = node.hits?.[i] ? t('dice-hit', { face: named }) : named;
      const was = node.was?.[i];
      return was ? t('dice-was', { face: told, was: this.face(was) }) : told;
    });
    return shown.join('; ');
  }

  /** A side of a die: a word of the game's, or a number. */
  face(side: string | number): string {
    return typeof side === 'string' ? this.word('face', side) : String(side);
  }

  rerolled(n: number): string {
    return t('dice-rerolled', { n });
  }

  track(node: Extract<Node, { kind: 'track' }>): string {
    const step = node.steps?.[node.value - (node.low ?? 0)];
    return step ? this.word('step', step) : t('scene-of', { value: node.value, high: node.high ?? 10 });
  }
}

function plain(word: string): string {
  const text = word.replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What things on the table are: sentences of the game's words file, with the rule behind them.
 *
 * A thing is explained by the attributes `.about` and `.rule` of the message that names it, and so are
 * its marks, the lines of its sheet and the step it stands at. Nothing of it travels with the scene.
 */

import type { About } from '../../words';
import type { Labels } from '../model/labels';
import type { SceneModel } from '../model/scene-model.svelte';
import type { Node, Words } from '../model/types';

/** One thing that is explained: its name, what it is, and the rule. */
export interface Paragraph extends About {
  readonly name: string;
}

export type AboutWords = (words: Words, numbers?: Readonly<Record<string, number>>) => About | null;

export class Explanations {
  constructor(
    private readonly model: SceneModel,
    private readonly labels: Labels,
    private readonly about: () => AboutWords,
  ) {}

  /** A thing with all that is seen of it: marks, step, lines, and what stands there. By `key` one of these alone. */
  of(id: string, key = ''): readonly Paragraph[] {
    if (key) return this.#word(key);
    const node = this.model.node(id);
    if (!node) return [];
    const here = node.kind === 'space' ? this.model.piece(id).children.map((child) => this.model.node(child)) : [];
    return unique([...this.#whole(node), ...here.flatMap((other) => (other ? this.#whole(other) : []))]);
  }

  has(id: string, key = ''): boolean {
    return this.of(id, key).length > 0;
  }

  #whole(node: Node): readonly Paragraph[] {
    if (node.kind === 'card') return [];
    const step = node.kind === 'track' ? node.steps?.[node.value - (node.low ?? 0)] : undefined;
    const lines = node.kind === 'sheet' ? (node.lines ?? []) : [];
    return [
      ...this.#itself(node),
      ...(step ? this.#word(step) : []),
      ...(node.marks ?? []).flatMap((mark) => this.#word(`mark-${mark}`)),
      ...lines.flatMap(([name]) => this.#word(name[0])),
    ];
  }

  #itself(node: Node): readonly Paragraph[] {
    const words = node.kind === 'text' ? node.words : node.label;
    const about = words ? this.about()(words, numbersOf(node)) : null;
    return about ? [{ name: this.labels.name(node), ...about }] : [];
  }

  #word(key: string): readonly Paragraph[] {
    const about = this.about()([key]);
    return about ? [{ name: this.labels.say([key]), ...about }] : [];
  }
}

/** What a node counts, for its sentence: `n`, and of tracks the highest. */
function numbersOf(node: Node): Record<string, number> {
  if (node.kind === 'track') return { n: node.value, high: node.high ?? 10 };
  if (node.kind === 'pile' || node.kind === 'hand') return { n: node.count };
  return node.kind === 'token' ? { n: node.amount ?? 1 } : {};
}

function unique(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  return [...new Map(paragraphs.map((one) => [one.text, one])).values()];
}

/** What every component of a scene can reach. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import { t } from '../words';
import type { Interaction } from './interaction/interaction.svelte';
import type { SceneModel } from './model/scene-model.svelte';
import type { ProgressiveRender } from './model/progressive.svelte';
import type { Labels } from './model/labels';
import type { Theme } from './model/types';

export interface SceneContext {
  readonly model: SceneModel;
  readonly progress: ProgressiveRender;
  readonly interaction: Interaction;
  readonly labels: Labels;
  readonly theme: Theme;
  readonly seat: number;
  /** Drawn elsewhere: one's own interaction, which lie at the bottom of the table. */
  readonly pulled: ReadonlySet<string>;
  playerName(seat: number): string;
}

const KEY = Symbol('scene');

export function provide(context: SceneContext): void {
  setContext(KEY, context);
}

export function useScene(): SceneContext {
  return getContext<SceneContext>(KEY);
}

/** Tells the table where a piece is drawn. */
export function placed(interaction: Interaction, id: string): Attachment<Element> {
  return (element) => {
    interaction.elements.set(id, element);
    return () => {
      if (interaction.elements.get(id) === element) interaction.elements.delete(id);
    };
  };
}

/** The attributes of a piece: that it can be pressed while options touch it. Its words are its name. */
export function pressable(scene: SceneContext, id: string, rest: 'button' | 'group' = 'group'): object {
  const isOpen = scene.model.optionsAt(id).length > 0;
  return {
    role: isOpen ? 'button' : rest,
    tabindex: isOpen || rest === 'button' ? 0 : undefined,
    'data-id': id,
    'data-kind': scene.model.piece(id).node?.kind,
    'data-can': isOpen ? '' : undefined,
  };
}

/** The same for a part of a board: it has no words in it, so it is given a name. */
export function drawn(scene: SceneContext, id: string, rest: 'button' | 'presentation'): object {
  const { node } = scene.model.piece(id);
  const options = scene.model.optionsAt(id);
  if (!node || (!options.length && rest === 'presentation')) return { role: 'presentation' };
  const said = scene.labels.full(node);
  return {
    ...pressable(scene, id, 'button'),
    'aria-label': options.length ? `${said}. ${t('scene-options', { n: options.length })}` : said,
  };
}

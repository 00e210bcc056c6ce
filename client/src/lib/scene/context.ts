/** What every component of a scene can reach. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import { t } from '../words';
import type { Marking } from './choices/marking.svelte';
import type { Interaction } from './interaction/interaction.svelte';
import type { SceneLayout } from './layout/scene-layout.svelte';
import type { SceneModel } from './model/scene-model.svelte';
import type { ProgressiveRender } from './model/progressive.svelte';
import type { Labels } from './model/labels';
import type { BlockedInfo, PageParts, Theme } from './model/types';

export interface SceneContext {
  readonly model: SceneModel;
  readonly marking: Marking;
  readonly progress: ProgressiveRender;
  readonly interaction: Interaction;
  readonly labels: Labels;
  readonly theme: Theme;
  readonly seat: number;
  /** Drawn elsewhere than in their containers: one's own hands, above all. */
  readonly pulled: ReadonlySet<string>;
  /** Sends what is marked. */
  send(): void;
  readonly layout: SceneLayout;
  readonly blocked: readonly BlockedInfo[];
  readonly page: PageParts;
  readonly asked: readonly number[];
  /** What is said beside a player's name. */
  note(seat: number): string;
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
  const options = scene.model.optionsAt(id);
  const isOpen = options.length > 0;
  const isMark = scene.marking.only(options) !== null;
  return {
    role: isMark ? 'checkbox' : isOpen ? 'button' : rest,
    'aria-checked': isMark ? scene.marking.hasMarked(id) : undefined,
    'data-marked': scene.marking.hasMarked(id) ? '' : undefined,
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

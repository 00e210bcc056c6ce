/** What every component of a scene can reach. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import type { Explanations } from './explain/explain';
import type { Term } from './explain/terms';
import type { Dial } from './choices/dial.svelte';
import type { Marking } from './choices/marking.svelte';
import type { Sight } from './choices/sight.svelte';
import type { Interaction } from './interaction/interaction.svelte';
import type { SceneLayout } from './layout/scene-layout.svelte';
import type { SceneModel } from './model/scene-model.svelte';
import type { ProgressiveRender } from './model/progressive.svelte';
import type { Labels } from './model/labels';
import type { BlockedInfo, Happening, PageParts, Theme } from './model/types';

export interface SceneContext {
  readonly model: SceneModel;
  readonly marking: Marking;
  /** The dial that is offered. */
  readonly dial: Dial;
  readonly progress: ProgressiveRender;
  readonly interaction: Interaction;
  readonly sight: Sight;
  readonly labels: Labels;
  readonly explanations: Explanations;
  readonly terms: readonly Term[];
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
  /** What has just happened. */
  readonly happened: readonly Happening[];
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

/** An attachment that tells the scene which element draws a piece. */
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
  const canFocus = isOpen || rest === 'button' || scene.explanations.has(id);
  return {
    role: isMark ? 'checkbox' : isOpen ? 'button' : rest,
    'aria-checked': isMark ? scene.marking.hasMarked(id) : undefined,
    'data-marked': scene.marking.hasMarked(id) ? '' : undefined,
    tabindex: canFocus ? 0 : undefined,
    'data-id': id,
    'data-kind': scene.model.piece(id).node?.kind,
    'data-can': isOpen ? '' : undefined,
  };
}

/**
 * The attributes of a thing that holds others: one may lay there what is held, and read what lies there.
 * Where nothing lies in it that keys can reach, they reach the thing itself.
 */
export function holder(scene: SceneContext, id: string): object {
  const { node, options, children } = scene.model.piece(id);
  const isReached = children.some((child) => scene.model.node(child)?.kind === 'card');
  return {
    tabindex: !isReached && scene.explanations.has(id) ? 0 : undefined,
    'data-id': id,
    'data-kind': node?.kind,
    'data-can': scene.interaction.canTake(id) ? '' : undefined,
    'data-may': options.length ? '' : undefined,
  };
}

/** As `pressable`, for a part of a board: it has no words in it, so it is given a name. */
export function drawn(scene: SceneContext, id: string, rest: 'button' | 'presentation'): object {
  const { node } = scene.model.piece(id);
  const options = scene.model.optionsAt(id);
  if (!node || (!options.length && rest === 'presentation')) return { role: 'presentation' };
  const said = scene.labels.full(node);
  return {
    ...pressable(scene, id, 'button'),
    'aria-label': [said, ...scene.interaction.captionOf(id)].join('. '),
  };
}

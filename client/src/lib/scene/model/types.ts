/** What the rest of the client hands to a scene, and gets back from it. */

import type { Snippet } from 'svelte';

import type { AboutWords } from '../explain/explain';
import type { Term } from '../explain/terms';
import type { BlockedInfo, Choice, Happening, Key, Layout, Node, Several, Words } from '../../wire';

export type * from '../../wire';

/**
 * A game's look: `theme.toml` as JSON. Everything is optional; what is missing comes from the
 * table's own look.
 */
export interface Theme {
  name?: string;
  /** `heading` and `body`. */
  typefaces?: Readonly<Record<string, string>>;
  /** table, edge, surface, paper, ink, faded, light, glow, warning. */
  colours?: Readonly<Record<string, string>>;
  /** Card types, by the word in a face's `type`. */
  types?: Readonly<Record<string, Style>>;
  /** Card backs, by the word in a card's or pile's `back`. */
  backs?: Readonly<Record<string, Style>>;
  /** Icons of tokens, spaces, sheets and piles, by the word the scene uses. */
  tokens?: Readonly<Record<string, string>>;
  /** Icons of the lines of sheets, by the message that names them. */
  lines?: Readonly<Record<string, string>>;
  /** Colours of the dots of tracks, by the message that names them. */
  tracks?: Readonly<Record<string, Style>>;
  /** Icons of marks. */
  marks?: Readonly<Record<string, string>>;
  /** Icons of the log's lines, by the word of the event. */
  events?: Readonly<Record<string, string>>;
  /** Links, walls and overlays by their `style`; spaces by `shape`; regions by style, id or mark. */
  links?: Readonly<Record<string, Style>>;
  walls?: Readonly<Record<string, Style>>;
  overlays?: Readonly<Record<string, Style>>;
  spaces?: Readonly<Record<string, Style>>;
  regions?: Readonly<Record<string, Style>>;
  /** Dice by the word of a face, and by the word of their colour. */
  dice?: Readonly<Record<string, Style>>;
  dice_colours?: Readonly<Record<string, Style>>;
  /** Colours that join two halves, by the seam's mark. */
  seams?: Readonly<Record<string, Style>>;
  /** Tokens on boards, by the word in a token's `icon`. */
  figures?: Readonly<Record<string, Style>>;
}

/** How a kind of thing looks. Words for edges and patterns are those of `styles.ts`. */
export interface Style {
  icon?: string;
  edge?: string;
  colour?: string;
  pattern?: string;
  shape?: string;
  /** How large a space is, where 1 is usual. */
  size?: number;
  /** A letter or two on a figure, beside its picture. */
  sign?: string;
}

/** Formats words. Where the game has no such message it returns the message's id. */
export type Say = (words: Words) => string;

/** Props of SceneView. */
export interface SceneProps {
  /** The part that is sent once: boards, card faces. */
  fixed: readonly Node[];
  /** The public nodes, then the seat's own. Unchanged nodes should stay the same objects. */
  nodes: readonly Node[];
  /** What may be chosen now: answers and interrupts. */
  choices?: readonly Choice[];
  onchoose?: (choice: Choice) => void;
  /** What may be marked and sent together, and the number of the ask it belongs to. */
  several?: Several | null;
  ask?: number;
  onsend?: (keys: readonly Key[]) => void;
  say: Say;
  /** What the thing is that these words name; null if the game does not say. */
  about?: AboutWords;
  /** Words of art that card texts use. */
  terms?: readonly Term[];
  theme?: Theme;
  /** Whose eyes these are; WATCHER (-1) for somebody who only watches. */
  seat?: number;
  /** What the seats are called, by seat; used where the scene has no heading for a player. */
  names?: readonly string[];
  /** Where things go and how they are put together. */
  layout: Layout;
  /** What is not possible at the open ask, for captions at the things it is about. */
  blocked?: readonly BlockedInfo[];
  /** What is said beside the names of players (a bot, away, on turn), by seat; and who is asked. */
  notes?: readonly string[];
  asked?: readonly number[];
  /** Show everything as lists instead of pictures. */
  list?: boolean;
  /** Ask once more before what is grave. */
  asksAgain?: boolean;
  /** What happened since the last nodes. Its things flash. */
  happened?: readonly Happening[];
  /** It happens now, on the stage: it is brought into view, and its card shown large. */
  staged?: boolean;
  /** A node to bring into view and mark (a link in the log was followed): of several the first there is. */
  focus?: string | readonly string[] | null;
  /** The first scene is drawn. */
  onopen?: () => void;
  /** What the page draws of its own on the table. */
  page?: PageParts;
}

/** Things of the page that stand in regions of the table. */
export interface PageParts {
  /** In the first line, at its left. Players need not be named there if they have panels. */
  head?: Snippet<[hasSeats: boolean]>;
  /** In the first line, at its right. Without a panel beside the table, buttons open it. */
  tools?: Snippet<[hasPanel: boolean, hasSeats: boolean]>;
  /** Beside the table; or over it, where it has no place there, until it is shut. */
  panel?: Snippet<[isFloating: boolean]>;
  /** Opens the rules at one of them. */
  rule?: (rule: string) => void;
  /** Asks what is not possible now, and why not; null while nothing is asked. */
  why?: (() => Promise<readonly BlockedInfo[]>) | null;
  /** At the head of the bar that holds options without a place on the table. */
  prompt?: Snippet;
}

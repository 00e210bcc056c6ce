// Written by tools/client_types.py from the server's classes: do not edit, run it again.

export const VERSION = 1;

/** The seat of somebody who only watches. */
export const WATCHER = -1;

export type Key = readonly (string | number)[];

export type Node =
  | Board
  | Space
  | Link
  | Region
  | Wall
  | Overlay
  | Pile
  | Row
  | Hand
  | Card
  | Face
  | Token
  | Track
  | Dice
  | Sheet
  | Table
  | Text
  | Prose
  | Initiative
  | Votes
  | Prompt
  | Log;

export type Incoming =
  | Enter
  | AnswerIn
  | InterruptIn
  | StandIn
  | UndoIn
  | VoteIn
  | SayIn
  | WhyIn
  | StoryIn
  | HandIn
  | GuideIn
  | PingIn;

export type Outgoing =
  | Welcome
  | TableMessage
  | View
  | GuideMessage
  | Said
  | Done
  | Refusal
  | Why
  | Story
  | Pong;

/**
 * Something to say: a message id of the game's Fluent file, and its arguments.
 *
 * Arguments that are words themselves are formatted first.
 */
export type Words = readonly [key: string, args?: Readonly<Record<string, string | number | Words>>];

/** What every node has. `marks` are words shown with it ("fresh", "locked"). */
export interface Base {
  id: string;
  within?: string;
  label?: Words;
  marks?: readonly string[];
  owner?: number;
}

/**
 * A plan of places; `art` is a word of the page ("sea", "night").
 *
 * `ways` are links that no option touches, without nodes of their own: for each style, chains of
 * space ids parted by blanks ("a b c" are two links). `scenery` is only looked at: for each word
 * of the page ("wall", "logs") lines or spots, as x, y, x, y. What of it stops light clips beams.
 * `radius` is that of a space, if not the page's. Where `cells` is "hex", spaces lie in rows that
 * are indented by turns, and what covers a space covers its hexagon. `beam` is the outline of
 * a light at (0, 0) that points east.
 */
export interface Board extends Base {
  kind: 'board';
  width: number;
  height: number;
  art?: string;
  ways?: Readonly<Record<string, readonly string[]>>;
  scenery?: Readonly<Record<string, readonly (readonly number[])[]>>;
  radius?: number;
  cells?: string;
  beam?: readonly (readonly [number, number])[];
}

/**
 * A place on a board; `shape` is a word of the theme.
 *
 * With a `face` it is a card that lies there: a plate of 166 by 124 board units, with the card's
 * picture and name; with the shape "gap", a plate where none lies yet. `side` says where its name
 * stands: below unless it is "above", "left" or "right".
 */
export interface Space extends Base {
  kind: 'space';
  x: number;
  y: number;
  shape?: string;
  icon?: string;
  region?: string;
  side?: string;
  face?: string;
}

/** A way between two spaces, by their ids; `style` is a word of the theme. */
export interface Link extends Base {
  kind: 'link';
  a: string;
  b: string;
  style?: string;
}

/**
 * An area of a board; `style` is what it is made of ("land", "marsh"), a word of the theme.
 *
 * Its name is written along the line `along`, or else on its upper edge.
 */
export interface Region extends Base {
  kind: 'region';
  points?: readonly (readonly [number, number])[];
  style?: string;
  along?: readonly (readonly [number, number])[];
}

/** A line one cannot pass or see through; a door is one with a state. */
export interface Wall extends Base {
  kind: 'wall';
  points: readonly (readonly [number, number])[];
  style?: string;
  state?: string;
}

/**
 * Something lying over a board: a beam of light, a danger zone. By points or spaces.
 *
 * Among `spaces` may be regions: all that lies in them. With a `source`, a space, it is the
 * board's beam from there, turned by `aim` tenths of a degree counter-clockwise, and `spaces`
 * are those it lights.
 */
export interface Overlay extends Base {
  kind: 'overlay';
  points?: readonly (readonly [number, number])[];
  spaces?: readonly string[];
  style?: string;
  source?: string;
  aim?: number;
}

/** Cards on top of each other: how many, and what the backs look like. */
export interface Pile extends Base {
  kind: 'pile';
  count: number;
  back?: string;
}

/** Things in a line; `icon` is whom or what it stands for, drawn as a portrait. */
export interface Row extends Base {
  kind: 'row';
  icon?: string;
}

/** A player's cards: how many there are, although one may see only some as nodes. */
export interface Hand extends Base {
  kind: 'hand';
  count: number;
}

/**
 * A card; without a face it lies face down.
 *
 * `slot` is its place in a row with numbered places, counted from 1; 0 is the next one.
 */
export interface Card extends Base {
  kind: 'card';
  face?: string;
  back?: string;
  slot?: number;
}

/** What is printed on a card: fixed data, sent once. `numbers` are its corners. */
export interface Face extends Base {
  kind: 'face';
  name: Words;
  type: string;
  text?: string;
  flavour?: string;
  icon?: string;
  numbers?: readonly (readonly [string, number])[];
  lines?: readonly string[];
}

/** A piece, or several equal ones; `icon` is a word of the theme. */
export interface Token extends Base {
  kind: 'token';
  icon: string;
  amount?: number;
}

/**
 * A number between two others; `steps` are message ids, one for each number.
 *
 * What lies above `notch` was added to what is there by nature.
 */
export interface Track extends Base {
  kind: 'track';
  value: number;
  low?: number;
  high?: number;
  steps?: readonly string[];
  notch?: number;
}

/**
 * Dice that were rolled: what each shows, as a number and, if it has faces, as a word.
 *
 * The other lists have one entry a die or none at all: the words of `faces` and `colours` are
 * the theme's (a face's name is the message `face-<word>`), `hits` are those that count,
 * `rerolled` tells how often each was thrown again, and `was` what it showed before the last
 * time: a face, a number, or nothing ("") if it lies as it first fell. `need` is how many must
 * count, 0 if any number will do.
 */
export interface Dice extends Base {
  kind: 'dice';
  values: readonly number[];
  sides?: number;
  faces?: readonly string[];
  colours?: readonly string[];
  hits?: readonly boolean[];
  rerolled?: readonly number[];
  was?: Key;
  need?: number;
}

/** Somebody's or something's particulars: a heading and lines of name and value. */
export interface Sheet extends Base {
  kind: 'sheet';
  lines?: readonly (readonly [Words, Words | number | string])[];
  icon?: string;
}

/** A table of words and numbers, with a heading for each column. */
export interface Table extends Base {
  kind: 'table';
  head: readonly Words[];
  rows: readonly (readonly (Words | number | string)[])[];
}

/** A sentence that stands on the table. */
export interface Text extends Base {
  kind: 'text';
  words: Words;
}

/**
 * A text to be read, paragraph by paragraph, in the game's language.
 *
 * It travels with the scene and not in the words file, so that only those have it who may read it.
 */
export interface Prose extends Base {
  kind: 'prose';
  paragraphs: readonly string[];
  icon?: string;
  by?: Words;
}

/**
 * One entry of an initiative row. `node` is the thing it stands for, if that has a node.
 *
 * `group` is a word (message `group-<word>`); `out` is whoever is there but will not act.
 */
export interface Turn {
  label: Words;
  node?: string;
  icon?: string;
  owner?: number;
  group?: string;
  note?: Words;
  done?: boolean;
  out?: boolean;
}

/** Who acts in which order; `current` is the place of whoever acts now, -1 for nobody. */
export interface Initiative extends Base {
  kind: 'initiative';
  turns: readonly Turn[];
  current?: number;
}

/** Something one can vote for, and the seats that did, once the votes are open. */
export interface Ballot {
  label: Words;
  key?: Key;
  seats?: readonly number[];
}

/**
 * A vote: what stands for choice, who has voted and who has not, and how it is counted.
 *
 * `count` is `majority` or `all` (only what everybody wants is done). While the votes are
 * secret, `open` is false and no ballot has seats. `result` is the place of what was chosen.
 */
export interface Votes extends Base {
  kind: 'votes';
  ballots: readonly Ballot[];
  count?: string;
  round?: number;
  voted?: readonly number[];
  missing?: readonly number[];
  open?: boolean;
  result?: number;
}

/** An option: the key, and what a person is shown of it. */
export interface Choice {
  key: Key;
  words: Words;
  touches?: readonly string[];
  rule?: string;
  preview?: readonly string[];
  dial?: string;
  copies?: number;
  note?: Words;
  grave?: boolean;
  aim?: number;
  fine?: boolean;
}

/**
 * What a seat can mark, in any order, and send together.
 *
 * From `least` to `most` things, copies counted, besides those in `chosen`, which were given
 * before. `rule` is the ledger entry of what the whole must keep, if there is one.
 */
export interface Several {
  options: readonly Choice[];
  least: number;
  most: number;
  rule?: string;
  chosen?: readonly Key[];
}

/**
 * What is asked, of whom.
 *
 * `several` is there where the looker may mark several things, `votes` where answers are counted.
 */
export interface Prompt extends Base {
  kind: 'prompt';
  words: Words;
  seats: readonly number[];
  form: string;
  ask?: number;
  several?: Several;
  votes?: Votes;
}

/** What has happened, as sentences: for clients that keep no story of their own. */
export interface Log extends Base {
  kind: 'log';
  entries?: readonly Words[];
}

/** All that a seat is shown. The fixed part is named by its hash and fetched once. */
export interface Scene {
  fixed: string;
  public: readonly Node[];
  private?: readonly Node[];
  prompt?: Prompt;
  choices?: readonly Choice[];
}

/**
 * Which nodes are meant: all words given must fit. In ids `*` stands for any characters.
 *
 * `owner` is seen from the looker: `own`, `other` or `nobody`. A node without an owner has that
 * of the nearest container that has one. `within` is the container's id, empty for none.
 */
export interface Match {
  kind?: readonly string[];
  id?: readonly string[];
  owner?: '' | 'nobody' | 'other' | 'own';
  within?: string;
  mark?: string;
}

/**
 * Nodes that go to the region `in`. Of several rules the first that fits holds.
 *
 * A node lies in its container, if that is there; with `lift` it is taken out of it.
 */
export interface Place {
  kind?: readonly string[];
  id?: readonly string[];
  owner?: '' | 'nobody' | 'other' | 'own';
  within?: string;
  mark?: string;
  screens?: readonly ('middle' | 'phone' | 'wide')[];
  mode?: string;
  sealed?: string;
  in: string;
  lift?: boolean;
}

/** How nodes are drawn. All looks that fit apply; later ones override word by word. */
export interface Look {
  kind?: readonly string[];
  id?: readonly string[];
  owner?: '' | 'nobody' | 'other' | 'own';
  within?: string;
  mark?: string;
  screens?: readonly ('middle' | 'phone' | 'wide')[];
  mode?: string;
  sealed?: string;
  as?: '' | 'backs' | 'bar' | 'cascade' | 'chip' | 'follow' | 'grid' | 'line' | 'list' | 'number' | 'page' | 'panel' | 'pips' | 'seam' | 'shelf' | 'steps' | 'strip' | 'tray';
  parts?: Readonly<Record<string, Match>>;
  portrait?: '' | 'above' | 'inside' | 'left' | 'none';
  portrait_size?: number;
  badge?: string;
  facts?: readonly string[];
  caption?: readonly ('marks' | 'options' | 'refusals')[];
  face?: '' | 'beside' | 'plate' | 'print' | 'text' | 'title';
  card?: number | Readonly<Record<string, number>>;
  flow?: '' | 'chips' | 'column' | 'fan' | 'grid' | 'row' | 'tabs';
  label?: '' | 'none' | 'own';
  slots?: number;
  free?: string;
  step?: number;
  action?: boolean;
  options?: boolean;
  pitch?: number;
  inset?: boolean;
}

/** What folds away when all conditions hold; of it, `keep` stays in view. */
export interface Fold {
  kind?: readonly string[];
  id?: readonly string[];
  owner?: '' | 'nobody' | 'other' | 'own';
  within?: string;
  mark?: string;
  screens?: readonly ('middle' | 'phone' | 'wide')[];
  mode?: string;
  sealed?: string;
  to: 'button' | 'chips' | 'line' | 'list' | 'title';
  region?: string;
  below?: number;
  lower?: number;
  seats?: number;
  idle?: boolean;
  keep?: Match;
}

/** A part of the screen, as it is at one width. */
export interface ScreenRegion {
  kind: 'band' | 'drawer' | 'hand' | 'header' | 'over' | 'own' | 'panel' | 'rail' | 'ribbon' | 'seats' | 'stage';
  flow?: '' | 'chips' | 'column' | 'fan' | 'grid' | 'row' | 'tabs';
  rest?: '' | 'chips' | 'minis' | 'none';
  tab?: string;
  over?: string;
  edge?: '' | 'bottom' | 'left' | 'right' | 'top';
  share?: number;
  title?: string;
  card?: number | Readonly<Record<string, number>>;
  face?: '' | 'beside' | 'plate' | 'print' | 'text' | 'title';
  grow?: number;
  align?: '' | 'centre' | 'end' | 'spread' | 'start';
  icon?: string;
}

/** A time with a frame of its own: while a node that `when` means is in the scene. */
export interface Mode {
  name: string;
  when: Match;
}

/** The regions at one width, and in one mode if there is one for it. */
export interface Screen {
  width: 'middle' | 'phone' | 'wide';
  mode?: string;
  areas: readonly (readonly string[])[];
  columns: readonly (number | string)[];
  rows: readonly (number | string)[];
  regions: Readonly<Record<string, ScreenRegion>>;
}

/** The least width of a table, in pixels, that counts as wide and as middle. */
export interface Widths {
  wide: number;
  middle: number;
}

/** A whole layout, as it is served. `screens` has one for each width and mode. */
export interface Layout {
  widths: Widths;
  modes?: readonly Mode[];
  screens: readonly Screen[];
  place?: readonly Place[];
  looks?: readonly Look[];
  folds?: readonly Fold[];
}

/**
 * One part of what a seat's score was made of, or one of its characters, with its tale.
 *
 * Without a score where there is none to count. `faces` are ids of card faces, `portrait` is that
 * of a picture.
 */
export interface ResultLine {
  name: Words;
  score: number | null;
  tale: Words;
  faces?: readonly string[];
  marks?: readonly string[];
  portrait?: string;
}

/** What became of a seat: in a word, how its score was made, and its lines. */
export interface SeatResult {
  seat: number;
  words: Words;
  sum?: Words;
  lines?: readonly ResultLine[];
}

/** `seats` are in the order of the ranking, the best first. */
export interface ResultStory {
  headline: Words;
  why: Words;
  seats?: readonly SeatResult[];
}

/** The same in plain sentences: to be stored with a finished game and listed. */
export interface ResultWords {
  headline: string;
  why: string;
  seats: readonly string[];
}

/**
 * The first message. `key` for programs that keep no cookies.
 *
 * To resume: `seen` is the number of the last words one has read, `told` how much of its story
 * each seat knows; what came since is told, and no more. Of a story that one knows nothing of,
 * the latest part is told; `story` asks for more.
 */
export interface Enter {
  is: 'enter';
  key?: string;
  seen?: number;
  told?: Readonly<Record<string, number>>;
  version?: number;
  re: number;
}

/** An answer, or several in a row that are taken or refused whole. */
export interface AnswerIn {
  is: 'answer';
  seat: number;
  ask: number;
  keys: readonly Key[];
  re: number;
}

/** An input that is open although one is not asked. */
export interface InterruptIn {
  is: 'interrupt';
  seat: number;
  key: Key;
  re: number;
}

/** Leave a standing answer to windows about something; no key takes it back. */
export interface StandIn {
  is: 'stand';
  seat: number;
  about: string;
  key?: Key;
  re: number;
}

/**
 * Take the last answer back. Where the law refuses it, `ask_others` starts a vote. A
 * `dry_run` takes nothing back: it is refused for the reason that the deed would be.
 */
export interface UndoIn {
  is: 'undo';
  seat: number;
  ask_others?: boolean;
  dry_run?: boolean;
  re: number;
}

/** Yes or no to the vote that is open (undo beyond the law, abandon, rewind). */
export interface VoteIn {
  is: 'vote';
  seat: number;
  yes: boolean;
  re: number;
}

/** Words. `channel` is one that the view lists, `pay` repeats its price. */
export interface SayIn {
  is: 'say';
  seat?: number;
  channel?: string;
  text?: string;
  pay?: Key;
  re: number;
}

/** What is not possible at the open ask, and the rules that say no. */
export interface WhyIn {
  is: 'why';
  seat: number;
  re: number;
}

/** What has happened, as far as this seat saw it: the last `count` before `before`. */
export interface StoryIn {
  is: 'story';
  seat: number;
  before?: number;
  count?: number;
  re: number;
}

/** Where whoever is first acts: "I want to act", or no longer. Bots then leave one time. */
export interface HandIn {
  is: 'hand';
  seat: number;
  up: boolean;
  re: number;
}

/** At a guided table: go on from a step that has been read, or leave the lesson. */
export interface GuideIn {
  is: 'guide';
  seat: number;
  act: 'go-on' | 'leave';
  step?: string;
  re: number;
}

/** Is anybody there? Answered by `pong`. */
export interface PingIn {
  is: 'ping';
  re: number;
}

/**
 * A seat as everybody sees it. `bot` answers for it now, `strength` says how well, in a word;
 * `taken` says a person holds it.
 */
export interface SeatInfo {
  seat: number;
  name?: string;
  bot?: string;
  strength?: string;
  taken?: boolean;
  here?: boolean;
  hand?: boolean;
  muted?: boolean;
  seal?: boolean;
  nonce?: boolean;
  deadline?: number;
}

/**
 * A vote that is open: who asked for what, who has said yes, and until when one can.
 *
 * A visitor (`by` is -1) who would like to have a bot's seat is known by `name` and `seat`.
 */
export interface VoteInfo {
  about: string;
  by: number;
  yes?: readonly number[];
  voters?: readonly number[];
  until?: number;
  seat?: number;
  name?: string;
}

/** A table as everybody sees it. `status`: open, playing, over, abandoned. */
export interface Info {
  id: string;
  game: string;
  status: string;
  options: Readonly<Record<string, string>>;
  seats: readonly SeatInfo[];
  public?: boolean;
  pace?: string;
  undo?: string;
  host?: number;
  title?: string;
  created?: number;
  paused?: boolean;
  away?: boolean;
  watchers?: number;
  vote?: VoteInfo;
  rematch?: string;
  origin?: string;
  commitment?: string;
  seals?: readonly string[];
  begins?: number;
  guide?: string;
  fixed?: string;
  content?: string;
  campaign?: string;
  number?: number;
}

/** Words that were said. `n` counts what this visitor may read. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  channel: string;
  text: string;
  at: number;
  hears?: readonly number[];
}

/** Somewhere a seat may speak now: who hears it, what it costs, the rule that says so. */
export interface ChannelInfo {
  name: string;
  hears?: readonly number[];
  price?: Key;
  rule?: string;
}

/** The answer to `enter`: the table, the seats one holds, and what was said so far. */
export interface Welcome {
  is: 'welcome';
  re: number;
  table: Info;
  seats: readonly number[];
  host?: boolean;
  chat?: readonly ChatLine[];
  version?: number;
}

/** The table has changed: seats, presence, votes, pause, status. */
export interface TableMessage {
  is: 'table';
  table: Info;
}

/**
 * A list of nodes, whole or as what is new since the last one.
 *
 * Applying it: drop what `drop` names; replace or append what `set` has; if `order` is
 * there, put the nodes in that order.
 */
export interface Nodes {
  whole?: boolean;
  set?: readonly Node[];
  drop?: readonly string[];
  order?: readonly string[];
}

/**
 * Something that this seat saw: its place in the seat's story, its words, what it names.
 *
 * `event` is the event itself, for animation; `things` are ids of scene nodes; `rule` is the
 * entry of the ledger behind it. `way` is a movement: the id of what moved, then those of the
 * spaces, from the first to the last; `dice` are those that fell, if it is a roll.
 */
export type Happening = readonly [n: number, words: Words, event?: Key, things?: readonly string[], rule?: string, way?: readonly string[], dice?: Dice];

/**
 * What a seat sees now. Nodes that have not changed are left out.
 *
 * `happened` goes on from place `told` of the seat's story: what it had from there on was
 * taken back.
 * `ask` numbers what this seat is asked; 0: nothing. `interrupts` are choices that are open
 * although one is not asked. Whether an answer can be taken back is told when one tries: that
 * somebody else has acted in secret may be the reason.
 * `fixed` and `content` are there in whole views, and when something was unlocked: what they
 * name is needed to draw this view, and has to be fetched if it is new.
 */
export interface View {
  is: 'view';
  seat: number;
  n: number;
  told?: number;
  fixed?: string;
  content?: string;
  public?: Nodes;
  private?: Nodes;
  prompt?: Prompt;
  ask?: number;
  choices?: readonly Choice[];
  interrupts?: readonly Choice[];
  channels?: readonly ChannelInfo[];
  standing?: readonly (readonly [string, Key])[];
  happened?: readonly Happening[];
  result?: ResultInfo;
}

/** How the game ended. */
export interface ResultInfo {
  scores: readonly number[];
  winners: readonly number[];
  story?: ResultStory;
  words?: string;
}

/**
 * A step of a lesson: its words, and what it points at of what this seat sees.
 *
 * `number` is its place among `of`, 0 for an aside. `recommended` is one of the open choices; all
 * others are as good. With `click` it stays until the learner goes on.
 */
export interface GuideStep {
  name: string;
  heading: string;
  say: string;
  number?: number;
  of?: number;
  nodes?: readonly string[];
  options?: readonly Key[];
  pages?: readonly string[];
  recommended?: Key;
  click?: boolean;
}

/**
 * What a lesson says to its seat now. `waiting`: the step was told, the next one has to wait
 * for its moment. Without a title the lesson is over or was left.
 */
export interface GuideMessage {
  is: 'guide';
  seat: number;
  title?: string;
  step?: GuideStep;
  waiting?: boolean;
}

/** Somebody has spoken. */
export interface Said {
  is: 'said';
  line: ChatLine;
}

/** The request was carried out, and is stored. */
export interface Done {
  is: 'done';
  re: number;
}

/**
 * The request was not carried out; nothing has changed.
 *
 * Codes: malformed, no-seat, not-yours, over, not-asked, stale, not-offered, no-undo, no-vote,
 * price, muted, paused, too-fast, enough, away, fault.
 */
export interface Refusal {
  is: 'refusal';
  re: number;
  code: string;
  message: string;
  rule?: string;
}

/** Something that is not possible now, the rule that says no, and the nodes it is about. */
export interface BlockedInfo {
  words: Words;
  rule: string;
  touches?: readonly string[];
}

/** The answer to `why`. */
export interface Why {
  is: 'why';
  re: number;
  seat: number;
  blocked?: readonly BlockedInfo[];
}

/** The answer to `story`. */
export interface Story {
  is: 'story';
  re: number;
  seat: number;
  happened?: readonly Happening[];
}

/** The answer to `ping`. */
export interface Pong {
  is: 'pong';
  re: number;
}

/** A setting of a game; its words are in the game's file. `more`: few will want to see it. */
export interface SettingInfo {
  name: string;
  choices: readonly string[];
  default: string;
  more?: boolean;
}

/** One step of a game's difficulty: what it sets. */
export interface PresetInfo {
  name: string;
  options: Readonly<Record<string, string>>;
}

/** A guided game: a lesson over a real game, whose set-up and dice are fixed. */
export interface GuideInfo {
  name: string;
  title: string;
  about: string;
  minutes: number;
}

/** A game as the lobby shows it. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  players: readonly number[];
  minutes: readonly [number, number];
  difficulty: number;
  settings: readonly SettingInfo[];
  presets: readonly PresetInfo[];
  version: string;
  guides?: readonly GuideInfo[];
  campaigns?: boolean;
  one_shot?: SettingInfo;
  bots?: readonly string[];
}

/** A bot that can take a seat: its name for requests, its name for people, what it is. */
export interface BotInfo {
  id: string;
  title: string;
  about: string;
}

/** What one can play, and with which bots. */
export interface Lobby {
  games: readonly GameInfo[];
  bots: readonly BotInfo[];
}

/** A rule of the ledger, in our words. */
export interface RuleInfo {
  id: string;
  text: string;
  section: string;
  ruling?: boolean;
  chapter?: string;
}

/** How a seat begins: open to others (default), mine, or a bot's. */
export interface SeatPlan {
  mine?: boolean;
  bot?: string;
  name?: string;
}

/**
 * A new table. With every seat filled (`mine` or `bot`) play starts as soon as all people
 * have brought their shares in the dice (`BringSeal`, `BringNonce`), or a short time has passed.
 *
 * With `guide` it is a lesson: seats, options and dice are those of its script.
 */
export interface NewTable {
  game: string;
  seats: readonly SeatPlan[];
  options?: Readonly<Record<string, string>>;
  public?: boolean;
  pace?: string;
  undo?: string;
  title?: string;
  guide?: string;
}

/**
 * The next game of a campaign; otherwise like `NewTable`. Options that are not named are the
 * campaign's.
 */
export interface NextGame {
  seats: readonly SeatPlan[];
  options?: Readonly<Record<string, string>>;
  public?: boolean;
  pace?: string;
  undo?: string;
  title?: string;
}

/** Sit down. */
export interface TakeSeat {
  name?: string;
}

/**
 * The seal of one's own share in the seed of the dice, made up after one has seen the table's
 * `commitment`, which is repeated here: the hash of a nonce that is told later.
 */
export interface BringSeal {
  commitment: string;
  seal: string;
}

/**
 * One's own share in the seed of the dice, as hex, once one has seen the `seals` of all seats,
 * which are repeated here.
 */
export interface BringNonce {
  commitment: string;
  seals: readonly string[];
  nonce: string;
}

/** Change one's name. */
export interface Rename {
  name: string;
}

/** A bot answers for the seat until its holder takes it back (empty). */
export interface GiveToBot {
  bot?: string;
}

/** Of the host: remove, mute, unmute (a seat); pause, resume (the table). */
export interface HostAct {
  act: string;
  seat?: number;
}

/** Ask all people at the table: abandon, rewind. */
export interface AskVote {
  about: string;
  seat: number;
}

/** The secret part of a private link. */
export interface ClaimLink {
  link: string;
}

/**
 * A new table that goes on from a moment of this one, as the seat `viewpoint` knew it then.
 *
 * What that seat did not know is dealt anew, under a new seed.
 */
export interface ContinueFrom {
  viewpoint: number;
  at: number;
  seats: readonly SeatPlan[];
}

/** What went wrong, in words, and what the client saw last. */
export interface Problem {
  seat?: number;
  text?: string;
  trace?: string;
}

/**
 * A table that one has just made or joined. `key` opens one's seats from a program
 * that keeps no cookies; it is told only when it is new.
 */
export interface Opened {
  table: Info;
  seats: readonly number[];
  key?: string;
}

/**
 * A table as its visitor finds it: which seats are theirs, and how the game stands.
 *
 * `asked` are the seats that the game waits for, as far as the visitor may know: that somebody
 * else is asked in secret is not told.
 */
export interface Visit {
  table: Info;
  seats: readonly number[];
  host?: boolean;
  asked?: readonly number[];
  since?: number;
  until?: number;
  result?: ResultInfo;
}

/** A list of tables, newest change first. */
export interface Tables {
  tables: readonly Visit[];
}

/** What to add to the address of the table: whoever opens it first takes the seat over. */
export interface PrivateLink {
  link: string;
  until: number;
}

/** That the server is there. */
export interface Started {
  gloam: string;
  tables: number;
}

/** The report was taken; `id` is what to call it by. */
export interface Reported {
  id: string;
}

/** A campaign of a game; `options` are what its games are played with. */
export interface NewCampaign {
  game: string;
  name: string;
  options?: Readonly<Record<string, string>>;
}

/** Change the name of a campaign, for all its members. */
export interface RenameCampaign {
  name: string;
}

/** A new campaign with the same past up to a game that is over (0: before the first). */
export interface Branch {
  after: number;
  name: string;
}

/** A campaign in a list. `playing` is the table of the game that is under way. */
export interface CampaignBrief {
  id: string;
  game: string;
  name: string;
  members: readonly string[];
  games: number;
  touched: number;
  playing?: string;
}

/** A visitor's campaigns, newest change first. */
export interface Campaigns {
  campaigns: readonly CampaignBrief[];
}

/**
 * What outlived a game, in words. `mark`: gained, lost, opened, chosen. `act` is after which
 * act of its table it came; 0 as long as that game is not over.
 */
export interface ChangeInfo {
  text: string;
  mark: string;
  act?: number;
}

/** Who sat there when the game ended, or sits there now; `mine`: whoever asks. */
export interface CampaignSeat {
  name: string;
  bot?: boolean;
  mine?: boolean;
}

/**
 * A game of a campaign. `status`: open, playing, over, abandoned; scores and winners (seats)
 * are there when it is over.
 */
export interface CampaignGame {
  number: number;
  table: string;
  status: string;
  began: number;
  ended: number;
  seats: readonly CampaignSeat[];
  title?: string;
  scores?: readonly number[];
  winners?: readonly number[];
  changes?: readonly ChangeInfo[];
}

/** The campaign that this one was branched from, after which of its games, and by whom. */
export interface CampaignOrigin {
  id: string;
  name: string;
  after: number;
  by: string;
}

/** A campaign that was branched from this one. */
export interface CampaignBranch {
  id: string;
  name: string;
  after: number;
  by: string;
  created: number;
}

/**
 * A campaign with its history. Who is no member is told neither changes nor what is unlocked,
 * and of no branches. `unlocked` is what was opened, in words; what was not met is not listed.
 */
export interface CampaignInfo {
  id: string;
  game: string;
  name: string;
  options: Readonly<Record<string, string>>;
  created: number;
  touched: number;
  members: readonly string[];
  games: readonly CampaignGame[];
  member?: boolean;
  host?: boolean;
  playing?: string;
  unlocked?: readonly string[];
  origin?: CampaignOrigin;
  branches?: readonly CampaignBranch[];
  key?: string;
}

/** A change seen from one viewpoint: who is asked after it, and what was told of it. */
export interface Moment {
  at: number;
  asked?: readonly number[];
  words?: Words;
}

/**
 * What a replay needs to begin: the moments from one viewpoint, and the viewpoints there are.
 *
 * A viewpoint is a seat, -1 (the spectators) or -2 (everything; of finished games only).
 * Moments are counted per viewpoint: each is something that was seen from it.
 */
export interface ReplayInfo {
  table: Info;
  viewpoint: number;
  viewpoints: readonly number[];
  moments: readonly Moment[];
}

/** A moment through somebody's eyes; its view is whole, and tells what led to it. */
export interface Frame {
  at: number;
  view: View;
}

/** What every refused request gets: a code for programs, words for people. */
export interface Fault {
  code: string;
  message: string;
  rule?: string;
}

/** A mail address; alerts go there once its owner has said so. */
export interface MailInfo {
  address: string;
  confirmed?: boolean;
}

/** How this server can tell somebody of their turn, and what of it they want. */
export interface AlertInfo {
  push_key?: string;
  has_mail?: boolean;
  endpoints?: readonly string[];
  mail?: MailInfo;
}

/** A browser's subscription (`PushSubscription`). */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Have alerts sent to a mail address, once its owner has confirmed it. */
export interface NewMail {
  address: string;
}

/** What a link in a mail or an alert brings. */
export interface AlertToken {
  token: string;
}

/** An address of one's own: a browser's endpoint, or a mail address. */
export interface StopAlerts {
  address: string;
}

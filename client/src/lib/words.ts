/** Words: messages of the client and of a game, from Fluent files, as sentences. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import alertsText from './alerts/alerts.en.ftl?raw';
import clientText from './client.en.ftl?raw';
import lobbyText from './lobby.en.ftl?raw';
import pagesText from './pages.en.ftl?raw';
import type { Words } from './wire';

type Args = Readonly<Record<string, FluentVariable>>;

function bundle(...messages: FluentResource[]): FluentBundle {
  // Isolation marks would end up in what people copy and in what tests look for.
  const made = new FluentBundle('en', { useIsolating: false });
  for (const some of messages) made.addResource(some);
  return made;
}

/** A whole number in figures. Intl's way to write one takes longer to wake than a table to draw. */
class Numeral extends FluentNumber {
  override toString(): string {
    return String(this.value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  }
}

/** A message, or one of its attributes. */
function format(from: FluentBundle, key: string, given: Args, attribute = ''): string | null {
  const message = from.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(given)) args[name] = Number.isInteger(arg) ? new Numeral(Number(arg)) : arg;
  // With a list for errors a broken message shows as much as it can instead of throwing.
  return from.formatPattern(pattern, args, []);
}

const own = bundle(...[clientText, lobbyText, pagesText, alertsText].map((text) => new FluentResource(text)));

/** The client's own words. */
export function t(key: string, args: Args = {}): string {
  return format(own, key, args) ?? key;
}

/** Whether the client has words for this. */
export function has(key: string): boolean {
  return own.hasMessage(key);
}

/** A piece of a sentence; with `key`, the name of what the words of that key stand for. */
export interface Part {
  readonly text: string;
  readonly key?: string;
}

// Around a name in a sentence, from where Unicode has nothing: [open] key [between] name [close].
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/** What a thing is, in a sentence or two, and the ledger entry that says so. */
export interface About {
  readonly text: string;
  readonly rule: string;
}

const TERM = 'term-';

/** The words of a game, with the names of those who sit at its table. */
export class Wordbook {
  #game: FluentBundle;
  /** Words of art with all their forms, explained. */
  readonly terms: readonly (About & { readonly forms: readonly string[] })[];

  constructor(
    messages: string | FluentResource,
    private readonly names: readonly string[] = [],
  ) {
    const resource = typeof messages === 'string' ? new FluentResource(messages) : messages;
    this.#game = bundle(resource);
    this.terms = resource.body.filter(({ id }) => id.startsWith(TERM)).flatMap(({ id }) => this.#term(id) ?? []);
  }

  has(key: string): boolean {
    return this.#game.hasMessage(key);
  }

  /** The words as a sentence; arguments that are words themselves come first. */
  say = (words: Words): string => this.#said(words, () => false);

  /** The words as a sentence, with the names in it told apart that are asked for by their keys. */
  parts(words: Words, isName: (key: string) => boolean): readonly Part[] {
    return this.#said(words, isName)
      .split(OPEN)
      .flatMap((piece, i): Part[] => {
        if (!i) return [{ text: piece }];
        const [key = '', rest = ''] = piece.split(BETWEEN);
        const [text = '', after = ''] = rest.split(CLOSE);
        return [{ text, key }, { text: after }];
      })
      .filter(({ text }) => text);
  }

  #said(words: Words, isName: (key: string) => boolean): string {
    const [key, args = {}] = words;
    // Games speak of "seat 2"; at a table that is somebody.
    const name = key === 'seat' ? this.names[Number(args['n']) - 1] : undefined;
    if (name) return name;
    const told: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) told[name] = typeof arg === 'object' ? this.#said(arg, isName) : arg;
    const text = format(this.#game, key, told) ?? format(own, key, told) ?? key;
    return isName(key) ? `${OPEN}${key}${BETWEEN}${text}${CLOSE}` : text;
  }

  /** What is named by these words: the attributes `about` and `rule` of the message. The words' own arguments come first. */
  about = ([key, args = {}]: Words, numbers: Args = {}): About | null => {
    const text = format(this.#game, key, { ...numbers, ...this.#told(args) }, 'about');
    return text === null ? null : { text, rule: format(this.#game, key, {}, 'rule') ?? '' };
  };

  #told(args: NonNullable<Words[1]>): Args {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'object' ? this.say(arg) : arg]));
  }

  #term(id: string): (About & { forms: readonly string[] }) | null {
    const about = this.about([id]);
    const others = format(this.#game, id, {}, 'forms')?.split(',') ?? [];
    return about && { ...about, forms: [this.say([id]), ...others.map((form) => form.trim())] };
  }
}

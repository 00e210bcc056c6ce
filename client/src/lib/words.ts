/** Words: messages of the client and of a game, from Fluent files, as sentences. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import ownText from './client.en.ftl?raw';
import type { Words } from './wire';

type Args = Readonly<Record<string, FluentVariable>>;

function bundle(messages: FluentResource): FluentBundle {
  // Isolation marks would end up in what people copy and in what tests look for.
  const made = new FluentBundle('en', { useIsolating: false });
  made.addResource(messages);
  return made;
}

/** A whole number in figures. Intl's way to write one takes longer to wake than a table to draw. */
class Numeral extends FluentNumber {
  override toString(): string {
    return String(this.value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  }
}

function format(from: FluentBundle, key: string, given: Args): string | null {
  const pattern = from.getMessage(key)?.value;
  if (!pattern) return null;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(given)) args[name] = Number.isInteger(arg) ? new Numeral(Number(arg)) : arg;
  // With a list for errors a broken message shows as much as it can instead of throwing.
  return from.formatPattern(pattern, args, []);
}

const own = bundle(new FluentResource(ownText));

/** The client's own words. */
export function t(key: string, args: Args = {}): string {
  return format(own, key, args) ?? key;
}

/** Whether the client has words for this. */
export function has(key: string): boolean {
  return own.hasMessage(key);
}

/** The words of a game, with the names of those who sit at its table. */
export class Wordbook {
  #game: FluentBundle;

  constructor(
    messages: string | FluentResource,
    private readonly names: readonly string[] = [],
  ) {
    this.#game = bundle(typeof messages === 'string' ? new FluentResource(messages) : messages);
  }

  has(key: string): boolean {
    return this.#game.hasMessage(key);
  }

  /** The words as a sentence; arguments that are words themselves come first. */
  say = (words: Words): string => {
    const [key, args = {}] = words;
    // Games speak of "seat 2"; at a table that is somebody.
    const name = key === 'seat' ? this.names[Number(args['n']) - 1] : undefined;
    if (name) return name;
    const told: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) told[name] = typeof arg === 'object' ? this.say(arg) : arg;
    return format(this.#game, key, told) ?? format(own, key, told) ?? key;
  };
}

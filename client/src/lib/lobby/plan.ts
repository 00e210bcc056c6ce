/** What a table will be, while somebody sets it up. */

import type { BotInfo, GameInfo, NewTable, SeatPlan } from '../wire';

export const MINE = 'mine';
export const OPEN = 'open';

/** Who plays a seat: MINE, OPEN, or the id of a bot. */
export type SeatHolder = string;

export function seatPlan(holder: SeatHolder, name: string): SeatPlan {
  if (holder === MINE) return { mine: true, name };
  return holder === OPEN ? {} : { bot: holder };
}

/** Several of one's own seats need names that tell them apart. */
export function seatPlans(holders: readonly SeatHolder[], name: string): readonly SeatPlan[] {
  const mine = holders.filter((holder) => holder === MINE).length;
  let count = 0;
  return holders.map((holder) => {
    if (holder === MINE) count++;
    return seatPlan(holder, mine > 1 && name ? `${name} ${count}` : name);
  });
}

/** What is asked even of those in a hurry, where no step of difficulty decides it: how long a game takes. */
export function quickSettings(game: GameInfo): GameInfo['settings'] {
  return game.presets.length ? [] : game.settings.filter((setting) => !setting.more);
}

/** Oneself with bots. */
export function quickTable(game: GameInfo, players: number, bot: string, preset: string, name: string, own: Readonly<Record<string, string>> = {}): NewTable {
  const holders = [MINE, ...Array<SeatHolder>(players - 1).fill(bot)];
  const options = { ...defaults(game), ...presetOptions(game, preset), ...own };
  return { game: game.id, seats: seatPlans(holders, name), options };
}

/** All that a step of difficulty decides: what other steps set goes back to its default. */
export function presetOptions(game: GameInfo, name: string): Record<string, string> {
  const preset = game.presets.find((one) => one.name === name);
  if (!preset) return {};
  const decided = new Set(game.presets.flatMap((one) => Object.keys(one.options)));
  const usual = Object.entries(defaults(game)).filter(([setting]) => decided.has(setting));
  return { ...Object.fromEntries(usual), ...preset.options };
}

/** The step of difficulty that these options are; empty if they are a mixture of one's own. */
export function presetOf(game: GameInfo, options: Readonly<Record<string, string>>): string {
  const fits = (name: string) => Object.entries(presetOptions(game, name)).every(([setting, choice]) => options[setting] === choice);
  return game.presets.find(({ name }) => fits(name))?.name ?? '';
}

export function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** Whoever has never been here meets first what is learnt most quickly. */
export function lightestFirst(games: readonly GameInfo[]): readonly GameInfo[] {
  return [...games].sort((a, b) => a.difficulty - b.difficulty);
}

/** A friendly number of players: three if the game takes three. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(3) ? 3 : (game.players[0] ?? 1);
}

/** The bots that are offered for a game: none that is called stronger and wins less often. */
export function botsFor(game: GameInfo | null, bots: readonly BotInfo[]): readonly BotInfo[] {
  const offered = game?.bots ?? [];
  return offered.length > 0 ? bots.filter((bot) => offered.includes(bot.id)) : bots;
}

/** Neither the weakest nor the strongest. */
export function usualBot(bots: readonly BotInfo[]): string {
  return bots[Math.floor(bots.length / 2)]?.id ?? '';
}

/** `short-game` as a person would write it, where a game has no words for it. */
export function spelled(word: string): string {
  const text = word.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The table that somebody means who pastes a link, or only its code: also as it was read out, in capitals, or with the
 * full stop of the sentence that it stood in. */
export function tableOf(text: string): string | null {
  const found = /(?:\/t\/|^[\s.,;:"']*)([\w-]+)(?:[\s.,;:"']*|[/?#].*)$/.exec(text.trim());
  return found?.[1]?.toLowerCase() ?? null;
}

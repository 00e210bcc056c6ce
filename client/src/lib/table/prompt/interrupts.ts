/** Things one may do at any time: where each is offered. */

import type { ChannelInfo, Choice } from '../../wire';

export interface Interrupts {
  /** About something on the table: offered there. */
  readonly placed: readonly Choice[];
  /** In a menu, out of the way of what is asked. */
  readonly aside: readonly Choice[];
}

/** The price of speaking is paid where one speaks: it is no option of its own. */
export function sortInterrupts(all: readonly Choice[], channels: readonly ChannelInfo[]): Interrupts {
  const prices = new Set(channels.flatMap(({ price }) => (price ? [JSON.stringify(price)] : [])));
  const own = all.filter(({ key }) => !prices.has(JSON.stringify(key)));
  return {
    placed: own.filter(({ touches }) => touches?.length),
    aside: own.filter(({ touches }) => !touches?.length),
  };
}

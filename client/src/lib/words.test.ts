import { describe, expect, test } from 'vitest';

import alertsText from './alerts/alerts.en.ftl?raw';
import clientText from './client.en.ftl?raw';
import lobbyText from './lobby.en.ftl?raw';
import pagesText from './pages.en.ftl?raw';
import type { Words } from './wire';
import { has, t, Wordbook } from './words';

const GAME = `
seat = Seat { $n }
card-pray = Pray
option-lay = Lay { $card } on { $seat }’s line
event-drew = { $a } draws { $b ->
    [one] a card
   *[other] { $b } cards
}.
`;

describe('a game’s words', () => {
  const book = new Wordbook(GAME);

  test('arguments that are words are formatted first', () => {
    expect(book.say(['option-lay', { card: ['card-pray'], seat: ['seat', { n: 2 }] }])).toBe('Lay Pray on Seat 2’s line');
  });

  test('plurals follow the numbers', () => {
    expect(book.say(['event-drew', { a: ['seat', { n: 1 }], b: 1 }])).toBe('Seat 1 draws a card.');
    expect(book.say(['event-drew', { a: ['seat', { n: 1 }], b: 3 }])).toBe('Seat 1 draws 3 cards.');
  });

  test('a seat is called by its player’s name, if it has one', () => {
    const named = new Wordbook(GAME, ['Ann', '']);
    expect(named.say(['seat', { n: 1 }])).toBe('Ann');
    expect(named.say(['seat', { n: 2 }])).toBe('Seat 2');
  });

  test('what every game shares need not be in its file', () => {
    expect(book.say(['option-pass'])).toBe('Pass');
  });

  test('names in a sentence are told apart', () => {
    const tale = new Wordbook('event-laid = { $a } lays { $b }{ $why }.\ncard-lamp = The Lamp\ncause-card = { $a }', ['Ann']);
    const words: Words = ['event-laid', { a: ['seat', { n: 1 }], b: ['card-lamp'], why: ['why', { cause: ['cause-card', { a: ['card-lamp'] }] }] }];
    expect(tale.say(words)).toBe('Ann lays The Lamp: The Lamp.');
    expect(tale.parts(words, (key) => key.startsWith('card-'))).toEqual([
      { text: 'Ann lays ' },
      { text: 'The Lamp', key: 'card-lamp' },
      { text: ': ' },
      { text: 'The Lamp', key: 'card-lamp' },
      { text: '.' },
    ]);
  });

  test('a missing message shows its name and breaks nothing', () => {
    expect(book.say(['option-unheard-of'])).toBe('option-unheard-of');
    expect(book.say(['option-lay', {}])).toContain('Lay');
  });
});

describe('the client’s own words', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const text = Object.values(sources).join('\n');

  test('every message that is named in the code exists', () => {
    const named = [...text.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !has(key))).toEqual([]);
  });

  test('every message is used', () => {
    const built = [...text.matchAll(/\bt\([^()`]*`([\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const shared = ['ask-', 'waits-', 'why', 'option-', 'channel-'];
    const idle = [...(clientText + lobbyText + pagesText + alertsText).matchAll(/^([\w-]+) =/gm)]
      .map((match) => match[1] ?? '')
      .filter((key) => !text.includes(`'${key}'`) && ![...built, ...shared].some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });

  test('they take arguments', () => {
    expect(t('curtain-lift', { name: 'Ann' })).toBe('I am Ann');
  });
});

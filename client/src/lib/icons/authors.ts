/**
 * Who drew the icons: for the About page.
 *
 * The npm package names the set and its licence and points to license.txt of github.com/game-icons/icons
 * for the authors; this is that file's list, in its order. It does not say who drew which.
 */

import info from '@iconify-json/game-icons/info.json';

export const ICONS = {
  title: info.name,
  url: 'https://game-icons.net/',
  licence: info.license.title,
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
} as const;

/** Those marked put theirs into the public domain. */
export const AUTHORS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed (CC0)',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer (CC0)',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
];

import * as machines from './machines.ts';
import type { Thing } from './object.ts';
import * as omens from './omens.ts';
import * as papers from './papers.ts';
import * as provisions from './provisions.ts';
import * as relics from './relics.ts';
import * as scraps from './scraps.ts';
import * as things from './things.ts';
import * as tools from './tools.ts';
import * as torches from './torches.ts';
import * as trophies from './trophies.ts';
import * as vessels from './vessels.ts';

export const OBJECTS: Record<string, Thing> = { ...papers, ...things, ...tools, ...vessels, ...relics, ...scraps, ...torches, ...provisions, ...machines, ...omens, ...trophies };

import type { Thing } from './object.ts';
import * as papers from './papers.ts';
import * as relics from './relics.ts';
import * as scraps from './scraps.ts';
import * as things from './things.ts';
import * as tools from './tools.ts';
import * as vessels from './vessels.ts';

export const OBJECTS: Record<string, Thing> = { ...papers, ...things, ...tools, ...vessels, ...relics, ...scraps };

import type { BuildingPart } from './building.ts';
import * as houses from './houses.ts';
import * as lumber from './lumber.ts';
import * as rides from './rides.ts';
import * as streets from './streets.ts';
import * as underworld from './underworld.ts';
import * as vessels from './vessels.ts';
import * as works from './works.ts';

export const BUILDINGS: Record<string, BuildingPart> = { ...houses, ...vessels, ...works, ...underworld, ...streets, ...lumber, ...rides };

import * as adversaries from './adversaries.ts';
import * as creatures from './creatures.ts';
import type { FigurePart } from './figure.ts';
import * as infernal from './infernal.ts';
import * as investigators from './investigators.ts';
import * as people from './people.ts';
import * as still from './still.ts';
import * as vermin from './vermin.ts';

export const FIGURES: Record<string, FigurePart> = { ...people, ...still, ...creatures, ...infernal, ...vermin, ...investigators, ...adversaries };

/** Interiors own their light. Each draws itself and says where somebody or something may stand in it. */

import type { Place } from '../../core/geometry.ts';
import type { Press } from '../../core/palettes.ts';
import type { Stage } from '../../core/stage.ts';
import type { Scene } from '../../line.ts';

export type Interior = (t: Stage, scene: Scene, press: Press) => Place;

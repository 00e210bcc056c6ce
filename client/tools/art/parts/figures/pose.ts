/** A person as joints: every pose is a dozen points, so that there can be many. */

import { ellipse, limb, type Joint, type Point, type Poly } from '../../core/geometry.ts';

export interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  /** Elbow and hand, knee and foot: the far side first. */
  readonly arms: readonly (readonly [Point, Point])[];
  readonly legs: readonly (readonly [Point, Point])[];
  /** Broad or slight. */
  readonly build?: number;
  /** Points where the feet do: 1 is to the right. */
  readonly toes?: number;
  readonly headSize?: number;
}

const joint = ([x, y]: Point, width: number): Joint => [x, y, width];

/** The body of somebody in trousers; skirts and coats are laid over it. */
export function person({ head, neck, hip, arms, legs, build = 1, toes = 1, headSize = 1 }: Pose): Poly[] {
  const middle: Point = [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2];
  const shoulder: Point = [neck[0] * 0.9 + hip[0] * 0.1, neck[1] * 0.9 + hip[1] * 0.1];
  const body: Poly[] = [
    ellipse(head[0], head[1], 5.4 * headSize, 7 * headSize),
    limb([joint(head, 6 * headSize), joint(neck, 7)]),
    limb([joint(neck, 13 * build), joint(shoulder, 18 * build), joint(middle, 17 * build), joint(hip, 16 * build)]),
  ];
  for (const [elbow, hand] of arms) body.push(limb([joint(shoulder, 8 * build), joint(elbow, 6 * build), joint(hand, 4.4)]));
  for (const [knee, foot] of legs) {
    body.push(limb([joint(hip, 11 * build), joint(knee, 8 * build), joint(foot, 5.4), joint([foot[0] + 5 * toes, foot[1] + 1], 4)]));
  }
  return body;
}

export const STANDING: Pose = {
  head: [0, -91],
  neck: [0, -80],
  hip: [0, -50],
  arms: [[[-14, -62], [-13, -45]], [[14, -62], [13, -45]]],
  legs: [[[-4, -26], [-5, -2]], [[4, -26], [6, -2]]],
};

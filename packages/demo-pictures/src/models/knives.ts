import { fill, print, text } from '../page/labels.ts';
import { card, metal, plastic, wood } from '../page/materials.ts';
import { panel, slab } from '../page/soft.ts';
import { PI, cyl, decal, extrude, group, outline, put, ring, times } from '../page/solids.ts';

const blade = (points: number[][], at: [number, number, number], turn: [number, number, number]) =>
  extrude(outline(points), 0.025, 0.006, metal('#d5dae0', 0.16), at, turn);

/** A knife in its own axes: blade up from the origin, handle below. */
function knife(kind: 'chef' | 'cleaver' | 'paring', grip: ReturnType<typeof plastic>) {
  const shapes = {
    chef: [
      [-0.16, 0],
      [0.16, 0],
      [0.16, 1.1],
      [0.12, 1.5, -0.16, 1.75],
    ],
    cleaver: [
      [-0.28, 0],
      [0.28, 0],
      [0.3, 1.45],
      [-0.28, 1.5],
    ],
    paring: [
      [-0.09, 0],
      [0.09, 0],
      [0.09, 0.6],
      [0.06, 0.85, -0.09, 0.95],
    ],
  };
  return group(
    blade(shapes[kind], [0, 0.08, 0], [0, 0, 0]),
    cyl([0.1, 0.1, 0.12], metal('#c9ced6', 0.25), [0, 0.03, 0]),
    panel([0.24, 1.0, 0.2], 0.1, grip, [0, -0.5, 0], undefined, 0.06),
    [-0.3, -0.68].map((y) => cyl([0.03, 0.03, 0.21], metal('#c9ced6', 0.3), [0, y, 0], [PI / 2, 0, 0])),
  );
}

/** Knives standing in a slanted block, the largest lying in front. */
export function knifeBlock({ block, grip }: { block: [light: string, dark: string]; grip: string }) {
  const timber = wood(...block, [1, 1]);
  const handle = plastic(grip, { roughness: 0.55 });
  const stand = extrude(
    outline([
      [-0.85, 0],
      [0.75, 0],
      [0.75, 0.5],
      [0.2, 1.75],
      [-0.85, 1.3],
    ]),
    1.25,
    0.04,
    timber,
  );
  const standing = times(4, (i) =>
    put(
      panel([0.22, 0.95, 0.18], 0.09, handle, [0, 0.5, 0], undefined, 0.06),
      [-0.52 + (i % 2) * 0.44, 1.42 + (i % 2) * 0.16, -0.38 + Math.floor(i / 2) * 0.4],
      [0, 0, 0.36],
    ),
  );
  const shears = put(
    group([-0.16, 0.16].map((x) => ring(0.17, 0.05, handle, [x, 0.28, 0], [0, 0, 0]))),
    [-0.3, 1.5, 0.42],
    [0, PI / 2, 0.36],
  );
  const lying = put(knife('chef', handle), [0.35, 0.12, 1.15], [0, -0.15, -PI / 2 - 0.02]);
  return put(group(stand, standing, shears, put(lying, [-0.2, 0, 0.05], [0, 0, 0])), undefined, [0, -0.55, 0]);
}

/** A single knife on its printed card. */
export function kitchenKnife({ kind, grip, name }: { kind: 'chef' | 'cleaver'; grip: string; name: string }) {
  const board = print(900, 420, (pen, w, h) => {
    fill(pen, '#efe9de');
    text(pen, '初爨', 60, 110, { size: 64, color: '#8a2f22' });
    text(pen, name, w - 60, h - 60, { size: 54, color: '#4a443b', align: 'right' });
  });
  return put(
    group(
      slab([3.6, 0.06, 1.7], 0.1, card('#efe9de')),
      decal([3.4, 1.58], board, [0, 0.064, 0], [-PI / 2, 0, 0]),
      put(knife(kind, plastic(grip, { roughness: 0.55 })), [0.2, 0.2, 0.05], [-PI / 2, 0, -PI / 2]),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** Kitchen shears, slightly open. */
export function kitchenShears({ color }: { color: string }) {
  const half = (side: number) =>
    put(
      group(
        blade(
          [
            [-0.16, 0],
            [0.16, -0.1],
            [0.14, 0.9],
            [0, 1.75, -0.14, 1.6],
          ],
          [0, 0.1, 0],
          [0, 0, 0],
        ),
        ring(0.34, 0.1, plastic(color, { roughness: 0.4 }), [0.2, -0.95, 0], [0, 0, 0]),
        panel([0.26, 0.8, 0.2], 0.1, plastic(color, { roughness: 0.4 }), [0.02, -0.3, 0], [0, 0, 0.1]),
      ),
      [0, 0, side * 0.03],
      [0, side > 0 ? 0 : PI, 0.2],
    );
  return put(
    group(half(1), half(-1), cyl([0.12, 0.12, 0.2], metal('#c9ced6', 0.2), [0, 0.05, 0], [PI / 2, 0, 0])),
    [0, 0.14, 0],
    [-PI / 2, 0, 0.5],
  );
}

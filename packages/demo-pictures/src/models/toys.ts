import { DoubleSide } from 'three';
import { print } from '../page/labels.ts';
import { card, fabric, plastic, rubber, wood } from '../page/materials.ts';
import { puff, quietLabel } from '../page/soft.ts';
import { PI, ball, block, box, cyl, decal, group, put, reshape, ring, times } from '../page/solids.ts';

/** Wooden building blocks, a small gate built of them. */
export function woodBlocks({ tones, count }: { tones: string[]; count: number }) {
  const paint = (i: number) => plastic(tones[i % tones.length] ?? '#d9c3a0', { roughness: 0.7 });
  const cube = (i: number, at: [number, number, number], turn = 0) =>
    box([0.6, 0.6, 0.6], paint(i), at, [0, turn, 0], 0.05);
  const roof = (i: number, at: [number, number, number]) => put(cyl([0.001, 0.52, 0.5], paint(i)), at, [0, PI / 4, 0]);
  const arch = put(
    reshape(box([1.9, 0.6, 0.6], paint(3), undefined, undefined, 0.05), (v) => {
      if (v.y < 0 && Math.abs(v.x) < 0.6) v.y = -0.3 + 0.3 * Math.cos((v.x / 0.6) * (PI / 2));
    }),
    [0, 1.5, 0],
  );
  const gate = group(
    [-0.65, 0.65].flatMap((x, k) => [cube(k, [x, 0.3, 0]), cyl([0.28, 0.28, 0.6], paint(k + 4), [x, 0.9, 0])]),
    arch,
    roof(2, [-0.65, 2.05, 0]),
    roof(5, [0.65, 2.05, 0]),
    cyl([0.28, 0.28, 0.34], paint(1), [0, 1.97, 0]),
    put(cyl([0.001, 0.42, 0.6], paint(0)), [0, 2.44, 0]),
  );
  const scatter = times(count, (i) =>
    i % 3 === 0
      ? cube(i + 1, [-1.9 + ((i * 0.83) % 3.8), 0.3, 1.1 + (i % 4) * 0.35], i)
      : i % 3 === 1
        ? cyl([0.28, 0.28, 0.6], paint(i), [-1.7 + ((i * 0.83) % 3.8), 0.28, 1.2 + (i % 3) * 0.4], [PI / 2, 0, i])
        : box([1.1, 0.3, 0.6], paint(i), [-1.8 + ((i * 0.83) % 3.8), 0.15, 1.3 + (i % 3) * 0.3], [0, i, 0], 0.05),
  );
  return put(
    group(gate, scatter, box([0.6, 0.6, 0.6], paint(2), [1.7, 0.3, -0.1], [0, 0.4, 0], 0.05)),
    undefined,
    [0, 0.3, 0],
  );
}

/** A sitting plush: bear or rabbit, with a linen scarf. */
export function plush({ kind, fur, scarf }: { kind: 'bear' | 'rabbit'; fur: string; scarf: string }) {
  const coat = fabric(fur, 'terry', 5, { bumpScale: 6 });
  const pale = fabric('#f1e9da', 'terry', 4, { bumpScale: 5 });
  const limb = (size: [number, number, number], at: [number, number, number], turn: [number, number, number]) =>
    puff(size, coat, at, turn, 0.85);
  const ears =
    kind === 'bear'
      ? [-1, 1].map((s) =>
          group(
            ball(0.26, coat, [s * 0.48, 2.62, -0.02], [1, 1, 0.6]),
            ball(0.17, pale, [s * 0.48, 2.6, 0.08], [1, 1, 0.5]),
          ),
        )
      : [-1, 1].map((s) =>
          group(
            puff([0.34, 1.25, 0.24], coat, [s * 0.3, 3.1, -0.06], [-0.08, 0, -s * 0.16], 0.8),
            puff([0.18, 0.95, 0.1], pale, [s * 0.3, 3.1, 0.05], [-0.08, 0, -s * 0.16], 0.8),
          ),
        );
  return group(
    puff([1.35, 1.5, 1.15], coat, [0, 0.85, 0], undefined, 0.88),
    puff([0.9, 1.0, 0.3], pale, [0, 0.8, 0.48], [-0.1, 0, 0], 0.9),
    puff([1.3, 1.15, 1.12], coat, [0, 2.05, 0.04], undefined, 0.92),
    ears,
    puff([0.62, 0.44, 0.4], pale, [0, 1.88, 0.5], undefined, 0.9),
    puff([0.2, 0.14, 0.12], rubber('#4a3a32'), [0, 1.98, 0.7], undefined, 0.8),
    [-1, 1].map((s) => ball(0.065, rubber('#2a2320', { clearcoat: 1, roughness: 0.2 }), [s * 0.27, 2.14, 0.53])),
    [-1, 1].map((s) => limb([0.44, 1.05, 0.44], [s * 0.74, 1.0, 0.2], [0.45, 0, s * 0.45])),
    [-1, 1].map((s) => limb([0.55, 0.55, 1.15], [s * 0.52, 0.3, 0.7], [0, s * 0.3, 0])),
    [-1, 1].map((s) => puff([0.4, 0.42, 0.1], pale, [s * 0.69, 0.31, 1.24], [0, s * 0.3, 0], 0.9)),
    put(ring(0.5, 0.1, fabric(scarf, 'knit', 4)), [0, 1.5, 0.04], [0.06, 0, 0]),
    box([0.24, 0.62, 0.08], fabric(scarf, 'knit', 2), [0.24, 1.18, 0.58], [-0.1, 0, 0.14], 0.03),
  );
}

/** A beech ring with beads, a silicone teether, their box. */
export function teethers({ color, bead }: { color: string; bead: string }) {
  const timber = wood('#dcbd8a', '#a37c4a');
  return put(
    group(
      put(
        group(
          ring(0.72, 0.16, timber, [0, 0, 0], [0, 0, 0]),
          times(7, (i) =>
            ball(0.24, rubber(i % 2 ? color : bead), [
              Math.cos(PI * 0.15 + i * 0.22 * PI * 0.6) * 0.9,
              Math.sin(PI * 0.15 + i * 0.22 * PI * 0.6) * 0.9 + 0.2,
              0.02,
            ]),
          ),
        ),
        [-0.7, 0.16, 0.2],
        [-PI / 2, 0, 0.3],
      ),
      put(
        group(
          puff([0.9, 0.9, 0.3], rubber(color), undefined, undefined, 0.7),
          ring(0.3, 0.1, rubber(bead), [0, 0, 0.05], [0, 0, 0]),
          [-1, 1].map((s) => ball(0.22, rubber(color), [s * 0.36, 0.5, 0], [1, 1, 0.7])),
        ),
        [1.0, 0.16, 0.5],
        [-PI / 2, 0, -0.3],
      ),
      put(
        group(
          block([1.2, 1.5, 0.5], card('#f2ece0')),
          decal(
            [0.95, 0.95],
            print(400, 400, (pen) => quietLabel(pen, ['稚夏', '安抚牙胶', '榉木 · 硅胶'], { y: 70, size: 78 })),
            [0, 0, 0.252],
            undefined,
            { side: DoubleSide },
          ),
        ),
        [0.3, 0.75, -1.0],
        [0, -0.1, 0],
      ),
    ),
    undefined,
    [0, 0.2, 0],
  );
}

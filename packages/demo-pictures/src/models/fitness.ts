import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { fabric, metal, plastic, rubber } from '../page/materials.ts';
import { panel } from '../page/soft.ts';
import {
  PI,
  type Vec,
  ball,
  box,
  cyl,
  decal,
  group,
  lathe,
  put,
  reshape,
  ring,
  smoothLathe,
  times,
  tube,
} from '../page/solids.ts';

/** A yoga mat, rolled half-way, with its strap. */
export function yogaMat({ color, under }: { color: string; under: string }) {
  const top = plastic(color, { roughness: 0.8 });
  const spiral = times(5, (i) =>
    ring(0.1 + i * 0.085, 0.016, plastic(under, { roughness: 0.8 }), [0, 0, 0.96], [0, 0, 0]),
  );
  return put(
    group(
      box([3.0, 0.07, 1.9], top, [-0.7, 0.035, 0], undefined, 0.02),
      put(
        group(cyl([0.48, 0.48, 1.9], plastic(under, { roughness: 0.8 }), [0, 0, 0], [PI / 2, 0, 0]), spiral),
        [1.05, 0.48, 0],
      ),
      [-0.5, 0.5].map((z) => put(ring(0.5, 0.05, fabric('#5a5147', 'woven', 6), [0, 0, 0], [0, 0, 0]), [1.05, 0.5, z])),
      tube(
        [
          [1.05, 1.0, -0.5],
          [1.2, 1.25, -0.2],
          [1.2, 1.25, 0.2],
          [1.05, 1.0, 0.5],
        ],
        0.05,
        fabric('#5a5147', 'woven', 6),
      ),
      panel([0.5, 0.16, 0.01], 0.05, plastic('#f4f1ea', { roughness: 0.8 }), [-1.8, 0.075, 0.6], [-PI / 2, 0, 0]),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** A pair of dumbbells with coated heads, their weight stamped on the ends. */
export function dumbbells({ color, weight, size }: { color: string; weight: string; size: number }) {
  const skin = rubber(color, { roughness: 0.65 });
  const steel = metal('#c9ced6', 0.25);
  const stamp = print(256, 256, (pen) => {
    text(pen, weight, 128, 165, { size: 110, color: '#ffffff', align: 'center' });
  });
  const head = (x: number) => cyl([0.5 * size, 0.5 * size, 0.62 * size], skin, [x, 0, 0], [0, 0, PI / 2]);
  const one = (at: Vec, turn: number) =>
    put(
      group(
        head(-0.85),
        head(0.85),
        [-0.85, 0.85].map((x) =>
          ring(0.5 * size - 0.03, 0.035, skin, [x + Math.sign(x) * 0.31 * size, 0, 0], [0, PI / 2, 0]),
        ),
        reshape(cyl([0.15, 0.15, 1.4], steel, [0, 0, 0], [0, 0, PI / 2]), (v) => {
          const thick = 1 + 0.28 * Math.cos((v.y / 0.6) * (PI / 2));
          v.x *= thick;
          v.z *= thick;
        }),
        decal([0.62 * size, 0.62 * size], stamp, [0.85 + 0.315 * size, 0, 0], [0, PI / 2, 0]),
      ),
      [at[0], 0.5 * size, at[2]],
      [0, turn, 0],
    );
  return put(group(one([0, 0, -0.55], -0.55), one([0.1, 0, 0.75], -0.75)), undefined, [0, 0, 0]);
}

/** A coated kettlebell. */
export function kettlebell({ color, band, weight }: { color: string; band: string; weight: string }) {
  const iron = plastic(color, { roughness: 0.6 });
  const mark = print(256, 256, (pen) => text(pen, weight, 128, 170, { size: 110, color: '#ffffff', align: 'center' }));
  return group(
    smoothLathe(
      [
        [0, 0],
        [0.55, 0],
        [0.7, 0.1],
        [0.92, 0.55],
        [0.88, 1.0],
        [0.6, 1.35],
        [0.3, 1.45],
        [0, 1.45],
      ],
      iron,
    ),
    tube(
      [
        [-0.42, 1.2, 0],
        [-0.66, 1.7, 0],
        [-0.5, 2.15, 0],
        [0, 2.25, 0],
        [0.5, 2.15, 0],
        [0.66, 1.7, 0],
        [0.42, 1.2, 0],
      ],
      0.15,
      iron,
    ),
    [-1, 1].map((s) => ring(0.16, 0.03, plastic(band), [s * 0.62, 1.66, 0], [PI / 2, s * 0.35, 0])),
    put(decal([0.8, 0.8], mark, [0, 0, 0]), [0, 0.72, 0.925], [-0.06, 0, 0]),
  );
}

/** A skipping rope with turned handles. */
export function jumpRope({ color, grip }: { color: string; grip: string }) {
  const handle = (at: Vec, turn: number) =>
    put(
      group(
        lathe(
          [
            [0, -0.75],
            [0.15, -0.72],
            [0.17, -0.3],
            [0.13, 0.3],
            [0.16, 0.66],
            [0.08, 0.75],
            [0, 0.75],
          ],
          rubber(grip, { roughness: 0.55 }),
        ),
        ring(0.15, 0.025, metal('#c9ced6', 0.25), [0, 0.6, 0]),
        ring(0.165, 0.025, plastic(color), [0, -0.3, 0]),
      ),
      at,
      [PI / 2, 0, turn],
    );
  return put(
    group(
      tube(
        times(56, (k) => [
          Math.cos(k * 0.42) * (1.2 + 0.12 * Math.sin(k * 0.9)),
          0.06 + (k % 9) * 0.018,
          Math.sin(k * 0.42) * (0.9 + 0.1 * Math.cos(k * 0.7)),
        ]),
        0.055,
        plastic(color, { roughness: 0.5 }),
      ),
      handle([-0.75, 0.17, 1.35], 0.3),
      handle([0.5, 0.17, 1.5], -0.2),
      tube(
        [
          [1.0, 0.1, 0.6],
          [0.8, 0.12, 0.9],
          [0.62, 0.17, 0.85],
        ],
        0.055,
        plastic(color, { roughness: 0.5 }),
      ),
    ),
    undefined,
    [0, 0.2, 0],
  );
}

/** A grooved foam roller and a massage ball. */
export function foamRoller({ color, ballColor }: { color: string; ballColor: string }) {
  const foam = plastic(color, { roughness: 0.85 });
  return put(
    group(
      put(
        group(
          lathe(
            [
              [0.36, -1.5],
              [0.58, -1.5],
              [0.6, -1.46],
              [0.6, 1.46],
              [0.58, 1.5],
              [0.36, 1.5],
            ],
            foam,
          ),
          lathe(
            [
              [0.36, -1.5],
              [0.36, 1.5],
            ],
            plastic('#2b2f33', { side: DoubleSide }),
          ),
          times(11, (i) =>
            times(9, (k) =>
              box(
                [0.24, 0.18, 0.1],
                foam,
                [Math.cos((k / 9) * 2 * PI) * 0.6, -1.25 + i * 0.25, Math.sin((k / 9) * 2 * PI) * 0.6],
                [0, -(k / 9) * 2 * PI + PI / 2, 0],
                0.04,
              ),
            ),
          ).flat(),
        ),
        [0, 0.65, 0],
        [0, 0.35, PI / 2],
      ),
      ball(0.36, rubber(ballColor), [1.1, 0.36, 1.1]),
    ),
    undefined,
    [0, 0.1, 0],
  );
}

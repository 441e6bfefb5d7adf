import { DoubleSide } from 'three';
import { card, fabric, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { panel, puff } from '../page/soft.ts';
import { PI, ball, box, cyl, extrude, group, outline, put, reshape, ring, times, tube } from '../page/solids.ts';

/** A high-sided litter tray with scoop. */
export function litterBox({ color, rim }: { color: string; rim: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  const side = outline([
    [-1.5, 0],
    [1.5, 0],
    [1.6, 1.5],
    [1.2, 1.6, 0.6, 1.0],
    [0, 0.7, -0.7, 0.75],
    [-1.6, 0.75],
  ]);
  return put(
    group(
      [-0.95, 0.95].map((z) => extrude(side, 0.08, 0.03, shell, [0, 0, z])),
      box([3.0, 0.12, 1.9], shell, [0, 0.06, 0], undefined, 0.04),
      put(box([0.12, 1.52, 1.9], shell, [0, 0.76, 0], undefined, 0.04), [1.52, 0, 0], [0, 0, -0.06]),
      put(box([0.12, 0.76, 1.9], shell, [0, 0.38, 0], undefined, 0.04), [-1.52, 0, 0], [0, 0, 0.06]),
      puff([2.9, 0.36, 1.8], stoneware('#e3ddd0', '#a39a8a'), [0, 0.28, 0], undefined, [0.3, 0.4, 0.3]),
      [-0.95, 0.95].map((z) =>
        tube(
          [
            [-1.6, 0.78, z],
            [-0.7, 0.77, z],
            [0, 0.72, z],
            [0.6, 1.02, z],
            [1.2, 1.5, z],
            [1.6, 1.52, z],
          ],
          0.07,
          plastic(rim),
        ),
      ),
      put(
        group(
          panel([0.6, 0.7, 0.06], 0.14, plastic(rim), [0, 0, 0]),
          times(4, (i) => panel([0.06, 0.4, 0.08], 0.02, rubber('#3a3d42'), [-0.18 + i * 0.12, 0.02, 0])),
          cyl([0.07, 0.07, 0.9], plastic(rim), [0, 0.75, 0]),
        ),
        [0.5, 0.62, 0.35],
        [-0.9, 0.3, 0.4],
      ),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** A braided leash coiled, with collar and hook. */
export function leash({ color, stitch }: { color: string; stitch: string }) {
  const rope = fabric(color, 'knit', 8);
  const brass = metal('#b99a5a', 0.3);
  const coil = tube(
    times(44, (k) => {
      const angle = k * 0.5;
      return [
        Math.cos(angle) * (1.15 - (k % 13) * 0.012),
        0.09 + k * 0.011,
        Math.sin(angle) * (0.85 - (k % 11) * 0.014),
      ];
    }),
    0.085,
    rope,
  );
  const collar = put(
    group(
      ring(0.55, 0.1, fabric(color, 'woven', 10), [0, 0.12, 0]),
      box([0.3, 0.24, 0.14], brass, [0, 0.12, 0.55], undefined, 0.04),
      ring(0.12, 0.03, brass, [0.24, 0.06, 0.66], [0, 0, 0]),
    ),
    [1.2, 0, 1.15],
  );
  return put(
    group(
      coil,
      tube(
        [
          [1.1, 0.55, 0.2],
          [1.5, 0.3, -0.2],
          [1.8, 0.12, -0.7],
        ],
        0.085,
        rope,
      ),
      tube(
        [
          [-1.0, 0.5, 0.3],
          [-1.6, 0.3, 0.7],
          [-2.0, 0.1, 0.2],
          [-1.9, 0.1, -0.4],
          [-1.4, 0.1, -0.3],
        ],
        0.085,
        fabric(stitch, 'knit', 6),
      ),
      cyl([0.1, 0.1, 0.3], brass, [1.86, 0.12, -0.82], [PI / 2, 0, -0.4]),
      ring(0.16, 0.05, brass, [1.98, 0.1, -1.12], [PI / 2, 0, 0], PI * 1.7),
      collar,
    ),
    undefined,
    [0, 0.2, 0],
  );
}

/** Cat toys: feather wand, ball, felt mouse. */
export function petToys({ color, feather }: { color: string; feather: string }) {
  return put(
    group(
      cyl([0.035, 0.06, 3.2], wood('#d3b079', '#9a7444'), [0, 0.1, -0.5], [0, 0.25, PI / 2]),
      tube(
        [
          [1.55, 0.1, -0.85],
          [2.0, 0.5, -0.6],
          [2.1, 0.2, 0.2],
          [1.7, 0.1, 0.5],
        ],
        0.018,
        card('#8a7a64'),
      ),
      times(5, (i) =>
        reshape(
          puff(
            [0.24, 0.03, 1.0],
            plastic(i % 2 ? feather : '#f1ece0', { roughness: 0.95, side: DoubleSide }),
            [1.55 - i * 0.06, 0.12 + i * 0.05, 0.9],
            [0.15, -0.5 + i * 0.3, 0.3 * (i - 2)],
            0.85,
          ),
          (v) => void (v.y += v.z * v.z * 0.2),
        ),
      ),
      ball(0.42, fabric(color, 'knit', 4), [-0.9, 0.42, 0.5]),
      times(3, (i) => ring(0.424, 0.03, fabric('#f1ece0', 'woven', 3), [-0.9, 0.42, 0.5], [i * 1.1, i * 0.7, 0])),
      put(
        group(
          puff([0.62, 0.5, 1.0], fabric('#8f959b', 'terry', 2), [0, 0.25, 0], undefined, [0.9, 0.9, 0.9]),
          [-0.2, 0.2].map((x) => ball(0.15, fabric('#d9aca0', 'terry', 1), [x, 0.48, 0.26], [1, 1, 0.4])),
          ball(0.06, rubber('#2a2320'), [0, 0.26, 0.52]),
          tube(
            [
              [0, 0.2, -0.45],
              [0.2, 0.1, -0.9],
              [-0.1, 0.08, -1.3],
            ],
            0.03,
            card('#d9aca0'),
          ),
        ),
        [0.35, 0, 0.95],
        [0, 0.7, 0],
      ),
    ),
    undefined,
    [0, 0.15, 0],
  );
}

import { DoubleSide } from 'three';
import { glass, gloss, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { puff } from '../page/soft.ts';
import { PI, cyl, extrude, group, lathe, outline, put, ring, times, tube } from '../page/solids.ts';

/** A milk pan with a pouring lip and a wooden handle. */
export function saucepan({ color, inside }: { color: string; inside: string }) {
  const coat = gloss(color, { roughness: 0.3 });
  const pot = group(
    lathe(
      [
        [0, 0],
        [0.86, 0],
        [0.96, 0.08],
        [1.0, 0.95],
        [1.03, 0.98],
      ],
      coat,
    ),
    lathe(
      [
        [0, 0.06],
        [0.84, 0.06],
        [0.92, 0.12],
        [0.96, 0.95],
        [1.03, 0.98],
      ],
      stoneware(inside, '#6d675e'),
    ),
    ring(1.02, 0.02, metal('#c9ced6', 0.3), [0, 0.98, 0]),
  );
  const lip = extrude(
    outline([
      [-0.16, 0],
      [0.16, 0],
      [0, 0.2, -0.16, 0],
    ]),
    0.1,
    0.02,
    coat,
    [-0.2, 0.93, 0.98],
    [-PI / 2, 0, PI],
  );
  const grip = group(
    cyl([0.06, 0.08, 0.5], metal('#b9c0ca', 0.3), [1.2, 0.78, 0], [0, 0, PI / 2 + 0.1]),
    puff([1.5, 0.26, 0.3], wood('#b98450', '#7a4f28'), [2.1, 0.88, 0], [0, 0, 0.12], [0.3, 0.8, 0.8]),
  );
  const lid = put(
    group(
      lathe(
        [
          [1.02, 0],
          [0.98, 0.06],
          [0.5, 0.16],
          [0, 0.2],
        ],
        glass('#e6eff2', 0.35),
      ),
      ring(1.0, 0.035, metal('#c9ced6', 0.25)),
      cyl([0.14, 0.1, 0.16], wood('#b98450', '#7a4f28'), [0, 0.26, 0]),
    ),
    [-1.0, 0.95, -0.9],
    [1.15, 0.2, 0.25],
  );
  return put(group(pot, lip, grip, lid), undefined, [0, 0.5, 0]);
}

/** A wok with wooden helper handle and a glass lid resting on it. */
export function wok({ color }: { color: string }) {
  const iron = plastic(color, { roughness: 0.5, metalness: 0.35, side: DoubleSide });
  const timber = wood('#a9713d', '#6a421f');
  const bowl = lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.62, 0.05],
      [1.1, 0.32],
      [1.42, 0.72],
      [1.46, 0.74],
      [1.38, 0.7],
      [1.05, 0.34],
      [0.55, 0.08],
      [0, 0.06],
    ],
    iron,
  );
  return put(
    group(
      bowl,
      cyl([0.06, 0.07, 0.5], metal('#9aa1aa', 0.35), [1.62, 0.74, 0], [0, 0, PI / 2 + 0.2]),
      puff([1.7, 0.28, 0.3], timber, [2.55, 0.96, 0], [0, 0, 0.2], [0.3, 0.8, 0.8]),
      tube(
        [
          [-1.4, 0.68, -0.34],
          [-1.72, 0.78, -0.2],
          [-1.72, 0.78, 0.2],
          [-1.4, 0.68, 0.34],
        ],
        0.07,
        timber,
      ),
    ),
    undefined,
    [0, 0.45, 0],
  );
}

/** An earthenware pot with lid and two stub handles. */
export function clayPot({ clay, lidColor, size }: { clay: string; lidColor: string; size: number }) {
  const body = stoneware(clay, '#5a4a3c');
  const cover = stoneware(lidColor, '#4a3d32', { roughness: 0.5 });
  return put(
    group(
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [1.0, 0.16],
          [1.2, 0.5],
          [1.22, 0.82],
          [1.3, 0.9],
          [1.3, 0.94],
        ],
        body,
      ),
      times(5, (i) => ring(1.06 + i * 0.045, 0.018, body, [0, 0.28 + i * 0.1, 0])),
      lathe(
        [
          [1.27, 0.94],
          [1.24, 1.0],
          [0.9, 1.24],
          [0.5, 1.36],
          [0, 1.4],
        ],
        cover,
      ),
      lathe(
        [
          [0, 0.3],
          [0.3, 0.28],
          [0.34, 0.2],
          [0.22, 0.06],
          [0.26, 0],
        ],
        cover,
        [0, 1.36, 0],
      ),
      [-1, 1].map((side) => puff([0.5, 0.2, 0.75], body, [side * 1.36, 0.78, 0], [0, 0, side * 0.15], 0.6)),
      cyl([0.035, 0.035, 0.05], rubber('#2a2420'), [0.62, 1.32, 0.2]),
    ),
    undefined,
    [0, 0.35, 0],
    size,
  );
}

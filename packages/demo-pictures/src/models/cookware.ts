import { DoubleSide } from 'three';
import { card, fabric, gloss, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { box, cyl, extrude, group, lathe, outline, PI, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

export function fryingPan({ color, inside }: { color: string; inside: string }) {
  const coat = plastic(color, { roughness: 0.35, clearcoat: 0.4, side: DoubleSide });
  const bowl = group(
    lathe(
      [
        [0, 0],
        [1.1, 0],
        [1.22, 0.06],
        [1.42, 0.42],
        [1.45, 0.44],
      ],
      coat,
    ),
    lathe(
      [
        [0, 0.05],
        [1.08, 0.05],
        [1.18, 0.1],
        [1.38, 0.42],
        [1.45, 0.44],
      ],
      stoneware(inside, '#4d4a45'),
    ),
    ring(1.435, 0.02, metal('#c9ced6', 0.3), [0, 0.44, 0]),
  );
  const grip = group(
    box([0.42, 0.12, 0.24], metal('#b9c0ca', 0.3), [1.58, 0.42, 0], [0, 0, 0.22], 0.04),
    extrude(
      outline([
        [0, -0.12],
        [1.75, -0.15],
        [1.95, -0.1, 1.95, 0.1],
        [1.75, 0.15],
        [0, 0.12],
      ]),
      0.12,
      0.06,
      wood('#b98450', '#7a4f28'),
      [1.72, 0.5, 0],
      [-PI / 2, -0.2, 0],
    ),
  );
  return put(group(bowl, grip), [0, 0, 0], [0, 0.55, 0]);
}

export function casserole({ color }: { color: string }) {
  const enamel = gloss(color, { roughness: 0.18, clearcoat: 0.9 });
  const pot = smoothLathe(
    [
      [0, 0],
      [1.0, 0],
      [1.12, 0.08],
      [1.18, 0.6],
      [1.2, 0.95],
      [1.22, 1.0],
    ],
    enamel,
  );
  const lid = group(
    smoothLathe(
      [
        [1.24, 0],
        [1.22, 0.06],
        [0.9, 0.24],
        [0.4, 0.34],
        [0, 0.36],
      ],
      enamel,
      [0, 1.0, 0],
    ),
    ring(1.22, 0.03, enamel, [0, 1.0, 0]),
    ring(0.8, 0.015, enamel, [0, 1.275, 0]),
    cyl([0.1, 0.16, 0.12], metal('#c9b37a', 0.25), [0, 1.4, 0]),
    lathe(
      [
        [0, 0.14],
        [0.2, 0.12],
        [0.24, 0.05],
        [0.1, 0],
      ],
      metal('#c9b37a', 0.25),
      [0, 1.44, 0],
    ),
  );
  const ears = [-1, 1].map((side) =>
    tube(
      [
        [side * 1.15, 0.78, -0.4],
        [side * 1.48, 0.84, -0.3],
        [side * 1.52, 0.84, 0.3],
        [side * 1.15, 0.78, 0.4],
      ],
      0.085,
      enamel,
    ),
  );
  return put(group(pot, lid, ears), [0, 0, 0], [0, 0.4, 0]);
}

export function choppingBoard() {
  const grain = wood('#b47a45', '#6a3f1d', [1, 1]);
  const board = put(
    group(
      extrude(
        outline([
          [-1.3, -0.95],
          [1.3, -0.95],
          [1.45, -0.95, 1.45, -0.8],
          [1.45, 0.8],
          [1.45, 0.95, 1.3, 0.95],
          [-1.3, 0.95],
          [-1.45, 0.95, -1.45, 0.8],
          [-1.45, -0.8],
          [-1.45, -0.95, -1.3, -0.95],
        ]),
        0.1,
        0.03,
        grain,
      ),
      ring(0.13, 0.03, metal('#8a6a3c', 0.4), [-1.2, 0.7, 0.08], [0, 0, 0]),
    ),
    [0, 0.09, 0],
    [-PI / 2, 0, 0],
  );
  const bread = group(
    times(3, (i) =>
      put(
        box([0.16, 0.62, 0.8], card('#e9c98a'), [0, 0.31, 0], undefined, 0.09),
        [0.15 + i * 0.28, 0.16, 0.05],
        [0, 0.1, -0.5 - i * 0.12],
      ),
    ),
    box([0.9, 0.62, 0.82], fabric('#b3742f', 'terry', 2), [-0.55, 0.47, 0], undefined, 0.28),
  );
  const knife = put(
    group(
      extrude(
        outline([
          [0, -0.12],
          [1.5, -0.12],
          [1.75, 0.06],
          [0, 0.1],
        ]),
        0.02,
        0.004,
        metal('#d5dae0', 0.15),
      ),
      box([0.85, 0.18, 0.1], rubber('#2a2320'), [-0.42, 0, 0], undefined, 0.05),
    ),
    [0.4, 0.17, 0.7],
    [-PI / 2, 0, 0.1],
  );
  return put(group(board, bread, knife), [0, 0, 0], [0, 0.45, 0]);
}

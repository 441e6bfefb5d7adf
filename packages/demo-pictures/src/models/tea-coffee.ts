import { DoubleSide } from 'three';
import { card, ceramic, glass, gloss, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import type { Material } from '../page/materials.ts';
import { ball, box, cyl, group, lathe, put, smoothLathe, times, tube, wall } from '../page/solids.ts';

function teapot(body: Material) {
  return group(
    smoothLathe(
      [
        [0, 0.03],
        [0.36, 0],
        [0.52, 0.1],
        [0.66, 0.38],
        [0.62, 0.68],
        [0.42, 0.86],
        [0.3, 0.9],
      ],
      body,
    ),
    smoothLathe(
      [
        [0.32, 0],
        [0.3, 0.06],
        [0.16, 0.12],
        [0.05, 0.14],
        [0.08, 0.22],
        [0, 0.26],
      ],
      body,
      [0, 0.88, 0],
    ),
    tube(
      [
        [0.58, 0.4, 0],
        [0.8, 0.5, 0],
        [0.92, 0.72, 0],
        [1.06, 0.8, 0],
      ],
      0.085,
      body,
    ),
    tube(
      [
        [-0.58, 0.62, 0],
        [-0.9, 0.78, 0],
        [-1.06, 0.55, 0],
        [-0.9, 0.28, 0],
        [-0.6, 0.3, 0],
      ],
      0.065,
      body,
    ),
  );
}

export function teaSet({ clay, dark }: { clay: string; dark: string }) {
  const body = stoneware(clay, dark);
  const cup = (x: number, z: number) =>
    put(
      group(
        lathe(
          [
            [0, 0.03],
            [0.18, 0],
            [0.21, 0.04],
            [0.3, 0.3],
            [0.31, 0.32],
            [0.27, 0.29],
            [0.17, 0.07],
            [0, 0.06],
          ],
          body,
        ),
        cyl([0.25, 0.22, 0.02], gloss('#a8642a'), [0, 0.22, 0]),
      ),
      [x, 0.16, z],
    );
  const bamboo = wood('#c79a62', '#8a6234', [1, 1]);
  const tray = group(
    box([3.5, 0.12, 2.3], bamboo, [0, 0.08, 0], undefined, 0.05),
    times(11, (i) => box([0.035, 0.01, 1.9], rubber('#5a3d20'), [-1.5 + i * 0.3, 0.143, 0], undefined, 0.003)),
  );
  return put(
    group(
      tray,
      put(teapot(body), [-0.45, 0.14, -0.3], [0, 0.35, 0]),
      cup(0.75, 0.5),
      cup(1.3, 0.05),
      cup(0.15, 0.72),
      cup(1.15, -0.6),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

function gooseneck(black: Material) {
  return group(
    smoothLathe(
      [
        [0, 0.03],
        [0.7, 0],
        [0.74, 0.08],
        [0.66, 0.7],
        [0.5, 1.15],
        [0.48, 1.2],
      ],
      black,
    ),
    cyl([0.46, 0.49, 0.1], black, [0, 1.24, 0]),
    ball(0.09, wood('#9a6a3c', '#5a3a1c'), [0, 1.38, 0]),
    tube(
      [
        [0.66, 0.25, 0],
        [0.95, 0.35, 0],
        [1.0, 0.95, 0],
        [1.2, 1.35, 0],
        [1.45, 1.3, 0],
      ],
      0.06,
      black,
    ),
    tube(
      [
        [-0.48, 1.1, 0],
        [-0.9, 1.3, 0],
        [-1.15, 1.0, 0],
        [-1.05, 0.45, 0],
      ],
      0.075,
      wood('#9a6a3c', '#5a3a1c'),
    ),
  );
}

function dripServer(black: Material) {
  const clear = glass('#e6f0f3', 0.3);
  return group(
    smoothLathe(
      [
        [0, 0.03],
        [0.5, 0],
        [0.6, 0.1],
        [0.56, 0.55],
        [0.36, 0.95],
        [0.38, 1.1],
      ],
      clear,
    ),
    smoothLathe(
      [
        [0, 0.05],
        [0.48, 0.04],
        [0.56, 0.12],
        [0.54, 0.5],
        [0, 0.5],
      ],
      gloss('#3a1f10'),
    ),
    tube(
      [
        [0.4, 0.95, 0],
        [0.85, 0.85, 0],
        [0.85, 0.35, 0],
        [0.58, 0.25, 0],
      ],
      0.055,
      clear,
    ),
    cyl([0.52, 0.52, 0.04], black, [0, 1.12, 0]),
    wall([0.62, 0.2, 0.6], ceramic('#f4f1ea'), [0, 1.45, 0]),
    tube(
      [
        [0.55, 1.65, 0],
        [0.85, 1.6, 0],
        [0.8, 1.35, 0],
        [0.45, 1.3, 0],
      ],
      0.045,
      ceramic('#f4f1ea'),
    ),
    wall([0.57, 0.15, 0.55], card('#e9dcc4', { side: DoubleSide }), [0, 1.5, 0]),
  );
}

export function pourOver() {
  const black = plastic('#202327', { roughness: 0.4 });
  return put(
    group(put(gooseneck(black), [-0.75, 0, -0.2], [0, 0.15, 0]), put(dripServer(black), [1.25, 0, 0.45], [0, -0.4, 0])),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

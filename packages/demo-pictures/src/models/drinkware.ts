import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { ceramic, glass, gloss, metal, plastic } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, PI, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

export function mug({ band }: { band: string }) {
  const white = ceramic('#f5f2ec');
  const matte = plastic(band, { roughness: 0.55, side: DoubleSide });
  return put(
    group(
      smoothLathe(
        [
          [0, 0.05],
          [0.44, 0.0],
          [0.53, 0.04],
          [0.57, 0.14],
          [0.585, 0.7],
          [0.59, 1.16],
          [0.575, 1.21],
          [0.545, 1.17],
          [0.535, 0.6],
          [0.5, 0.16],
          [0.3, 0.1],
          [0, 0.1],
        ],
        white,
      ),
      lathe(
        [
          [0.5, 0.02],
          [0.56, 0.06],
          [0.582, 0.14],
          [0.594, 0.66],
        ],
        matte,
      ),
      ring(0.594, 0.006, plastic(band), [0, 0.66, 0]),
      tube(
        [
          [0.55, 1.0, 0],
          [0.78, 1.04, 0],
          [0.97, 0.9, 0],
          [1.0, 0.62, 0],
          [0.86, 0.36, 0],
          [0.55, 0.3, 0],
        ],
        0.075,
        white,
      ),
      decal(
        [0.34, 0.12],
        print(280, 100, (pen) => text(pen, '云栖', 140, 76, { size: 70, color: '#8d8577', align: 'center' })),
        [0, 0.9, 0.592],
      ),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

export function thermos({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.5, clearcoat: 0.25 });
  const steel = metal('#c9ced6', 0.22);
  const name = print(160, 520, (pen) => {
    pen.translate(80, 260);
    pen.rotate(-PI / 2);
    text(pen, 'XINGSHAN 行山', 0, 26, {
      size: 64,
      color: color === '#efe9dd' ? '#8a8172' : 'rgba(255,255,255,.85)',
      align: 'center',
    });
  });
  return group(
    lathe(
      [
        [0, 0],
        [0.4, 0],
        [0.44, 0.04],
        [0.45, 0.3],
        [0.45, 1.95],
        [0.42, 2.1],
        [0.36, 2.2],
      ],
      coat,
    ),
    lathe(
      [
        [0.38, 0],
        [0.425, 0.01],
        [0.44, 0.05],
      ],
      steel,
      [0, 0, 0],
    ),
    cyl([0.37, 0.37, 0.08], steel, [0, 2.22, 0]),
    lathe(
      [
        [0.39, 0],
        [0.4, 0.02],
        [0.4, 0.5],
        [0.36, 0.58],
        [0, 0.6],
      ],
      plastic('#23272d', { roughness: 0.45 }),
      [0, 2.26, 0],
    ),
    box([0.2, 0.28, 0.1], plastic('#3a4049'), [0, 2.5, 0.38], undefined, 0.04),
    tube(
      [
        [-0.36, 2.7, 0],
        [-0.3, 3.05, 0],
        [0.3, 3.05, 0],
        [0.36, 2.7, 0],
      ],
      0.05,
      plastic('#23272d', { roughness: 0.5 }),
    ),
    decal([0.26, 0.85], name, [0, 1.1, 0.452]),
  );
}

export function glassCarafe() {
  const clear = glass('#e4f0f4', 0.3);
  const tea = plastic('#d9a35a', { roughness: 0.05, transparent: true, opacity: 0.55, depthWrite: false });
  const jar = smoothLathe(
    [
      [0, 0.03],
      [0.6, 0],
      [0.72, 0.08],
      [0.74, 0.5],
      [0.66, 1.3],
      [0.44, 1.95],
      [0.4, 2.25],
      [0.44, 2.42],
    ],
    clear,
  );
  const fillUp = smoothLathe(
    [
      [0, 0.07],
      [0.58, 0.05],
      [0.69, 0.12],
      [0.71, 0.5],
      [0.64, 1.25],
      [0, 1.26],
    ],
    tea,
  );
  const lid = group(
    cyl([0.42, 0.4, 0.14], metal('#c9ced6', 0.22), [0, 2.44, 0]),
    cyl([0.1, 0.12, 0.12], metal('#c9ced6', 0.22), [0, 2.57, 0]),
    cyl([0.36, 0.36, 0.2], metal('#aab1bb', 0.35), [0, 2.32, 0]),
  );
  const handle = tube(
    [
      [0.45, 2.2, 0],
      [0.95, 2.15, 0],
      [1.12, 1.7, 0],
      [1.0, 0.95, 0],
      [0.7, 0.7, 0],
    ],
    0.075,
    clear,
  );
  const fruit = times(4, (i) =>
    put(
      group(cyl([0.26, 0.26, 0.05], gloss('#f0c23a')), cyl([0.22, 0.22, 0.052], plastic('#f8e08a'))),
      [0.25 * Math.cos(i * 2), 0.3 + i * 0.25, 0.25 * Math.sin(i * 2)],
      [1.2, i, 0.4],
    ),
  );
  const cup = (x: number, z: number) =>
    put(
      group(
        lathe(
          [
            [0, 0.03],
            [0.3, 0.0],
            [0.34, 0.05],
            [0.38, 0.75],
          ],
          clear,
        ),
        lathe(
          [
            [0, 0.05],
            [0.3, 0.04],
            [0.345, 0.45],
            [0, 0.46],
          ],
          tea,
        ),
        cyl([0.3, 0.3, 0.03], glass('#dcebf0', 0.6), [0, 0.015, 0]),
      ),
      [x, 0, z],
    );
  const foot = cyl([0.66, 0.66, 0.03], glass('#dcebf0', 0.6), [0, 0.015, 0]);
  foot.castShadow = true;
  return put(group(fillUp, fruit, jar, foot, lid, handle, cup(-1.15, 0.55), cup(1.1, 0.95)), [0, 0, 0], [0, -0.3, 0]);
}

import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { glass, gloss, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, dome, group, PI, put, ring, times, tube, wall } from '../page/solids.ts';

export function helmet({ color, ink }: { color: string; ink: string }) {
  const shell = gloss(color);
  const brim = cyl([0.99, 1.04, 0.07], shell, [0, 0.12, 0.06]);
  brim.scale.set(0.98, 1, 1.22);
  const visor = cyl([0.8, 0.87, 0.06], shell, [0, 0.1, 0.64]);
  visor.scale.set(0.95, 1, 1);
  const ribs = [-0.26, 0, 0.26].map((x) => {
    const rib = ring(x ? 0.95 : 0.98, 0.05, shell, [x, 0.12, 0], [0, PI / 2, 0], PI);
    rib.scale.set(1.13, 0.89, 1);
    return rib;
  });
  const vents = [-1, 1].flatMap((side) =>
    times(3, (i) =>
      box([0.02, 0.05, 0.2], rubber('#2b2f35'), [side * 0.845, 0.5, -0.3 + i * 0.3], [0, 0, side * 0.42], 0.01),
    ),
  );
  const name = print(300, 130, (pen) => {
    text(pen, '安盾', 150, 76, { size: 76, color: ink, align: 'center' });
    text(pen, 'ANDUN', 150, 122, { size: 36, color: ink, align: 'center' });
  });
  const strap = tube(
    [
      [-0.82, 0.1, 0.1],
      [-0.7, -0.12, 0.3],
      [-0.2, -0.2, 0.55],
      [0.3, -0.2, 0.5],
      [0.8, 0.1, 0.1],
    ],
    0.03,
    rubber('#23272d'),
  );
  return put(
    group(
      dome(1, shell, [0, 0.12, 0], [0.92, 0.86, 1.12]),
      brim,
      visor,
      ribs,
      vents,
      decal([0.5, 0.217], name, [0, 0.5, 1.09], [-0.42, 0, 0]),
      strap,
    ),
    [0, 0.2, 0],
    [0, 0.6, 0],
  );
}

export function goggles({ lens, opacity }: { lens: string; opacity: number }) {
  const frame = plastic('#20242a', { roughness: 0.45 });
  const eye = wall(
    [1.1, 1.04, 0.72],
    glass(lens, opacity, { side: DoubleSide }),
    [0, 0.5, -0.3],
    [0, 0, 0],
    -0.95,
    1.9,
  );
  const brow = ring(1.1, 0.05, frame, [0, 0.88, -0.3], [PI / 2, 0, PI / 2 - 0.95], 1.9);
  const lower = ring(1.045, 0.022, frame, [0, 0.14, -0.3], [PI / 2, 0, PI / 2 - 0.95], 1.9);
  const sides = [-1, 1].flatMap((side) => [
    box([0.07, 0.2, 1.6], frame, [side * 0.92, 0.78, -0.45], undefined, 0.03),
    box([0.09, 0.16, 0.6], rubber('#e0762b'), [side * 0.92, 0.76, -1.1], undefined, 0.03),
    box([0.03, 0.5, 0.5], glass(lens, opacity), [side * 0.9, 0.52, 0.1], undefined, 0.01),
  ]);
  const nose = tube(
    [
      [-0.16, 0.2, 0.74],
      [-0.1, 0.42, 0.78],
      [0.1, 0.42, 0.78],
      [0.16, 0.2, 0.74],
    ],
    0.05,
    rubber('#20242a'),
  );
  return put(group(eye, brow, lower, sides, nose), [0, 0, 0], [0, 0.55, 0]);
}

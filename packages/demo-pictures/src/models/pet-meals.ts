import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { ceramic, plastic, stoneware, wood } from '../page/materials.ts';
import { panel, puff, quietLabel, slab } from '../page/soft.ts';
import { PI, box, cyl, decal, group, lathe, put, smoothLathe, times } from '../page/solids.ts';

/** Two tilted bowls in a raised wooden stand. */
export function petBowls({ bowl, light, dark }: { bowl: string; light: string; dark: string }) {
  const timber = wood(light, dark, [1, 1]);
  const one = (x: number, food: string | null) =>
    put(
      group(
        smoothLathe(
          [
            [0, 0.06],
            [0.5, 0.06],
            [0.64, 0.2],
            [0.74, 0.5],
            [0.78, 0.56],
            [0.72, 0.56],
            [0.6, 0.26],
            [0, 0.2],
          ],
          ceramic(bowl, { roughness: 0.35 }),
        ),
        food
          ? times(34, (i) =>
              puff(
                [0.15, 0.1, 0.15],
                plastic(food, { roughness: 0.9 }),
                [
                  Math.cos(i * 2.4) * 0.58 * Math.sqrt(i / 34),
                  0.42 + (1 - i / 34) * 0.14,
                  Math.sin(i * 2.4) * 0.58 * Math.sqrt(i / 34),
                ],
                [i, i, 0],
                0.8,
              ),
            )
          : [cyl([0.62, 0.62, 0.02], plastic('#d3e6ee', { roughness: 0.05, clearcoat: 1 }), [0, 0.42, 0])],
      ),
      [x, 0.62, 0],
      [0.18, 0, 0],
    );
  return put(
    group(
      slab([3.5, 0.16, 1.7], 0.3, timber, [0, 0.85, 0]),
      [-1.5, 1.5].map((x) => put(panel([1.5, 0.9, 0.14], 0.1, timber, [0, 0.45, 0]), [x, 0, 0], [0, PI / 2, 0])),
      one(-0.82, '#9a6a3f'),
      one(0.82, null),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

type Sack = { color: string; band: string; label: [string, string, string]; grain: string };

/** A standing bag of litter or food with a little heap before it. */
export function petSack({ color, band, label, grain }: Sack) {
  const face = print(800, 1000, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#fbf8f1', [70, 180, w - 140, 520]);
    quietLabel(pen, label, { y: 240, size: 110, max: w - 220 });
    fill(pen, band, [0, h - 170, w, 170]);
    text(pen, label[2], w / 2, h - 65, { size: 76, align: 'center' });
    text(pen, '团爪 TUANZHUA', w / 2, 120, { size: 60, align: 'center' });
  });
  const bag = plastic(color, { roughness: 0.45, clearcoat: 0.2 });
  return put(
    group(
      puff([2.0, 2.7, 1.0], bag, [0, 1.3, 0], undefined, [0.22, 0.2, 0.4]),
      box([1.92, 0.34, 0.1], bag, [0, 2.72, 0], undefined, 0.03),
      box([1.96, 0.06, 0.13], plastic(band), [0, 2.6, 0], undefined, 0.02),
      put(decal([1.72, 2.15], face, [0, 0, 0]), [0, 1.3, 0.505]),
      times(46, (i) =>
        puff(
          [0.13, 0.1, 0.13],
          stoneware(grain, '#6d5a44'),
          [
            0.9 + Math.cos(i * 2.4) * 0.5 * Math.sqrt(i / 46),
            0.06 + (1 - i / 46) * 0.2,
            0.95 + Math.sin(i * 2.4) * 0.4 * Math.sqrt(i / 46),
          ],
          [i, i, i],
          0.8,
        ),
      ),
    ),
    undefined,
    [0, -0.3, 0],
  );
}

/** A pet fountain with a running spring. */
export function petFountain({ color, tray }: { color: string; tray: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.4 });
  const water = plastic('#cfe6ef', { roughness: 0.03, clearcoat: 1, transparent: true, opacity: 0.7 });
  return put(
    group(
      puff([2.2, 1.5, 2.2], shell, [0, 0.75, 0], undefined, [0.8, 0.3, 0.8]),
      panel([0.5, 0.9, 0.02], 0.2, plastic('#bcd9e4', { transparent: true, opacity: 0.85 }), [0, 0.72, 1.09]),
      lathe(
        [
          [1.02, 1.44],
          [1.08, 1.56],
          [1.0, 1.6],
          [0.86, 1.46],
          [0, 1.42],
        ],
        plastic(tray, { roughness: 0.3, side: DoubleSide }),
      ),
      cyl([0.92, 0.92, 0.02], water, [0, 1.5, 0]),
      lathe(
        [
          [0, 0],
          [0.3, 0],
          [0.34, 0.1],
          [0.14, 0.34],
          [0, 0.36],
        ],
        plastic(tray),
        [0, 1.48, 0],
      ),
      smoothLathe(
        [
          [0.02, 0.5],
          [0.1, 0.46],
          [0.22, 0.24],
          [0.36, 0.03],
        ],
        water,
        [0, 1.5, 0],
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

import { glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import { PI, ball, cyl, decal, group, lathe, put, ring, times, tube } from '../page/solids.ts';
import { digits } from './machine-screens.ts';

/** A drip coffee maker with a glass jug. */
export function coffeeMaker({ color, accent }: { color: string; accent: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  return put(
    group(
      slab([1.9, 0.3, 2.2], 0.3, shell),
      panel([1.9, 3.0, 0.8], 0.3, shell, [0, 1.6, -0.68]),
      slab([1.9, 0.9, 2.0], 0.4, shell, [0, 2.3, -0.08]),
      cyl([0.62, 0.5, 0.22], rubber('#2c3036'), [0, 2.2, 0.16]),
      cyl([0.75, 0.75, 0.05], metal('#3a3f47', 0.4), [0, 0.32, 0.2]),
      lathe(
        [
          [0, 0],
          [0.66, 0],
          [0.72, 0.08],
          [0.74, 0.6],
          [0.56, 1.2],
          [0.54, 1.32],
        ],
        glass('#e6f1f4', 0.3),
        [0, 0.36, 0.2],
      ),
      lathe(
        [
          [0, 0.03],
          [0.62, 0.03],
          [0.69, 0.1],
          [0.7, 0.6],
          [0.68, 0.72],
          [0, 0.72],
        ],
        plastic('#3a2013', { roughness: 0.08, transparent: true, opacity: 0.98 }),
        [0, 0.36, 0.2],
      ),
      cyl([0.56, 0.56, 0.14], rubber('#2c3036'), [0, 1.72, 0.2]),
      tube(
        [
          [0.54, 1.6, 0.2],
          [0.98, 1.55, 0.3],
          [1.0, 0.9, 0.32],
          [0.72, 0.8, 0.26],
        ],
        0.07,
        rubber('#2c3036'),
      ),
      put(decal([0.52, 0.2], digits('08:00')), [0.36, 2.78, 0.926]),
      cyl([0.12, 0.12, 0.06], metal(accent, 0.3), [-0.5, 2.78, 0.94], [PI / 2, 0, 0]),
    ),
    undefined,
    [0, -0.45, 0],
  );
}

/** An electric steaming pot of two see-through floors. */
export function foodSteamer({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const floor = (y: number) =>
    group(
      lathe(
        [
          [0.9, 0],
          [1.0, 0.06],
          [1.08, 0.62],
          [1.1, 0.66],
        ],
        glass('#e9f2f2', 0.36),
        [0, y, 0],
      ),
      cyl([0.9, 0.9, 0.04], plastic('#e9efee', { transparent: true, opacity: 0.6 }), [0, y + 0.03, 0]),
      times(6, (i) =>
        puff(
          [0.46, 0.4, 0.46],
          plastic('#f6f0e2', { roughness: 0.7 }),
          [Math.cos((i * PI) / 3) * 0.56, y + 0.24, Math.sin((i * PI) / 3) * 0.56],
          undefined,
          0.8,
        ),
      ),
    );
  return group(
    puff([2.5, 0.8, 2.5], shell, [0, 0.4, 0], undefined, [0.7, 0.3, 0.7]),
    cyl([0.18, 0.18, 0.08], metal('#b99a5a', 0.3), [0, 0.38, 1.22], [PI / 2, 0, 0]),
    floor(0.8),
    floor(1.5),
    lathe(
      [
        [1.12, 0],
        [1.06, 0.12],
        [0.6, 0.36],
        [0, 0.42],
      ],
      glass('#e9f2f2', 0.34),
      [0, 2.18, 0],
    ),
    ring(1.1, 0.03, shell, [0, 2.18, 0]),
    puff([0.5, 0.2, 0.24], shell, [0, 2.66, 0], undefined, 0.6),
  );
}

/** A kitchen scale with a bowl, or a body scale alone. */
export function scale({ color, kind }: { color: string; kind: 'kitchen' | 'body' }) {
  const plate = slab(
    kind === 'body' ? [3.0, 0.16, 3.0] : [2.0, 0.18, 2.6],
    0.3,
    kind === 'body' ? gloss(color, { roughness: 0.15 }) : plastic(color, { roughness: 0.4 }),
    [0, 0.06, 0],
  );
  const screen = (at: [number, number, number], words: string) =>
    decal([0.7, 0.26], digits(words, '#e9f2f4'), at, [-PI / 2, 0, 0]);
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      cyl([0.12, 0.12, 0.06], rubber('#3a3d42'), [x * (kind === 'body' ? 1.2 : 0.75), 0.03, z * 1.05]),
    ),
  );
  if (kind === 'body')
    return put(
      group(
        plate,
        feet,
        screen([0, 0.226, -0.95], '52.6'),
        [-0.75, 0.75].map((x) => slab([0.7, 0.02, 1.5], 0.3, metal('#cfd4da', 0.3), [x, 0.215, 0.3])),
      ),
      undefined,
      [0, 0.4, 0],
    );
  return put(
    group(
      plate,
      feet,
      screen([0, 0.246, 0.95], '280g'),
      [-0.65, 0.65].map((x) => cyl([0.1, 0.1, 0.03], metal('#c9ced6', 0.3), [x, 0.25, 0.95])),
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.8, 0.3],
          [0.95, 0.72],
          [0.92, 0.72],
          [0.76, 0.34],
          [0.46, 0.06],
          [0, 0.06],
        ],
        metal('#d3d7dc', 0.2),
        [0, 0.24, -0.3],
      ),
      times(7, (i) =>
        ball(0.22, plastic(i % 2 ? '#8a9a4a' : '#b9402f', { roughness: 0.4 }), [
          Math.cos(i * 2.4) * 0.36 * Math.sqrt(i / 6),
          0.62 + (i === 0 ? 0.22 : 0),
          -0.3 + Math.sin(i * 2.4) * 0.36 * Math.sqrt(i / 6),
        ]),
      ),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

import { glass, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, decal, group, lathe, put, ring, smoothLathe, times, tube } from '../page/solids.ts';
import { digits, word } from './machine-screens.ts';

/** A small rice cooker with a round lid and a touch panel. */
export function homeRiceCooker({ color, accent }: { color: string; accent: string }) {
  const shell = plastic(color, { roughness: 0.3, clearcoat: 0.4 });
  return put(
    group(
      smoothLathe(
        [
          [0, 0.06],
          [0.9, 0.06],
          [1.08, 0.16],
          [1.16, 0.7],
          [1.12, 1.2],
          [1.02, 1.34],
        ],
        shell,
      ),
      cyl([0.86, 0.9, 0.08], rubber('#2c3036'), [0, 0.04, 0]),
      smoothLathe(
        [
          [1.04, 1.36],
          [1.02, 1.46],
          [0.7, 1.62],
          [0.3, 1.68],
          [0, 1.68],
        ],
        shell,
      ),
      ring(1.04, 0.025, metal(accent, 0.3), [0, 1.35, 0]),
      cyl([0.2, 0.24, 0.08], rubber('#2c3036'), [0.3, 1.66, -0.3]),
      tube(
        [
          [-1.0, 1.3, 0],
          [-1.16, 1.8, 0],
          [0, 2.05, 0],
          [1.16, 1.8, 0],
          [1.0, 1.3, 0],
        ],
        0.06,
        metal(accent, 0.3),
      ),
      put(panel([0.7, 0.62, 0.06], 0.16, rubber('#1b1e22')), [0, 0.78, 1.13], [-0.06, 0, 0]),
      put(decal([0.44, 0.17], digits('快煮')), [0, 0.88, 1.17], [-0.06, 0, 0]),
      cyl([0.08, 0.08, 0.04], metal(accent, 0.3), [0, 0.62, 1.17], [PI / 2, 0, 0]),
    ),
    undefined,
    [0, -0.4, 0],
  );
}

/** A glass health kettle with fruit tea on its warming base. */
export function healthKettle({ base, drink }: { base: string; drink: string }) {
  const dark = plastic(base, { roughness: 0.35, clearcoat: 0.3 });
  const fruit = ['#d9663a', '#e6b94a', '#a33a3a', '#c98f3f'];
  return put(
    group(
      slab([1.9, 0.4, 2.0], 0.5, dark),
      put(decal([0.5, 0.19], digits('养生')), [0, 0.22, 1.008], undefined),
      cyl([0.74, 0.8, 0.2], metal('#c9ced6', 0.25), [0, 0.5, 0]),
      lathe(
        [
          [0, 0],
          [0.76, 0],
          [0.86, 0.1],
          [0.9, 0.7],
          [0.8, 1.4],
          [0.7, 1.6],
        ],
        glass('#e6f1f4', 0.28),
        [0, 0.6, 0],
      ),
      lathe(
        [
          [0, 0.04],
          [0.72, 0.04],
          [0.82, 0.12],
          [0.86, 0.7],
          [0.8, 1.1],
          [0, 1.1],
        ],
        plastic(drink, { roughness: 0.08, transparent: true, opacity: 0.62, depthWrite: false }),
        [0, 0.6, 0],
      ),
      times(9, (i) =>
        ball(
          0.11,
          plastic(fruit[i % 4] ?? '#d9663a'),
          [Math.cos(i * 2.4) * 0.5, 0.78 + (i % 4) * 0.22, Math.sin(i * 2.4) * 0.5],
          [1, 0.7, 1],
        ),
      ),
      cyl([0.72, 0.72, 0.12], dark, [0, 2.24, 0]),
      ball(0.13, metal('#b99a5a', 0.3), [0, 2.38, 0]),
      tube(
        [
          [0.75, 2.1, 0],
          [1.25, 2.1, 0],
          [1.35, 1.6, 0],
          [1.2, 1.0, 0],
          [0.88, 0.9, 0],
        ],
        0.09,
        dark,
      ),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

/** A portable juicer cup with a blade foot. */
export function juicer({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  return group(
    lathe(
      [
        [0, 0],
        [0.48, 0],
        [0.54, 0.06],
        [0.54, 0.9],
        [0.5, 0.96],
      ],
      body,
    ),
    cyl([0.1, 0.1, 0.04], glow('#ffffff', 0.4), [0, 0.5, 0.54], [PI / 2, 0, 0]),
    ring(0.2, 0.02, metal('#c9ced6', 0.25), [0, 0.5, 0.55], [0, 0, 0]),
    times(4, (i) =>
      box(
        [0.3, 0.03, 0.08],
        metal('#d5dae0', 0.15),
        [Math.cos((i * PI) / 2) * 0.16, 1.08 + (i % 2) * 0.06, Math.sin((i * PI) / 2) * 0.16],
        [0, -(i * PI) / 2, 0.3],
        0.01,
      ),
    ),
    lathe(
      [
        [0.48, 0.98],
        [0.5, 1.1],
        [0.5, 2.3],
        [0.46, 2.36],
      ],
      glass('#e6f1f4', 0.3),
    ),
    lathe(
      [
        [0, 1.02],
        [0.45, 1.02],
        [0.46, 1.9],
        [0, 1.9],
      ],
      plastic('#e8923f', { roughness: 0.2, transparent: true, opacity: 0.78 }),
    ),
    lathe(
      [
        [0.52, 2.34],
        [0.52, 2.6],
        [0.44, 2.72],
        [0, 2.74],
      ],
      body,
    ),
    tube(
      [
        [-0.3, 2.68, 0],
        [-0.26, 3.0, 0],
        [0.26, 3.0, 0],
        [0.3, 2.68, 0],
      ],
      0.05,
      body,
    ),
    put(
      group(cyl([0.42, 0.42, 0.1], gloss('#f0a73a')), cyl([0.36, 0.36, 0.102], plastic('#f6c978'))),
      [0.95, 0.4, 0.3],
      [PI / 2 - 0.15, 0.5, 0],
    ),
  );
}

/** An air fryer with its drawer a little open. */
export function airFryer({ color, accent }: { color: string; accent: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.35 });
  return put(
    group(
      puff([2.3, 2.7, 2.3], shell, [0, 1.35, 0], undefined, [0.3, 0.3, 0.3]),
      box([1.9, 0.05, 1.9], rubber('#2c3036'), [0, 0.02, 0], undefined, 0.02),
      panel([1.7, 1.0, 0.5], 0.2, shell, [0, 0.66, 1.15]),
      box([1.5, 0.7, 0.5], rubber('#2a2d31'), [0, 0.74, 0.96], undefined, 0.06),
      puff([0.36, 0.26, 0.85], shell, [0, 0.82, 1.7], undefined, 0.5),
      box([0.2, 0.05, 0.6], metal(accent, 0.3), [0, 0.96, 1.7], undefined, 0.02),
      put(panel([1.5, 0.86, 0.04], 0.14, rubber('#16191d')), [0, 1.9, 1.155], [-0.04, 0, 0]),
      put(decal([0.7, 0.26], digits('180℃')), [0, 1.98, 1.185], [-0.04, 0, 0]),
      times(4, (i) => cyl([0.05, 0.05, 0.02], glow('#cfd6dc', 0.4), [-0.42 + i * 0.28, 1.66, 1.19], [PI / 2, 0, 0])),
      decal([0.5, 0.13], word('温屋', accent), [0, 1.27, 1.175]),
      ring(0.4, 0.03, metal(accent, 0.3), [0, 2.72, 0]),
    ),
    undefined,
    [0, -0.4, 0],
  );
}

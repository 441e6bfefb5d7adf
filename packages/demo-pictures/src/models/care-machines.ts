import { fabric, gloss, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { panel, puff } from '../page/soft.ts';
import { PI, ball, box, cyl, group, lathe, put, times, tube } from '../page/solids.ts';

/** A hand steamer with its little water tank. */
export function steamer({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  return put(
    group(
      puff([1.1, 0.8, 1.5], shell, [0, 2.3, 0.2], [0.1, 0, 0], [0.5, 0.5, 0.5]),
      put(panel([0.95, 0.68, 0.1], 0.2, metal('#d5d9de', 0.25)), [0, 2.24, 0.98], [0.1, 0, 0]),
      times(9, (i) =>
        cyl(
          [0.035, 0.035, 0.02],
          rubber('#22252a'),
          [-0.28 + (i % 3) * 0.28, 2.08 + Math.floor(i / 3) * 0.17, 1.045 - Math.floor(i / 3) * 0.016],
          [PI / 2, 0, 0],
        ),
      ),
      puff([0.62, 1.6, 0.72], shell, [0, 1.35, -0.25], [-0.14, 0, 0], [0.7, 0.3, 0.7]),
      puff(
        [0.85, 0.95, 1.0],
        plastic('#cfe1ea', { roughness: 0.1, transparent: true, opacity: 0.66 }),
        [0, 0.5, -0.3],
        undefined,
        0.35,
      ),
      box([0.18, 0.34, 0.1], rubber('#4a505a'), [0, 1.7, 0.08], [-0.14, 0, 0], 0.05),
      tube(
        [
          [0, 0.1, -0.7],
          [0.2, 0.05, -1.0],
          [0.9, 0.05, -1.0],
          [1.5, 0.05, -0.2],
          [1.2, 0.05, 0.6],
        ],
        0.05,
        rubber('#3a3f47'),
      ),
      times(5, (i) =>
        ball(
          0.1 + i * 0.05,
          plastic('#ffffff', { transparent: true, opacity: 0.14, roughness: 1, depthWrite: false }),
          [0.1 * i, 2.35 + i * 0.1, 1.2 + i * 0.16],
        ),
      ),
    ),
    undefined,
    [0, -0.75, 0],
  );
}

/** A quiet room heater with a wooden front foot. */
export function heater({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  return put(
    group(
      puff([1.9, 2.5, 1.0], shell, [0, 1.45, 0], undefined, [0.3, 0.3, 0.3]),
      times(13, (i) =>
        box([1.3, 0.05, 0.06], plastic('#3a3f47', { roughness: 0.6 }), [0, 0.75 + i * 0.1, 0.49], undefined, 0.02),
      ),
      panel([1.45, 1.5, 0.02], 0.2, glow('#d9722f', 0.35), [0, 1.36, 0.455]),
      cyl([0.22, 0.22, 0.08], metal('#c9ced6', 0.3), [0, 2.36, 0.49], [PI / 2, 0, 0]),
      box([0.03, 0.18, 0.03], rubber('#22252a'), [0, 2.44, 0.54]),
      [-0.7, 0.7].map((x) => box([0.2, 0.26, 1.1], wood('#c9a06c', '#8e6a3c'), [x, 0.13, 0], undefined, 0.05)),
      tube(
        [
          [-0.6, 2.6, 0],
          [-0.5, 2.9, 0],
          [0.5, 2.9, 0],
          [0.6, 2.6, 0],
        ],
        0.06,
        wood('#c9a06c', '#8e6a3c'),
      ),
    ),
    undefined,
    [0, -0.45, 0],
  );
}

/** A stick hand vacuum with a see-through dust cup. */
export function handVacuum({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.35 });
  return put(
    group(
      put(
        lathe(
          [
            [0.4, 0],
            [0.5, 0.1],
            [0.52, 1.0],
            [0.44, 1.4],
            [0.2, 1.5],
            [0, 1.5],
          ],
          shell,
          [0, 0, 0],
          [0, 0, PI / 2],
        ),
        [-0.2, 0.72, 0],
      ),
      put(
        lathe(
          [
            [0.5, 0],
            [0.49, 0.7],
            [0.36, 1.1],
            [0.26, 1.2],
          ],
          plastic('#9fb3bf', { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.55 }),
          [0, 0, 0],
          [0, 0, -PI / 2],
        ),
        [-0.2, 0.72, 0],
      ),
      put(
        lathe(
          [
            [0.0, 0],
            [0.3, 0],
            [0.34, 0.5],
            [0.1, 0.85],
          ],
          fabric('#4a505a', 'mesh', 4),
          [0, 0, 0],
          [0, 0, -PI / 2],
        ),
        [-0.1, 0.72, 0],
      ),
      box([0.6, 0.34, 0.9], rubber('#2c3036'), [1.3, 0.62, 0], [0, 0, -0.35], 0.08),
      tube(
        [
          [-0.3, 1.2, 0],
          [-0.7, 1.62, 0],
          [-1.5, 1.55, 0],
          [-1.68, 1.0, 0],
          [-1.5, 0.7, 0],
        ],
        0.14,
        shell,
      ),
      cyl([0.09, 0.09, 0.05], gloss('#d98a3f'), [-0.75, 1.76, 0]),
      put(group(box([1.1, 0.14, 0.34], rubber('#2c3036'), undefined, undefined, 0.05)), [0.9, 0.1, 1.1], [0, 0.3, 0]),
    ),
    undefined,
    [0, -0.45, 0],
  );
}

import { print, text } from '../page/labels.ts';
import { glass, metal, plastic } from '../page/materials.ts';
import { puff } from '../page/soft.ts';
import { box, cyl, decal, group, lathe, put, ring, smoothLathe, tube } from '../page/solids.ts';

/** Double-walled glasses, drink floating inside. */
export function doubleGlass({ drink, high }: { drink: string; high: number }) {
  const tea = plastic(drink, { roughness: 0.1, transparent: true, opacity: 0.93 });
  const one = (x: number, z: number) =>
    put(
      group(
        smoothLathe(
          [
            [0, 0],
            [0.4, 0],
            [0.5, 0.08],
            [0.56, high * 0.5],
            [0.5, high],
            [0.47, high],
          ],
          glass('#e6f1f4', 0.3),
        ),
        smoothLathe(
          [
            [0, 0.18],
            [0.3, 0.2],
            [0.42, 0.4],
            [0.47, high * 0.6],
            [0.46, high * 0.78],
            [0, high * 0.78],
          ],
          tea,
        ),
        cyl([0.38, 0.38, 0.03], glass('#dcebf0', 0.6), [0, 0.02, 0]),
        ring(0.485, 0.016, glass('#f4fafc', 0.8), [0, high, 0]),
      ),
      [x, 0, z],
    );
  return put(group(one(-0.62, -0.15), one(0.62, 0.25)), undefined, [0, 0.2, 0]);
}

/** A travel cup with a sliding lid. */
export function tumbler({ color, lid }: { color: string; lid: string }) {
  const mark = print(300, 90, (pen) =>
    text(pen, '行山', 150, 68, { size: 64, color: 'rgba(255,255,255,.85)', align: 'center' }),
  );
  return put(
    group(
      lathe(
        [
          [0, 0],
          [0.4, 0],
          [0.44, 0.05],
          [0.5, 0.5],
          [0.62, 1.7],
          [0.62, 1.76],
        ],
        plastic(color, { roughness: 0.55, clearcoat: 0.2 }),
      ),
      lathe(
        [
          [0.39, 0],
          [0.43, 0.02],
          [0.445, 0.1],
        ],
        metal('#c9ced6', 0.22),
      ),
      ring(0.62, 0.025, metal('#c9ced6', 0.22), [0, 1.77, 0]),
      lathe(
        [
          [0.64, 0],
          [0.65, 0.1],
          [0.6, 0.16],
          [0.2, 0.18],
          [0, 0.18],
        ],
        plastic(lid, { roughness: 0.35 }),
        [0, 1.78, 0],
      ),
      box([0.22, 0.08, 0.4], plastic('#3a4049'), [0, 1.97, 0.2], undefined, 0.03),
      tube(
        [
          [0.6, 1.45, 0],
          [0.98, 1.4, 0],
          [1.02, 0.8, 0],
          [0.53, 0.6, 0],
        ],
        0.06,
        plastic(lid, { roughness: 0.4 }),
      ),
      decal([0.4, 0.12], mark, [0, 1.1, 0.572], [-0.06, 0, 0]),
    ),
    undefined,
    [0, -0.45, 0],
  );
}

/** A squat jar for warm food, its cup lid beside it. */
export function foodJar({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.5, clearcoat: 0.25 });
  const steel = metal('#c9ced6', 0.22);
  return put(
    group(
      lathe(
        [
          [0, 0],
          [0.62, 0],
          [0.68, 0.06],
          [0.7, 0.3],
          [0.7, 1.25],
          [0.64, 1.38],
          [0.62, 1.42],
        ],
        coat,
      ),
      ring(0.62, 0.035, steel, [0, 1.43, 0]),
      lathe(
        [
          [0.6, 0],
          [0.62, 0.05],
          [0.62, 0.4],
          [0.5, 0.48],
          [0, 0.5],
        ],
        plastic('#2b2f35', { roughness: 0.45 }),
        [0, 1.45, 0],
      ),
      tube(
        [
          [-0.5, 1.9, 0],
          [-0.4, 2.28, 0],
          [0.4, 2.28, 0],
          [0.5, 1.9, 0],
        ],
        0.05,
        plastic('#2b2f35'),
      ),
      put(
        group(
          puff([0.42, 0.12, 0.3], steel, [0, 0, -0.62], undefined, 0.9),
          box([0.09, 0.04, 1.0], steel, [0, 0.01, 0], undefined, 0.015),
        ),
        [1.15, 0.06, 0.5],
        [0, 0.5, 0],
      ),
      decal(
        [0.46, 0.14],
        print(300, 90, (pen) =>
          text(pen, '行山', 150, 68, { size: 64, color: 'rgba(255,255,255,.8)', align: 'center' }),
        ),
        [0, 0.8, 0.703],
      ),
    ),
    undefined,
    [0, -0.3, 0],
  );
}

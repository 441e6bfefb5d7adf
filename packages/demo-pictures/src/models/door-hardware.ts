import { print, text } from '../page/labels.ts';
import { metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, PI, put, ring, times } from '../page/solids.ts';
import { profile } from './forms.ts';

const words = (line: string, color: string) =>
  print(420, 120, (pen) => text(pen, line, 210, 88, { size: 76, color, align: 'center', max: 400 }));

/** Brass padlock with its keys. */
export function brassPadlock() {
  const brass = metal('#d2a94f', 0.24);
  const steel = metal('#d5dae0', 0.14);
  const body = group(
    box([1.7, 1.35, 0.62], brass, [0, 0.68, 0], undefined, 0.16),
    [0.16, 1.2].map((y) => box([1.72, 0.03, 0.64], metal('#a9823a', 0.35), [0, y, 0], undefined, 0.01)),
    decal([1.0, 0.286], words('坚立 JIANLI', '#6a4c14'), [0, 0.72, 0.315]),
  );
  const shackle = group(
    ring(0.52, 0.13, steel, [0, 1.95, 0], [0, 0, 0], PI),
    [-0.52, 0.52].map((x) => cyl([0.13, 0.13, 0.66], steel, [x, 1.63, 0])),
  );
  const key = (turn: number, x: number) =>
    put(
      group(
        ring(0.2, 0.07, brass, [0, 0, 0]),
        box([0.34, 0.06, 0.26], brass, [0, 0, 0.26], undefined, 0.03),
        box([0.13, 0.05, 0.85], brass, [0, 0, 0.75], undefined, 0.01),
        times(4, (i) => box([0.06, 0.05, 0.06], brass, [0.08, 0, 0.65 + i * 0.14], undefined, 0.01)),
      ),
      [x, 0.06, 0.75],
      [0, turn, 0],
    );
  return put(
    group(
      put(group(body, shackle), [-0.2, 0, -0.2], [0, 0.3, 0]),
      key(0.9, 0.5),
      key(0.5, 0.62),
      key(1.3, 0.42),
      ring(0.2, 0.022, steel, [0.5, 0.1, 0.62], [PI / 2 - 0.2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.1, 0],
  );
}

/** Plate castor with a red polyurethane tread; `hasBrake` adds the pedal. */
export function castor({ hasBrake }: { hasBrake: boolean }) {
  const zinc = metal('#c9d0d8', 0.3);
  const one = () =>
    group(
      box([1.5, 0.1, 1.2], zinc, [0, 2.45, 0], undefined, 0.05),
      [-0.58, 0.58].flatMap((x) => [-0.42, 0.42].map((z) => cyl([0.09, 0.09, 0.11], rubber('#2b3138'), [x, 2.452, z]))),
      cyl([0.42, 0.46, 0.16], zinc, [0, 2.32, 0]),
      cyl([0.5, 0.5, 0.1], metal('#aab2bb', 0.35), [0, 2.2, 0]),
      [-1, 1].map((side) => box([0.62, 1.35, 0.09], zinc, [-0.18, 1.55, side * 0.36], [0, 0, 0.22], 0.04)),
      box([0.75, 0.1, 0.78], zinc, [0, 2.12, 0], undefined, 0.03),
      put(
        group(
          lathe(
            profile('.55 -.24, .95 -.24, .98 -.2, .98 .2, .95 .24, .55 .24'),
            plastic('#b5281f', { roughness: 0.4 }),
          ),
          lathe(profile('.2 -.18, .6 -.2, .6 .2, .2 .18'), metal('#6d747d', 0.5)),
          times(5, (i) =>
            cyl([0.09, 0.09, 0.42], metal('#4b525b', 0.5), [Math.cos(i * 1.257) * 0.4, 0, Math.sin(i * 1.257) * 0.4]),
          ),
          cyl([0.16, 0.16, 0.95], zinc),
        ),
        [-0.32, 0.98, 0],
        [PI / 2, 0, 0],
      ),
      hasBrake
        ? group(
            box([0.9, 0.08, 0.5], metal('#c8322a', 0.45), [-1.15, 1.62, 0], [0, 0, 0.35], 0.03),
            box([0.34, 0.1, 0.52], rubber('#23272d'), [-1.5, 1.48, 0], [0, 0, 0.35], 0.04),
            box([0.5, 0.3, 0.16], zinc, [-0.6, 1.85, 0], [0, 0, 0.3], 0.04),
          )
        : [],
    );
  return put(group(one()), [0, 0, 0], [0, 0.6, 0]);
}

/** Pair of brushed steel hinges, one open and one half closed. */
export function doorHinges() {
  const inox = metal('#cfd4da', 0.3);
  const leaf = (mirror: number) =>
    group(
      box([0.95, 2.6, 0.07], inox, [mirror * 0.56, 1.3, 0], undefined, 0.03),
      [0.4, 1.3, 2.2].flatMap((y, i) =>
        [0.35, 0.8].map((x) =>
          cyl([0.1, 0.1, 0.08], metal('#8f969f', 0.4), [mirror * (x - (i === 1 ? 0.1 : 0)), y, 0.005], [PI / 2, 0, 0]),
        ),
      ),
      [0.4, 1.3, 2.2].flatMap((y, i) =>
        [0.35, 0.8].map((x) =>
          cyl([0.055, 0.055, 0.082], rubber('#1b1e22'), [mirror * (x - (i === 1 ? 0.1 : 0)), y, 0.006], [PI / 2, 0, 0]),
        ),
      ),
    );
  const knuckles = group(
    times(5, (i) => cyl([0.13, 0.13, 0.5], inox, [0, 0.26 + i * 0.52, 0.03])),
    times(4, (i) => cyl([0.135, 0.135, 0.035], metal('#8f969f', 0.3), [0, 0.52 + i * 0.52, 0.03])),
    [-0.03, 2.63].map((y) => cyl([0.1, 0.13, 0.08], inox, [0, y, 0.03])),
  );
  const hinge = (open: number) =>
    group(put(leaf(1), [0, 0, 0], [0, -open, 0]), put(leaf(-1), [0, 0, 0], [0, open, 0]), knuckles.clone());
  const screw = (i: number) =>
    put(
      group(
        cyl([0.05, 0.012, 0.6], metal('#b7bdc6', 0.3), [0, 0, 0]),
        cyl([0.12, 0.05, 0.06], metal('#b7bdc6', 0.3), [0, 0.32, 0]),
      ),
      [-0.35 + i * 0.42, 0.1, 1.55 + (i % 2) * 0.2],
      [PI / 2, 0, 0.5 + i * 0.5],
    );
  return put(
    group(
      put(hinge(0.25), [-0.7, 0.02, -0.2], [-0.12, 0.2, 0]),
      put(hinge(1.1), [1.35, 0.02, 0.1], [0, -0.2, 0]),
      times(4, screw),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}

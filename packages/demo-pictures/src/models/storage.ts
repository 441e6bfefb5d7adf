import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, frame, group, PI, put, times, type Vec } from '../page/solids.ts';
import { carton } from './packing.ts';

export function crate({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const [w, h, d] = [2.6, 0.95, 1.8];
  const one = () => {
    const side = (length: number, at: Vec, turn: number) =>
      put(
        group(
          box([length, h, 0.06], shell, [0, h / 2, 0], undefined, 0.02),
          times(Math.round(length / 0.3), (i) =>
            box([0.04, h * 0.8, 0.05], shell, [-length / 2 + 0.2 + i * 0.3, h * 0.45, 0.045], undefined, 0.015),
          ),
          box([length + 0.1, 0.1, 0.16], shell, [0, h - 0.05, 0.03], undefined, 0.03),
          box([length, 0.05, 0.1], shell, [0, h * 0.55, 0.045], undefined, 0.02),
          box([0.62, 0.16, 0.02], rubber('#15181c'), [0, h * 0.77, 0.045], undefined, 0.07),
        ),
        at,
        [0, turn, 0],
      );
    const card = decal(
      [0.5, 0.24],
      print(300, 144, (pen) => {
        fill(pen, '#fff');
        text(pen, '固宝', 150, 96, { size: 76, color: '#2b3038', align: 'center' });
      }),
      [0.8, h * 0.34, d / 2 + 0.08],
    );
    return group(
      side(w, [0, 0, d / 2], 0),
      side(w, [0, 0, -d / 2], PI),
      side(d, [w / 2, 0, 0], PI / 2),
      side(d, [-w / 2, 0, 0], -PI / 2),
      box([w, 0.06, d], shell, [0, 0.05, 0], undefined, 0.02),
      card,
    );
  };
  return put(group(one(), put(one(), [0.02, h + 0.01, 0.02], [0, 0.015, 0])), [0, 0, 0], [0, 0.5, 0]);
}

/** Four-tier store rack, lightly loaded so its depth reads. */
export function storeRack({ color }: { color: string }) {
  const steel = plastic(color, { roughness: 0.45, metalness: 0.2 });
  const [w, h, d] = [2.6, 3.4, 0.95];
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      group(
        box([0.1, h, 0.1], steel, [(x * w) / 2, h / 2, (z * d) / 2], undefined, 0.01),
        times(22, (i) =>
          box(
            [0.03, 0.06, 0.01],
            rubber('#3a414b'),
            [(x * w) / 2, 0.2 + i * 0.145, (z * d) / 2 + 0.051],
            undefined,
            0.004,
          ),
        ),
      ),
    ),
  );
  const shelves = times(4, (i) => box([w - 0.04, 0.1, d], steel, [0, 0.35 + i * 0.95, 0], undefined, 0.015));
  const load = group(
    put(carton([0.8, 0.55, 0.7], '40×30', '#e8d6ae'), [-0.75, 0.4, 0]),
    put(carton([0.7, 0.5, 0.6], '40×30', '#e8d6ae'), [0.2, 0.4, 0], [0, 0.1, 0]),
    put(carton([0.9, 0.45, 0.7], '50×40', '#e8d6ae'), [0.6, 1.35, 0]),
    put(box([0.8, 0.4, 0.65], plastic('#2b66b8'), [0, 0.2, 0], undefined, 0.03), [-0.7, 1.35, 0]),
    put(box([0.8, 0.4, 0.65], plastic('#2b66b8'), [0, 0.2, 0], undefined, 0.03), [-0.1, 2.3, 0]),
  );
  return put(group(posts, shelves, load), [0, 0, 0], [0, 0.5, 0]);
}

export function platformTrolley() {
  const steel = metal('#c3c9d1', 0.3);
  const deck = group(
    box([3.0, 0.12, 1.9], plastic('#1f5fae', { roughness: 0.5 }), [0, 0.62, 0], undefined, 0.05),
    box([3.08, 0.16, 1.98], rubber('#22262c'), [0, 0.58, 0], undefined, 0.07),
    box([2.8, 0.13, 1.7], plastic('#1f5fae', { roughness: 0.55 }), [0, 0.64, 0], undefined, 0.03),
    times(9, (i) => box([0.05, 0.02, 1.5], rubber('#18478a'), [-1.2 + i * 0.3, 0.71, 0], undefined, 0.008)),
  );
  const handle = put(
    frame(
      [
        [0, 0, -0.72],
        [0, 2.4, -0.72],
        [0, 2.4, 0.72],
        [0, 0, 0.72],
      ],
      0.06,
      steel,
      0.35,
    ),
    [-1.42, 0.62, 0],
    [0, 0, 0.12],
  );
  const bar = put(group(cyl([0.09, 0.09, 0.8], rubber('#22262c'), [0, 0, 0], [PI / 2, 0, 0])), [-1.71, 3.0, 0]);
  const brace = put(cyl([0.04, 0.04, 1.44], steel, [0, 0, 0], [PI / 2, 0, 0]), [-1.56, 1.8, 0]);
  const wheels = [-1.1, 1.1].flatMap((x) =>
    [-0.68, 0.68].map((z) =>
      group(
        cyl([0.26, 0.26, 0.14], rubber('#3a3f47'), [x, 0.26, z], [PI / 2, 0, 0]),
        cyl([0.14, 0.14, 0.15], gloss('#c9ced6'), [x, 0.26, z], [PI / 2, 0, 0]),
        box([0.3, 0.1, 0.26], steel, [x, 0.5, z], undefined, 0.02),
      ),
    ),
  );
  return put(group(deck, handle, bar, brace, wheels), [0, 0, 0], [0, -0.55, 0]);
}

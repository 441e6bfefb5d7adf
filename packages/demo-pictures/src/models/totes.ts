import { print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic } from '../page/materials.ts';
import { panel, puff, quietLabel, slab } from '../page/soft.ts';
import { PI, box, cyl, decal, group, put, reshape, ring, times, tube } from '../page/solids.ts';

/** A canvas tote with a printed line. */
export function tote({ color, words, ink }: { color: string; words: string; ink: string }) {
  const cloth = fabric(color, 'woven', 40);
  const mark = print(600, 600, (pen, w) => {
    pen.strokeStyle = ink;
    pen.lineWidth = 10;
    pen.beginPath();
    pen.arc(w / 2, 220, 120, 0, 7);
    pen.stroke();
    [...words].forEach((letter, i) =>
      text(pen, letter, w / 2 - (words.length - 1) * 55 + i * 110, 470, { size: 100, color: ink, align: 'center' }),
    );
  });
  return put(
    group(
      reshape(puff([2.4, 2.5, 0.42], cloth, [0, 1.25, 0], undefined, [0.12, 0.1, 0.7]), (v) => {
        v.z += Math.sin(v.x * 3 + v.y) * 0.035;
        v.x *= 1 + 0.03 * Math.sin(v.y * 2.4);
      }),
      [-0.14, 0.14].map((z) =>
        tube(
          [
            [-0.6, 2.4, z],
            [-0.52, 3.3, z * 2.2],
            [0, 3.62, z * 2.4],
            [0.52, 3.3, z * 2.2],
            [0.6, 2.4, z],
          ],
          0.05,
          cloth,
        ),
      ),
      [-0.6, 0.6].map((x) => box([0.2, 0.3, 0.03], cloth, [x, 2.3, 0.2], undefined, 0.01)),
      put(decal([1.5, 1.5], mark, [0, 0, 0]), [0, 1.25, 0.25]),
    ),
    undefined,
    [0, -0.3, 0],
  );
}

/** A brass bookmark set on a card. */
export function bookmarks({ tassel }: { tassel: string }) {
  const brass = metal('#c9a65a', 0.28);
  const leaf = (x: number, i: number) =>
    put(
      group(
        panel([0.42, 1.7, 0.03], 0.18, brass),
        times(3, (k) => ring(0.1, 0.014, metal('#8a6a2c', 0.4), [0, -0.4 + k * 0.4, 0.02], [0, 0, 0])),
        tube(
          [
            [0, 0.8, 0],
            [0.1 * (i - 1), 1.2, 0.06],
            [0.2 * (i - 1), 1.5, 0],
          ],
          0.02,
          plastic(tassel),
        ),
        cyl([0.05, 0.09, 0.5], fabric(tassel, 'knit', 2), [0.24 * (i - 1), 1.75, 0]),
      ),
      [x, 0.07, -0.15],
      [-PI / 2, 0, (1 - i) * 0.12],
    );
  return put(
    group(
      slab([3.0, 0.04, 3.6], 0.08, card('#efe8da'), [0, 0, -0.2]),
      [-0.8, 0, 0.8].map(leaf),
      decal(
        [1.4, 0.7],
        print(500, 250, (pen) => quietLabel(pen, ['纸间', '山水书签', '黄铜 3 枚'], { y: 10, size: 72 })),
        [0, 0.045, 1.25],
        [-PI / 2, 0, 0],
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

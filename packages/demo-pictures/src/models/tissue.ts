import { DoubleSide, PlaneGeometry } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, fabric, plastic } from '../page/materials.ts';
import { block, box, group, lathe, mesh, PI, put, reshape, ring, times, wrap } from '../page/solids.ts';

/** Packs of facial tissue in a stack, the top one open. */
export function tissuePacks({ count, accent }: { count: number; accent: string }) {
  const face = print(900, 380, (pen, w, h) => {
    fill(pen, '#fbfcfc');
    fill(pen, accent, [0, h - 92, w, 92]);
    text(pen, '云朵', 50, 150, { size: 120, color: accent });
    text(pen, 'YUNDUO', 54, 215, { size: 44, color: '#8b98a0', weight: 400 });
    text(pen, '抽取式面巾纸', 400, 130, { size: 66, color: '#333d45' });
    text(pen, '原生木浆 · 湿水不破', 402, 205, { size: 44, color: '#6b7780', weight: 400 });
    text(pen, '3 层   120 抽', 50, h - 26, { size: 56 });
  });
  const end = print(420, 380, (pen, w, h) => {
    fill(pen, '#fbfcfc');
    fill(pen, accent, [0, h - 92, w, 92]);
    text(pen, '云朵', w / 2, 190, { size: 100, color: accent, align: 'center' });
  });
  const film = { roughness: 0.32, clearcoat: 0.35 };
  const top = plastic('#fbfcfc', film);
  const ends = plastic('#fff', { map: end, ...film });
  const sides = plastic('#fff', { map: face, ...film });
  const pack = (y: number, turn: number) =>
    put(block([1.8, 0.7, 0.95], [ends, ends, top, top, sides, sides]), [0, y, 0], [0, turn, 0]);
  const perColumn = count;
  const stack = times(perColumn, (i) => pack(0.35 + i * 0.71, [0.03, -0.04, 0.02, -0.02][i % 4] ?? 0));
  const leaf = reshape(
    mesh(new PlaneGeometry(0.72, 0.62, 24, 12), card('#ffffff', { side: DoubleSide }), [0, perColumn * 0.71 + 0.22, 0]),
    (v) => {
      const rise = (v.y + 0.31) / 0.62;
      v.z = Math.sin(v.x * 9) * 0.07 * (0.3 + rise) + rise * 0.12;
      v.x *= 0.75 + rise * 0.5;
      v.y += Math.cos(v.x * 7) * 0.05 * rise;
    },
  );
  const slit = box([1.0, 0.006, 0.06], plastic(accent), [0, perColumn * 0.71 + 0.0, 0], undefined, 0.003);
  const beside = put(pack(0.35, 0), [1.2, 0, 0.9], [0, 0.25, 0]);
  return put(group(stack, leaf, slit, beside), [0, 0, 0], [0, -0.42, 0]);
}

/** Big rolls for dispensers. */
export function jumboRolls() {
  const tissue = fabric('#fcfcfb', 'waffle', 14);
  const roll = () =>
    group(
      lathe(
        [
          [0.3, -0.4],
          [0.98, -0.4],
          [1, -0.37],
          [1, 0.37],
          [0.98, 0.4],
          [0.3, 0.4],
        ],
        tissue,
      ),
      lathe(
        [
          [0.24, -0.4],
          [0.31, -0.4],
          [0.31, 0.41],
          [0.24, 0.41],
          [0.24, -0.4],
        ],
        card('#b98d58'),
      ),
      times(10, (i) => ring(0.36 + i * 0.062, 0.005, card('#e6e7e8'), [0, 0.4, 0])),
    );
  const label = print(700, 260, (pen, w, h) => {
    fill(pen, '#2f8f6f');
    text(pen, '云朵 大盘卷纸', w / 2, 120, { size: 84, align: 'center' });
    text(pen, '3 层 · 700g', w / 2, 200, { size: 54, weight: 400, align: 'center' });
    fill(pen, '#fff', [0, h - 14, w, 6]);
  });
  const sleeve = () => wrap([1.006, 1.006], 0.5, label, [0, 0, 0], 2.0);
  const tail = box([0.78, 0.01, 1.1], tissue, [1.75, 0.02, 1.35], undefined, 0.003);
  return put(
    group(
      put(group(roll(), sleeve()), [-0.3, 0.4, -0.3]),
      put(group(roll(), sleeve()), [-0.25, 1.22, -0.32], [0, 0.12, 0]),
      put(group(roll()), [1.75, 1.0, 0.8], [0, 0, PI / 2]),
      tail,
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

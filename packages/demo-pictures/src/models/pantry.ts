import { disc, fill, packFace, print, text } from '../page/labels.ts';
import { card, ceramic, gloss, metal, plastic } from '../page/materials.ts';
import { ball, block, box, cyl, decal, group, lathe, PI, put, ring, times, tube, wall, wrap } from '../page/solids.ts';
import { DoubleSide } from 'three';

export function teaTin({
  color,
  accent,
  name,
  sub,
  leaf,
}: {
  color: string;
  accent: string;
  name: string;
  sub: string;
  leaf: string;
}) {
  const label = print(1600, 800, (pen, w, h) => {
    fill(pen, color);
    fill(pen, accent, [0, 40, w, 6]);
    fill(pen, accent, [0, h - 46, w, 6]);
    const x = w / 2;
    fill(pen, '#f6f1e4', [x - 150, 110, 300, 580]);
    pen.strokeStyle = accent;
    pen.lineWidth = 5;
    pen.strokeRect(x - 136, 124, 272, 552);
    [...name].forEach((letter, i) =>
      text(pen, letter, x, 260 + i * 115, { size: 104, color: '#2c2a24', align: 'center' }),
    );
    text(pen, sub, x, 630, { size: 40, color: '#7b7158', weight: 400, align: 'center' });
    text(pen, '清叶', x - 330, 420, { size: 96, color: accent, align: 'center' });
    text(pen, '净含量 150g', x + 340, 420, { size: 54, color: accent, weight: 400, align: 'center' });
  });
  const lid = metal(color, 0.4);
  const tin = group(
    cyl([0.72, 0.72, 1.75], plastic(color, { roughness: 0.4 }), [0, 0.9, 0]),
    wrap([0.724, 0.724], 1.6, label, [0, 0.88, 0], 2 * PI, { roughness: 0.42 }),
    ring(0.72, 0.025, metal(accent, 0.3), [0, 0.04, 0]),
    cyl([0.74, 0.74, 0.36], lid, [0, 1.9, 0]),
    ring(0.735, 0.02, metal(accent, 0.3), [0, 1.73, 0]),
    cyl([0.6, 0.66, 0.06], lid, [0, 2.1, 0]),
  );
  const leaves = times(26, (i) =>
    box(
      [0.2, 0.02, 0.035],
      card(leaf),
      [
        0.95 + Math.cos(i * 2.4) * 0.3 * Math.sqrt(i / 26),
        0.16 + (i % 5) * 0.012,
        0.75 + Math.sin(i * 2.4) * 0.3 * Math.sqrt(i / 26),
      ],
      [0.2 * (i % 3), i * 1.7, 0.15],
      0.009,
    ),
  );
  const dish = lathe(
    [
      [0, 0.03],
      [0.32, 0.02],
      [0.5, 0.13],
      [0.51, 0.15],
      [0.3, 0.07],
      [0, 0.07],
    ],
    ceramic('#f4f1ea'),
    [0.95, 0, 0.75],
  );
  return put(group(put(tin, [-0.2, 0, 0], [0, -0.1, 0]), dish, leaves), [0, 0, 0], [0, 0.05, 0]);
}

export function paperCups({ color, words }: { color: string; words: string }) {
  const paper = card('#fbfbf9', { side: DoubleSide, roughness: 0.7 });
  const band = print(1200, 300, (pen) => {
    fill(pen, color);
    times(3, (i) => text(pen, words, 200 + i * 400, 180, { size: 80, align: 'center' }));
  });
  const cup = (x: number, y: number, z: number) =>
    put(
      group(
        wall([0.5, 0.36, 1.15], paper, [0, 0.575, 0]),
        cyl([0.36, 0.36, 0.03], paper, [0, 0.05, 0]),
        ring(0.5, 0.03, paper, [0, 1.15, 0]),
        wrap([0.478, 0.418], 0.5, band, [0, 0.58, 0]),
      ),
      [x, y, z],
      [0, x + y * 0.2, 0],
    );
  return group(
    times(7, (i) => cup(-0.3, i * 0.16, 0)),
    cup(0.95, 0, 0.3),
    put(cup(0, 0, 0), [0.55, 0.42, 1.15], [0, 0.7, PI / 2 - 0.12]),
  );
}

export function nutBox() {
  const face = packFace(1100, 780, {
    brand: '清叶',
    brandEn: 'QINGYE',
    title: '每日坚果礼盒',
    sub: '七种果仁果干 · 干湿分离',
    base: '#8a2f22',
    accent: '#d9a441',
    badge: '30 包 · 750g',
  });
  const side = plastic('#732619', { roughness: 0.5 });
  const pouch = print(400, 520, (pen, w, h) => {
    fill(pen, '#f5ead2');
    fill(pen, '#8a2f22', [0, 0, w, 120]);
    text(pen, '每日坚果', w / 2, 84, { size: 66, align: 'center' });
    times(9, (i) =>
      disc(
        pen,
        ['#b9793c', '#d9a75a', '#7a3b22'][i % 3] ?? '#b9793c',
        90 + (i % 3) * 110,
        230 + Math.floor(i / 3) * 80,
        34,
      ),
    );
    text(pen, '25 g', w / 2, h - 30, { size: 44, color: '#8a2f22', align: 'center' });
  });
  const box1 = put(
    block(
      [2.4, 1.7, 0.85],
      [side, side, side, side, plastic('#fff', { map: face, roughness: 0.42 }), side],
      [0, 0.85, 0],
    ),
    [-0.1, 0, -0.55],
    [0, 0.12, 0],
  );
  const handle = put(
    tube(
      [
        [-0.4, 1.68, 0],
        [-0.3, 2.0, 0],
        [0.3, 2.0, 0],
        [0.4, 1.68, 0],
      ],
      0.035,
      plastic('#d9a441'),
    ),
    [-0.1, 0, -0.55],
    [0, 0.12, 0],
  );
  const bag = (x: number, z: number, turn: number) =>
    put(
      group(
        box([0.75, 0.16, 0.95], plastic('#f5ead2', { roughness: 0.35 }), [0, 0.08, 0], undefined, 0.08),
        decal([0.7, 0.91], pouch, [0, 0.163, 0], [-PI / 2, 0, 0]),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  const nuts = times(9, (i) =>
    ball(
      0.12,
      gloss(['#b9793c', '#d9a75a', '#8a5230'][i % 3] ?? '#b9793c'),
      [1.15 + Math.cos(i * 2.4) * 0.3, 0.09, 1.0 + Math.sin(i * 2.4) * 0.24],
      [1.2, 0.7, 0.75],
      [0, i, 0],
    ),
  );
  return put(group(box1, handle, bag(-0.55, 0.75, 0.2), bag(0.35, 0.85, -0.15), nuts), [0, 0, 0], [0, 0.3, 0]);
}

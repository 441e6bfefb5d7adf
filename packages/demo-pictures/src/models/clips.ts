import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import {
  box,
  cyl,
  extrude,
  frame,
  group,
  outline,
  PI,
  put,
  stand,
  times,
  tube,
  type Vec,
  wrap,
} from '../page/solids.ts';

/** One spring clip, handles folded up. */
function binderClip(color: string, isLoud: boolean) {
  const skin = isLoud ? gloss(color) : plastic(color, { roughness: 0.35, metalness: 0.3 });
  const steel = metal('#cfd4da', 0.2);
  const handle = (side: number) =>
    put(
      frame(
        [
          [-0.12, 0, 0],
          [-0.3, 0.75, 0],
          [0.3, 0.75, 0],
          [0.12, 0, 0],
        ],
        0.028,
        steel,
        0.16,
      ),
      [0, 0.62, side * 0.06],
      [side * 0.22, 0, 0],
    );
  return group(
    extrude(
      outline([
        [-0.42, 0],
        [0.42, 0],
        [0.42, 0.06],
        [0.07, 0.66],
        [-0.07, 0.66],
        [-0.42, 0.06],
      ]),
      1.0,
      0.015,
      skin,
      [0, 0, 0],
      [0, PI / 2, 0],
    ),
    [-1, 1].map((side) => cyl([0.05, 0.05, 1.0], skin, [0, 0.66, side * 0.07], [0, 0, PI / 2])),
    handle(1),
    handle(-1),
  );
}

/** Binder clips of one width before their tub. */
export function binderClips({
  size,
  colors,
  scale,
  isLoud = false,
}: {
  size: string;
  colors: string[];
  scale: number;
  isLoud?: boolean;
}) {
  const label = print(900, 360, (pen, w, h) => {
    fill(pen, isLoud ? '#f4f6f8' : '#1c4fa8');
    fill(pen, isLoud ? '#e0563f' : '#f0b429', [0, h - 60, w, 60]);
    text(pen, '启文 长尾夹', w / 2, 150, { size: 110, color: isLoud ? '#23272e' : '#fff', align: 'center' });
    text(pen, size, w / 2, 262, { size: 90, color: isLoud ? '#23272e' : '#fff', weight: 500, align: 'center' });
  });
  const tub = group(
    cyl([0.92, 0.86, 1.5], plastic('#eef2f5', { roughness: 0.12, transparent: true, opacity: 0.5 }), [0, 0.75, 0]),
    times(14, (i) =>
      put(
        binderClip(colors[i % colors.length] ?? '#222', isLoud),
        [(scatter(i) - 0.5) * 0.9, 0.34 + (i % 5) * 0.2, (scatter(i, 2) - 0.5) * 0.9],
        [scatter(i, 3) * 3, scatter(i, 5) * 6, scatter(i, 7) * 3],
        0.34,
      ),
    ),
    wrap([0.925, 0.885], 0.72, label, [0, 0.72, 0], PI * 1.0),
    cyl([0.97, 0.97, 0.16], gloss(isLoud ? '#e0563f' : '#1c4fa8'), [0, 1.55, 0]),
  );
  const spots: Vec[] = [
    [1.15, 0, 0.1],
    [0.45, 0, 1.3],
    [-0.85, 0, 1.15],
    [1.6, 0, 1.15],
  ];
  const front = spots.map((at, i) =>
    put(binderClip(colors[i % colors.length] ?? '#222', isLoud), at, [0, 0.5 + i * 1.1, 0], scale),
  );
  return put(group(put(tub, [-0.25, 0, -0.65], [0, 0.15, 0]), front), [0, 0, 0], [0, 0.1, 0]);
}

function paperClip(color: string, isPlated: boolean) {
  const wire = isPlated ? metal(color, 0.2) : gloss(color);
  const half = (radius: number, x: number, z: number, from: number): Vec[] =>
    times(9, (i) => [x + Math.cos(from + (i / 8) * PI) * radius, 0, z - Math.sin(from + (i / 8) * PI) * radius]);
  const path: Vec[] = [
    [0.11, 0, -0.28],
    ...half(0.11, 0, 0.3, 0).map(([x, y, z]): Vec => [x, y, 0.6 - z]),
    [-0.11, 0, -0.32],
    ...half(0.15, 0.04, -0.42, PI).map(([x, y, z]): Vec => [x, y, -0.84 - z]),
    [0.19, 0, 0.42],
    ...half(0.18, 0.01, 0.5, 0).map(([x, y, z]): Vec => [x, y, 1.0 - z]),
    [-0.17, 0, -0.22],
  ];
  return tube(path, 0.024, wire);
}

/** Paper clips poured out before their box. */
export function paperClips({ colors, isPlated }: { colors: string[]; isPlated: boolean }) {
  const base = isPlated ? '#1c4fa8' : '#f4f6f8';
  const ink = isPlated ? '#ffffff' : '#23272e';
  const front = print(800, 300, (pen, w, h) => {
    fill(pen, base);
    fill(pen, '#e0563f', [0, h - 40, w, 40]);
    text(pen, '启文 回形针', 40, 130, { size: 104, color: ink });
    text(pen, '不易生锈 · 100 枚', 42, 222, { size: 66, color: ink, weight: 400 });
  });
  const top = print(800, 560, (pen, w) => {
    fill(pen, base);
    text(pen, '回形针', w / 2, 270, { size: 170, color: ink, align: 'center' });
    text(pen, isPlated ? '镀镍防锈' : '彩色包塑', w / 2, 390, { size: 80, color: ink, weight: 400, align: 'center' });
  });
  const pack = put(carton([1.6, 0.6, 1.1], base, { front, top }), [-0.35, 0, -0.85], [0, 0.16, 0]);
  const heap = times(26, (i) => {
    const reach = 0.25 + scatter(i, 3) * 0.75;
    const angle = scatter(i) * 6.283;
    return put(
      paperClip(colors[i % colors.length] ?? '#ccc', isPlated),
      [
        0.35 + Math.cos(angle) * reach * 1.25,
        0.03 + (1 - reach) * 0.16 * scatter(i, 9),
        0.55 + Math.sin(angle) * reach * 0.6,
      ],
      [(scatter(i, 4) - 0.5) * 0.25, scatter(i, 2) * 6.283, (scatter(i, 6) - 0.5) * 0.25],
      0.62,
    );
  });
  return put(group(pack, heap), [0, 0, 0], [0, 0.2, 0]);
}

/** Round magnets for a board. */
export function boardMagnets({ colors, radius }: { colors: string[]; radius: number }) {
  const one = (color: string) =>
    group(
      cyl([radius, radius, 0.2], gloss(color), [0, 0.1, 0]),
      cyl([radius * 0.82, radius * 0.82, 0.03], gloss(color, { roughness: 0.5 }), [0, 0.2, 0]),
      cyl([radius * 0.7, radius * 0.7, 0.02], metal('#8f959d', 0.5), [0, 0, 0]),
    );
  const flat = times(7, (i) =>
    put(one(colors[i % colors.length] ?? '#fff'), [
      (i % 4) * radius * 2.2 - 1.2,
      0,
      Math.floor(i / 4) * radius * 2.1 + (i % 2) * 0.08,
    ]),
  );
  const pile = times(5, (i) =>
    put(one(colors[(i + 2) % colors.length] ?? '#fff'), [0.03 * (i % 2) - 0.2, i * 0.215, -radius * 2.3]),
  );
  return put(
    group(
      flat,
      pile,
      put(stand(put(one(colors[1] ?? '#fff'), [0, 0, 0], [PI / 2 - 0.2, 0, 0])), [1.4, 0, -radius * 1.6], [0, -0.4, 0]),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Felt eraser with a magnet on its back. */
export function boardEraser({ color }: { color: string }) {
  const one = () =>
    group(
      box([1.9, 0.34, 0.8], plastic('#dfe2e6', { roughness: 0.95 }), [0, 0.17, 0], undefined, 0.04),
      times(7, (i) =>
        box([0.02, 0.36, 0.82], plastic('#b9bec5', { roughness: 1 }), [-0.78 + i * 0.26, 0.17, 0], undefined, 0.005),
      ),
      box([1.96, 0.3, 0.86], gloss(color), [0, 0.46, 0], undefined, 0.12),
      put(wrapLabel(), [0, 0.612, 0], [-PI / 2, 0, 0]),
    );
  const wrapLabel = () =>
    box(
      [1.2, 0.34, 0.006],
      plastic('#ffffff', {
        map: print(600, 170, (pen, w) => {
          fill(pen, color);
          text(pen, '晴川 磁性白板擦', w / 2, 104, { size: 60, align: 'center' });
        }),
      }),
      [0, 0, 0],
      undefined,
      0.001,
    );
  return put(
    group(
      put(one(), [0, 0, 0.4]),
      put(stand(put(one(), [0, 0, 0], [PI / 2 - 0.12, 0, 0])), [0.3, 0, -0.75], [0, -0.1, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

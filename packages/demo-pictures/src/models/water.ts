import { disc, fill, gradient, print, text } from '../page/labels.ts';
import { glass, gloss, plastic } from '../page/materials.ts';
import { box, cyl, group, put, ring, smoothLathe, times, tube, wrap } from '../page/solids.ts';

function waterBottle() {
  const label = print(900, 320, (pen, w, h) => {
    gradient(pen, '#2a7fd0', '#1c5fae');
    times(3, (i) => {
      text(pen, '甘溪', 150 + i * 300, 150, { size: 110, align: 'center' });
      text(pen, '饮用纯净水 550ml', 150 + i * 300, 230, { size: 34, weight: 400, align: 'center' });
    });
    fill(pen, '#bfe0f7', [0, h - 20, w, 20]);
  });
  return group(
    smoothLathe(
      [
        [0, 0.02],
        [0.26, 0],
        [0.32, 0.05],
        [0.33, 0.3],
        [0.315, 0.42],
        [0.33, 0.55],
        [0.315, 0.68],
        [0.33, 1.2],
        [0.28, 1.4],
        [0.15, 1.56],
        [0.14, 1.64],
      ],
      plastic('#d3e9f6', { roughness: 0.08, clearcoat: 1, envMapIntensity: 1.2 }),
    ),
    wrap([0.337, 0.334], 0.44, label, [0, 0.94, 0]),
    cyl([0.155, 0.155, 0.15], gloss('#2a78c9'), [0, 1.69, 0]),
    ring(0.155, 0.014, gloss('#2a78c9'), [0, 1.59, 0]),
  );
}

/** Bottled water in a shrink pack of columns × rows. */
export function waterPack({ columns, rows }: { columns: number; rows: number }) {
  const bottles = times(columns * rows, (i) =>
    put(
      waterBottle(),
      [((i % columns) - (columns - 1) / 2) * 0.68, 0, (Math.floor(i / columns) - (rows - 1) / 2) * 0.68],
      [0, i * 0.7, 0],
    ),
  );
  const film = box(
    [columns * 0.68 + 0.06, 0.85, rows * 0.68 + 0.06],
    glass('#eaf5fb', 0.2),
    [0, 0.45, 0],
    undefined,
    0.14,
  );
  return put(group(bottles, film), [0, 0, 0], [0, 0.5, 0]);
}

export function waterBarrel() {
  const clear = plastic('#a9d3ee', {
    roughness: 0.06,
    clearcoat: 1,
    transparent: true,
    opacity: 0.78,
    envMapIntensity: 1.2,
  });
  const label = print(900, 420, (pen, w, h) => {
    gradient(pen, '#2a7fd0', '#1a55a0');
    disc(pen, 'rgba(255,255,255,.12)', w * 0.8, 60, 200);
    text(pen, '甘溪', w / 2, 180, { size: 170, align: 'center' });
    text(pen, '饮用纯净水', w / 2, 280, { size: 72, align: 'center' });
    text(pen, '18.9 L', w / 2, 370, { size: 64, weight: 400, align: 'center' });
    fill(pen, '#d6ecfb', [0, h - 14, w, 14]);
  });
  const bands = [0.35, 0.6, 1.95, 2.2].map((y) => ring(0.955, 0.045, clear, [0, y, 0]));
  return put(
    group(
      smoothLathe(
        [
          [0, 0.04],
          [0.8, 0],
          [0.93, 0.1],
          [0.95, 0.5],
          [0.95, 2.3],
          [0.9, 2.55],
          [0.6, 2.85],
          [0.3, 2.98],
          [0.27, 3.05],
          [0.27, 3.2],
        ],
        clear,
      ),
      bands,
      cyl([0.3, 0.3, 0.22], gloss('#2a78c9'), [0, 3.25, 0]),
      wrap([0.96, 0.96], 1.15, label, [0, 1.28, 0], 2.3),
      tube(
        [
          [0.9, 1.9, -0.3],
          [1.2, 1.8, -0.35],
          [1.2, 1.0, -0.35],
          [0.92, 0.9, -0.3],
        ],
        0.08,
        clear,
      ),
    ),
    [0, 0, 0],
    [0, -0.25, 0],
  );
}

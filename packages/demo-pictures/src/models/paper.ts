import { disc, fill, print, text, type Pen } from '../page/labels.ts';
import { card, plastic } from '../page/materials.ts';
import { block, group, put } from '../page/solids.ts';

export type ReamLabel = {
  size: 'A4' | 'A3';
  weight: string;
  brand: string;
  brandEn: string;
  base: string;
  accent: string;
  line: string;
  title?: string;
};

function topPrint({ size, weight, brandEn, brand, base, accent, line, title = '多功能复印纸' }: ReamLabel) {
  return print(840, 1188, (pen, w) => {
    fill(pen, '#f7f8fa');
    fill(pen, base, [0, 0, w, 470]);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, w, 470);
    pen.clip();
    for (let i = 5; i > 0; i--) disc(pen, 'rgba(255,255,255,.05)', w, 0, 90 + i * 130);
    pen.restore();
    text(pen, size, 60, 300, { size: 260 });
    text(pen, brand, w - 60, 120, { size: 64, align: 'right' });
    text(pen, `${weight}  ${title}`, 64, 410, { size: 70 });
    text(pen, '500 张 / 包', 64, 610, { size: 84, color: base });
    text(pen, line, 64, 700, { size: 54, color: '#5b6675', weight: 400 });
    drawSheets(pen, base, 560, 930);
    fill(pen, accent, [64, 1050, 120, 14]);
    text(pen, `${brandEn} PAPER`, 64, 1130, { size: 50, color: base });
  });
}

function drawSheets(pen: Pen, color: string, x: number, y: number) {
  pen.strokeStyle = color;
  pen.lineWidth = 8;
  for (const step of [0, 24, 48]) pen.strokeRect(x + step, y - 120 - step, 150, 200);
}

function sidePrint({ size, weight, base, brand }: ReamLabel) {
  return print(1188, 220, (pen) => {
    fill(pen, base);
    text(pen, `${brand}  ${size} ${weight}`, 60, 145, { size: 100 });
    text(pen, '500 张', 1120, 140, { size: 70, color: 'rgba(255,255,255,.85)', align: 'right' });
  });
}

/** Wrapped reams of copy paper in a stack. */
export function paperReams({ label, count = 3 }: { label: ReamLabel; count?: number }) {
  const big = label.size === 'A3' ? 1.3 : 1;
  const side = plastic('#ffffff', { map: sidePrint(label) });
  const top = plastic('#ffffff', { map: topPrint(label), roughness: 0.6 });
  const faces = [side, side, top, plastic(label.base), side, side];
  const turns = [0.06, -0.03, 0.05, 0.01, -0.04];
  const stack = Array.from({ length: count }, (_, i) =>
    block([1.9 * big, 0.42, 2.68 * big], faces, [0, 0.21 + i * 0.42, 0], [0, turns[i % 5] ?? 0, 0]),
  );
  return put(group(stack), [0, 0, 0], [0, 0.6, 0]);
}

/** Label sheets fanned out, printed with the cut lines. */
export function labelSheets({ columns, rows, brand }: { columns: number; rows: number; brand: string }) {
  const face = print(840, 1188, (pen, w, h) => {
    fill(pen, '#e9edf2');
    const [cw, ch] = [(w - 40) / columns, (h - 40) / rows];
    for (let c = 0; c < columns; c++)
      for (let r = 0; r < rows; r++) {
        pen.fillStyle = '#ffffff';
        pen.beginPath();
        pen.roundRect(24 + c * cw, 24 + r * ch, cw - 8, ch - 8, 14);
        pen.fill();
      }
  });
  const cover = print(840, 1188, (pen, w) => {
    fill(pen, '#f4f6f8');
    fill(pen, '#2b7a78', [0, 0, w, 340]);
    text(pen, `${brand} 标签纸`, 60, 170, { size: 110 });
    text(pen, `A4 · ${columns}×${rows} 格 · 50 张`, 64, 270, { size: 62, weight: 400 });
    const [cw, ch] = [640 / columns, 600 / rows];
    pen.strokeStyle = '#9fb4b3';
    pen.lineWidth = 4;
    for (let c = 0; c < columns; c++)
      for (let r = 0; r < rows; r++) pen.strokeRect(100 + c * cw, 440 + r * ch, cw - 10, ch - 10);
  });
  const sheets = [0, 1, 2].map((i) =>
    block(
      [1.9, 0.012, 2.68],
      [card('#fff'), card('#fff'), card('#ffffff', { map: face }), card('#fff'), card('#fff'), card('#fff')],
      [0.3 + i * 0.26, 0.02 + i * 0.014, 0.1 + i * 0.06],
      [0, -0.1 - i * 0.1, 0],
    ),
  );
  const pack = block(
    [1.92, 0.16, 2.7],
    [
      card('#e6eaee'),
      card('#e6eaee'),
      card('#ffffff', { map: cover, roughness: 0.4 }),
      card('#e6eaee'),
      card('#e6eaee'),
      card('#e6eaee'),
    ],
    [-0.25, 0.15, 0],
    [0, 0.05, 0],
  );
  return put(group(sheets, pack), [0, 0, 0], [0, 0.45, 0]);
}

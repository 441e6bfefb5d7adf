import { print, fill, text, textUp } from '../page/labels.ts';
import { plastic } from '../page/materials.ts';
import { box, decal, group, put, PI } from '../page/solids.ts';
import { layRow, uprightPen, type PenStyle } from './pen.ts';

type PenBoxLabel = { title: string; sub: string; count: string; base: string; accent: string };

function frontPrint({ title, sub, count, base, accent }: PenBoxLabel) {
  return print(600, 1000, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h * 0.62, w, h * 0.38]);
    text(pen, 'QIWEN', 54, 120, { size: 64 });
    text(pen, '启文', w - 54, 118, { size: 52, align: 'right' });
    text(pen, title, 50, 300, { size: 104 });
    text(pen, sub, 54, 390, { size: 54, weight: 400, color: 'rgba(255,255,255,.88)' });
    fill(pen, 'rgba(255,255,255,.9)', [54, 440, 90, 8]);
    text(pen, count, 54, h * 0.62 + 230, { size: 220 });
    text(pen, '支/盒', 330, h * 0.62 + 226, { size: 60, weight: 400 });
  });
}

/** A standing carton of pens with two of them in front. */
export function penBox({ label, pen, inFront = 2 }: { label: PenBoxLabel; pen: PenStyle; inFront?: number }) {
  const side = print(300, 1000, (draw, w, h) => {
    fill(draw, label.base);
    fill(draw, label.accent, [0, h * 0.62, w, h * 0.38]);
    textUp(draw, `${label.title} ${label.sub}`, 180, 560, { size: 72 });
  });
  const carton = group(
    box([1.02, 1.72, 0.5], plastic(label.base, { roughness: 0.5 }), [0, 0.86, 0], undefined, 0.015),
    decal([1, 1.7], frontPrint(label), [0, 0.86, 0.252]),
    decal([0.48, 1.7], side, [-0.512, 0.86, 0], [0, -PI / 2, 0]),
    decal([0.48, 1.7], side, [0.512, 0.86, 0], [0, PI / 2, 0]),
  );
  const front = layRow(
    Array.from({ length: inFront }, () => uprightPen(pen)),
    { gap: 0.3, spread: 0.04 },
  );
  return group(put(carton, [0, 0, 0], [0, 0.42, 0]), put(front, [0.35, 0, 0.95], [0, 0.43, 0]));
}

import { print, text, fill } from '../page/labels.ts';
import { card, plastic } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put } from '../page/solids.ts';
import { uprightPen } from './pen.ts';

/** A bound notebook lying flat, elastic band around it, a pen beside. */
export function notebook({ color, stamp }: { color: string; stamp: string }) {
  const leather = plastic(color, { roughness: 0.62 });
  const cover = print(600, 840, (pen, w, h) => {
    text(pen, '会议记录', w - 60, h - 90, { size: 54, color: stamp, weight: 500, align: 'right' });
    fill(pen, stamp, [w - 180, h - 66, 120, 4]);
    text(pen, '启文 QIWEN', 60, 90, { size: 34, color: stamp, weight: 400 });
  });
  const edge = print(512, 64, (pen, w, h) => {
    fill(pen, '#f5f1e6');
    for (let y = 2; y < h; y += 5) fill(pen, 'rgba(120,105,75,.22)', [0, y, w, 1.4]);
  });
  const pages = card('#ffffff', { map: edge });
  const book = group(
    box([1.5, 0.035, 2.1], leather, [0, 0.017, 0], undefined, 0.015),
    box([1.43, 0.15, 2.03], pages, [0.01, 0.1, 0], undefined, 0.01),
    box([1.5, 0.035, 2.1], leather, [0, 0.19, 0], undefined, 0.015),
    cyl([0.103, 0.103, 2.1], leather, [-0.73, 0.104, 0], [PI / 2, 0, 0]),
    box([0.05, 0.215, 2.115], plastic('#14181f', { roughness: 0.9 }), [0.56, 0.104, 0], undefined, 0.008),
    box([0.035, 0.004, 0.5], plastic('#b03a2e', { roughness: 0.8 }), [-0.3, 0.01, 1.25], undefined, 0.001),
    decal([1.24, 1.98], cover, [-0.1, 0.2085, 0], [-PI / 2, 0, 0]),
  );
  const pen = put(uprightPen({ kind: 'metal', ink: '#b9bec6', body: '#4a505b' }), [1.15, 0.09, 0.95], [-PI / 2, 0, 0]);
  return put(group(book, pen), [0, 0, 0], [0, 0.5, 0]);
}

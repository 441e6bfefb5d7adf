import { fill, print, text, textUp } from '../page/labels.ts';
import { gloss, plastic } from '../page/materials.ts';
import { cyl, decal, group, lathe, PI, put, times, wrap } from '../page/solids.ts';
import { layRow, type Row } from './pen.ts';

type Marker = { ink: string; words: string; sub: string };

function marker({ ink, words, sub }: Marker) {
  const label = print(420, 640, (pen, w, h) => {
    fill(pen, '#f7f7f5');
    fill(pen, ink, [0, 0, w, h * 0.12]);
    fill(pen, ink, [0, h * 0.86, w, h * 0.14]);
    pen.save();
    pen.translate(w / 2 + 20, h / 2);
    pen.rotate(-PI / 2);
    text(pen, words, 0, 0, { size: 88, color: '#22262d', align: 'center' });
    text(pen, sub, 0, 56, { size: 38, color: '#5b6470', weight: 400, align: 'center' });
    pen.restore();
  });
  return group(
    cyl([0.14, 0.14, 1.2], plastic('#f6f6f4', { roughness: 0.3 }), [0, 0.7, 0]),
    wrap([0.142, 0.142], 0.95, label, [0, 0.72, 0]),
    lathe(
      [
        [0.145, 0],
        [0.152, 0.04],
        [0.15, 0.55],
        [0.14, 0.62],
        [0.05, 0.64],
        [0, 0.64],
      ],
      gloss(ink),
      [0, 1.24, 0],
    ),
    cyl([0.13, 0.11, 0.12], gloss(ink), [0, 0.05, 0]),
  );
}

/** Board markers; ten of a colour lie in two rows. */
export function markers({
  inks,
  words = '白板笔',
  sub = '晴川 WB-20',
  row,
}: {
  inks: string[];
  words?: string;
  sub?: string;
  row?: Row;
}) {
  return layRow(
    inks.map((ink) => put(marker({ ink, words, sub }), [0, 0, 0], [0, 0.25, 0])),
    row ?? { gap: 0.42, spread: 0.03 },
    0.16,
  );
}

/** Two-headed highlighters with caps in the ink's colour. */
export function highlighters({ inks }: { inks: string[] }) {
  const one = (ink: string) =>
    group(
      lathe(
        [
          [0, 0],
          [0.09, 0.01],
          [0.13, 0.08],
          [0.14, 0.5],
        ],
        gloss(ink),
      ),
      cyl([0.135, 0.135, 0.8], plastic('#f7f7f4', { roughness: 0.3 }), [0, 0.86, 0]),
      times(2, (i) => cyl([0.1365, 0.1365, 0.025], gloss(ink), [0, 0.5 + i * 0.72, 0])),
      lathe(
        [
          [0.14, 0],
          [0.14, 0.55],
          [0.1, 0.62],
          [0, 0.63],
        ],
        gloss(ink),
        [0, 1.26, 0],
      ),
      decal(
        [0.15, 0.64],
        print(150, 640, (pen, w, h) =>
          textUp(pen, '素格 双头荧光笔', w * 0.7, h - 20, { size: 76, color: '#454b55', max: h - 40 }),
        ),
        [0, 0.86, 0.1372],
      ),
    );
  return layRow(
    inks.map((ink) => put(one(ink), [0, 0, 0], [0, 0.2, 0])),
    { gap: 0.4, spread: 0.05 },
    0.15,
  );
}

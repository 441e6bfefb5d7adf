import { fill, print, text } from '../page/labels.ts';
import { fabric, plastic, rubber } from '../page/materials.ts';
import { circle, foldedCloth, panel, puff } from '../page/soft.ts';
import { PI, ball, box, decal, extrude, group, put, tube } from '../page/solids.ts';

/** A bag of nappies, two loose ones before it. */
export function nappyPack({ size, note, color }: { size: string; note: string; color: string }) {
  const face = print(900, 900, (pen, w, h) => {
    fill(pen, '#fbfaf6');
    fill(pen, color, [0, 0, w, 300]);
    text(pen, '稚夏', 60, 130, { size: 110 });
    text(pen, '云柔纸尿裤', 60, 245, { size: 84, weight: 500 });
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(w / 2, 560, 170, 0, 7);
    pen.fill();
    text(pen, size, w / 2, 625, { size: 190, align: 'center' });
    text(pen, note, w / 2, h - 60, { size: 64, color: '#6d6a62', weight: 500, align: 'center' });
  });
  const film = plastic('#fbfaf6', { roughness: 0.35, clearcoat: 0.3 });
  const nappy = (at: [number, number, number], turn: number) =>
    put(
      group(
        foldedCloth(fabric('#fdfdfb', 'waffle', 5), [1.1, 0.95], 2, 0.13),
        box([1.12, 0.05, 0.3], plastic(color, { roughness: 0.7 }), [0, 0.28, 0], undefined, 0.02),
      ),
      at,
      [0, turn, 0],
    );
  return put(
    group(
      puff([2.4, 2.5, 1.3], film, [0, 1.25, 0], undefined, [0.16, 0.16, 0.2]),
      decal([2.1, 2.1], face, [0, 1.2, 0.652], undefined, { roughness: 0.4 }),
      put(
        tube(
          [
            [-0.5, 0, 0],
            [-0.45, 0.3, 0],
            [0.45, 0.3, 0],
            [0.5, 0, 0],
          ],
          0.07,
          film,
        ),
        [0, 2.46, 0],
      ),
      nappy([1.3, 0, 1.15], 0.3),
      nappy([1.35, 0.28, 1.1], 0.15),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

/** A folding play mat, half opened. */
export function playMat({ colors }: { colors: string[] }) {
  const section = (i: number, at: [number, number, number], turn: [number, number, number]) =>
    put(
      group(
        box(
          [1.2, 0.14, 2.2],
          plastic(colors[i % colors.length] ?? '#d9cdb8', { roughness: 0.75 }),
          undefined,
          undefined,
          0.05,
        ),
        extrude(circle(0.28), 0.02, 0.005, plastic('#f6f2e8', { roughness: 0.8 }), [0, 0.075, 0.4], [-PI / 2, 0, 0]),
        panel([0.5, 0.5, 0.03], 0.1, plastic('#f6f2e8', { roughness: 0.8 }), [0, 0.075, -0.45], [-PI / 2, 0, 0.4]),
      ),
      at,
      turn,
    );
  return put(
    group(
      section(0, [-1.9, 0.07, 0], [0, 0, 0]),
      section(1, [-0.68, 0.07, 0], [0, 0, 0]),
      section(2, [0.36, 0.5, 0], [0, 0, 0.9]),
      section(3, [1.1, 0.5, 0], [0, 0, -0.9]),
      section(0, [1.86, 0.5, 0], [0, 0, 0.9]),
    ),
    undefined,
    [0, 0.45, 0],
  );
}

/** A hooded bath towel, folded with its ears up. */
export function hoodedTowel({ color, trim }: { color: string; trim: string }) {
  const terry = fabric(color, 'terry', 4, { bumpScale: 5 });
  const edge = fabric(trim, 'woven', 8);
  return put(
    group(
      foldedCloth(terry, [2.4, 1.7], 4, 0.24),
      puff([1.7, 0.85, 1.25], terry, [0, 1.12, 0.05], undefined, 0.7),
      [-1, 1].map((s) =>
        group(ball(0.28, terry, [s * 0.58, 1.5, 0], [1, 1, 0.6]), ball(0.17, edge, [s * 0.58, 1.49, 0.1], [1, 1, 0.5])),
      ),
      [-1, 1].map((s) => ball(0.05, rubber('#3a312b'), [s * 0.24, 1.22, 0.62])),
      puff([0.24, 0.14, 0.1], rubber('#6d5648'), [0, 1.12, 0.66], undefined, 0.9),
      box([0.3, 1.02, 1.8], edge, [0.75, 0.5, 0.02], undefined, 0.04),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

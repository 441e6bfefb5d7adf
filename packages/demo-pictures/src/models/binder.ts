import { disc, fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, plastic } from '../page/materials.ts';
import { box, decal, group, put, PI } from '../page/solids.ts';
import { metal } from '../page/materials.ts';

function binder(color: string, ink: string) {
  const spine = print(256, 900, (pen, w) => {
    fill(pen, color);
    fill(pen, '#fff', [40, 110, w - 80, 430]);
    [...'合同档案'].forEach((letter, i) =>
      text(pen, letter, w / 2, 205 + i * 92, { size: 62, color: '#333', align: 'center' }),
    );
    text(pen, '启文 A106', w / 2, 70, { size: 34, color: ink, align: 'center' });
    disc(pen, '#c5ccd6', w / 2, 740, 52);
    disc(pen, '#15181d', w / 2, 740, 36);
  });
  const pages = card('#f3f2ee');
  return group(
    box([0.62, 2.2, 0.06], plastic(color, { roughness: 0.45 }), [0, 1.1, 0.87], undefined, 0.02),
    ...[-0.29, 0.29].map((x) =>
      box([0.04, 2.2, 1.76], plastic(color, { roughness: 0.45 }), [x, 1.1, 0], undefined, 0.01),
    ),
    box([0.5, 2.02, 1.6], pages, [0, 1.06, -0.05], undefined, 0.01),
    decal([0.6, 2.16], spine, [0, 1.1, 0.902]),
    box([0.62, 0.03, 0.05], metal('#b9c0ca', 0.3), [0, 0.03, 0.89], undefined, 0.01),
  );
}

/** Lever arch files of one colour, side by side. */
export function binders({ color, ink = '#fff', count = 2 }: { color: string; ink?: string; count?: number }) {
  const row = Array.from({ length: count }, (_, i) =>
    put(binder(color, ink), [(i - (count - 1) / 2) * 0.68, 0, i % 2 ? -0.06 : 0]),
  );
  return put(group(row), [0, 0, 0], [0, -0.5, 0]);
}

/** Clear envelopes with a snap button, papers showing through. */
export function fileBags({ color, opacity }: { color: string; opacity: number }) {
  const paper = print(700, 480, (pen) => {
    fill(pen, '#fdfdfb');
    text(pen, '采 购 合 同', 350, 110, { size: 54, color: '#333a44', align: 'center' });
    for (let i = 0; i < 7; i++) fill(pen, '#c9cfd8', [70, 170 + i * 40, i % 3 === 2 ? 340 : 560, 10]);
  });
  const bag = (withPaper: boolean) =>
    group(
      ...(withPaper
        ? [
            box([2.5, 0.02, 1.7], card('#fdfdfb'), [0, 0.03, 0], undefined, 0.005),
            decal([2.45, 1.66], paper, [0, 0.042, 0], [-PI / 2, 0, 0]),
          ]
        : []),
      box([2.9, 0.05, 2.0], glass(color, opacity, { roughness: 0.2 }), [0, 0.045, 0], undefined, 0.02),
      box([2.9, 0.02, 0.62], glass(color, opacity * 0.9, { roughness: 0.2 }), [0, 0.085, -0.68], undefined, 0.008),
      ...[
        [0, 0.06],
        [0, 2.0],
      ].map(([, d]) => box([2.92, 0.018, 0.03], gloss(color), [0, 0.05, d === 2 ? 1.0 : -1.0], undefined, 0.008)),
      put(group(box([0.26, 0.05, 0.26], gloss('#f4f6f8'), [0, 0, 0], undefined, 0.12)), [0, 0.11, -0.5]),
    );
  return put(
    group(put(bag(false), [-0.35, 0, -0.3], [0, 0.2, 0]), put(bag(true), [0.2, 0.1, 0.25], [0, -0.06, 0])),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

import { fill, type Pen, print, text } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic } from '../page/materials.ts';
import { block, box, cyl, decal, frame, group, PI, put, times } from '../page/solids.ts';

const lines = (pen: Pen, from: number, count: number, ink = '#c9cfd8') => {
  for (let i = 0; i < count; i++) fill(pen, ink, [70, from + i * 44, i % 4 === 3 ? 300 : 560, 10]);
};

const paperFace = () =>
  print(700, 980, (pen) => {
    fill(pen, '#fdfdfb');
    text(pen, '采购合同', 350, 120, { size: 58, color: '#333a44', align: 'center' });
    lines(pen, 190, 16);
  });

/** Document boxes standing side by side; `width` is the spine. */
export function archiveBoxes({
  color,
  width,
  mark,
  count = 2,
}: {
  color: string;
  width: number;
  mark: string;
  count?: number;
}) {
  const spine = print(Math.round(width * 420), 920, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#fbfbf8', [w * 0.14, 90, w * 0.72, 430]);
    [...'档案资料'].forEach((letter, i) =>
      text(pen, letter, w / 2, 180 + i * 92, { size: Math.min(64, w * 0.42), color: '#333', align: 'center' }),
    );
    text(pen, '知格', w / 2, h - 150, { size: Math.min(56, w * 0.4), align: 'center' });
    text(pen, mark, w / 2, h - 80, { size: Math.min(40, w * 0.3), weight: 400, align: 'center', max: w * 0.9 });
  });
  const shell = plastic(color, { roughness: 0.5 });
  const one = () =>
    group(
      box([width, 2.2, 1.65], shell, [0, 1.1, 0], undefined, 0.03),
      decal([width * 0.97, 2.14], spine, [0, 1.1, 0.828]),
      box(
        [width + 0.02, 0.03, 0.03],
        plastic('#ffffff', { opacity: 0.25, transparent: true }),
        [0, 2.15, 0.82],
        undefined,
        0.01,
      ),
      cyl([0.07, 0.07, 0.05], gloss('#f2f4f6'), [width / 2, 1.1, -0.4], [0, 0, PI / 2]),
    );
  const row = times(count, (i) => put(one(), [(i - (count - 1) / 2) * (width + 0.04), 0, i % 2 ? -0.08 : 0]));
  return put(group(row), [0, 0, 0], [0, -0.55, 0]);
}

/** Kraft archive boxes tied with a string, one lying in front. */
export function kraftBoxes({ width }: { width: number }) {
  const kraft = card('#cba06c');
  const front = print(760, 1040, (pen, w, h) => {
    fill(pen, '#cba06c');
    text(pen, '档 案', w / 2, 300, { size: 150, color: '#3d2b17', align: 'center' });
    pen.strokeStyle = '#3d2b17';
    pen.lineWidth = 4;
    ['案卷题名', '立卷单位', '起止日期', '保管期限'].forEach((name, i) => {
      text(pen, name, 110, 480 + i * 110, { size: 44, color: '#3d2b17', weight: 400 });
      fill(pen, '#3d2b17', [310, 492 + i * 110, 340, 4]);
    });
    text(pen, '知格 · 无酸纸', w / 2, h - 60, { size: 36, color: '#5a4226', weight: 400, align: 'center' });
  });
  const spine = print(Math.round(width * 500), 1040, (pen, w) => {
    fill(pen, '#cba06c');
    pen.strokeStyle = '#3d2b17';
    pen.lineWidth = 4;
    pen.strokeRect(w * 0.2, 120, w * 0.6, 620);
    [...'全宗卷号'].forEach((letter, i) =>
      text(pen, letter, w / 2, 220 + i * 140, { size: Math.min(60, w * 0.4), color: '#3d2b17', align: 'center' }),
    );
  });
  const one = () => {
    const box6 = block(
      [1.55, 2.15, width],
      [
        plastic('#ffffff', { map: spine, roughness: 0.85 }),
        kraft,
        kraft,
        kraft,
        plastic('#ffffff', { map: front, roughness: 0.85 }),
        kraft,
      ],
      [0, 1.075, 0],
    );
    return group(box6, box([1.57, 0.02, width + 0.01], card('#b98c56'), [0, 2.15, 0], undefined, 0.005));
  };
  const standing = times(3, (i) => put(one(), [0, 0, -i * (width + 0.03)], [0, 0, 0]));
  return put(group(standing), [0, 0, 0], [0, -0.5, 0]);
}

/** Display book: clear pockets inside a stiff cover, one open behind. */
export function displayBook({ color, pages }: { color: string; pages: number }) {
  const thick = 0.12 + pages * 0.004;
  const cover = print(700, 960, (pen, w, h) => {
    fill(pen, 'rgba(255,255,255,.92)', [80, h - 300, 380, 190]);
    text(pen, '资料册', 110, h - 220, { size: 74, color: '#2b3038' });
    text(pen, 'A4 插页式', 112, h - 145, { size: 52, color: '#5b6470', weight: 400 });
    text(pen, '知格 ZHIGE', w - 60, 110, { size: 46, color: 'rgba(255,255,255,.9)', align: 'right' });
  });
  const closed = group(
    box([2.0, 0.04, 2.76], plastic(color, { roughness: 0.4 }), [0, 0.02, 0], undefined, 0.015),
    times(Math.round(pages / 10) + 2, (i) =>
      block([1.88, 0.012, 2.64], glass('#eef3f6', 0.6, { roughness: 0.3 }), [
        0.02,
        0.05 + (i * thick) / (pages / 10 + 2),
        0,
      ]),
    ),
    box([2.0, 0.04, 2.76], plastic(color, { roughness: 0.4 }), [0, thick + 0.06, 0], undefined, 0.015),
    box([0.05, thick + 0.08, 2.76], plastic(color, { roughness: 0.4 }), [-0.99, thick / 2 + 0.04, 0], undefined, 0.02),
    decal([1.9, 2.6], cover, [0, thick + 0.082, 0], [-PI / 2, 0, 0]),
  );
  const leaf = (side: number) =>
    put(
      group(
        box([1.95, 2.7, 0.04], plastic(color, { roughness: 0.4 }), [side * 0.98, 1.35, 0], undefined, 0.015),
        block([1.8, 2.5, 0.02], card('#fdfdfb'), [side * 0.98, 1.35, 0.04]),
        decal([1.78, 2.48], paperFace(), [side * 0.98, 1.35, 0.055]),
        box([1.88, 2.6, 0.02], glass('#eef4f8', 0.25, { roughness: 0.1 }), [side * 0.98, 1.35, 0.07], undefined, 0.005),
      ),
      [0, 0, 0],
      [0, side * -0.45, 0],
    );
  return put(
    group(put(group(leaf(-1), leaf(1)), [0.3, 0, -1.2], [-0.08, 0, 0]), put(closed, [-0.2, 0, 1.1], [0, 0.15, 0])),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Clipboard with paper under its spring clip. */
export function clipboard({ color, opacity = 1 }: { color: string; opacity?: number }) {
  const board = opacity < 1 ? glass(color, opacity, { roughness: 0.15 }) : plastic(color, { roughness: 0.55 });
  const steel = metal('#cdd2d9', 0.22);
  const body = group(
    box([2.1, 0.07, 2.9], board, [0, 0.035, 0], undefined, 0.03),
    block([1.86, 0.03, 2.6], card('#fdfdfb'), [0, 0.09, 0.1]),
    decal([1.84, 2.56], paperFace(), [0, 0.107, 0.1], [-PI / 2, 0, 0]),
    box([1.1, 0.06, 0.3], steel, [0, 0.14, -1.2], undefined, 0.03),
    box([1.0, 0.03, 0.36], steel, [0, 0.22, -1.32], [0.5, 0, 0], 0.015),
    cyl([0.06, 0.06, 1.0], steel, [0, 0.2, -1.22], [0, 0, PI / 2]),
    frame(
      [
        [-0.25, 0.2, -1.35],
        [-0.25, 0.3, -1.62],
        [0.25, 0.3, -1.62],
        [0.25, 0.2, -1.35],
      ],
      0.03,
      steel,
      0.08,
    ),
    decal(
      [0.5, 0.12],
      print(300, 72, (pen) => text(pen, '知格', 150, 54, { size: 52, color: '#8a929c', align: 'center' })),
      [0, 0.172, -1.14],
      [-PI / 2, 0, 0],
    ),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

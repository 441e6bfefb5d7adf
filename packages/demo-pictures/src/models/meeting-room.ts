import { print, text } from '../page/labels.ts';
import { card, glass, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, times } from '../page/solids.ts';

/** Tall steel cupboard; glass above or steel all the way. */
export function steelCabinet({ hasGlass }: { hasGlass: boolean }) {
  const shell = plastic('#e9ecef', { roughness: 0.5 });
  const face = plastic('#f3f5f7', { roughness: 0.42 });
  const grip = metal('#8d95a0', 0.3);
  const files = ['#2a62c9', '#27313f', '#2a62c9', '#8d97a3', '#27313f', '#c03a2e', '#2a62c9', '#8d97a3'];
  const shelf = (y: number) =>
    group(
      box([2.2, 0.05, 0.9], shell, [0, y, 0], undefined, 0.01),
      files.map((color, i) => box([0.22, 0.7, 0.62], card(color), [-0.92 + i * 0.26, y + 0.38, 0], undefined, 0.02)),
    );
  const upper = hasGlass
    ? group(
        shelf(2.35),
        shelf(3.3),
        ...[-0.57, 0.57].map((x) =>
          group(
            box([1.06, 1.95, 0.02], glass('#bcd3df', 0.22), [x, 3.25, 0.58], undefined, 0.01),
            ...[-0.5, 0.5].map((e) => box([0.07, 1.98, 0.05], face, [x + e, 3.25, 0.58], undefined, 0.01)),
            ...[-0.96, 0.96].map((e) => box([1.07, 0.07, 0.05], face, [x, 3.25 + e, 0.58], undefined, 0.01)),
          ),
        ),
      )
    : group(
        ...[-0.57, 0.57].map((x) => box([1.1, 1.98, 0.05], face, [x, 3.25, 0.58], undefined, 0.02)),
        ...[-0.57, 0.57].flatMap((x) =>
          times(4, (i) => box([0.4, 0.025, 0.02], rubber('#a9b1ba'), [x, 3.95 - i * 0.07, 0.605], undefined, 0.01)),
        ),
      );
  const walls = group(
    box([2.36, 0.08, 1.1], shell, [0, 4.3, 0], undefined, 0.02),
    ...[-1.15, 1.15].map((x) => box([0.06, 4.2, 1.1], shell, [x, 2.2, 0], undefined, 0.01)),
    box([2.3, 4.2, 0.05], shell, [0, 2.2, -0.53], undefined, 0.01),
    box([2.3, 2.1, 1.0], shell, [0, 1.15, 0], undefined, 0.01),
    hasGlass ? [] : box([2.3, 2.0, 0.95], shell, [0, 3.2, 0], undefined, 0.01),
    box([2.2, 0.16, 1.0], plastic('#3a414b'), [0, 0.08, 0], undefined, 0.02),
  );
  const lower = [-0.57, 0.57].map((x) => box([1.1, 1.96, 0.05], face, [x, 1.2, 0.58], undefined, 0.02));
  const grips = [3.0, 1.7].flatMap((y) =>
    [-0.1, 0.1].map((x) => box([0.06, 0.34, 0.05], grip, [x, y, 0.63], undefined, 0.02)),
  );
  return put(
    group(
      walls,
      upper,
      lower,
      grips,
      decal(
        [0.5, 0.1],
        print(300, 60, (pen) => text(pen, '云简 YUNJIAN', 150, 44, { size: 40, color: '#9aa3ad', align: 'center' })),
        [-0.6, 0.4, 0.608],
      ),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

export function whiteboard({ width }: { width: number }) {
  const alloy = metal('#c9cfd6', 0.35);
  const writing = print(1200, Math.round((1200 / width) * 2.2), (pen, w) => {
    pen.lineWidth = 7;
    pen.strokeStyle = '#1f4fb8';
    pen.lineCap = 'round';
    text(pen, '本周采购计划', 90, 150, { size: 76, color: '#1f4fb8' });
    ['① 复印纸 20 箱', '② 硒鼓 8 支', '③ 工位椅 12 把'].forEach((line, i) =>
      text(pen, line, 96, 270 + i * 100, { size: 58, color: i === 1 ? '#c8322a' : '#2b3038', weight: 400 }),
    );
    pen.strokeRect(w - 420, 120, 300, 220);
    pen.beginPath();
    pen.moveTo(w - 400, 310);
    pen.lineTo(w - 330, 230);
    pen.lineTo(w - 250, 270);
    pen.lineTo(w - 150, 150);
    pen.stroke();
  });
  const board = group(
    box([width, 2.2, 0.06], plastic('#fcfdfd', { roughness: 0.18, clearcoat: 0.7 }), [0, 0, 0], undefined, 0.01),
    decal([width * 0.98, 2.14], writing, [0, 0, 0.032], undefined, { roughness: 0.2 }),
    box([width + 0.1, 0.08, 0.1], alloy, [0, 1.12, 0], undefined, 0.02),
    box([width + 0.1, 0.08, 0.1], alloy, [0, -1.12, 0], undefined, 0.02),
    ...[-1, 1].map((x) => box([0.08, 2.3, 0.1], alloy, [(x * width) / 2, 0, 0], undefined, 0.02)),
    box([width * 0.7, 0.05, 0.22], alloy, [0, -1.2, 0.12], undefined, 0.02),
    ...['#c8322a', '#1f4fb8', '#1b1e24'].map((c, i) =>
      cyl([0.04, 0.04, 0.36], plastic(c), [-0.4 + i * 0.45, -1.13, 0.14], [0, 0, PI / 2]),
    ),
  );
  const stand = [-1, 1].flatMap((x) => [
    box([0.09, 2.2, 0.09], alloy, [x * (width / 2 + 0.12), 1.15, 0], undefined, 0.02),
    box([0.09, 0.09, 1.5], alloy, [x * (width / 2 + 0.12), 0.24, 0], undefined, 0.02),
    ...[-0.68, 0.68].map((z) =>
      cyl([0.11, 0.11, 0.08], rubber('#2b2f35'), [x * (width / 2 + 0.12), 0.11, z], [0, 0, PI / 2]),
    ),
  ]);
  return put(
    group(put(board, [0, 2.25, 0]), stand, box([width + 0.2, 0.08, 0.08], alloy, [0, 0.3, 0], undefined, 0.02)),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

import { DoubleSide } from 'three';
import { fill, print, text, type Pen } from '../page/labels.ts';
import { card, glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, frame, group, PI, put, ring, times } from '../page/solids.ts';

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
export function archiveBoxes({ color, width, mark, count = 2 }: { color: string; width: number; mark: string; count?: number }) {
  const spine = print(Math.round(width * 420), 920, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#fbfbf8', [w * 0.14, 90, w * 0.72, 430]);
    [...'档案资料'].forEach((letter, i) => text(pen, letter, w / 2, 180 + i * 92, { size: Math.min(64, w * 0.42), color: '#333', align: 'center' }));
    text(pen, '知格', w / 2, h - 150, { size: Math.min(56, w * 0.4), align: 'center' });
    text(pen, mark, w / 2, h - 80, { size: Math.min(40, w * 0.3), weight: 400, align: 'center', max: w * 0.9 });
  });
  const shell = plastic(color, { roughness: 0.5 });
  const one = () =>
    group(
      box([width, 2.2, 1.65], shell, [0, 1.1, 0], undefined, 0.03),
      decal([width * 0.97, 2.14], spine, [0, 1.1, 0.828]),
      box([width + 0.02, 0.03, 0.03], plastic('#ffffff', { opacity: 0.25, transparent: true }), [0, 2.15, 0.82], undefined, 0.01),
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
    [...'全宗卷号'].forEach((letter, i) => text(pen, letter, w / 2, 220 + i * 140, { size: Math.min(60, w * 0.4), color: '#3d2b17', align: 'center' }));
  });
  const one = () => {
    const box6 = block([1.55, 2.15, width], [plastic('#ffffff', { map: spine, roughness: 0.85 }), kraft, kraft, kraft, plastic('#ffffff', { map: front, roughness: 0.85 }), kraft], [0, 1.075, 0]);
    return group(box6, box([1.57, 0.02, width + 0.01], card('#b98c56'), [0, 2.15, 0], undefined, 0.005));
  };
  const standing = times(3, (i) => put(one(), [0, 0, -i * (width + 0.03)], [0, 0, 0]));
  return put(group(standing), [0, 0, 0], [0, -0.5, 0]);
}

/** Report covers with a sliding bar in colour. */
export function slideBinders({ color }: { color: string }) {
  const one = () =>
    group(
      block([1.86, 0.03, 2.6], card('#fdfdfb'), [0, 0.02, 0]),
      decal([1.8, 2.55], paperFace(), [0, 0.037, 0], [-PI / 2, 0, 0]),
      box([1.9, 0.02, 2.66], glass('#eef4f7', 0.22, { roughness: 0.15 }), [0, 0.05, 0], undefined, 0.005),
      box([0.18, 0.14, 2.68], gloss(color), [-0.92, 0.06, 0], undefined, 0.06),
      decal([0.1, 1.0], print(60, 600, (pen, w, h) => { pen.save(); pen.translate(w * 0.7, h - 30); pen.rotate(-PI / 2); text(pen, '知格 A4 抽杆夹', 0, 0, { size: 40, color: 'rgba(255,255,255,.85)', weight: 500 }); pen.restore(); }), [-0.92, 0.131, 0.6], [-PI / 2, 0, 0]),
    );
  const fan = times(3, (i) => put(one(), [i * 0.5 - 0.5, 0.02 + i * 0.075, i * 0.14], [0, 0.2 - i * 0.2, 0]));
  return put(group(fan), [0, 0, 0], [0, 0.4, 0]);
}

/** Display book: clear pockets inside a stiff cover, one open behind. */
export function displayBook({ color, pages }: { color: string; pages: number }) {
  const thick = 0.12 + pages * 0.004;
  const cover = print(700, 960, (pen, w, h) => {
    fill(pen, 'rgba(255,255,255,.92)', [80, h - 300, 380, 190]);
    text(pen, '资料册', 110, h - 220, { size: 74, color: '#2b3038' });
    text(pen, `A4 · ${pages} 页`, 112, h - 145, { size: 52, color: '#5b6470', weight: 400 });
    text(pen, '知格 ZHIGE', w - 60, 110, { size: 46, color: 'rgba(255,255,255,.9)', align: 'right' });
  });
  const closed = group(
    box([2.0, 0.04, 2.76], plastic(color, { roughness: 0.4 }), [0, 0.02, 0], undefined, 0.015),
    times(Math.round(pages / 10) + 2, (i) => block([1.88, 0.012, 2.64], glass('#eef3f6', 0.6, { roughness: 0.3 }), [0.02, 0.05 + (i * thick) / (pages / 10 + 2), 0])),
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
  return put(group(put(group(leaf(-1), leaf(1)), [0.3, 0, -1.2], [-0.08, 0, 0]), put(closed, [-0.2, 0, 1.1], [0, 0.15, 0])), [0, 0, 0], [0, 0.3, 0]);
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
    frame([[-0.25, 0.2, -1.35], [-0.25, 0.3, -1.62], [0.25, 0.3, -1.62], [0.25, 0.2, -1.35]], 0.03, steel, 0.08),
    decal([0.5, 0.12], print(300, 72, (pen) => text(pen, '知格', 150, 54, { size: 52, color: '#8a929c', align: 'center' })), [0, 0.172, -1.14], [-PI / 2, 0, 0]),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** Four magazine files in a row, folders inside. */
export function magazineRack({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.45, side: DoubleSide });
  const folders = ['#2a62c9', '#e0a23a', '#3f9a6b', '#c9483c', '#8d97a3', '#2a62c9', '#e6e8ea', '#27313f'];
  const cells = times(4, (i) => {
    const x = (i - 1.5) * 0.76;
    return group(
      box([0.05, 1.3, 1.9], shell, [x - 0.38, 0.7, -0.05], undefined, 0.02),
      put(box([0.05, 1.0, 0.9], shell, [0, 0, 0], undefined, 0.02), [x - 0.38, 1.45, -0.5], [0.28, 0, 0]),
      box([0.74, 0.62, 0.05], shell, [x, 0.35, 0.9], undefined, 0.02),
      decal([0.4, 0.3], print(200, 150, (pen) => { fill(pen, '#fff'); text(pen, ['合同', '发票', '报表', '档案'][i] ?? '', 100, 98, { size: 70, color: '#333', align: 'center' }); }), [x, 0.38, 0.93]),
      times(2, (k) => box([0.2, 1.9 - k * 0.15, 1.5], card(folders[i * 2 + k] ?? '#fff'), [x - 0.14 + k * 0.28, 1.0, -0.1], [0, 0, 0.02 * (k ? -1 : 1)], 0.02)),
    );
  });
  return put(
    group(box([3.1, 0.06, 1.95], shell, [0, 0.04, 0], undefined, 0.02), box([3.1, 1.7, 0.05], shell, [0, 0.88, -0.95], undefined, 0.02), cells, box([0.05, 1.3, 1.9], shell, [1.52, 0.7, -0.05], undefined, 0.02)),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Three mesh trays on a wire frame. */
export function letterTray({ color }: { color: string }) {
  const wire = metal(color, 0.45);
  const mesh = print(512, 512, (pen, w, h) => {
    pen.strokeStyle = color;
    pen.lineWidth = 5;
    for (let i = 0; i <= w; i += 16) {
      pen.strokeRect(i, -10, 0.1, h + 20);
      pen.strokeRect(-10, i, w + 20, 0.1);
    }
  });
  const tray = (y: number) =>
    group(
      decal([2.3, 2.9], mesh, [0, y, 0], [-PI / 2, 0, 0], { side: DoubleSide, metalness: 0.6 }),
      [-1.15, 1.15].map((x) => decal([2.9, 0.32], mesh, [x, y + 0.16, 0], [0, PI / 2, 0], { side: DoubleSide, metalness: 0.6 })),
      decal([2.3, 0.32], mesh, [0, y + 0.16, -1.45], [0, 0, 0], { side: DoubleSide, metalness: 0.6 }),
      frame([[-1.15, y + 0.1, 1.45], [-1.15, y + 0.32, 1.2], [-1.15, y + 0.32, -1.45], [1.15, y + 0.32, -1.45], [1.15, y + 0.32, 1.2], [1.15, y + 0.1, 1.45]], 0.03, wire, 0.1),
      box([2.3, 0.05, 0.05], wire, [0, y, 1.45], undefined, 0.02),
    );
  const sheets = group(block([1.95, 0.08, 2.7], card('#fdfdfb'), [0, 0.12, 0.05]), block([1.95, 0.1, 2.7], card('#f6f3ea'), [0.03, 0.92, 0.1], [0, 0.03, 0]));
  const posts = [-1.15, 1.15].flatMap((x) => [-1.2, 0.9].map((z) => cyl([0.035, 0.035, 1.95], wire, [x, 0.98, z])));
  return put(group([0.04, 0.84, 1.64].map(tray), posts, sheets, decal([1.9, 2.6], paperFace(), [0, 0.165, 0.05], [-PI / 2, 0, 0])), [0, 0, 0], [0, -0.5, 0]);
}

/** Expanding file with an elastic loop, pockets fanned at the top. */
export function accordionFile({ color, tabs }: { color: string; tabs: string[] }) {
  const shell = plastic(color, { roughness: 0.5 });
  const fan = times(13, (i) => {
    const lean = (i - 6) * 0.035;
    return put(
      group(
        block([2.9, 1.9, 0.012], plastic(color, { roughness: 0.4, transparent: true, opacity: 0.75 }), [0, 0.98, 0]),
        block([0.3, 0.16, 0.014], gloss(tabs[i % tabs.length] ?? '#fff'), [-1.2 + (i % 7) * 0.4, 2.0, 0]),
        i % 3 === 1 ? block([2.5, 1.8, 0.012], card('#fdfdfb'), [0, 1.1, 0.02]) : [],
      ),
      [0, 0, (i - 6) * 0.085],
      [lean, 0, 0],
    );
  });
  const front = group(
    box([3.0, 1.95, 0.05], shell, [0, 0.98, 0], undefined, 0.03),
    decal([1.6, 0.5], print(640, 200, (pen) => { text(pen, '知格 ZHIGE', 320, 90, { size: 72, align: 'center' }); text(pen, 'A4 风琴包 13 格', 320, 165, { size: 54, weight: 400, align: 'center' }); }), [0, 0.75, 0.028]),
    ring(0.14, 0.02, rubber('#2b2e34'), [0, 1.6, 0.04], [0, 0, 0]),
  );
  return put(
    group(fan, put(front, [0, 0, 0.62], [0.24, 0, 0]), put(box([3.0, 2.2, 0.05], shell, [0, 1.1, 0], undefined, 0.03), [0, 0, -0.62], [-0.24, 0, 0]), box([3.0, 0.06, 1.2], shell, [0, 0.03, 0], undefined, 0.02)),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}

import { fill, gradient, print, text } from '../page/labels.ts';
import { card, gloss, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, extrude, group, outline, PI, put, times } from '../page/solids.ts';

const badge = (words: string, color: string) => print(420, 70, (pen) => text(pen, words, 6, 50, { size: 46, color }));

const nameplate = (words: string, color: string, at: [number, number, number], w = 0.9) =>
  decal([w, w / 6], badge(words, color), at);

const bars = () =>
  print(500, 340, (pen) => {
    fill(pen, '#ffffff');
    text(pen, '销售分析', 40, 60, { size: 38, color: '#333' });
    const columns = { '#1f8fd0': 90, '#d33c86': 150, '#efc52c': 120, '#35a06a': 190, '#7f7fd0': 210 };
    Object.entries(columns).forEach(([color, high], i) => fill(pen, color, [60 + i * 80, 300 - high, 50, high]));
  });

const panel = (tint: [string, string], names: string[]) =>
  print(480, 300, (pen) => {
    gradient(pen, ...tint);
    names.forEach((word, i) => {
      const [x, y] = [22 + (i % 3) * 150, 40 + Math.floor(i / 3) * 126];
      fill(pen, ['#3fa7d6', '#59b36a', '#e8a13a', '#7f7fd0', '#d66a6a', '#4fb0a5'][i] ?? '#fff', [x, y, 136, 110]);
      text(pen, word, x + 68, y + 68, { size: 34, align: 'center' });
    });
  });

/** Tall colour laser printer with two cassettes and a touch panel. */
export function colourLaser({ name }: { name: string }) {
  const white = plastic('#f2f3f5', { roughness: 0.4 });
  const dark = plastic('#343b45', { roughness: 0.45 });
  const body = group(
    times(2, (i) =>
      group(
        box([2.7, 0.5, 2.3], white, [0, 0.27 + i * 0.52, 0], undefined, 0.05),
        box([0.9, 0.1, 0.05], rubber('#23272e'), [0, 0.36 + i * 0.52, 1.16], undefined, 0.03),
      ),
    ),
    box([2.7, 1.25, 2.3], white, [0, 1.7, 0], undefined, 0.12),
    box([2.4, 0.7, 0.05], dark, [0, 1.55, 1.15], undefined, 0.04),
    box([1.9, 0.08, 1.4], dark, [-0.2, 2.32, 0.05], [0.08, 0, 0], 0.03),
    box([1.45, 0.015, 1.1], card('#ffffff'), [-0.2, 2.38, 0.15], [0.1, 0, 0], 0.004),
    decal([1.4, 1.0], bars(), [-0.2, 2.39, 0.15], [-PI / 2 + 0.1, 0, 0]),
    put(
      group(
        box([0.62, 0.08, 0.9], dark, [0, 0, 0], undefined, 0.03),
        decal(
          [0.5, 0.36],
          panel(['#123a6b', '#2d78b8'], ['打印', '扫描', '设置', '双面', '彩色', '纸盒']),
          [0, 0.045, -0.15],
          [-PI / 2, 0, 0],
        ),
        cyl([0.06, 0.06, 0.03], gloss('#35b36a'), [0, 0.05, 0.3]),
      ),
      [1.05, 2.34, 0.62],
      [0.25, 0, 0],
    ),
    ['#20242a', '#1f8fd0', '#d33c86', '#efc52c'].map((ink, i) =>
      box([0.16, 0.05, 0.02], gloss(ink), [0.55 + i * 0.2, 1.8, 1.185], undefined, 0.01),
    ),
    nameplate(name, '#e6e9ed', [-0.6, 1.72, 1.18], 1.0),
  );
  return put(body, [0, 0, 0], [0, 0.46, 0]);
}

/** Impact printer with continuous forms running through. */
export function dotPrinter({ name }: { name: string }) {
  const shell = plastic('#e4e6e3', { roughness: 0.5 });
  const dark = plastic('#3a4048', { roughness: 0.5 });
  const formPaper = print(1000, 700, (pen, w, h) => {
    fill(pen, '#ffffff');
    for (let y = 0; y < h; y += 100) fill(pen, '#dff0e2', [60, y, w - 120, 50]);
    for (let y = 20; y < h; y += 36)
      for (const x of [26, w - 26]) {
        pen.fillStyle = '#9aa1aa';
        pen.beginPath();
        pen.arc(x, y, 9, 0, 7);
        pen.fill();
      }
    text(pen, '出库单', w / 2, 90, { size: 54, color: '#3a4350', align: 'center' });
    for (let y = 150; y < h; y += 50) fill(pen, '#7d8692', [120, y, 420 + ((y * 37) % 300), 8]);
  });
  const white = card('#ffffff');
  const body = group(
    box([3.6, 0.7, 1.7], shell, [0, 0.4, 0], undefined, 0.1),
    extrude(
      outline([
        [-0.85, 0],
        [0.85, 0],
        [0.8, 0.26, 0.5, 0.34],
        [-0.5, 0.4],
        [-0.8, 0.36, -0.85, 0],
      ]),
      3.5,
      0.04,
      shell,
      [0, 0.74, 0],
      [0, PI / 2, 0],
    ),
    box([3.0, 0.06, 0.5], dark, [0, 1.06, 0.05], [0.1, 0, 0], 0.02),
    put(box([2.3, 0.012, 1.5], white, [0, 0, 0], undefined, 0.003), [0, 1.35, -0.9], [0.75, 0, 0]),
    put(
      group(
        block(
          [2.3, 0.01, 1.25],
          [white, white, plastic('#ffffff', { map: formPaper, roughness: 0.8 }), white, white, white],
        ),
      ),
      [0, 1.42, 0.42],
      [0.62, 0, 0],
    ),
    cyl([0.13, 0.13, 0.14], dark, [1.85, 0.75, 0.1], [0, 0, PI / 2]),
    times(4, (i) =>
      box([0.2, 0.03, 0.12], gloss(i ? '#c9cfd6' : '#35b36a'), [0.9 + i * 0.26, 0.98, 0.62], [0.35, 0, 0], 0.02),
    ),
    nameplate(name, '#3b434e', [-1.1, 0.45, 0.856]),
    [-1.2, 1.2].map((x) => box([0.3, 0.08, 0.6], rubber('#2a2e34'), [x, 0.03, 0], undefined, 0.03)),
  );
  return put(body, [0, 0, 0], [0, 0.42, 0]);
}

/** Floor-standing copier with four cassettes. */
export function floorCopier({ name, isColour }: { name: string; isColour: boolean }) {
  const white = plastic('#eef0f1', { roughness: 0.42 });
  const dark = plastic('#2f353e', { roughness: 0.45 });
  const body = group(
    times(4, (i) =>
      group(
        box([2.5, 0.5, 2.2], white, [0, 0.42 + i * 0.52, 0], undefined, 0.05),
        box([0.9, 0.1, 0.05], rubber('#2f353e'), [0, 0.5 + i * 0.52, 1.11], undefined, 0.03),
      ),
    ),
    box([2.5, 0.75, 2.2], white, [0, 2.75, 0], undefined, 0.06),
    box([1.9, 0.4, 1.5], dark, [-0.3, 3.2, -0.05], undefined, 0.03),
    box([1.5, 0.02, 1.0], card('#fff'), [-0.3, 3.2, 0.5], [0.05, 0, 0], 0.004),
    decal(
      [1.45, 0.96],
      isColour
        ? bars()
        : print(400, 300, (pen) => {
            fill(pen, '#fff');
            for (let y = 50; y < 280; y += 36) fill(pen, '#9aa1aa', [50, y, 280, 8]);
          }),
      [-0.3, 3.214, 0.5],
      [-PI / 2 + 0.05, 0, 0],
    ),
    box([0.6, 0.8, 2.1], white, [0.95, 3.15, 0], undefined, 0.05),
    box([2.6, 0.24, 2.2], white, [0, 3.62, 0], undefined, 0.06),
    box([2.4, 0.34, 1.7], dark, [-0.05, 3.9, -0.15], undefined, 0.08),
    box([1.4, 0.04, 1.1], white, [-0.25, 4.12, -0.15], [0, 0, 0.16], 0.02),
    put(
      group(
        box([1.15, 0.08, 0.72], dark, [0, 0, 0], undefined, 0.03),
        decal(
          [0.9, 0.56],
          panel(['#0f3460', '#2d78b8'], ['复印', '扫描', '打印', '传真', '存储', '用户']),
          [-0.05, 0.045, 0],
          [-PI / 2, 0, 0],
        ),
      ),
      [0.65, 3.72, 1.42],
      [0.6, 0, 0],
    ),
    nameplate(name, '#3b434e', [-0.65, 2.85, 1.11], 1.0),
    isColour
      ? ['#20242a', '#1f8fd0', '#d33c86', '#efc52c'].map((ink, i) =>
          box([0.16, 0.05, 0.02], gloss(ink), [0.5 + i * 0.2, 2.6, 1.11], undefined, 0.01),
        )
      : [],
    times(4, (i) =>
      cyl([0.13, 0.13, 0.1], rubber('#1b1e22'), [i % 2 ? 1.0 : -1.0, 0.1, i > 1 ? 0.8 : -0.8], [PI / 2, 0, 0]),
    ),
  );
  return put(body, [0, 0, 0], [0, 0.42, 0]);
}

import { fill, gradient, print, text } from '../page/labels.ts';
import { card, glass, gloss, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, stand, times } from '../page/solids.ts';

const page = (lines: number) =>
  print(500, 340, (pen) => {
    fill(pen, '#ffffff');
    text(pen, '采购月报', 250, 60, { size: 34, color: '#333', align: 'center' });
    for (let i = 0; i < lines; i++) fill(pen, '#ccd2da', [50, 95 + i * 30, i % 4 === 3 ? 240 : 400, 8]);
  });

const badge = (words: string, color: string) => print(420, 70, (pen) => text(pen, words, 6, 50, { size: 46, color }));

/** A black-and-white laser printer: paper tray below, sheet coming out on top. */
export function laserPrinter({ name, shell, front }: { name: string; shell: string; front: string }) {
  const white = plastic(shell, { roughness: 0.4 });
  const dark = plastic(front, { roughness: 0.45 });
  const body = group(
    box([2.9, 0.62, 2.3], white, [0, 0.36, 0], undefined, 0.07),
    box([2.9, 0.95, 2.3], white, [0, 1.1, 0], undefined, 0.13),
    box([2.5, 0.42, 0.06], dark, [0, 0.36, 1.14], undefined, 0.03),
    box([0.9, 0.09, 0.05], rubber('#14171b'), [0, 0.46, 1.175], undefined, 0.02),
    box([2.6, 0.05, 0.04], rubber('#8f979f'), [0, 0.66, 1.15], undefined, 0.01),
    box([1.9, 0.06, 1.25], dark, [-0.1, 1.56, 0.12], [0.1, 0, 0], 0.03),
    box([1.5, 0.015, 1.2], card('#ffffff'), [-0.1, 1.64, 0.3], [0.13, 0, 0], 0.004),
    decal([1.45, 1.1], page(6), [-0.1, 1.651, 0.3], [-PI / 2 + 0.13, 0, 0]),
    box([0.5, 0.05, 0.9], dark, [1.12, 1.56, 0.55], undefined, 0.02),
    box([0.36, 0.02, 0.2], gloss('#0d2f3f'), [1.12, 1.59, 0.3], undefined, 0.01),
    times(4, (i) =>
      cyl([0.05, 0.05, 0.02], gloss(i === 3 ? '#35b36a' : '#c9d0d8'), [
        1.0 + (i % 2) * 0.24,
        1.59,
        0.6 + Math.floor(i / 2) * 0.2,
      ]),
    ),
    decal([1.1, 0.18], badge(name, '#3b434e'), [-0.75, 1.2, 1.153]),
    times(6, (i) => box([0.02, 0.03, 0.6], rubber('#b5bcc5'), [1.455, 0.9 + i * 0.09, -0.2], undefined, 0.008)),
  );
  return put(body, [0, 0, 0], [0, 0.48, 0]);
}

/** Copier-like device: scanner with feeder on top, touch panel, two trays. */
export function multifunction({ name }: { name: string }) {
  const white = plastic('#eef0f2', { roughness: 0.4 });
  const dark = plastic('#2e343d', { roughness: 0.45 });
  const screen = print(480, 300, (pen) => {
    gradient(pen, '#123a6b', '#2d78b8');
    ['复印', '扫描', '打印', '传真', '身份证', '邮件'].forEach((word, i) => {
      const [x, y] = [22 + (i % 3) * 150, 40 + Math.floor(i / 3) * 126];
      fill(pen, ['#3fa7d6', '#59b36a', '#e8a13a', '#7f7fd0', '#d66a6a', '#4fb0a5'][i] ?? '#fff', [x, y, 136, 110]);
      text(pen, word, x + 68, y + 70, { size: 36, align: 'center' });
    });
  });
  const body = group(
    box([2.6, 1.3, 2.2], white, [0, 0.72, 0], undefined, 0.08),
    times(2, (i) =>
      group(
        box([2.4, 0.44, 0.06], white, [0, 0.34 + i * 0.52, 1.1], undefined, 0.04),
        box([0.8, 0.08, 0.06], rubber('#2e343d'), [0, 0.46 + i * 0.52, 1.125], undefined, 0.02),
      ),
    ),
    box([2.5, 0.42, 2.0], dark, [0, 1.55, -0.08], undefined, 0.04),
    box([1.7, 0.02, 1.3], card('#fff'), [-0.1, 1.5, 0.4], [0.06, 0, 0], 0.005),
    box([2.7, 0.28, 2.25], white, [0, 1.95, 0], undefined, 0.08),
    box([2.6, 0.3, 1.9], dark, [0, 2.22, -0.1], undefined, 0.1),
    box([1.6, 0.06, 1.2], white, [-0.2, 2.5, -0.15], [0, 0, 0.22], 0.03),
    box([1.3, 0.02, 1.05], card('#fff'), [-0.22, 2.55, -0.15], [0, 0, 0.22], 0.005),
    put(
      group(
        box([1.1, 0.1, 0.66], dark, [0, 0, 0], undefined, 0.04),
        decal([0.62, 0.44], screen, [-0.16, 0.055, 0], [-PI / 2, 0, 0]),
        times(9, (i) =>
          box(
            [0.08, 0.03, 0.07],
            gloss('#e3e7ec'),
            [0.26 + (i % 3) * 0.11, 0.055, -0.14 + Math.floor(i / 3) * 0.12],
            undefined,
            0.015,
          ),
        ),
      ),
      [0.72, 1.98, 1.32],
      [0.55, 0, 0],
    ),
    decal([1.0, 0.17], badge(name, '#3b434e'), [-0.7, 1.95, 1.13]),
  );
  return put(body, [0, 0, 0], [0, 0.46, 0]);
}

/** Ink tank printer: low body, four see-through tanks in front. */
export function inkPrinter({ name }: { name: string }) {
  const shell = plastic('#2a2e35', { roughness: 0.42 });
  const tanks = ['#20242a', '#1f8fd0', '#d33c86', '#efc52c'].map((ink, i) =>
    group(
      box([0.2, 0.34, 0.16], gloss(ink), [0.5 + i * 0.24, 0.36, 1.06], undefined, 0.02),
      box([0.22, 0.5, 0.18], glass('#ffffff', 0.25), [0.5 + i * 0.24, 0.42, 1.06], undefined, 0.02),
    ),
  );
  const body = group(
    box([2.9, 0.85, 2.0], shell, [0, 0.46, 0], undefined, 0.1),
    box([2.86, 0.16, 1.96], plastic('#363b44', { roughness: 0.35 }), [0, 0.97, 0], undefined, 0.07),
    box([1.6, 0.36, 0.04], rubber('#14171b'), [-0.5, 0.34, 0.99], undefined, 0.02),
    put(box([1.5, 0.03, 0.9], plastic('#3a404a'), [0, 0, 0.4], undefined, 0.02), [-0.5, 0.2, 0.95], [-0.02, 0, 0]),
    box([1.2, 0.012, 0.8], card('#fff'), [-0.5, 0.25, 1.3], undefined, 0.003),
    decal([1.16, 0.76], page(5), [-0.5, 0.258, 1.3], [-PI / 2, 0, 0]),
    box([1.14, 0.62, 0.2], rubber('#1d2026'), [0.86, 0.4, 0.96], undefined, 0.03),
    tanks,
    put(
      group(
        box([1.8, 1.3, 0.05], plastic('#30353d'), [0, 0.6, 0], undefined, 0.03),
        box([1.5, 1.25, 0.015], card('#fff'), [0, 0.72, 0.04], undefined, 0.004),
      ),
      [0, 1.0, -0.9],
      [-0.28, 0, 0],
    ),
    box([0.9, 0.04, 0.3], gloss('#16191d'), [-0.85, 1.03, 0.75], undefined, 0.02),
    times(3, (i) =>
      cyl([0.06, 0.06, 0.02], gloss(['#35b36a', '#d8dde3', '#d8dde3'][i] ?? '#fff'), [-1.1 + i * 0.24, 1.055, 0.75]),
    ),
    decal([0.9, 0.15], badge(name, '#d8dde3'), [-0.8, 0.75, 1.002]),
  );
  return put(body, [0, 0, 0], [0, 0.45, 0]);
}

/** Paper shredder: cutting head over a pull-out bin with a window. */
export function shredder({ name }: { name: string }) {
  const black = plastic('#25292f', { roughness: 0.4 });
  const body = group(
    box([1.5, 2.1, 1.15], plastic('#33383f', { roughness: 0.5 }), [0, 1.15, 0], undefined, 0.07),
    box([1.6, 0.5, 1.25], black, [0, 2.4, 0], undefined, 0.14),
    box([1.2, 0.02, 0.07], rubber('#050607'), [0, 2.655, 0.1], undefined, 0.005),
    box([0.95, 0.75, 0.012], card('#fff'), [0, 2.95, 0.1], [0.05, 0, 0], 0.003),
    decal([0.9, 0.7], page(5), [0, 2.95, 0.108], [0.05, 0, 0]),
    box([1.34, 1.5, 0.05], gloss('#2b3037'), [0, 0.98, 0.575], undefined, 0.03),
    box([0.5, 0.9, 0.03], glass('#9fb0bf', 0.5), [0.3, 0.85, 0.6], undefined, 0.03),
    box([0.42, 0.5, 0.02], card('#e6e8ea'), [0.3, 0.68, 0.592], undefined, 0.01),
    box([0.7, 0.1, 0.06], rubber('#0e1013'), [0, 1.6, 0.59], undefined, 0.03),
    decal([0.8, 0.133], badge(name, '#d8dde3'), [-0.3, 2.38, 0.632]),
    cyl([0.05, 0.05, 0.02], gloss('#35b36a'), [0.55, 2.4, 0.628], [PI / 2, 0, 0]),
    times(4, (i) =>
      cyl([0.09, 0.09, 0.08], rubber('#101215'), [i % 2 ? 0.6 : -0.6, 0.07, i > 1 ? 0.42 : -0.42], [PI / 2, 0, 0]),
    ),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

export function projector({ name }: { name: string }) {
  const white = plastic('#f1f3f5', { roughness: 0.35 });
  const vents = (x: number) =>
    times(9, (i) => box([0.02, 0.3, 0.05], rubber('#9aa3ad'), [x, 0.45, -0.55 + i * 0.14], undefined, 0.008));
  const lens = put(
    group(
      cyl([0.42, 0.46, 0.2], plastic('#2a2e34'), [0, 0, 0]),
      cyl([0.36, 0.36, 0.22], rubber('#0d0f12'), [0, 0.01, 0]),
      cyl([0.33, 0.33, 0.02], gloss('#16263f', { roughness: 0.05, clearcoat: 1 }), [0, 0.12, 0]),
      cyl([0.15, 0.15, 0.024], gloss('#3c5f96', { roughness: 0.05 }), [0, 0.121, 0]),
    ),
    [-0.65, 0.47, 1.02],
    [PI / 2, 0, 0],
  );
  const body = group(
    box([2.7, 0.72, 2], white, [0, 0.46, 0], undefined, 0.16),
    box([2.72, 0.03, 2.02], plastic('#c9cfd6'), [0, 0.42, 0], undefined, 0.01),
    lens,
    vents(1.345),
    times(11, (i) => box([0.03, 0.3, 0.02], rubber('#8d96a0'), [0.3 + i * 0.09, 0.45, 1.0], undefined, 0.008)),
    box([0.7, 0.02, 0.5], plastic('#e2e6ea'), [0.5, 0.83, 0.2], undefined, 0.02),
    times(5, (i) =>
      cyl([0.055, 0.055, 0.02], gloss('#aab3bd'), [
        0.5 + Math.cos(i * 1.57) * (i ? 0.15 : 0),
        0.84,
        0.2 + Math.sin(i * 1.57) * (i ? 0.15 : 0),
      ]),
    ),
    decal([0.85, 0.14], badge(name, '#3b434e'), [-0.6, 0.832, 0.6], [-PI / 2, 0, 0]),
    times(2, (i) => cyl([0.1, 0.12, 0.12], rubber('#2a2e34'), [i ? 0.9 : -0.9, 0.06, 0.7])),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** Voucher binding machine: column with drill head over a table. */
export function bindingMachine({ name }: { name: string }) {
  const white = plastic('#eceff2', { roughness: 0.42 });
  const head = extrude(
    outline([
      [-0.5, 0],
      [0.5, 0],
      [0.62, 0.2],
      [0.6, 0.9, 0.3, 0.95],
      [-0.5, 0.95],
    ]),
    1.0,
    0.06,
    white,
    [0.1, 1.5, 0],
  );
  const body = group(
    box([2.0, 0.3, 1.7], plastic('#343a44'), [0, 0.17, 0], undefined, 0.06),
    box([0.7, 1.7, 1.1], white, [-0.6, 1.1, 0], undefined, 0.07),
    head,
    cyl([0.13, 0.13, 0.5], plastic('#c3c9d1', { metalness: 0.9, roughness: 0.25 }), [0.42, 1.3, 0]),
    cyl([0.05, 0.05, 0.5], plastic('#d5dae0', { metalness: 1, roughness: 0.2 }), [0.42, 0.95, 0]),
    times(12, (i) =>
      box(
        [1.25, 0.02, 1.0],
        card(i % 2 ? '#f7f7f3' : '#eceae2'),
        [0.42, 0.34 + i * 0.03, 0.02 * (i % 3)],
        [0, 0.01 * (i % 2), 0],
        0.004,
      ),
    ),
    put(
      group(
        cyl([0.04, 0.04, 0.8], plastic('#c3c9d1', { metalness: 0.9, roughness: 0.25 }), [0.4, 0, 0], [0, 0, PI / 2]),
        cyl([0.09, 0.09, 0.3], rubber('#c0392b'), [0.85, 0, 0], [0, 0, PI / 2]),
      ),
      [0.1, 2.05, 0.62],
      [0, -0.9, 0.3],
    ),
    decal([0.7, 0.116], badge(name, '#3b434e'), [0.1, 2.2, 0.567]),
    box([0.36, 0.16, 0.02], gloss('#122b1c'), [0.1, 1.85, 0.565], undefined, 0.01),
  );
  return stand(put(body, [0, 0, 0], [0, 0.5, 0]));
}

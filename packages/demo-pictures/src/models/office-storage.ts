import { fill, print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic, rubber, wood } from '../page/materials.ts';
import { ball, box, cyl, decal, frame, group, PI, put, times } from '../page/solids.ts';
import { path } from './forms.ts';

/** Steel lockers: `columns` × `rows` doors with louvres, tags and locks. */
export function lockers({ columns, rows }: { columns: number; rows: number }) {
  const shell = plastic('#dfe3e7', { roughness: 0.5 });
  const door = plastic('#eef0f2', { roughness: 0.42 });
  const [w, h, d] = [2.5, 4.6, 1.15];
  const [dw, dh] = [w / columns, (h - 0.3) / rows];
  const doors = times(columns * rows, (i) => {
    const [x, y] = [-w / 2 + dw * ((i % columns) + 0.5), 0.25 + dh * (Math.floor(i / columns) + 0.5)];
    return group(
      box([dw - 0.05, dh - 0.05, 0.05], door, [x, y, d / 2], undefined, 0.02),
      times(3, (k) =>
        box(
          [dw * 0.45, 0.03, 0.02],
          rubber('#aab2ba'),
          [x, y + dh / 2 - 0.2 - k * 0.08, d / 2 + 0.03],
          undefined,
          0.008,
        ),
      ),
      box([0.05, 0.26, 0.06], metal('#9aa1aa', 0.35), [x + dw / 2 - 0.13, y - 0.05, d / 2 + 0.04], undefined, 0.02),
      decal(
        [0.24, 0.13],
        print(120, 66, (pen) => {
          fill(pen, '#ffffff');
          text(pen, String(columns * rows - i).padStart(2, '0'), 60, 52, {
            size: 50,
            color: '#3a4048',
            align: 'center',
          });
        }),
        [x - dw * 0.18, y - 0.02, d / 2 + 0.03],
      ),
    );
  });
  return put(
    group(
      box([w + 0.06, h, d], shell, [0, h / 2 + 0.1, 0], undefined, 0.03),
      doors,
      box([w, 0.2, d - 0.1], plastic('#3a4149'), [0, 0.1, 0], undefined, 0.02),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Bookcase: open above, two doors below, books and boxes in it. */
export function officeBookcase({ light, dark }: { light: string; dark: string }) {
  const timber = () => wood(light, dark, [1, 1]);
  const [w, h, d] = [2.2, 5.2, 0.95];
  const shelf = (y: number) => box([w - 0.1, 0.08, d - 0.05], timber(), [0, y, 0], undefined, 0.01);
  const colors = ['#2a62c9', '#c4332a', '#27313f', '#e9b31c', '#3f8f7a', '#8d97a3'];
  const books = (y: number, count: number, from: number) =>
    times(count, (i) =>
      box(
        [0.12 + (i % 3) * 0.03, 0.6 + ((i * 7) % 4) * 0.06, 0.6],
        card(colors[(i + from) % 6] ?? '#888'),
        [-0.9 + i * 0.17, y + 0.36, 0.05],
        undefined,
        0.01,
      ),
    );
  return put(
    group(
      [-1, 1].map((s) => box([0.1, h, d], timber(), [(s * w) / 2, h / 2, 0], undefined, 0.02)),
      box([w, h, 0.05], timber(), [0, h / 2, -d / 2], undefined, 0.01),
      [0.1, 1.75, 2.6, 3.45, 4.3, h - 0.05].map(shelf),
      [-1, 1].map((s) =>
        group(
          box([w / 2 - 0.07, 1.55, 0.06], timber(), [s * (w / 4 - 0.01), 0.92, d / 2], undefined, 0.015),
          box([0.04, 0.4, 0.06], metal('#3a4048', 0.4), [s * 0.12, 1.0, d / 2 + 0.04], undefined, 0.015),
        ),
      ),
      books(1.79, 6, 0),
      box([0.7, 0.5, 0.6], fabric('#b9a98c', 'woven', 6), [0.6, 2.1, 0.05], undefined, 0.03),
      books(2.64, 9, 2),
      books(3.49, 5, 4),
      group(
        cyl([0.2, 0.15, 0.34], plastic('#f1f0ea'), [0.6, 3.7, 0.1]),
        times(7, (i) =>
          ball(0.14, plastic('#4a8a52'), [
            0.6 + Math.cos(i * 2.4) * 0.16,
            3.98 + (i % 3) * 0.1,
            0.1 + Math.sin(i * 2.4) * 0.14,
          ]),
        ),
      ),
      books(4.34, 8, 1),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
}

/** Cloth screen on feet with wheels. */
export function screenPanel() {
  const cloth = fabric('#8b97a3', 'woven', 16);
  const alu = metal('#cfd4da', 0.3);
  const one = () =>
    group(
      box([2.6, 3.4, 0.12], cloth, [0, 2.15, 0], undefined, 0.02),
      [-1, 1].map((s) => box([0.08, 3.5, 0.18], alu, [s * 1.3, 2.15, 0], undefined, 0.02)),
      [0.42, 3.9].map((y) => box([2.68, 0.08, 0.18], alu, [0, y, 0], undefined, 0.02)),
      [-1, 1].map((s) =>
        group(
          box([0.12, 0.1, 1.4], alu, [s * 1.05, 0.3, 0], undefined, 0.03),
          [-0.6, 0.6].map((z) => cyl([0.14, 0.14, 0.1], rubber('#1d2024'), [s * 1.05, 0.14, z], [0, 0, PI / 2])),
        ),
      ),
    );
  const note = (x: number, y: number, tone: string) =>
    box([0.42, 0.42, 0.01], card(tone), [x, y, 0.07], [0, 0, 0.05], 0.002);
  return put(
    group(
      put(
        group(one(), note(-0.6, 3.0, '#f6e05a'), note(-0.1, 2.9, '#f5a3bd'), note(-0.5, 2.45, '#9fd8ec')),
        [-1.2, 0, 0.1],
        [0, 0.3, 0],
      ),
      put(one(), [1.32, 0, -0.2], [0, -0.28, 0]),
    ),
    [0, 0, 0],
    [0, 0.1, 0],
  );
}

/** Wooden coat stand with a coat hanger and hat. */
export function coatRack({ light, dark }: { light: string; dark: string }) {
  const timber = () => wood(light, dark, [1, 1]);
  const pegs = (y: number, turn: number) =>
    times(4, (i) =>
      put(
        group(cyl([0.045, 0.06, 0.5], timber(), [0.22, 0.12, 0], [0, 0, -0.9]), ball(0.08, timber(), [0.44, 0.28, 0])),
        [0, y, 0],
        [0, (i * PI) / 2 + turn, 0],
      ),
    );
  return put(
    group(
      cyl([0.11, 0.13, 5.0], timber(), [0, 2.6, 0]),
      ball(0.16, timber(), [0, 5.15, 0]),
      pegs(4.7, 0.3),
      pegs(3.9, 1.1),
      cyl([0.8, 0.86, 0.12], timber(), [0, 0.08, 0]),
      cyl([0.3, 0.5, 0.12], timber(), [0, 0.2, 0]),
      frame(path('.42 4.1 .2, .42 3.6 .42, .8 3.3 .5, .1 3.3 .5, .42 3.6 .42'), 0.035, timber(), 0.05),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Floor rack with slanted pockets of leaflets. */
export function brochureRack() {
  const steel = plastic('#b9c0c8', { roughness: 0.4, metalness: 0.5 });
  const covers = ['#2a62b8', '#c4332a', '#3f8f7a', '#e0892a', '#6b4fa0', '#27313f'];
  const leaflet = (tone: string) =>
    print(210, 300, (pen, w, h) => {
      fill(pen, '#fbfbf8');
      fill(pen, tone, [0, 0, w, h * 0.45]);
      text(pen, '产品手册', w / 2, 90, { size: 42, align: 'center' });
      times(4, (i) => fill(pen, '#b9c0c7', [24, 165 + i * 28, i === 3 ? 90 : 160, 8]));
    });
  const rows = times(6, (r) => {
    const y = 0.75 + r * 0.75;
    return group(
      box([2.3, 0.05, 0.4], steel, [0, y, 0.34 - r * 0.06], [0.3, 0, 0], 0.01),
      box([2.3, 0.24, 0.04], steel, [0, y + 0.1, 0.5 - r * 0.06], [-0.2, 0, 0], 0.01),
      times(2, (c) =>
        group(
          decal(
            [0.78, 1.0],
            leaflet(covers[(r + c * 3) % 6] ?? '#888'),
            [-0.55 + c * 1.1, y + 0.52, 0.3 - r * 0.06],
            [-0.26, 0, 0],
          ),
          box([0.78, 1.0, 0.06], card('#f4f4f0'), [-0.55 + c * 1.1, y + 0.51, 0.26 - r * 0.06], [-0.26, 0, 0], 0.005),
        ),
      ),
    );
  });
  return put(
    group(
      [-1, 1].map((s) => box([0.1, 5.6, 0.12], steel, [s * 1.18, 2.85, 0.1], [-0.06, 0, 0], 0.02)),
      rows,
      [-1, 1].map((s) => box([0.14, 0.1, 1.5], steel, [s * 1.18, 0.08, 0.1], undefined, 0.03)),
      box([2.4, 0.5, 0.06], plastic('#27313f'), [0, 5.5, -0.1], [-0.06, 0, 0], 0.02),
      decal(
        [1.6, 0.36],
        print(640, 144, (pen) => text(pen, '资料取阅处', 320, 106, { size: 96, align: 'center' })),
        [0, 5.5, -0.06],
        [-0.06, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, -0.35, 0],
  );
}

import { print, text } from '../page/labels.ts';
import { fabric, glass, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { box, cyl, decal, extrude, frame, group, outline, put, times } from '../page/solids.ts';
import { flat, path, plate } from './forms.ts';

const walnut = () => wood('#7a4a2c', '#3d2114', [1, 1], { clearcoat: 0.35 });
const oak = () => wood('#d9b88a', '#a67f4c', [1, 1]);
const white = () => plastic('#f1f3f4', { roughness: 0.45 });
const steel = () => plastic('#c9ced5', { roughness: 0.4, metalness: 0.3 });

/** Desks face to face with a cloth screen between, for two or four. */
export function workstation({ seats }: { seats: 2 | 4 }) {
  const columns = seats / 2;
  const [w, d] = [2.6, 1.35];
  const screen = fabric('#8b97a3', 'woven', 14);
  const alu = metal('#cfd4da', 0.3);
  const place = (x: number, side: number) =>
    group(
      box([w, 0.09, d], oak(), [x, 1.55, side * (d / 2 + 0.05)], undefined, 0.02),
      cyl([0.09, 0.09, 0.02], rubber('#3a4048'), [x + w / 2 - 0.3, 1.6, side * 0.3]),
      box([0.78, 1.2, 1.0], white(), [x + w / 2 - 0.5, 0.72, side * (d / 2 + 0.1)], undefined, 0.03),
      times(3, (i) =>
        group(
          box(
            [0.7, 0.34, 0.03],
            plastic('#e3e7ea', { roughness: 0.4 }),
            [x + w / 2 - 0.5, 0.34 + i * 0.38, side * (d / 2 + 0.62)],
            undefined,
            0.01,
          ),
          box([0.24, 0.03, 0.04], alu, [x + w / 2 - 0.5, 0.45 + i * 0.38, side * (d / 2 + 0.64)], undefined, 0.01),
        ),
      ),
      box(
        [0.7, 0.42, 0.05],
        plastic('#23272d', { roughness: 0.3 }),
        [x - 0.1, 2.1, side * 0.42],
        [side * -0.06, 0, 0],
        0.02,
      ),
      box([0.24, 0.03, 0.2], plastic('#23272d'), [x - 0.1, 1.61, side * 0.42], undefined, 0.01),
      cyl([0.03, 0.03, 0.3], plastic('#23272d'), [x - 0.1, 1.75, side * 0.42]),
      box([0.7, 0.03, 0.24], plastic('#2f353c'), [x - 0.1, 1.61, side * 0.95], undefined, 0.01),
    );
  const xs = times(columns, (i) => (i - (columns - 1) / 2) * w);
  const whole = columns * w;
  return put(
    group(
      xs.flatMap((x) => [place(x, 1), place(x, -1)]),
      box([whole, 0.75, 0.1], screen, [0, 1.98, 0], undefined, 0.01),
      box([whole + 0.04, 0.06, 0.14], alu, [0, 2.38, 0], undefined, 0.02),
      columns > 1
        ? group(
            box([0.1, 0.75, d * 2 + 0.1], screen, [0, 1.98, 0], undefined, 0.01),
            box([0.14, 0.06, d * 2 + 0.14], alu, [0, 2.38, 0], undefined, 0.02),
          )
        : [],
      [-1, 1].flatMap((s) =>
        [-1, 1].map((z) =>
          box([0.12, 1.5, 0.12], steel(), [s * (whole / 2 - 0.08), 0.76, z * (d - 0.05)], undefined, 0.02),
        ),
      ),
      [-1, 1].map((s) => box([0.1, 0.1, d * 2], steel(), [s * (whole / 2 - 0.08), 1.42, 0], undefined, 0.02)),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Executive desk with side unit, veneered. */
export function bossDesk() {
  const leather = plastic('#3a2a22', { roughness: 0.6 });
  return put(
    group(
      box([4.6, 0.2, 2.1], walnut(), [0, 1.85, 0], undefined, 0.05),
      box([2.2, 0.03, 1.2], leather, [0, 1.96, 0.25], undefined, 0.02),
      box([4.0, 1.5, 0.14], walnut(), [0, 1.0, -0.85], undefined, 0.03),
      [-1, 1].map((s) =>
        group(
          box([0.9, 1.72, 1.8], walnut(), [s * 1.7, 0.88, 0], undefined, 0.04),
          times(3, (i) =>
            group(
              box([0.8, 0.46, 0.05], walnut(), [s * 1.7, 0.36 + i * 0.53, 0.92], undefined, 0.02),
              box([0.3, 0.05, 0.06], metal('#c9a24a', 0.3), [s * 1.7, 0.42 + i * 0.53, 0.96], undefined, 0.015),
            ),
          ),
        ),
      ),
      box([1.2, 0.16, 2.6], walnut(), [-2.95, 1.55, 1.0], undefined, 0.04),
      box([1.1, 1.45, 2.4], walnut(), [-2.95, 0.76, 1.0], undefined, 0.04),
      [0.5, 1.5].map((z) =>
        group(
          box([1.12, 1.2, 0.9], walnut(), [-2.95, 0.76, z], undefined, 0.02),
          box([0.05, 0.3, 0.06], metal('#c9a24a', 0.3), [-2.37, 0.9, z + 0.3], undefined, 0.015),
        ),
      ),
      times(3, (i) =>
        box(
          [0.9, 0.1, 0.7],
          plastic(['#27313f', '#8a2f22', '#e9e4d6'][i] ?? '#888', { roughness: 0.7 }),
          [1.5, 2.01 + i * 0.1, 0.1],
          [0, 0.06 * i, 0],
          0.02,
        ),
      ),
      cyl([0.16, 0.13, 0.36], metal('#c9a24a', 0.3), [-1.4, 2.13, -0.4]),
      times(3, (i) =>
        cyl(
          [0.02, 0.02, 0.55],
          plastic('#23272d'),
          [-1.46 + i * 0.06, 2.4, -0.4 + (i % 2) * 0.06],
          [0.1, 0, 0.14 - i * 0.14],
        ),
      ),
    ),
    [0, 0, 0],
    [0, -0.55, 0],
  );
}

/** Boat-shaped meeting table with a cable box, seats left away. */
export function meetingTable({ finish }: { finish: 'walnut' | 'oak' }) {
  const timber = finish === 'walnut' ? walnut : oak;
  const top = extrude(
    outline(flat('-3.1 -.95, 0 -1.2 3.1 -.95, 3.2 -.9, 3.2 .9, 3.1 .95, 0 1.2 -3.1 .95, -3.2 .9, -3.2 -.9')),
    0.16,
    0.02,
    timber(),
    [0, 1.75, 0],
    [Math.PI / 2, 0, 0],
  );
  const leg = (x: number) =>
    group(
      box([0.2, 1.6, 1.5], timber(), [x, 0.86, 0], [0, 0, x > 0 ? -0.1 : 0.1], 0.04),
      box([0.36, 0.08, 1.6], plastic('#2b3036'), [x * 1.05, 0.05, 0], undefined, 0.02),
    );
  return put(
    group(
      top,
      leg(-1.8),
      leg(1.8),
      box([3.6, 0.5, 0.1], timber(), [0, 1.2, 0], undefined, 0.02),
      box([0.9, 0.03, 0.36], metal('#8d959f', 0.35), [0, 1.85, 0], undefined, 0.01),
      [-0.22, 0, 0.22].map((x) => box([0.14, 0.02, 0.16], rubber('#23272d'), [x, 1.87, 0], undefined, 0.006)),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Flip-top training tables: one in use, one folded behind. */
export function foldTable() {
  const one = (isFolded: boolean) => {
    const top = box([3.4, 0.08, 1.35], white(), [0, 0, 0], undefined, 0.03);
    return group(
      isFolded ? put(top, [0, 1.35, 0.1], [1.35, 0, 0]) : put(top, [0, 1.72, 0]),
      [-1, 1].map((s) =>
        group(
          box([0.1, 1.55, 0.14], steel(), [s * 1.35, 0.92, 0], undefined, 0.03),
          box([0.12, 0.1, 1.5], steel(), [s * 1.35, 0.26, 0], undefined, 0.04),
          [-0.65, 0.65].map((z) =>
            group(
              cyl([0.13, 0.13, 0.09], rubber('#1d2024'), [s * 1.35, 0.13, z], [0, 0, Math.PI / 2]),
              box([0.1, 0.1, 0.12], plastic('#5d666f'), [s * 1.35, 0.24, z], undefined, 0.02),
            ),
          ),
        ),
      ),
      box([2.7, 0.08, 0.1], steel(), [0, 1.55, 0], undefined, 0.02),
      isFolded ? [] : box([2.6, 0.5, 0.03], fabric('#aeb6be', 'mesh', 8), [0, 1.3, -0.5], undefined, 0.005),
    );
  };
  return put(group(put(one(false), [0, 0, 0.5]), put(one(true), [0.5, 0, -1.5])), [0, 0, 0], [0, 0.5, 0]);
}

/** Reception counter with a light line at its foot. */
export function receptionDesk() {
  const logo = print(640, 160, (pen) =>
    text(pen, '企业标识 LOGO', 320, 110, { size: 88, color: '#8a6f4c', align: 'center' }),
  );
  return put(
    group(
      box([5.0, 2.3, 0.2], white(), [0, 1.3, 0.85], undefined, 0.03),
      box([5.0, 0.9, 0.05], wood('#b98c5c', '#7a5430', [2, 1]), [0, 0.75, 0.97], undefined, 0.01),
      box([5.2, 0.12, 0.75], white(), [0, 2.5, 0.72], undefined, 0.03),
      [-1, 1].map((s) => box([0.2, 2.3, 1.9], white(), [s * 2.45, 1.3, 0], undefined, 0.03)),
      box([4.7, 0.1, 1.5], white(), [0, 1.75, -0.1], undefined, 0.02),
      box([5.0, 0.06, 0.05], glow('#ffe2ac', 0.9), [0, 0.17, 0.97], undefined, 0.01),
      box([4.9, 0.14, 1.8], plastic('#3a4048'), [0, 0.07, 0], undefined, 0.02),
      decal([2.0, 0.5], logo, [0, 1.75, 0.955]),
      times(4, (i) => box([4.98, 0.012, 0.01], plastic('#d5dade'), [0, 1.35 + i * 0.28, 0.952])),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

/** Two-tier glass coffee table. */
export function glassTable() {
  const frameSteel = metal('#3a3d42', 0.3);
  const [w, d] = [3.0, 1.5];
  return put(
    group(
      box([w, 0.07, d], glass('#cfe0e6', 0.45, { depthWrite: true }), [0, 1.1, 0], undefined, 0.03),
      box(
        [w - 0.3, 0.06, d - 0.3],
        plastic('#23262b', { roughness: 0.12, clearcoat: 1 }),
        [0, 0.4, 0],
        undefined,
        0.02,
      ),
      [-1, 1].map((s) =>
        frame(
          path(
            `${s * (w / 2 - 0.12)} 1.06 ${d / 2 - 0.1}, ${s * (w / 2 - 0.12)} .05 ${d / 2 - 0.1}, ${s * (w / 2 - 0.12)} .05 ${-d / 2 + 0.1}, ${s * (w / 2 - 0.12)} 1.06 ${-d / 2 + 0.1}`,
          ),
          0.06,
          frameSteel,
          0.06,
        ),
      ),
      [-1, 1].map((s) => box([w - 0.24, 0.07, 0.07], frameSteel, [0, 1.02, s * (d / 2 - 0.1)], undefined, 0.02)),
      put(
        group(
          box([0.6, 0.05, 0.8], plastic('#c94a44', { roughness: 0.7 }), [0, 0.03, 0], undefined, 0.01),
          box([0.56, 0.05, 0.76], plastic('#e9e4d6', { roughness: 0.7 }), [0.03, 0.08, 0], [0, 0.15, 0], 0.01),
        ),
        [-0.6, 1.14, 0.1],
      ),
      put(
        group(
          cyl([0.18, 0.12, 0.2], plastic('#f4f5f6', { clearcoat: 0.6 }), [0, 0.12, 0]),
          cyl([0.28, 0.24, 0.03], plastic('#f4f5f6', { clearcoat: 0.6 }), [0, 0.015, 0]),
        ),
        [0.7, 1.14, -0.1],
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Frameless glass writing board on stand-off screws, pens on its tray. */
export function glassBoard() {
  const words = print(1400, 900, (pen) => {
    text(pen, '本周例会', 90, 170, { size: 110, color: '#1f4fb8' });
    ['① 交付排期', '② 供应商评审', '③ 安全巡检'].forEach((line, i) =>
      text(pen, line, 110, 340 + i * 130, { size: 76, color: i === 1 ? '#c4332a' : '#2b3138', weight: 500 }),
    );
    pen.strokeStyle = '#17805a';
    pen.lineWidth = 8;
    pen.beginPath();
    flat('850 640, 950 520, 1050 560, 1180 380, 1290 300').forEach(([x = 0, y = 0], i) =>
      i ? pen.lineTo(x, y) : pen.moveTo(x, y),
    );
    pen.stroke();
  });
  return put(
    group(
      extrude(plate(4.2, 2.8, 0.05), 0.06, 0.01, plastic('#eef4f4', { roughness: 0.05, clearcoat: 1 }), [0, 1.6, 0]),
      extrude(plate(4.22, 2.82, 0.06), 0.02, 0, plastic('#a9cfc6', { roughness: 0.1 }), [0, 1.6, -0.035]),
      decal([3.6, 2.31], words, [0, 1.6, 0.045]),
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y) =>
          cyl([0.09, 0.09, 0.1], metal('#c9ced5', 0.2), [x * 1.9, 1.6 + y * 1.2, 0.06], [Math.PI / 2, 0, 0]),
        ),
      ),
      box([1.4, 0.06, 0.3], metal('#c9ced5', 0.3), [0.8, 0.16, 0.16], undefined, 0.02),
      ['#1f4fb8', '#c4332a', '#23272d'].map((ink, i) =>
        cyl([0.06, 0.06, 0.45], plastic(ink), [0.4 + i * 0.4, 0.25, 0.16], [0, 0, Math.PI / 2]),
      ),
      times(5, (i) =>
        cyl(
          [0.09, 0.09, 0.06],
          plastic(['#c4332a', '#e9b31c', '#2f9a52', '#1f4fb8', '#23272d'][i] ?? '#333'),
          [-1.6 + i * 0.22, 0.55, 0.07],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

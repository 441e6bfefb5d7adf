import { fill, print, text } from '../page/labels.ts';
import { card, plastic, rubber } from '../page/materials.ts';
import { carton } from '../page/packs.ts';
import { block, box, cyl, decal, group, lathe, PI, put, times, wrap } from '../page/solids.ts';

function roll(radius: number, width: number, skin: ReturnType<typeof plastic>, core: string, hole = 0.4) {
  return group(
    lathe(
      [
        [radius * hole, -width / 2],
        [radius, -width / 2],
        [radius, width / 2],
        [radius * hole, width / 2],
      ],
      skin,
    ),
    lathe(
      [
        [radius * hole * 0.8, -width / 2 - 0.02],
        [radius * hole, -width / 2 - 0.02],
        [radius * hole, width / 2 + 0.02],
        [radius * hole * 0.8, width / 2 + 0.02],
        [radius * hole * 0.8, -width / 2 - 0.02],
      ],
      card(core),
    ),
  );
}

/** Thermal-transfer ribbons: shiny black rolls on paper cores. */
export function transferRibbons() {
  const film = plastic('#1a1c20', { roughness: 0.16, clearcoat: 0.9 });
  const one = () => roll(0.42, 2.6, film, '#c9a06a', 0.45);
  const front = print(900, 420, (pen, w, h) => {
    fill(pen, '#f3ebe4');
    fill(pen, '#a82c6e', [0, h - 110, w, 110]);
    text(pen, '彩砚 条码碳带', 44, 140, { size: 110, color: '#23272e' });
    text(pen, '热转印 300 米', 46, 240, { size: 72, color: '#5b6470', weight: 400 });
    text(pen, '防静电 · 清晰耐刮', 46, h - 34, { size: 60 });
  });
  return put(
    group(
      put(carton([2.9, 1.2, 1.2], '#e6dcd2', { front }), [0, 0, -1.0], [0, 0.04, 0]),
      put(one(), [-0.1, 0.42, 0.5], [0, 0, PI / 2]),
      put(one(), [0.2, 0.42, 1.45], [0, 0.1, PI / 2]),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Rolls of self-adhesive labels, a strip hanging out of the first. */
export function labelRolls({ wide, tall }: { wide: number; tall: number }) {
  const paper = card('#fbfbfa');
  const strip = print(420, 1100, (pen, w, h) => {
    fill(pen, '#f3d98a');
    const step = (420 / wide) * tall;
    for (let y = 12; y < h; y += step + 16) {
      pen.fillStyle = '#ffffff';
      pen.beginPath();
      pen.roundRect(16, y, w - 32, step, 18);
      pen.fill();
      text(pen, '三防热敏', w / 2, y + step / 2 + 16, { size: 44, color: '#b9c0c9', weight: 500, align: 'center' });
    }
  });
  const length = 2.4;
  const one = () => roll(0.85, wide, paper, '#d9b98a', 0.42);
  return put(
    group(
      put(one(), [0, 0.85, 0], [0, 0, PI / 2]),
      block(
        [wide, 0.012, length],
        [
          card('#f3d98a'),
          card('#f3d98a'),
          plastic('#ffffff', { map: strip, roughness: 0.6 }),
          card('#f3d98a'),
          card('#f3d98a'),
          card('#f3d98a'),
        ],
        [0, 0.01, length / 2],
      ),
      put(one(), [-wide - 0.25, wide / 2, -0.2]),
      put(one(), [-wide - 0.2, wide * 1.5 + 0.02, -0.24]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Label maker cassette with its printed tape. */
export function labelTape({ tape, ink, name }: { tape: string; ink: string; name: string }) {
  const strip = print(900, 140, (pen, w, h) => {
    fill(pen, tape === 'clear' ? 'rgba(220,235,243,.7)' : tape);
    text(pen, '固定资产 2026-0118', w / 2, h * 0.68, { size: 74, color: ink, align: 'center' });
  });
  const top = print(700, 460, (pen, w, h) => {
    fill(pen, '#eef1f4');
    fill(pen, tape === 'clear' ? '#cfe0ea' : tape, [0, h - 150, w, 150]);
    // Above stand the spools.
    text(pen, '拓远 标签色带', 40, 204, { size: 72, color: '#23272e' });
    text(pen, '12mm × 8m', 40, 282, { size: 54, color: '#5b6470', weight: 400 });
    text(pen, name, 40, h - 48, { size: 84, color: ink });
  });
  const shell = plastic('#dfe4e9', { roughness: 0.35, transparent: true, opacity: 0.92 });
  const body = group(
    box([1.9, 0.42, 1.4], shell, [0, 0.22, 0], undefined, 0.1),
    block(
      [1.7, 0.012, 1.15],
      [
        card('#eee'),
        card('#eee'),
        plastic('#ffffff', { map: top, roughness: 0.4 }),
        card('#eee'),
        card('#eee'),
        card('#eee'),
      ],
      [-0.02, 0.436, 0],
    ),
    box([0.3, 0.3, 0.36], shell, [1.0, 0.2, 0.45], undefined, 0.06),
    times(2, (i) => cyl([0.16, 0.16, 0.44], rubber('#3a414b'), [-0.5 + i * 1.0, 0.225, -0.45])),
  );
  const long = put(
    group(
      box(
        [2.4, 0.012, 0.36],
        plastic(tape === 'clear' ? '#dceaf2' : tape, { roughness: 0.3 }),
        [0, 0, 0],
        undefined,
        0.003,
      ),
      decal([2.36, 0.36], strip, [0, 0.008, 0], [-PI / 2, 0, 0]),
    ),
    [0.75, 0.02, 1.25],
    [0, 0.06, 0],
  );
  return put(group(body, put(body.clone(), [-0.35, 0, -1.75], [0, 0.25, 0]), long), [0, 0, 0], [0, 0.42, 0]);
}

/** Continuous forms, folded in a stack beside their carton; layers of colour for the copies. */
export function fanfoldPaper({ layers, name }: { layers: string[]; name: string }) {
  const top = print(1000, 560, (pen, w, h) => {
    fill(pen, layers[0] ?? '#fff');
    for (let y = 18; y < h; y += 34)
      for (const x of [24, w - 24]) {
        pen.fillStyle = '#9aa1aa';
        pen.beginPath();
        pen.arc(x, y, 8, 0, 7);
        pen.fill();
      }
    for (const x of [50, w - 50]) for (let y = 0; y < h; y += 14) fill(pen, 'rgba(120,130,145,.5)', [x, y, 2, 7]);
  });
  const stack = times(26, (i) =>
    block([2.7, 0.022, 1.5], card(layers[i % layers.length] ?? '#fff'), [
      0.006 * (i % 3),
      0.011 + i * 0.024,
      0.006 * (i % 2),
    ]),
  );
  const edge = card(layers[0] ?? '#fff');
  const sheet = (y: number, z: number, lean: number) =>
    put(
      block(
        [2.7, 0.008, 1.5],
        [edge, edge, plastic('#ffffff', { map: top, roughness: 0.8 }), edge, edge, edge],
        [0, 0, 0.75],
      ),
      [0, y, z],
      [lean, 0, 0],
    );
  const front = print(900, 480, (pen, w, h) => {
    fill(pen, '#f2f4f7');
    fill(pen, '#1c4fa8', [0, 0, w, 150]);
    text(pen, '启文 电脑打印纸', 44, 104, { size: 84 });
    text(pen, name, 44, 290, { size: 110, color: '#23272e' });
    text(pen, '241×280mm · 1000 页', 46, 380, { size: 60, color: '#5b6470', weight: 400 });
    layers.forEach((color, i) => fill(pen, color, [44 + i * 90, h - 70, 76, 40]));
  });
  return put(
    group(
      put(carton([2.8, 1.5, 1.5], '#e3e8ee', { front }), [-0.1, 0, -1.45], [0, 0.05, 0]),
      put(
        group(
          stack,
          sheet(0.64, -0.75, 0),
          layers.map((color, i) =>
            put(
              block([2.7, 0.006, 0.9], card(color), [0, 0, 0.45]),
              [0.02 * i, 0.62 - i * 0.01, 0.74],
              [0.35 + i * 0.22, 0, 0],
            ),
          ),
        ),
        [0.1, 0, 0.5],
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Wide rolls for plotters. */
export function plotterRolls() {
  const paper = card('#fbfbf9');
  const drawing = print(900, 500, (pen, w, h) => {
    fill(pen, '#fdfdfb');
    pen.strokeStyle = '#5a7da8';
    pen.lineWidth = 4;
    pen.strokeRect(40, 40, w - 80, h - 80);
    for (let i = 0; i < 5; i++) pen.strokeRect(120 + i * 130, 120 + (i % 2) * 60, 110, 200 - (i % 3) * 40);
    pen.beginPath();
    pen.arc(w - 200, 330, 70, 0, 7);
    pen.stroke();
  });
  const one = () => roll(0.4, 3.6, paper, '#b98f5a', 0.5);
  const sleeve = put(
    wrap(
      [0.405, 0.405],
      0.9,
      print(900, 320, (pen, w) => {
        fill(pen, '#4f6b46');
        text(pen, '木禾 绘图纸', w / 2, 140, { size: 100, align: 'center' });
        text(pen, '80g 工程白图', w / 2, 240, { size: 72, weight: 400, align: 'center' });
      }),
      [0, 0, 0],
      PI * 1.2,
    ),
    [-0.2, 0.4, 0.3],
    [0, 0, PI / 2],
  );
  return put(
    group(
      put(one(), [0, 0.4, 0.3], [0, 0, PI / 2]),
      put(sleeve, [0, 0, 0], [0, 0, 0]),
      put(one(), [-0.1, 0.4, -0.6], [0, 0, PI / 2]),
      put(one(), [0, 1.08, -0.15], [0, 0.03, PI / 2]),
      put(
        group(
          block(
            [3.5, 0.01, 1.3],
            [paper, paper, plastic('#ffffff', { map: drawing, roughness: 0.8 }), paper, paper, paper],
          ),
        ),
        [0, 0.02, 1.2],
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

import { fill, gradient, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, extrude, group, outline, PI, put, ring, times, tube } from '../page/solids.ts';

const badge = (words: string, color: string) => print(420, 70, (pen) => text(pen, words, 6, 50, { size: 46, color }));

/** Laminator with a film running through; `width` is that of the machine. */
export function laminator({ width, name }: { width: number; name: string }) {
  const shell = plastic('#e9ebee', { roughness: 0.4 });
  const poster = print(600, 420, (pen, w) => {
    gradient(pen, '#2a6fb0', '#8fd0c0');
    text(pen, '安全操作规程', w / 2, 150, { size: 76, align: 'center' });
    for (let y = 210; y < 380; y += 44) fill(pen, 'rgba(255,255,255,.75)', [90, y, 420, 14]);
  });
  const edge = card('#ffffff');
  const body = group(
    extrude(
      outline([
        [-0.75, 0],
        [0.75, 0],
        [0.8, 0.4, 0.6, 0.62],
        [0.3, 0.85, -0.2, 0.85],
        [-0.8, 0.8, -0.75, 0],
      ]),
      width,
      0.06,
      shell,
      [0, 0.06, 0],
      [0, -PI / 2, 0],
    ),
    box([width * 0.86, 0.05, 0.1], rubber('#14171b'), [0, 0.45, 0.76], undefined, 0.01),
    block(
      [width * 0.66, 0.02, 1.3],
      [edge, edge, plastic('#ffffff', { map: poster, roughness: 0.12, clearcoat: 1 }), edge, edge, edge],
      [0, 0.4, 1.35],
    ),
    box([width * 0.6, 0.012, 0.9], gloss('#23272e'), [0, 0.92, -0.1], [0.02, 0, 0], 0.01),
    cyl([0.1, 0.1, 0.08], plastic('#3a414b'), [width * 0.34, 0.9, 0.25], [0.3, 0, 0]),
    times(2, (i) =>
      cyl([0.035, 0.035, 0.03], gloss(i ? '#35b36a' : '#e0563f'), [width * 0.18 + i * 0.14, 0.9, 0.28], [0.3, 0, 0]),
    ),
    decal([0.8, 0.133], badge(name, '#e6e9ed'), [-width * 0.12, 0.93, 0.02], [-PI / 2, 0, 0]),
  );
  return put(body, [0, 0, 0], [0, 0.42, 0]);
}

/** Guillotine trimmer with a measured board. */
export function paperTrimmer({ width }: { width: number }) {
  const steel = metal('#cfd4da', 0.22);
  const board = print(1000, 760, (pen, w, h) => {
    fill(pen, '#c9d4dc');
    pen.strokeStyle = 'rgba(60,80,100,.5)';
    pen.lineWidth = 3;
    for (let x = 0; x < w; x += 50) pen.strokeRect(x, 0, 0.1, h);
    for (let y = 0; y < h; y += 50) pen.strokeRect(0, y, w, 0.1);
    text(pen, '启文 QIWEN', 60, h - 60, { size: 60, color: '#33475a' });
    ['B5', 'A4', 'B4', 'A3'].forEach((size, i) =>
      text(pen, size, w - 420 + i * 110, 60, { size: 40, color: '#33475a', weight: 500 }),
    );
  });
  const edge = plastic('#aab4bd');
  const body = group(
    block(
      [width, 0.16, 2.3],
      [edge, edge, plastic('#ffffff', { map: board, roughness: 0.5 }), edge, edge, edge],
      [0, 0.14, 0],
    ),
    box([0.14, 0.26, 2.5], steel, [width / 2 + 0.05, 0.18, 0], undefined, 0.02),
    block([width * 0.6, 0.05, 1.7], card('#ffffff'), [width * 0.16, 0.25, 0.1]),
    put(
      group(
        box([0.05, 0.3, 2.5], steel, [0, 0, 1.15], undefined, 0.01),
        box([0.1, 0.14, 2.6], plastic('#2b3038'), [0.04, 0.18, 1.2], undefined, 0.03),
        cyl([0.12, 0.1, 0.8], gloss('#c8322a'), [0.04, 0.2, 2.75], [PI / 2, 0, 0]),
      ),
      [width / 2 + 0.16, 0.3, -1.2],
      [-0.32, 0, 0],
    ),
    cyl([0.13, 0.13, 0.3], metal('#8d95a0', 0.3), [width / 2 + 0.12, 0.3, -1.2], [0, 0, PI / 2]),
    [-1, 1].flatMap((x) =>
      [-0.9, 0.9].map((z) => cyl([0.1, 0.1, 0.08], rubber('#23272e'), [x * (width / 2 - 0.2), 0.04, z])),
    ),
  );
  return put(body, [0, 0, 0], [0, 0.35, 0]);
}

/** Comb binding machine with a handle; `isElectric` adds the motor housing. */
export function combBinder({ isElectric, name }: { isElectric: boolean; name: string }) {
  const shell = plastic('#e9ebee', { roughness: 0.42 });
  const steel = metal('#cfd4da', 0.25);
  const body = group(
    box([3.0, 0.5, 1.7], shell, [0, 0.3, 0], undefined, 0.1),
    box([2.9, 0.5, 0.7], plastic('#343a44', { roughness: 0.45 }), [0, 0.72, -0.4], undefined, 0.08),
    times(21, (i) => box([0.05, 0.22, 0.05], steel, [-1.25 + i * 0.125, 0.66, 0.02], undefined, 0.01)),
    block([2.5, 0.1, 1.4], card('#ffffff'), [0, 0.62, 0.75], [0.04, 0, 0]),
    times(21, (i) => ring(0.1, 0.022, gloss('#22262d'), [-1.25 + i * 0.125, 0.72, 0.14], [0, PI / 2, 0])),
    isElectric
      ? group(
          box([2.9, 0.5, 0.5], shell, [0, 1.15, -0.45], undefined, 0.1),
          times(3, (i) =>
            cyl(
              [0.07, 0.07, 0.03],
              gloss(['#35b36a', '#e0563f', '#c9cfd6'][i] ?? '#fff'),
              [0.8 + i * 0.24, 1.2, -0.19],
              [PI / 2, 0, 0],
            ),
          ),
        )
      : group(
          tube(
            [
              [1.6, 0.5, -0.5],
              [1.65, 1.3, -0.75],
              [1.6, 1.75, -0.8],
              [0, 1.8, -0.8],
              [-1.6, 1.75, -0.8],
              [-1.65, 1.3, -0.75],
              [-1.6, 0.5, -0.5],
            ],
            0.06,
            steel,
          ),
          cyl([0.1, 0.1, 1.6], rubber('#23272e'), [0, 1.79, -0.8], [0, 0, PI / 2]),
        ),
    decal([0.9, 0.15], badge(name, '#5b6470'), [-0.9, 0.32, 0.856]),
  );
  return put(body, [0, 0, 0], [0, 0.42, 0]);
}

/** Desk telephone with handset, display and coiled cord. */
export function deskPhone({ color, keys, ink }: { color: string; keys: string; ink: string }) {
  const shell = gloss(color);
  const screen = print(420, 160, (pen, w) => {
    fill(pen, '#b9c9bd');
    text(pen, '021-57681200', w / 2, 76, {
      size: 52,
      color: '#22302a',
      weight: 500,
      align: 'center',
      font: '"Liberation Mono"',
    });
    text(pen, '11-23  08:52', w / 2, 134, { size: 38, color: '#22302a', weight: 400, align: 'center' });
  });
  const deck = put(
    group(
      box([2.3, 0.3, 2.1], shell, [0, 0, 0], undefined, 0.12),
      box([1.3, 0.02, 0.5], gloss('#1f2329'), [0.4, 0.155, -0.7], undefined, 0.03),
      decal([1.15, 0.42], screen, [0.4, 0.168, -0.7], [-PI / 2, 0, 0]),
      times(12, (i) =>
        group(
          box(
            [0.28, 0.07, 0.2],
            gloss(keys),
            [0.0 + (i % 3) * 0.36, 0.17, -0.24 + Math.floor(i / 3) * 0.29],
            undefined,
            0.05,
          ),
          decal(
            [0.16, 0.16],
            print(60, 60, (pen) =>
              text(pen, '123456789*0#'[i] ?? '', 30, 46, { size: 46, color: ink, align: 'center' }),
            ),
            [0.0 + (i % 3) * 0.36, 0.207, -0.24 + Math.floor(i / 3) * 0.29],
            [-PI / 2, 0, 0],
          ),
        ),
      ),
      times(4, (i) =>
        box([0.16, 0.06, 0.12], gloss(i ? '#9aa3ad' : '#e0563f'), [1.02, 0.17, -0.2 + i * 0.28], undefined, 0.03),
      ),
      box([0.62, 0.06, 1.9], plastic('#15181c', { roughness: 0.6 }), [-0.72, 0.14, 0], undefined, 0.03),
    ),
    [0, 0.36, 0],
    [0.2, 0, 0],
  );
  const handset = put(
    group(
      box([0.42, 0.24, 2.0], shell, [0, 0.24, 0], undefined, 0.12),
      [-0.78, 0.78].map((z) => box([0.5, 0.34, 0.5], shell, [0, 0.1, z], undefined, 0.14)),
    ),
    [-0.72, 0.52, 0],
    [0.2, 0, 0],
  );
  const coil = times(90, (i): [number, number, number] => [
    -1.35 - Math.sin((i / 90) * PI) * 0.55 + Math.cos(i * 1.1) * 0.06,
    0.12 + Math.sin(i * 1.1) * 0.06,
    1.1 - i * 0.022,
  ]);
  return put(
    group(
      deck,
      handset,
      tube(coil, 0.022, rubber(color)),
      decal([0.6, 0.1], badge('拓远', ink), [0.4, 0.27, 1.13], [-0.9, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

import { barcode, fill, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, dome, group, put, times, tube } from '../page/solids.ts';

/** Steel switch with `ports` sockets in one or two rows. */
export function networkSwitch({ ports, name }: { ports: number; name: string }) {
  const isRack = ports > 8;
  const [w, h, d] = isRack ? [4.6, 0.5, 2.0] : [0.9 + ports * 0.26, 0.42, 1.3];
  const steel = plastic('#2c3540', { roughness: 0.5, metalness: 0.35 });
  const rows = isRack ? 2 : 1;
  const perRow = ports / rows;
  const pitch = isRack ? 0.27 : 0.27;
  const startX = isRack ? -0.95 : -w / 2 + 0.42;
  const sockets = times(ports, (i) => {
    const [col, row] = [i % perRow, Math.floor(i / perRow)];
    const x = startX + col * pitch;
    const y = isRack ? 0.35 - row * 0.21 : 0.21;
    return group(
      box([0.2, 0.165, 0.05], metal('#b7bec8', 0.3), [x, y, d / 2], undefined, 0.01),
      box([0.15, 0.11, 0.06], rubber('#07090b'), [x, y - 0.01, d / 2 + 0.003], undefined, 0.005),
      box(
        [0.03, 0.02, 0.01],
        gloss(i % 3 ? '#43d17c' : '#2c5a3c'),
        [x - 0.06, y + 0.1, d / 2 + 0.01],
        undefined,
        0.004,
      ),
    );
  });
  const title = print(520, 150, (pen) => {
    text(pen, '联川', 10, 66, { size: 60, color: '#e8ecf1' });
    text(pen, name, 10, 126, { size: 40, color: '#aab2bd', weight: 400 });
  });
  const face = isRack
    ? [decal([1.1, 0.317], title, [-1.65, 0.26, d / 2 + 0.004])]
    : [decal([1.0, 0.288], title, [-w / 2 + 0.72, h + 0.002, 0.35], [-Math.PI / 2, 0, 0])];
  const ears = isRack
    ? [-1, 1].map((side) => box([0.3, 0.5, 0.04], steel, [side * (w / 2 + 0.14), 0.25, d / 2 - 0.03], undefined, 0.02))
    : [];
  const vents = times(isRack ? 14 : 6, (i) =>
    box([0.03, 0.2, 0.06], rubber('#10141a'), [w / 2 - 0.005, h / 2, -d / 2 + 0.25 + i * 0.1], undefined, 0.008),
  );
  return put(
    group(box([w, h, d], steel, [0, h / 2, 0], undefined, 0.03), sockets, face, ears, vents),
    [0, 0, 0],
    [0, isRack ? 0.32 : 0.5, 0],
  );
}

export function router({ color, dark }: { color: string; dark: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  const antenna = (x: number, lean: number) =>
    put(
      group(
        box([0.16, 1.6, 0.07], shell, [0, 0.8, 0], undefined, 0.03),
        cyl([0.09, 0.09, 0.2], shell, [0, 0, 0], [0, 0, Math.PI / 2]),
      ),
      [x, 0.25, -0.85],
      [-0.08, 0, lean],
    );
  const name = print(420, 90, (pen) => text(pen, '联川 AX3000', 210, 62, { size: 52, color: dark, align: 'center' }));
  const body = group(
    box([2.9, 0.32, 1.8], shell, [0, 0.2, 0], undefined, 0.13),
    box([2.5, 0.02, 0.04], plastic(dark), [0, 0.362, -0.35], undefined, 0.005),
    times(16, (i) =>
      box(
        [0.9, 0.014, 0.03],
        plastic(dark, { roughness: 0.6 }),
        [i % 2 ? 0.62 : -0.62, 0.362, -0.2 + Math.floor(i / 2) * 0.09],
        [0, i % 2 ? 0.35 : -0.35, 0],
        0.005,
      ),
    ),
    decal([0.8, 0.17], name, [0, 0.364, 0.68], [-Math.PI / 2, 0, 0]),
    times(4, (i) => cyl([0.025, 0.025, 0.02], gloss('#43d17c'), [-0.18 + i * 0.12, 0.22, 0.9], [Math.PI / 2, 0, 0])),
    [
      [-1.25, 0.14],
      [-0.45, 0.05],
      [0.45, -0.05],
      [1.25, -0.14],
    ].map(([x = 0, lean = 0]) => antenna(x, lean)),
  );
  return put(body, [0, 0, 0], [0, 0.42, 0]);
}

export function ceilingAccessPoint() {
  const white = plastic('#f3f5f7', { roughness: 0.4 });
  const unit = group(
    cyl([1.2, 1.25, 0.22], white, [0, 0.16, 0]),
    dome(1.2, white, [0, 0.26, 0], [1, 0.16, 1]),
    cyl([1.05, 1.05, 0.06], plastic('#cfd5dc'), [0, 0.03, 0]),
    cyl([0.07, 0.07, 0.02], gloss('#3f8df0'), [0, 0.452, 0]),
    decal(
      [0.7, 0.14],
      print(420, 84, (pen) => text(pen, '联川 LIANCHUAN', 210, 58, { size: 44, color: '#7d8792', align: 'center' })),
      [0, 0.432, 0.5],
      [-1.46, 0, 0],
    ),
  );
  const bracket = put(
    group(
      cyl([0.75, 0.75, 0.05], metal('#b9c0ca', 0.4)),
      times(4, (i) =>
        cyl([0.07, 0.07, 0.06], rubber('#30363e'), [Math.cos(i * 1.571) * 0.5, 0, Math.sin(i * 1.571) * 0.5]),
      ),
      cyl([0.26, 0.26, 0.06], rubber('#3a414b')),
    ),
    [1.75, 0.03, 0.55],
  );
  return group(put(unit, [-0.4, 0, 0], [0, 0.35, 0]), bracket);
}

/** Pull box of cable, end hanging out. */
export function cableBox({ color }: { color: string }) {
  const face = print(900, 900, (pen, w, h) => {
    fill(pen, '#c99d68');
    fill(pen, '#1b4f8f', [0, 0, w, 250]);
    text(pen, '联川 LIANCHUAN', 60, 150, { size: 96 });
    text(pen, '六类网线 CAT6', 60, 410, { size: 110, color: '#2b2117' });
    text(pen, 'UTP 23AWG 无氧铜', 62, 510, { size: 64, color: '#4a3a28', weight: 400 });
    text(pen, '305', 60, 740, { size: 200, color: '#1b4f8f' });
    text(pen, '米 / 箱', 430, 740, { size: 80, color: '#1b4f8f' });
    barcode(pen, 620, h - 110, 220, 80);
  });
  const kraft = card('#c99d68');
  const printed = card('#ffffff', { map: face });
  const body = block([2, 2, 1.2], [kraft, kraft, kraft, kraft, printed, kraft], [0, 1, 0]);
  const hole = cyl([0.16, 0.16, 0.03], rubber('#3a2c1c'), [0.55, 1.05, 0.6], [Math.PI / 2, 0, 0]);
  const end = tube(
    [
      [0.55, 1.05, 0.55],
      [0.6, 1.0, 0.95],
      [0.9, 0.4, 1.15],
      [1.3, 0.06, 1.1],
      [1.75, 0.06, 0.6],
      [1.6, 0.06, -0.1],
    ],
    0.06,
    rubber(color),
  );
  return put(group(body, hole, end), [0, 0, 0], [0, -0.42, 0]);
}

import { PlaneGeometry, DoubleSide } from 'three';
import { fill, packFace, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, group, mesh, outline, extrude, PI, put, reshape, ring, wall } from '../page/solids.ts';
import { uprightPen } from './pen.ts';

export function stapler({ color }: { color: string }) {
  const base = gloss('#2b3340');
  const steel = metal('#cfd4db', 0.3);
  const arm = extrude(
    outline([
      [-1.15, 0],
      [1.05, 0],
      [1.12, 0.06, 1.1, 0.14],
      [0.5, 0.24, -0.3, 0.32],
      [-0.9, 0.38, -1.15, 0.2],
    ]),
    0.4,
    0.05,
    gloss(color),
    [-0.02, 0.42, 0],
    [0, 0, 0.05],
  );
  const name = print(420, 90, (pen) => text(pen, 'QIWEN ST-50', 210, 64, { size: 54, align: 'center' }));
  const body = group(
    box([2.35, 0.12, 0.52], base, [0, 0.08, 0], undefined, 0.06),
    box([2.2, 0.03, 0.44], rubber('#15181d'), [0, 0.015, 0], undefined, 0.01),
    box([0.36, 0.03, 0.3], steel, [0.88, 0.15, 0], undefined, 0.01),
    box([2.1, 0.13, 0.34], steel, [0.02, 0.36, 0], [0, 0, 0.05], 0.03),
    arm,
    box([0.42, 0.46, 0.48], base, [-1.0, 0.3, 0], undefined, 0.08),
    cyl([0.07, 0.07, 0.52], steel, [-0.98, 0.42, 0], [PI / 2, 0, 0]),
    decal([1.1, 0.22], name, [0.1, 0.56, 0.256], [0, 0, 0.03]),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

/** A small box of staples with a strip lying in front. */
export function staples() {
  const face = packFace(800, 500, {
    brand: '启文',
    brandEn: 'QIWEN',
    title: '订书钉 24/6',
    sub: '镀锌防锈 · 1000 枚',
    base: '#1d4f9c',
    accent: '#f0b429',
    badge: '适用 24/6 订书机',
  });
  const side = packFace(500, 500, { brand: '启文', title: '24/6', sub: '1000 枚', base: '#1d4f9c', accent: '#f0b429' });
  const plain = plastic('#1d4f9c', { roughness: 0.5 });
  const pack = block(
    [1.6, 0.5, 1],
    [
      plastic('#fff', { map: side, roughness: 0.5 }),
      plain,
      plastic('#fff', { map: face, roughness: 0.5 }),
      plain,
      plain,
      plain,
    ],
    [0, 0.25, 0],
  );
  const frontFace = decal(
    [1.58, 0.48],
    print(
      800,
      250,
      (pen) => (
        fill(pen, '#1d4f9c'),
        fill(pen, '#f0b429', [0, 200, 800, 50]),
        text(pen, '启文 订书钉 24/6', 40, 135, { size: 88 })
      ),
    ),
    [0, 0.25, 0.503],
  );
  const strip = (length: number) =>
    Array.from({ length }, (_, i) =>
      box([0.34, 0.03, 0.022], metal('#c9cfd7', 0.2), [0, 0.16, i * 0.026], undefined, 0.004),
    ).concat(
      [-0.16, 0.16].map((x) =>
        box(
          [0.022, 0.17, 0.026 * length],
          metal('#b5bcc6', 0.3),
          [x, 0.085, (0.026 * (length - 1)) / 2],
          undefined,
          0.004,
        ),
      ),
    );
  return put(
    group(
      put(group(pack, frontFace), [-0.1, 0, -0.2]),
      put(group(strip(42)), [-0.5, 0, 0.75], [0, 1.2, 0]),
      put(group(strip(30)), [0.85, 0, 0.7], [0, 0.4, 0]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

export function calculator({ color, keys, ink }: { color: string; keys: string; ink: string }) {
  const screen = print(512, 160, (pen, w) => {
    fill(pen, '#c9d3c4');
    text(pen, '128,960.00', w - 20, 112, {
      size: 80,
      color: '#28302a',
      weight: 400,
      align: 'right',
      font: '"Liberation Mono"',
    });
    text(pen, '税率', 16, 40, { size: 26, color: '#4a544b', weight: 400 });
  });
  const names = [
    'AC',
    '税-',
    '税+',
    'M+',
    '%',
    '7',
    '8',
    '9',
    '÷',
    'C',
    '4',
    '5',
    '6',
    '×',
    'MR',
    '1',
    '2',
    '3',
    '−',
    '√',
    '0',
    '00',
    '.',
    '+',
    '=',
  ];
  const caps = names.map((name, i) => {
    const [col, row] = [i % 5, Math.floor(i / 5)];
    const accent = name === 'AC' ? '#d9503a' : col >= 3 ? '#3a4657' : keys;
    const face = print(96, 90, (pen) =>
      text(pen, name, 48, 62, { size: 46, color: accent === keys ? ink : '#fff', align: 'center' }),
    );
    return put(
      group(
        box([0.22, 0.08, 0.21], gloss(accent), [0, 0, 0], undefined, 0.035),
        decal([0.19, 0.178], face, [0, 0.0415, 0], [-PI / 2, 0, 0]),
      ),
      [-0.54 + col * 0.27, 0.19, -0.2 + row * 0.265],
    );
  });
  const solar = box(
    [0.5, 0.012, 0.14],
    plastic('#2a1f2b', { roughness: 0.15, clearcoat: 1 }),
    [0.36, 0.165, -0.9],
    undefined,
    0.005,
  );
  const name = decal(
    [0.6, 0.1],
    print(360, 60, (pen) => text(pen, '启文 QIWEN C-1200T', 0, 42, { size: 36, color: ink })),
    [-0.36, 0.166, -0.9],
    [-PI / 2, 0, 0],
  );
  const body = group(
    box([1.5, 0.16, 2.05], plastic(color, { roughness: 0.4 }), [0, 0.08, 0], undefined, 0.08),
    box([1.34, 0.02, 0.42], gloss('#20242a'), [0, 0.16, -0.62], undefined, 0.02),
    decal([1.26, 0.36], screen, [0, 0.172, -0.62], [-PI / 2, 0, 0]),
    solar,
    name,
    ...caps,
  );
  return put(put(body, [0, 0.12, 0], [0.12, 0, 0]), [0, 0, 0], [0, 0.45, 0]);
}

export function stickyNotes({ colors }: { colors: string[] }) {
  const pads = colors.map((color, i) => {
    const curl = reshape(
      mesh(new PlaneGeometry(0.84, 0.84, 1, 12), card(color, { side: DoubleSide }), [0, 0.165, 0], [-PI / 2, 0, 0]),
      (v) => {
        const rise = 1 - (v.y + 0.42) / 0.84;
        v.z = rise * rise * 0.15;
      },
    );
    const layers = Array.from({ length: 4 }, (_, k) =>
      block([0.84, 0.002, 0.84], card('#ffffff', { color }), [0.003 * (k % 2), 0.03 + k * 0.035, 0]),
    );
    return put(
      group(block([0.84, 0.16, 0.84], card(color), [0, 0.08, 0]), ...layers, curl),
      [i % 2 ? 0.93 : 0.02 * i, 0, i > 1 ? 0.96 : 0],
      [0, [0, 0.22, -0.13, 0.08][i % 4] ?? 0, 0],
    );
  });
  return put(group(...pads), [0, 0, 0], [0, 0.4, 0]);
}

export function penCup({ color, isMetal }: { color: string; isMetal: boolean }) {
  const shell = isMetal
    ? metal(color, 0.35, { side: DoubleSide })
    : plastic(color, { roughness: 0.5, side: DoubleSide });
  const holes = print(512, 256, (pen, w, h) => {
    for (let x = 0; x < w; x += 8)
      for (let y = 12; y < h - 8; y += 8) fill(pen, 'rgba(0,0,0,.5)', [x + (y % 16 ? 0 : 4), y, 4, 4]);
  });
  const styles = [
    ['#1b1e24', '#1b1e24', -0.2, 0.1, 0.18],
    ['#1f4fb8', '#f4f5f7', 0.15, 0.2, -0.15],
    ['#cf2f2b', '#cf2f2b', 0.05, -0.2, 0.05],
    ['#17805a', '#f4f5f7', -0.1, -0.1, -0.22],
  ] as const;
  const inside = styles.map(([ink, body, x, z, lean], i) =>
    put(uprightPen({ kind: 'click', ink, body }), [x, 0.1, z], [lean * 0.5, i, lean], 1.05),
  );
  const mesh = wall([0.503, 0.463, 1], plastic('#fff', { map: holes, transparent: true }), [0, 0.56, 0]);
  return group(
    wall([0.5, 0.46, 1.1], shell, [0, 0.55, 0]),
    mesh,
    cyl([0.46, 0.46, 0.04], shell, [0, 0.03, 0]),
    ring(0.5, 0.026, shell, [0, 1.1, 0]),
    ring(0.462, 0.022, shell, [0, 0.03, 0]),
    ...inside,
  );
}

export function scissors({ handle }: { handle: string }) {
  const steel = metal('#c8ced6', 0.22);
  const half = (mirror: number) => {
    const blade = extrude(
      outline([
        [-0.1, 0.1],
        [0.02, 1.75],
        [0.1, 1.6, 0.14, 0.1],
      ]),
      0.03,
      0.008,
      steel,
      [0, 0, mirror * 0.03],
    );
    const neck = box(
      [0.2, 0.5, 0.07],
      gloss(handle),
      [mirror * -0.09, -0.15, mirror * 0.02],
      [0, 0, mirror * -0.25],
      0.03,
    );
    const loop = put(ring(0.34, 0.085, gloss(handle), [0, 0, 0], [0, 0, 0]), [mirror * -0.36, -0.72, 0]);
    loop.scale.set(0.82, 1.15, 1);
    const pad = put(ring(0.275, 0.03, rubber('#5a626d'), [0, 0, 0.03], [0, 0, 0]), [mirror * -0.36, -0.72, 0.04]);
    pad.scale.set(0.82, 1.15, 1);
    const part = group(put(blade, [0, 0, 0], [0, mirror > 0 ? 0 : PI, 0]), neck, loop, pad);
    return put(part, [0, 0, 0], [0, 0, mirror * 0.13]);
  };
  const pair = group(half(1), half(-1), cyl([0.08, 0.08, 0.16], metal('#9aa2ad', 0.3), [0, 0.12, 0], [PI / 2, 0, 0]));
  return put(put(pair, [0, 0.1, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.7, 0]);
}

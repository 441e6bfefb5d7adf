import { fill, packFace, print, text } from '../page/labels.ts';
import { card, glow, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, group, lathe, PI, put, ring, times, tube } from '../page/solids.ts';

function bulb() {
  return group(
    lathe(
      [
        [0, 2.05],
        [0.25, 2.02],
        [0.5, 1.85],
        [0.62, 1.55],
        [0.58, 1.2],
        [0.42, 0.9],
        [0.38, 0.85],
      ],
      plastic('#fffdf6', { roughness: 0.3, clearcoat: 0.4, emissive: '#fff2d8', emissiveIntensity: 0.2 }),
    ),
    lathe(
      [
        [0.39, 0.87],
        [0.4, 0.8],
        [0.3, 0.42],
        [0.27, 0.4],
      ],
      plastic('#eef0f2', { roughness: 0.4 }),
    ),
    cyl([0.26, 0.24, 0.36], metal('#c9ced6', 0.25), [0, 0.24, 0]),
    cyl([0.08, 0.2, 0.08], rubber('#1d1f23'), [0, 0.03, 0]),
    times(3, (i) => ring(0.26, 0.024, metal('#c9ced6', 0.25), [0, 0.14 + i * 0.1, 0], [PI / 2 + 0.06, 0, 0])),
  );
}

/** A row of bulbs before their carton; the number of bulbs is the number in the pack. */
export function bulbPack({ count, tint }: { count: number; tint: string }) {
  const w = count * 0.62 + 0.6;
  const face = packFace(1200, 760, {
    brand: '明照',
    brandEn: 'MINGZHAO',
    title: 'LED 灯泡',
    sub: 'E27 螺口 · 护眼无频闪',
    base: '#f7f4ec',
    accent: tint,
    ink: '#3a3020',
    badge: `${count} 只装`,
  });
  const side = plastic(tint, { roughness: 0.5 });
  const plain = plastic('#f7f4ec', { roughness: 0.5 });
  const pack = put(
    block([w, 2.0, 0.9], [side, side, plain, plain, plastic('#fff', { map: face, roughness: 0.5 }), plain], [0, 1, 0]),
    [0, 0, -1.3],
    [0, 0.1, 0],
  );
  const row = times(count, (i) =>
    put(bulb(), [(i - (count - 1) / 2) * (count > 3 ? 0.92 : 1.25), 0, 0.35 + (i % 2) * 0.42], [0, i, 0], 0.72),
  );
  return put(group(pack, row), [0, 0, 0], [0, 0.32, 0]);
}

export function ledTubes() {
  const one = (x: number) =>
    put(
      group(
        cyl(
          [0.1, 0.1, 4.6],
          plastic('#fdfdfb', { roughness: 0.35, emissive: '#ffffff', emissiveIntensity: 0.14 }),
          [0, 0, 0],
          [PI / 2, 0, 0],
        ),
        [-2.4, 2.4].map((z) =>
          group(
            cyl([0.104, 0.104, 0.22], plastic('#dfe3e8'), [0, 0, z], [PI / 2, 0, 0]),
            [-0.04, 0.04].map((p) =>
              cyl([0.014, 0.014, 0.12], metal('#c9b37a'), [p, 0, z + Math.sign(z) * 0.16], [PI / 2, 0, 0]),
            ),
          ),
        ),
        decal(
          [0.8, 0.1],
          print(640, 80, (pen) =>
            text(pen, '明照 T8 LED 18W 6500K', 320, 58, { size: 48, color: '#7c858f', align: 'center' }),
          ),
          [0, 0.101, 1.5],
          [-PI / 2, 0, PI / 2],
        ),
      ),
      [x, 0.1, 0],
    );
  return put(
    group(
      [-0.8, -0.4, 0, 0.4, 0.8].map((x, i) => put(one(x), [0, 0, i % 2 ? 0.08 : 0])),
      put(one(0.0), [0.1, 0.19, 0.1], [0, 0.03, 0]),
    ),
    [0, 0, 0],
    [0, 0.75, 0],
  );
}

export function panelLight() {
  const frame = metal('#eef0f2', 0.45);
  const lamp = group(
    box([2.6, 2.6, 0.1], frame, [0, 1.3, 0], undefined, 0.02),
    box([2.42, 2.42, 0.02], glow('#fff9ea', 0.55), [0, 1.3, 0.045], undefined, 0.01),
  );
  const driver = put(
    group(
      box([1.3, 0.26, 0.42], plastic('#f2f4f6'), [0, 0.13, 0], undefined, 0.05),
      decal(
        [0.9, 0.22],
        print(360, 90, (pen) => {
          fill(pen, '#e9edf1');
          text(pen, '明照 48W 驱动', 180, 58, { size: 40, color: '#444c56', align: 'center' });
        }),
        [0, 0.262, 0],
        [-PI / 2, 0, 0],
      ),
      tube(
        [
          [0.65, 0.13, 0],
          [0.95, 0.08, 0.05],
          [1.15, 0.06, 0.3],
        ],
        0.03,
        rubber('#333'),
      ),
    ),
    [0.7, 0, 0.95],
    [0, 0.3, 0],
  );
  return put(group(put(lamp, [0, 0, 0], [-0.2, 0, 0]), driver), [0, 0, 0], [0, 0.45, 0]);
}

function socketFace() {
  return print(256, 256, (pen) => {
    fill(pen, '#f7f8f9');
    pen.fillStyle = '#2b2f35';
    const slot = (x: number, y: number, w: number, h: number, turn: number) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillRect(-w / 2, -h / 2, w, h);
      pen.restore();
    };
    slot(96, 66, 14, 48, 0);
    slot(160, 66, 14, 48, 0);
    slot(128, 140, 14, 48, 0);
    slot(84, 196, 14, 48, -0.5);
    slot(172, 196, 14, 48, 0.5);
  });
}

/** Extension socket: `sockets` in a row, each with its switch; `usb` ports at the end. */
export function powerStrip({ sockets, usb = 0 }: { sockets: number; usb?: number }) {
  const length = sockets * 0.72 + (usb ? 0.7 : 0) + 0.5;
  const white = plastic('#f4f6f8', { roughness: 0.35 });
  const units = times(sockets, (i) => {
    const x = -length / 2 + 0.55 + i * 0.72;
    return group(
      box([0.62, 0.03, 0.6], plastic('#eceff2'), [x, 0.315, 0.1], undefined, 0.02),
      decal([0.54, 0.54], socketFace(), [x, 0.333, 0.1], [-PI / 2, 0, 0]),
      box([0.24, 0.06, 0.13], gloss('#e0563f'), [x, 0.32, -0.33], [0.12, 0, 0], 0.02),
    );
  });
  const ports = times(usb, (i) =>
    box([0.2, 0.02, 0.08], rubber('#1d2024'), [length / 2 - 0.5, 0.312, -0.2 + i * 0.2], undefined, 0.006),
  );
  const cord = tube(
    [
      [-length / 2 - 0.1, 0.15, 0],
      [-length / 2 - 0.5, 0.1, 0.05],
      [-length / 2 - 0.6, 0.07, 0.8],
      [-length / 4, 0.07, 1.35],
      [0.3, 0.07, 1.05],
      [0.9, 0.07, 1.2],
    ],
    0.065,
    plastic('#f1f3f5'),
  );
  const plug = put(
    group(
      box([0.5, 0.26, 0.46], white, [0.2, 0.15, 0], undefined, 0.1),
      [
        [-0.1, 0.22, 0.5],
        [0.1, 0.22, -0.5],
        [0, 0.1, 0],
      ].map(([z = 0, y = 0, lean = 0]) =>
        box([0.24, 0.03, 0.09], metal('#d8c27a', 0.25), [0.55, y, z], [lean, 0, 0], 0.005),
      ),
    ),
    [0.85, 0, 1.2],
    [0, -0.25, 0],
  );
  const body = group(
    box([length, 0.3, 1.0], white, [0, 0.16, 0], undefined, 0.08),
    units,
    ports,
    cyl([0.1, 0.13, 0.3], white, [-length / 2 - 0.08, 0.15, 0], [0, 0, PI / 2]),
    decal(
      [0.5, 0.1],
      print(360, 70, (pen) => text(pen, '明照', 180, 54, { size: 52, color: '#98a1ab', align: 'center' })),
      [length / 2 - 0.12, 0.312, 0.2],
      [-PI / 2, 0, PI / 2],
    ),
  );
  return put(group(body, cord, plug), [0, 0, 0], [0, 0.4, 0]);
}

export function batteries({ radius, height, code }: { radius: number; height: number; code: string }) {
  const sleeve = print(512, 320, (pen, w, h) => {
    fill(pen, '#1e2a52');
    fill(pen, '#d9a441', [0, 0, w, h * 0.3]);
    text(pen, '明照', w / 2, 190, { size: 88, align: 'center' });
    text(pen, `${code} 碱性 1.5V`, w / 2, 270, { size: 48, weight: 400, align: 'center' });
  });
  const cell = () => {
    const skin = cyl(
      [radius, radius, height],
      plastic('#ffffff', { map: sleeve, roughness: 0.35, clearcoat: 0.4 }),
      [0, height / 2, 0],
      [0, -PI / 2 + 0.3, 0],
    );
    return group(
      skin,
      cyl([radius * 0.97, radius * 0.97, height + 0.02], metal('#cfd4db', 0.25), [0, height / 2, 0]),
      cyl([radius * 0.36, radius * 0.36, 0.08], metal('#dfe3e8', 0.2), [0, height + 0.05, 0]),
    );
  };
  const face = packFace(1000, 560, {
    brand: '明照',
    brandEn: 'MINGZHAO',
    title: `${code} 碱性电池`,
    sub: '无汞无镉 · 1.5V',
    base: '#1e2a52',
    accent: '#d9a441',
    badge: '40 粒 / 盒',
  });
  const plain = plastic('#1e2a52', { roughness: 0.5 });
  const gold = plastic('#d9a441', { roughness: 0.5 });
  const pack = put(
    block(
      [2.3, 1.25, 1.1],
      [gold, gold, plain, plain, plastic('#fff', { map: face, roughness: 0.45 }), plain],
      [0, 0.625, 0],
    ),
    [-0.1, 0, -0.95],
    [0, 0.12, 0],
  );
  const front = [-0.75, -0.25, 0.25].map((x, i) => put(cell(), [x * (radius / 0.2), 0, 0.45 + (i % 2) * 0.12]));
  const lying = put(cell(), [0.75, radius, 0.95], [0, 0.5, -PI / 2]);
  return put(group(pack, front, lying), [0, 0, 0], [0, 0.3, 0]);
}

export function electricTape({ color }: { color: string }) {
  const roll = (h = 0.42) =>
    group(
      lathe(
        [
          [0.5, -h / 2],
          [0.98, -h / 2],
          [1, -h / 2 + 0.02],
          [1, h / 2 - 0.02],
          [0.98, h / 2],
          [0.5, h / 2],
        ],
        plastic(color, { roughness: 0.22, clearcoat: 0.7 }),
      ),
      lathe(
        [
          [0.44, -h / 2],
          [0.51, -h / 2],
          [0.51, h / 2 + 0.01],
          [0.44, h / 2 + 0.01],
          [0.44, -h / 2],
        ],
        card('#f1f2f3'),
      ),
      times(5, (i) =>
        ring(0.58 + i * 0.09, 0.004, plastic('#000000', { opacity: 0.25, transparent: true }), [0, h / 2 + 0.001, 0]),
      ),
    );
  const stack = times(4, (i) => put(roll(), [0.03 * (i % 2), 0.21 + i * 0.43, 0.02 * i]));
  const standing = put(roll(), [1.5, 1.0, 0.6], [PI / 2, 0, 0.25]);
  return put(group(stack, standing), [0, 0, 0], [0, -0.2, 0]);
}

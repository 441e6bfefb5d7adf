import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, frame, group, PI, put, ring, times, tube, wrap } from '../page/solids.ts';

/** Cable reel on a tubular stand with sockets in the hub. */
export function cableReel({ length }: { length: string }) {
  const orange = plastic('#e8862e', { roughness: 0.45 });
  const black = rubber('#1a1d22');
  const face = print(256, 256, (pen) => {
    const slot = (x: number, y: number, w: number, h: number, turn: number) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillStyle = '#050608';
      pen.fillRect(-w / 2, -h / 2, w, h);
      pen.restore();
    };
    pen.fillStyle = '#3a414b';
    pen.beginPath();
    pen.arc(128, 128, 124, 0, 7);
    pen.fill();
    slot(102, 70, 14, 44, 0);
    slot(154, 70, 14, 44, 0);
    slot(128, 140, 14, 42, 0);
    slot(90, 194, 14, 42, -0.5);
    slot(166, 194, 14, 42, 0.5);
  });
  const drum = group(
    [-0.5, 0.5].map((z) => cyl([1.35, 1.35, 0.07], orange, [0, 0, z], [PI / 2, 0, 0])),
    times(9, (i) => ring(1.08, 0.07, black, [0, 0, -0.4 + i * 0.1], [0, 0, 0])),
    cyl([1.0, 1.0, 0.9], black, [0, 0, 0], [PI / 2, 0, 0]),
    cyl([0.85, 0.85, 0.1], plastic('#23272e'), [0, 0, 0.56], [PI / 2, 0, 0]),
    times(4, (i) =>
      decal([0.52, 0.52], face, [Math.cos(i * 1.571 + 0.785) * 0.46, Math.sin(i * 1.571 + 0.785) * 0.46, 0.615]),
    ),
    cyl([0.12, 0.12, 0.06], gloss('#c8322a'), [0, 0, 0.61], [PI / 2, 0, 0]),
    nameplate(`电岭 ${length}`, '#ffffff', 0.9, [0.05, 1.08, 0.54]),
  );
  return put(
    group(
      put(drum, [0, 1.75, 0]),
      [-0.62, 0.62].map((z) =>
        frame(
          [
            [-1.3, 0.06, z],
            [-0.15, 1.75, z],
            [0.15, 1.75, z],
            [1.3, 0.06, z],
          ],
          0.06,
          metal('#3a414b', 0.4),
          0.12,
        ),
      ),
      [-1.3, 1.3].map((x) => cyl([0.06, 0.06, 1.3], metal('#3a414b', 0.4), [x, 0.06, 0], [PI / 2, 0, 0])),
      frame(
        [
          [-0.7, 1.0, -0.62],
          [-0.9, 3.2, -0.62],
          [0.9, 3.2, -0.62],
          [0.7, 1.0, -0.62],
        ],
        0.07,
        metal('#3a414b', 0.4),
        0.2,
      ),
      cyl([0.1, 0.1, 1.0], rubber('#e8862e'), [0, 3.2, -0.62], [0, 0, PI / 2]),
      tube(
        [
          [0.9, 0.95, 0.3],
          [1.4, 0.3, 0.8],
          [2.0, 0.08, 0.9],
          [2.2, 0.08, 0.2],
        ],
        0.07,
        black,
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Rechargeable cells in their charger or in a card of four. */
export function rechargeable({ hasCharger, code }: { hasCharger: boolean; code: string }) {
  const sleeve = print(512, 320, (pen, w, h) => {
    fill(pen, '#2f8a3a');
    fill(pen, '#f4f6f8', [0, h * 0.34, w, h * 0.3]);
    text(pen, '续能 充电', w / 2, h * 0.54, { size: 46, color: '#2f8a3a', align: 'center' });
    text(pen, `${code} 镍氢 1.2V`, w / 2, h * 0.84, { size: 34, align: 'center' });
  });
  const radius = code.startsWith('5') ? 0.24 : 0.17;
  const height = code.startsWith('5') ? 1.15 : 1.0;
  const cell = () =>
    group(
      cyl([radius * 0.98, radius * 0.98, height], metal('#cfd4db', 0.25), [0, height / 2, 0]),
      wrap([radius, radius], height * 0.94, sleeve, [0, height / 2, 0]),
      cyl([radius * 0.36, radius * 0.36, 0.08], metal('#dfe3e8', 0.2), [0, height + 0.03, 0]),
    );
  if (!hasCharger)
    return put(
      group(times(4, (i) => put(cell(), [(i - 1.5) * radius * 2.5, 0, (i % 2) * 0.2], [0, 0.1, 0]))),
      [0, 0, 0],
      [0, 0.2, 0],
    );
  const body = group(
    box([2.2, 0.3, 2.2], plastic('#23272e', { roughness: 0.4 }), [0, 0.16, 0], undefined, 0.14),
    times(4, (i) => box([0.46, 0.04, 1.5], plastic('#3a414b'), [-0.75 + i * 0.5, 0.31, 0.15], undefined, 0.02)),
    times(4, (i) => put(cell(), [-0.75 + i * 0.5, 0.46, 0.78], [-PI / 2, 0, 0])),
    times(4, (i) => cyl([0.05, 0.05, 0.02], glow(i < 3 ? '#43d17c' : '#e0563f', 1), [-0.75 + i * 0.5, 0.32, -0.85])),
    nameplate('续能', '#c9cfd6', 0.5, [0.12, 0.315, -0.62], [-PI / 2, 0, 0]),
  );
  return put(
    group(
      body,
      tube(
        [
          [0, 0.15, -1.1],
          [0.2, 0.1, -1.6],
          [1.4, 0.06, -1.5],
          [1.7, 0.06, -0.4],
        ],
        0.05,
        rubber('#1a1d22'),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Coin cells, five on a card. */
export function coinCells({ code, radius }: { code: string; radius: number }) {
  const face = print(560, 760, (pen, w, h) => {
    fill(pen, '#173f2a');
    fill(pen, '#2f8a3a', [0, 0, w, 170]);
    text(pen, '续能 XUNENG', 40, 112, { size: 66 });
    text(pen, code, w - 40, h - 70, { size: 96, color: '#f4d42e', align: 'right' });
    text(pen, '3V 锂电池 5 粒', 40, h - 40, { size: 40, weight: 400 });
  });
  const steel = metal('#d5d9df', 0.22);
  const coin = () =>
    group(
      cyl([radius, radius, 0.12], steel, [0, 0.06, 0]),
      ring(radius * 0.9, 0.012, metal('#9aa2ad', 0.3), [0, 0.12, 0]),
      decal(
        [radius * 1.3, radius * 0.66],
        print(200, 100, (pen) => {
          text(pen, code, 100, 48, { size: 44, color: '#6a727c', align: 'center' });
          text(pen, '3V +', 100, 92, { size: 34, color: '#6a727c', align: 'center' });
        }),
        [0, 0.125, 0],
        [-PI / 2, 0, 0],
      ),
    );
  const sheet = put(
    group(
      box([2.2, 3.0, 0.03], plastic('#173f2a', { roughness: 0.5 }), [0, 1.5, 0], undefined, 0.02),
      decal([2.18, 2.96], face, [0, 1.5, 0.018]),
      times(5, (i) =>
        put(
          coin(),
          [i < 3 ? -0.62 + i * 0.62 : -0.31 + (i - 3) * 0.62, i < 3 ? 1.95 : 1.3, 0.03],
          [PI / 2, 0, 0],
          Math.min(1, 0.28 / radius),
        ),
      ),
    ),
    [-0.3, 0, -0.6],
    [-0.22, 0.1, 0],
  );
  return put(
    group(sheet, put(coin(), [0.9, 0, 0.8], [0, 0.3, 0], 1.4), put(coin(), [-0.4, 0, 1.1], [0, -0.4, 0], 1.4)),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

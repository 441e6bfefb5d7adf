import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, ring, times, tube } from '../page/solids.ts';

/** 3.5-inch hard disk, label up. */
export function hardDisk() {
  const label = print(700, 900, (pen, w) => {
    fill(pen, '#f1f3f5');
    fill(pen, '#35465a', [0, 0, w, 190]);
    text(pen, '存岳 CUNYUE', 50, 125, { size: 84 });
    text(pen, 'HDD', 50, 380, { size: 170, color: '#23272e' });
    text(pen, '企业级 7200 转', 54, 480, { size: 62, color: '#5b6470', weight: 400 });
    for (let x = 54, i = 0; x < 600; i++) {
      const b = 3 + ((i * 7) % 6);
      if (i % 2) fill(pen, '#222', [x, 560, b, 110]);
      x += b;
    }
    for (const y of [740, 790, 840]) fill(pen, '#b9c0c9', [54, y, 560 - (y % 160), 14]);
  });
  const alloy = metal('#c3c9d1', 0.36);
  const one = () =>
    group(
      box([2.0, 0.46, 2.9], alloy, [0, 0.24, 0], undefined, 0.05),
      box([1.9, 0.03, 2.76], metal('#dfe3e8', 0.3), [0, 0.48, 0], undefined, 0.03),
      decal([1.5, 1.93], label, [0, 0.498, -0.1], [-PI / 2, 0, 0]),
      times(6, (i) =>
        cyl([0.05, 0.05, 0.03], metal('#8d95a0', 0.35), [
          (i % 2 ? 1 : -1) * 0.86,
          0.49,
          -1.25 + Math.floor(i / 2) * 1.25,
        ]),
      ),
      box([1.1, 0.12, 0.06], rubber('#1a1d22'), [0.2, 0.12, 1.45], undefined, 0.01),
    );
  return put(group(one(), put(one(), [0.35, 0.5, -0.2], [0, -0.18, 0])), [0, 0, 0], [0, 0.55, 0]);
}

/** M.2 solid-state drives, chips up. */
export function m2Drive() {
  const label = print(560, 190, (pen, w, h) => {
    fill(pen, '#1c222b');
    fill(pen, '#4f7fb8', [0, 0, 16, h]);
    text(pen, '存岳 M7', 40, 86, { size: 62 });
    text(pen, 'NVMe PCIe 4.0', 42, 150, { size: 46, color: '#aab4c0', weight: 400, max: w - 60 });
  });
  const one = () =>
    group(
      box([2.9, 0.06, 0.8], plastic('#173a2c', { roughness: 0.4 }), [0, 0.05, 0], undefined, 0.01),
      times(3, (i) =>
        box([0.62, 0.09, 0.6], plastic('#15181c', { roughness: 0.35 }), [-0.95 + i * 0.8, 0.12, 0], undefined, 0.01),
      ),
      box([0.4, 0.09, 0.4], metal('#8f979f', 0.4), [1.1, 0.12, 0], undefined, 0.01),
      decal([1.9, 0.645], label, [-0.35, 0.172, 0], [-PI / 2, 0, 0]),
      times(22, (i) =>
        box(
          [0.1, 0.065, 0.02],
          metal('#d8b45a', 0.25),
          [1.42, 0.05, -0.34 + i * 0.032 + (i > 17 ? 0.04 : 0)],
          undefined,
          0.002,
        ),
      ),
    );
  return put(group(put(one(), [0, 0, 0.55]), put(one(), [-0.15, 0, -0.55], [0, 0.12, 0])), [0, 0, 0], [0, 0.6, 0]);
}

/** Memory modules: long for desktops, short for laptops. */
export function memoryModules({ isShort, kind }: { isShort: boolean; kind: string }) {
  const w = isShort ? 2.1 : 4.0;
  const label = print(700, 200, (pen, pw, ph) => {
    fill(pen, '#f1f3f5');
    fill(pen, '#35465a', [0, 0, 150, ph]);
    text(pen, '存岳', 20, 120, { size: 56 });
    text(pen, kind, 180, 96, { size: 70, color: '#23272e', max: pw - 200 });
    text(pen, '笔记本 / 台式机', 182, 160, { size: 42, color: '#5b6470', weight: 400 });
  });
  const stick = () =>
    group(
      box([w, 0.95, 0.06], plastic('#1c4a36', { roughness: 0.4 }), [0, 0.6, 0], undefined, 0.01),
      times(isShort ? 4 : 8, (i) =>
        box(
          [0.38, 0.5, 0.08],
          plastic('#15181c', { roughness: 0.35 }),
          [-w / 2 + 0.3 + i * 0.485, 0.72, 0.03],
          undefined,
          0.01,
        ),
      ),
      times(isShort ? 44 : 84, (i) =>
        box([0.03, 0.14, 0.07], metal('#d8b45a', 0.25), [-w / 2 + 0.12 + i * 0.0448, 0.2, 0], undefined, 0.002),
      ),
      decal([1.5, 0.43], label, [isShort ? 0 : -0.4, 0.74, 0.075]),
    );
  return put(
    group(put(stick(), [0, 0, 0.5], [-0.18, 0, 0]), put(stick(), [0.35, 0, -0.35], [-0.18, 0.06, 0])),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Shock-proof portable disk with a rubber frame. */
export function portableDisk({ color, accent }: { color: string; accent: string }) {
  const body = group(
    box([2.2, 0.42, 3.0], plastic(color, { roughness: 0.6 }), [0, 0.23, 0], undefined, 0.18),
    box([1.7, 0.02, 2.4], gloss(color, { roughness: 0.35 }), [0, 0.44, 0], undefined, 0.01),
    times(4, (i) =>
      box([0.5, 0.46, 0.5], rubber(accent), [(i % 2 ? 1 : -1) * 0.92, 0.23, (i > 1 ? 1 : -1) * 1.3], undefined, 0.16),
    ),
    decal(
      [1.1, 0.5],
      print(440, 200, (pen) => {
        text(pen, '存岳', 220, 90, { size: 84, align: 'center' });
        text(pen, 'CUNYUE', 220, 150, { size: 44, weight: 500, align: 'center' });
      }),
      [0, 0.452, 0.1],
      [-PI / 2, 0, 0],
    ),
    cyl([0.03, 0.03, 0.02], gloss('#5fd0ff'), [0, 0.45, 1.05]),
  );
  const cable = tube(
    [
      [0, 0.2, 1.5],
      [0.1, 0.12, 1.95],
      [1.0, 0.08, 2.1],
      [1.7, 0.08, 1.3],
      [1.75, 0.08, 0.2],
    ],
    0.05,
    rubber('#1a1d22'),
  );
  const plug = put(
    group(
      box([0.42, 0.18, 0.6], plastic('#1a1d22'), [0, 0, 0], undefined, 0.05),
      box([0.32, 0.12, 0.36], metal('#d5d9df', 0.2), [0, 0, -0.46], undefined, 0.01),
      box([0.26, 0.04, 0.32], plastic('#1c5fb8'), [0, 0, -0.48], undefined, 0.004),
    ),
    [1.75, 0.12, -0.15],
  );
  return put(group(body, cable, plug), [0, 0, 0], [0, 0.55, 0]);
}

/** Stick with a plug at each end. */
export function dualStick({ color }: { color: string }) {
  const stick = () =>
    group(
      box([0.6, 0.2, 1.6], metal(color, 0.34), [0, 0.12, 0], undefined, 0.06),
      box([0.42, 0.14, 0.42], metal('#d5d9df', 0.2), [0, 0.12, 0.95], undefined, 0.01),
      box([0.34, 0.05, 0.38], plastic('#1c5fb8'), [0, 0.1, 0.98], undefined, 0.004),
      box([0.28, 0.1, 0.3], metal('#d5d9df', 0.2), [0, 0.12, -0.92], undefined, 0.05),
      decal(
        [0.9, 0.3],
        print(360, 120, (pen) => text(pen, '存岳 双接口', 180, 80, { size: 56, color: '#3b434e', align: 'center' })),
        [0, 0.222, 0],
        [-PI / 2, 0, PI / 2],
      ),
      put(
        box([0.66, 0.26, 1.0], metal(color, 0.3, { transparent: true, opacity: 0.95 }), [0, 0, 0], undefined, 0.04),
        [0, 0.12, -0.5],
      ),
      ring(0.1, 0.025, metal(color, 0.3), [0, 0.12, -1.05]),
    );
  return put(group(put(stick(), [-0.5, 0, 0]), put(stick(), [0.55, 0, 0.15], [0, 0.3, 0])), [0, 0, 0], [0, 0.7, 0]);
}

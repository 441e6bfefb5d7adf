import { fill, print, text } from '../page/labels.ts';
import { digits, mark } from '../page/marks.ts';
import { card, glass, gloss, glow, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, group, PI, put, ring, smoothLathe, times } from '../page/solids.ts';

/** Air purifier: grille below, ring of light above. */
export function airPurifier({ isLarge }: { isLarge: boolean }) {
  const [w, h, d] = isLarge ? [2.1, 3.6, 1.7] : [1.9, 2.7, 1.5];
  const coat = plastic('#f4f6f8', { roughness: 0.38 });
  return put(
    group(
      box([w, h, d], coat, [0, h / 2 + 0.1, 0], undefined, 0.22),
      times(isLarge ? 26 : 19, (i) =>
        box([w - 0.4, 0.03, 0.04], plastic('#c3c9d1'), [0, 0.4 + i * 0.08, d / 2], undefined, 0.01),
      ),
      cyl([0.36, 0.36, 0.04], gloss('#14171b'), [0, h * 0.82, d / 2 + 0.01], [PI / 2, 0, 0]),
      ring(0.36, 0.025, glow('#43d17c', 0.9), [0, h * 0.82, d / 2 + 0.02], [0, 0, 0]),
      decal([0.44, 0.19], digits('018', '#8fffb8'), [0, h * 0.82, d / 2 + 0.035]),
      times(12, (i) =>
        box([w - 0.5, 0.04, 0.04], plastic('#8d95a0'), [0, h + 0.09, -d / 2 + 0.25 + i * 0.09], undefined, 0.01),
      ),
      mark('澄野', '#9aa3ad', 0.5, [0, h * 0.66, d / 2 + 0.005]),
      times(4, (i) =>
        cyl([0.1, 0.1, 0.1], rubber('#3a414b'), [(i % 2 ? 1 : -1) * w * 0.38, 0.05, (i > 1 ? 1 : -1) * d * 0.35]),
      ),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Round filter cartridge for a purifier. */
export function filterCartridge() {
  const pleats = times(54, (i) =>
    put(
      box([0.2, 2.2, 0.03], card(i % 2 ? '#eef2f6' : '#d9e2ea'), [1.05, 0, 0], [0, i % 2 ? 0.4 : -0.4, 0], 0.005),
      [0, 1.3, 0],
      [0, (i / 54) * 2 * PI, 0],
    ),
  );
  return put(
    group(
      pleats,
      cyl([0.9, 0.9, 2.2], card('#3a414b'), [0, 1.3, 0]),
      times(2, (i) => ring(1.06, 0.1, plastic('#2f8a98', { roughness: 0.5 }), [0, 0.14 + i * 2.32, 0])),
      cyl([0.85, 0.85, 0.06], plastic('#2f8a98'), [0, 2.48, 0]),
      mark('澄野 复合滤芯', '#ffffff', 1.2, [0, 2.52, 0.2], [-PI / 2, 0, 0]),
      decal(
        [0.9, 0.5],
        print(360, 200, (pen) => {
          fill(pen, '#2f8a98');
          text(pen, 'H13', 180, 90, { size: 80, align: 'center' });
          text(pen, '活性炭', 180, 160, { size: 54, weight: 400, align: 'center' });
        }),
        [0, 1.3, 1.16],
      ),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Cool-mist humidifier of office size. */
export function officeHumidifier({ color }: { color: string }) {
  const mist = times(10, (i) =>
    ball(
      0.12 + i * 0.04,
      plastic('#ffffff', { transparent: true, opacity: 0.15 - i * 0.012, roughness: 1, depthWrite: false }),
      [Math.sin(i * 0.8) * 0.05 * i, 3.1 + i * 0.16, 0],
    ),
  );
  return group(
    smoothLathe(
      [
        [0, 0],
        [1.0, 0],
        [1.08, 0.1],
        [1.06, 0.75],
        [1.02, 0.8],
      ],
      plastic(color, { roughness: 0.4 }),
    ),
    smoothLathe(
      [
        [1.0, 0.82],
        [1.04, 1.6],
        [1.0, 2.5],
        [0.9, 2.68],
      ],
      plastic('#dce9ef', { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.7 }),
    ),
    cyl([0.98, 0.98, 1.1], plastic('#bfdde8', { transparent: true, opacity: 0.5 }), [0, 1.4, 0]),
    smoothLathe(
      [
        [0.92, 2.66],
        [0.8, 2.85],
        [0.3, 2.94],
        [0.2, 3.02],
      ],
      plastic(color, { roughness: 0.4 }),
    ),
    cyl([0.3, 0.3, 0.05], gloss('#1a1d22'), [0, 0.42, 1.06], [PI / 2, 0, 0]),
    decal([0.4, 0.17], digits('55%'), [0, 0.42, 1.09]),
    mark('澄野', '#9aa3ad', 0.4, [0.55, 0.42, 0.93], [0, 0.5, 0]),
    mist,
  );
}

/** Dehumidifier with its tank window. */
export function dehumidifier() {
  const coat = plastic('#eceff1', { roughness: 0.4 });
  return put(
    group(
      box([1.9, 3.0, 1.4], coat, [0, 1.65, 0], undefined, 0.16),
      times(14, (i) => box([1.5, 0.04, 0.05], plastic('#8d95a0'), [0, 1.9 + i * 0.075, 0.7], undefined, 0.01)),
      box([1.5, 0.9, 0.06], plastic('#dfe5ea'), [0, 0.85, 0.7], undefined, 0.06),
      box([0.3, 0.6, 0.03], glass('#8fc0d8', 0.6), [0.45, 0.85, 0.74], undefined, 0.02),
      box([0.8, 0.04, 0.4], gloss('#1a1d22'), [0, 3.16, 0.35], undefined, 0.01),
      decal([0.4, 0.17], digits('48%'), [0, 3.185, 0.35], [-PI / 2, 0, 0]),
      mark('澄野', '#8b939d', 0.5, [-0.4, 1.5, 0.703]),
      times(4, (i) => ball(0.13, rubber('#2b2f36'), [i % 2 ? 0.75 : -0.75, 0.12, i > 1 ? 0.5 : -0.5])),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

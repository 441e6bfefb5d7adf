import { fill, print, text } from '../page/labels.ts';
import { gloss, plastic } from '../page/materials.ts';
import {
  box,
  cyl,
  decal,
  extrude,
  group,
  lathe,
  outline,
  put,
  smoothLathe,
  times,
  tube,
  wrap,
} from '../page/solids.ts';

type Brand = [name: string, inLatin: string];
const JINGSHE: Brand = ['净舍', 'JINGSHE'];

type Wash = { liquid: string; accent: string; title: string; sub: string; brand?: Brand };

export function pumpBottle({ liquid, accent, title, sub, brand = JINGSHE }: Wash) {
  const label = print(700, 620, (pen, w, h) => {
    fill(pen, '#fdfdfb');
    fill(pen, accent, [0, 0, w, 26]);
    text(pen, brand[0], w / 2, 150, { size: 116, color: accent, align: 'center' });
    text(pen, brand[1], w / 2, 210, { size: 40, color: '#8b949d', weight: 400, align: 'center' });
    text(pen, title, w / 2, 350, { size: 82, color: '#333b44', align: 'center' });
    text(pen, sub, w / 2, 430, { size: 46, color: '#6b7580', weight: 400, align: 'center' });
    fill(pen, accent, [w / 2 - 50, 470, 100, 6]);
    text(pen, '500 ml', w / 2, 560, { size: 54, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 26, w, 26]);
  });
  const white = plastic('#fafbfb', { roughness: 0.3, clearcoat: 0.3 });
  return group(
    lathe(
      [
        [0, 0],
        [0.56, 0],
        [0.62, 0.06],
        [0.62, 1.45],
        [0.55, 1.68],
        [0.3, 1.82],
        [0.22, 1.86],
        [0.22, 1.92],
      ],
      gloss(liquid, { roughness: 0.2 }),
    ),
    wrap([0.624, 0.624], 1.1, label, [0, 0.78, 0], 2.2),
    cyl([0.26, 0.26, 0.2], white, [0, 1.98, 0]),
    times(24, (i) =>
      box([0.02, 0.18, 0.02], white, [Math.cos(i / 3.82) * 0.26, 1.98, Math.sin(i / 3.82) * 0.26], undefined, 0.006),
    ),
    cyl([0.1, 0.14, 0.1], white, [0, 2.12, 0]),
    cyl([0.055, 0.055, 0.3], white, [0, 2.28, 0]),
    box([0.32, 0.14, 0.24], white, [0.03, 2.44, 0], undefined, 0.06),
    box([0.6, 0.09, 0.13], white, [0.36, 2.45, 0], [0, 0, -0.12], 0.04),
  );
}

export function pumpBottles({ wash, count }: { wash: Wash; count: number }) {
  return group(
    times(count, (i) =>
      put(pumpBottle(wash), [(i - (count - 1) / 2) * 1.45, 0, i ? -0.35 : 0.1], [0, i ? -0.25 : 0.1, 0]),
    ),
  );
}

/** Big jug with a handle: refills and laundry liquid. */
export function jug({
  body,
  cap,
  accent,
  title,
  sub,
  size,
  brand = JINGSHE,
}: {
  body: string;
  cap: string;
  accent: string;
  title: string;
  sub: string;
  size: string;
  brand?: Brand;
}) {
  const label = print(760, 800, (pen, w, h) => {
    fill(pen, '#fdfdfb');
    fill(pen, accent, [0, 0, w, 190]);
    text(pen, brand.join(' '), w / 2, 122, { size: 76, align: 'center' });
    text(pen, title, w / 2, 380, { size: 120, color: accent, align: 'center' });
    text(pen, sub, w / 2, 480, { size: 56, color: '#5d6771', weight: 400, align: 'center' });
    text(pen, size, w / 2, 660, { size: 110, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 40, w, 40]);
  });
  const shell = gloss(body, { roughness: 0.3 });
  const tank = extrude(
    outline([
      [-0.95, 0],
      [0.95, 0],
      [0.95, 1.55],
      [0.95, 1.95, 0.55, 2.05],
      [0.2, 2.15],
      [-0.25, 2.2],
      [-0.95, 2.1, -0.95, 1.6],
    ]),
    0.8,
    0.12,
    shell,
    [0, 0.12, 0],
  );
  const handle = tube(
    [
      [0.1, 2.1, 0],
      [0.3, 2.62, 0],
      [0.85, 2.62, 0],
      [1.02, 2.2, 0],
      [1.0, 1.75, 0],
    ],
    0.13,
    shell,
  );
  return put(
    group(
      tank,
      handle,
      cyl([0.24, 0.28, 0.2], shell, [-0.45, 2.34, 0]),
      cyl([0.3, 0.3, 0.36], gloss(cap), [-0.45, 2.55, 0]),
      decal([1.45, 1.52], label, [0, 1.05, 0.523]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

type Spray = { liquid: string; accent: string; title: string; sub?: string; brand?: Brand };

export function triggerSpray({ liquid, accent, title, sub = '免过水 · 不留痕', brand = JINGSHE }: Spray) {
  const label = print(560, 640, (pen, w, h) => {
    fill(pen, '#ffffff');
    fill(pen, accent, [0, 0, w, 170]);
    text(pen, brand[0], w / 2, 120, { size: 104, align: 'center' });
    text(pen, title, w / 2, 310, { size: 84, color: accent, align: 'center', max: 430 });
    text(pen, sub, w / 2, 400, { size: 48, color: '#5d6771', weight: 400, align: 'center' });
    text(pen, '500 ml', w / 2, 540, { size: 60, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 30, w, 30]);
  });
  const head = plastic('#f7f8f9', { roughness: 0.35 });
  const trigger = gloss(accent);
  return put(
    group(
      smoothLathe(
        [
          [0, 0],
          [0.5, 0],
          [0.56, 0.06],
          [0.56, 1.05],
          [0.5, 1.35],
          [0.24, 1.62],
          [0.18, 1.75],
          [0.18, 1.85],
        ],
        plastic(liquid, { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.82 }),
      ),
      wrap([0.566, 0.566], 0.92, label, [0, 0.58, 0], 2.1),
      cyl([0.24, 0.24, 0.24], trigger, [0, 1.9, 0]),
      extrude(
        outline([
          [-0.55, 0.05],
          [0.1, 0],
          [0.2, 0.2],
          [0.72, 0.3],
          [0.72, 0.52],
          [0.1, 0.62],
          [-0.4, 0.56, -0.55, 0.05],
        ]),
        0.3,
        0.05,
        head,
        [-0.05, 2.05, 0],
      ),
      box([0.16, 0.22, 0.24], trigger, [0.78, 2.46, 0], undefined, 0.04),
      extrude(
        outline([
          [0, 0],
          [0.14, 0],
          [0.3, -0.35, 0.22, -0.62],
          [0.12, -0.62],
          [0.14, -0.3, 0, -0.1],
        ]),
        0.18,
        0.04,
        trigger,
        [0.28, 2.2, 0],
      ),
    ),
    [0, 0, 0],
    [0, -0.2, 0],
  );
}

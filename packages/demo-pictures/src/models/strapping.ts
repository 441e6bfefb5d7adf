import { fill, print, text } from '../page/labels.ts';
import { card, gloss, metal, plastic, rubber } from '../page/materials.ts';
import {
  box,
  cyl,
  decal,
  extrude,
  frame,
  group,
  lathe,
  outline,
  PI,
  put,
  ring,
  times,
  tube,
  wrap,
} from '../page/solids.ts';
import { flat, path, profile } from './forms.ts';

/** Coil of plastic strapping with a loose end. */
export function strappingCoil({ color, isWide, title }: { color: string; isWide: boolean; title: string }) {
  const band = gloss(color, { roughness: 0.35 });
  const h = isWide ? 1.5 : 1.3;
  const rows = Math.round(h / 0.14);
  const label = print(1100, 420, (pen, w) => {
    fill(pen, '#a9713a');
    text(pen, title, w / 2, 180, { size: 110, align: 'center', max: w - 60 });
    text(pen, isWide ? '16mm · 净重 20kg' : '13.5mm · 净重 10kg', w / 2, 310, {
      size: 76,
      weight: 400,
      align: 'center',
    });
  });
  return put(
    group(
      lathe(profile(`.75 0, 1.5 0, 1.5 ${h}, .75 ${h}`), band),
      times(rows, (i) =>
        ring(1.503, 0.012, plastic('#10151b', { transparent: true, opacity: 0.28 }), [0, 0.07 + i * 0.14, 0]),
      ),
      times(10, (i) =>
        ring(0.8 + i * 0.07, 0.008, plastic('#2b3138', { transparent: true, opacity: 0.35 }), [0, h, 0]),
      ),
      lathe(profile(`.68 0, .75 0, .75 ${h + 0.01}, .68 ${h + 0.01}, .68 0`), card('#c79a66')),
      wrap([1.512, 1.512], 0.75, label, [0, h / 2, 0], 1.35),
      times(4, (i) =>
        put(
          box([0.9, 0.16, 0.02], plastic('#23272d'), [1.12, h + 0.005, 0], [PI / 2, 0, 0], 0.005),
          [0, 0, 0],
          [0, (i * PI) / 2 + 0.5, 0],
        ),
      ),
      tube(path(`1.5 ${h * 0.3} 0, 1.7 ${h * 0.26} .7, 1.6 .2 1.5, .9 .06 2.0, .1 .05 2.1`), 0.055, band),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Small stretch rolls on a handle. */
export function miniWrap() {
  const film = () => plastic('#dfe9ef', { roughness: 0.06, clearcoat: 1, transparent: true, opacity: 0.9 });
  const one = () =>
    group(
      cyl([0.42, 0.42, 0.9], film(), [0, 0.5, 0]),
      times(12, (i) => ring(0.421, 0.005, plastic('#f7fbfd', { clearcoat: 1 }), [0, 0.1 + i * 0.07, 0])),
      cyl([0.16, 0.16, 1.0], card('#b98d58'), [0, 0.5, 0]),
      cyl([0.13, 0.15, 0.95], plastic('#2a62b8', { roughness: 0.4 }), [0, 1.4, 0]),
      cyl([0.2, 0.2, 0.08], plastic('#2a62b8'), [0, 1.0, 0]),
      times(6, (i) => ring(0.145, 0.016, rubber('#1d447e'), [0, 1.15 + i * 0.1, 0])),
      wrap(
        [0.426, 0.426],
        0.44,
        print(700, 220, (pen, w) => {
          fill(pen, '#a9713a');
          text(pen, '箱伴 缠绕膜', w / 2, 100, { size: 70, align: 'center' });
          text(pen, '10cm×150m', w / 2, 180, { size: 56, weight: 400, align: 'center' });
        }),
        [0, 0.5, 0],
        2.4,
      ),
    );
  return put(
    group(
      put(one(), [-0.6, 0, -0.3]),
      put(one(), [0.6, 0, -0.5], [0, -0.4, 0]),
      put(one(), [-0.7, 0.42, 0.9], [PI / 2, 0, -1.3]),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Hand tape dispenser with a roll in it. */
export function tapeGun({ color }: { color: string }) {
  const shell = gloss(color, { roughness: 0.35 });
  return put(
    group(
      lathe(
        profile('.5 -.3, 1.0 -.3, 1.0 .3, .5 .3'),
        plastic('#d9bf8c', { roughness: 0.2, clearcoat: 0.7 }),
        [-0.2, 1.9, 0],
        [PI / 2, 0, 0],
      ),
      cyl([0.5, 0.5, 0.66], shell, [-0.2, 1.9, 0], [PI / 2, 0, 0]),
      cyl([0.34, 0.34, 0.7], rubber('#23272d'), [-0.2, 1.9, 0], [PI / 2, 0, 0]),
      extrude(
        outline(flat('-.2 1.4, .2 1.3, 1.5 1.55, 1.75 1.9, 1.75 2.1, 1.45 2.0, 1.3 1.8, .1 1.65')),
        0.62,
        0.05,
        metal('#c3c9d1', 0.3),
      ),
      box([0.05, 0.34, 0.66], metal('#d5dae0', 0.18), [1.74, 2.1, 0], [0, 0, 0.2], 0.01),
      times(13, (i) =>
        box([0.05, 0.08, 0.03], metal('#d5dae0', 0.18), [1.71, 2.28, -0.29 + i * 0.048], [0.78, 0, 0.2], 0.003),
      ),
      cyl([0.16, 0.16, 0.62], rubber('#c8322a'), [1.25, 2.05, 0], [PI / 2, 0, 0]),
      extrude(outline(flat('-.15 1.4, .3 1.4, .55 .2 .4 .1, -.05 .1, -.1 .3')), 0.34, 0.1, shell),
      extrude(outline(flat('.34 1.2, .5 1.2, .66 .3, .5 .2')), 0.38, 0.06, rubber('#23272d')),
      decal(
        [0.8, 0.2],
        print(480, 120, (pen) => text(pen, '箱伴 60mm', 240, 86, { size: 76, align: 'center' })),
        [0.12, 0.8, 0.28],
        [0, 0, -1.4],
      ),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}

/** Tensioner and sealer for strapping with a box of clips. */
export function strappingTools() {
  const steel = metal('#7d858f', 0.35);
  const tensioner = group(
    box([1.7, 0.16, 0.5], steel, [0, 0.1, 0], undefined, 0.04),
    box([0.6, 0.6, 0.5], steel, [-0.3, 0.42, 0], undefined, 0.1),
    cyl([0.22, 0.22, 0.7], metal('#c3c9d1', 0.25), [-0.3, 0.55, 0.1], [PI / 2, 0, 0]),
    times(10, (i) => box([0.06, 0.5, 0.1], metal('#9aa1aa', 0.35), [-0.3, 0.55, 0.42], [0, 0, (i * PI) / 10], 0.01)),
    frame(path('-.3 .6 .5, .3 1.5 .5, .7 2.2 .5'), 0.08, steel, 0.1),
    cyl([0.14, 0.14, 0.75], rubber('#c8322a'), [0.62, 2.05, 0.5], [0, 0, -0.52]),
    frame(path('.5 .2 -.1, 1.1 .5 -.1, 1.6 .7 -.1'), 0.08, steel, 0.1),
    cyl([0.14, 0.14, 0.75], rubber('#c8322a'), [1.45, 0.65, -0.1], [0, 0, -1.15]),
  );
  const sealer = group(
    [-1, 1].map((x) =>
      group(
        frame(path(`0 .3 0, ${x * 0.3} 1.0 0, ${x * 0.62} 2.2 0`), 0.07, steel, 0.1),
        cyl([0.12, 0.12, 0.9], rubber('#c8322a'), [x * 0.52, 1.85, 0], [0, 0, x * -0.26]),
      ),
    ),
    box([0.7, 0.6, 0.44], steel, [0, 0.32, 0], undefined, 0.1),
    box([0.5, 0.18, 0.5], metal('#c3c9d1', 0.25), [0, 0.06, 0], undefined, 0.03),
  );
  const clips = times(12, (i) =>
    box(
      [0.4, 0.06, 0.24],
      metal('#cfd4da', 0.25),
      [0.2 + (i % 4) * 0.36, 0.04 + (i % 3) * 0.05, 1.5 + Math.floor(i / 4) * 0.24],
      [0, i * 0.7, 0],
      0.01,
    ),
  );
  return put(
    group(put(tensioner, [-0.7, 0, 0], [0, 0.3, 0]), put(sealer, [1.55, 0, -0.2], [-0.3, -0.3, 0]), clips),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

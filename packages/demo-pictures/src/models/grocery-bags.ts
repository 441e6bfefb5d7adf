import { BoxGeometry } from 'three';
import { disc, fill, packFace, print, text } from '../page/labels.ts';
import { fabric, gloss, plastic } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import {
  ball,
  box,
  cyl,
  decal,
  extrude,
  group,
  lathe,
  mesh,
  outline,
  PI,
  put,
  reshape,
  ring,
  times,
  tube,
  wrap,
} from '../page/solids.ts';
import { flat, path, profile, strap } from './forms.ts';

/** Vacuum rice brick with a handle, grains in a bowl beside it. */
export function riceSack({ base, accent, name }: { base: string; accent: string; name: string }) {
  const face = print(800, 1100, (pen, w, h) => {
    fill(pen, base);
    fill(pen, '#fbf6e6', [70, 150, w - 140, 620]);
    pen.strokeStyle = accent;
    pen.lineWidth = 8;
    pen.strokeRect(92, 172, w - 184, 576);
    text(pen, '谷原 GUYUAN', w / 2, 280, { size: 70, color: accent, align: 'center' });
    text(pen, name, w / 2, 470, { size: 170, color: '#2f2a1d', align: 'center', max: 580 });
    text(pen, '东北大米 · 五常', w / 2, 600, { size: 66, color: '#6d6248', weight: 400, align: 'center' });
    for (let i = 0; i < 5; i++) {
      pen.save();
      pen.translate(w / 2 - 120 + i * 60, 700);
      pen.rotate((i - 2) * 0.3);
      pen.fillStyle = accent;
      pen.beginPath();
      pen.ellipse(0, -20, 10, 34, 0, 0, 7);
      pen.fill();
      pen.restore();
    }
    text(pen, '净含量 5kg', w / 2, h - 150, { size: 84, align: 'center' });
    text(pen, '当年新米 · 真空锁鲜', w / 2, h - 70, { size: 52, weight: 400, align: 'center' });
  });
  const skin = plastic(base, { roughness: 0.35, clearcoat: 0.4 });
  const sack = reshape(
    mesh(
      new BoxGeometry(2.0, 2.7, 0.95, 20, 28, 8),
      [skin, skin, skin, skin, plastic('#ffffff', { map: face, roughness: 0.35, clearcoat: 0.4 }), skin],
      [0, 1.35, 0],
    ),
    (v) => {
      const pinch = Math.min(1, (1.35 - Math.abs(v.y)) * 3.4 + 0.3);
      v.z *= pinch;
      v.x *= 0.93 + 0.07 * pinch;
      v.z += Math.sign(v.z) * 0.025 * Math.sin(v.x * 7) * Math.cos(v.y * 5);
    },
  );
  const grains = times(90, (i) =>
    ball(
      0.05,
      plastic('#f8f5ea', { roughness: 0.4 }),
      [
        1.55 + Math.cos(i * 2.4) * 0.5 * Math.sqrt(i / 90),
        0.42 + (1 - i / 90) * 0.22,
        0.75 + Math.sin(i * 2.4) * 0.5 * Math.sqrt(i / 90),
      ],
      [1.7, 0.7, 0.7],
      [0, scatter(i) * 3, scatter(i, 2)],
    ),
  );
  const bowl = lathe(
    profile('0 .06, .3 .0, .34 .04, .62 .42, .64 .46, .58 .46, .3 .1, 0 .1'),
    fabric('#7a5a3a', 'woven', 8),
    [1.55, 0, 0.75],
  );
  return put(
    group(
      sack,
      strap(path('-.45 2.72 0, -.35 3.0 0, .35 3.0 0, .45 2.72 0'), plastic('#2b2a20'), {
        width: 0.16,
        outward: ({ x, y }) => [x, y - 2.5, 0],
      }),
      grains,
      bowl,
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Five-litre oil jug. */
export function oilJug({ oil, accent, name }: { oil: string; accent: string; name: string }) {
  const clear = plastic(oil, { roughness: 0.08, clearcoat: 1, transparent: true, opacity: 0.88 });
  const face = print(760, 940, (pen, w, h) => {
    fill(pen, accent);
    disc(pen, '#fff6da', w / 2, 480, 250);
    text(pen, '谷原 GUYUAN', w / 2, 150, { size: 84, align: 'center' });
    text(pen, name, w / 2, 470, { size: 150, color: accent, align: 'center', max: 440 });
    text(pen, '物理压榨 · 一级', w / 2, 570, { size: 54, color: '#6d6248', align: 'center' });
    text(pen, '非转基因 5L', w / 2, h - 90, { size: 92, align: 'center' });
  });
  const body = extrude(
    outline(
      flat('-.85 0, .85 0, .92 .6, .85 1.6, .92 2.2 .5 2.6, .3 2.85, -.3 2.85, -.5 2.6 -.92 2.2, -.85 1.6, -.92 .6'),
    ),
    0.95,
    0.16,
    clear,
    [0, 0.16, 0],
  );
  return put(
    group(
      body,
      times(5, (i) =>
        box(
          [1.86, 0.03, 1.3],
          plastic(oil, { transparent: true, opacity: 0.6 }),
          [0, 0.5 + i * 0.1, 0],
          undefined,
          0.01,
        ),
      ),
      cyl([0.3, 0.3, 0.14], plastic('#f6f1e0'), [0, 3.08, 0]),
      cyl([0.34, 0.34, 0.3], gloss(accent), [0, 3.24, 0]),
      tube(path('.42 2.75 0, .85 3.0 0, 1.05 2.4 0, .95 1.9 0'), 0.11, plastic('#e9b31c')),
      decal([1.42, 1.75], face, [0, 1.25, 0.65]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Paper-banded bundles of dry noodles. */
export function dryNoodles() {
  const band = print(900, 620, (pen, w, h) => {
    fill(pen, '#b07d1c');
    fill(pen, '#fbf3dd', [0, 130, w, h - 260]);
    text(pen, '谷原', w / 2, 90, { size: 72, align: 'center' });
    text(pen, '高筋挂面', w / 2, 320, { size: 120, color: '#8a5c10', align: 'center', max: 300 });
    text(pen, '1kg', w / 2, 430, { size: 72, color: '#8a5c10', align: 'center' });
    text(pen, '爽滑耐煮', w / 2, h - 46, { size: 60, align: 'center' });
  });
  const bundle = () =>
    group(
      times(90, (i) =>
        cyl([0.03, 0.03, 3.2], plastic('#f4e3b8', { roughness: 0.7 }), [
          0.42 * Math.sqrt(i / 90) * Math.cos(i * 2.4),
          1.6 + scatter(i) * 0.04,
          0.42 * Math.sqrt(i / 90) * Math.sin(i * 2.4),
        ]),
      ),
      wrap([0.47, 0.47], 1.7, band, [0, 1.6, 0]),
    );
  return put(
    group(
      put(bundle(), [-0.55, 0.47, -0.5], [0, 0, PI / 2]),
      put(bundle(), [-0.5, 0.47, 0.5], [0.6, 0, PI / 2]),
      put(bundle(), [-0.55, 1.26, 0], [0.3, 0, PI / 2]),
    ),
    [1.5, 0, 0],
    [0, 0.45, 0],
  );
}

const GRAINS: [string, string][] = [
  ['小米', '#e0b53a'],
  ['黑米', '#3a2a34'],
  ['红豆', '#8a2f2a'],
  ['绿豆', '#7a8f3f'],
  ['玉米糁', '#e6b94a'],
  ['薏米', '#e6dcc4'],
];

/** Six small bags of grain around their box. */
export function grainSet() {
  const front = packFace(1100, 620, {
    brand: '谷原',
    brandEn: 'GUYUAN',
    title: '五谷杂粮组合',
    sub: '六种 · 400g×6 袋',
    base: '#a9741a',
    accent: '#6d4810',
    badge: '2.4kg',
  });
  const bag = ([name, tone]: [string, string], x: number, z: number, turn: number) => {
    const label = print(320, 420, (pen, w, h) => {
      fill(pen, '#fbf6e6');
      fill(pen, tone, [0, h - 110, w, 110]);
      text(pen, '谷原', w / 2, 90, { size: 64, color: '#a9741a', align: 'center' });
      text(pen, name, w / 2, 220, { size: 104, color: '#2f2a1d', align: 'center', max: w - 30 });
      text(pen, '400g', w / 2, h - 36, { size: 62, align: 'center' });
    });
    return put(
      group(
        box([0.8, 1.15, 0.5], plastic(tone, { roughness: 0.55 }), [0, 0.58, 0], undefined, 0.08),
        decal([0.62, 0.8], label, [0, 0.56, 0.252]),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  };
  return put(
    group(
      put(carton([3.0, 1.7, 0.9], '#a9741a', { front }), [0, 0, -0.9]),
      GRAINS.map((grain, i) =>
        bag(grain, -1.5 + (i % 3) * 0.95 + (i > 2 ? 0.55 : 0), i > 2 ? 1.0 : 0.15, (i - 2.5) * -0.06),
      ),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Glass bottle of sauce or vinegar. */
export function sauceBottle({
  glassColor,
  accent,
  name,
  size,
}: {
  glassColor: string;
  accent: string;
  name: string;
  size: string;
}) {
  const label = print(1300, 620, (pen, w, h) => {
    fill(pen, accent);
    fill(pen, '#fbf3dd', [0, 90, w, h - 180]);
    text(pen, '谷原', w / 2, 190, { size: 72, color: accent, align: 'center' });
    text(pen, name, w / 2, 350, { size: 130, color: '#2b2118', align: 'center', max: 340 });
    text(pen, '古法酿造', w / 2, 440, { size: 54, color: '#7a6a52', weight: 400, align: 'center' });
    text(pen, size, w / 2, h - 26, { size: 54, align: 'center' });
  });
  return group(
    lathe(
      profile('0 0, .55 0, .6 .05, .6 1.9, .52 2.2, .24 2.6, .2 2.8, .2 3.1'),
      plastic(glassColor, { roughness: 0.06, clearcoat: 1 }),
    ),
    wrap([0.606, 0.606], 1.15, label, [0, 1.0, 0], 2 * PI, { roughness: 0.5 }),
    cyl([0.24, 0.24, 0.36], gloss(accent), [0, 3.15, 0]),
    ring(0.22, 0.02, gloss('#e9c25a'), [0, 2.95, 0]),
  );
}

import { SphereGeometry } from 'three';
import { disc, fill, packFace, print, text } from '../page/labels.ts';
import { card, fabric, plastic, rubber } from '../page/materials.ts';
import {
  ball,
  block,
  box,
  cyl,
  decal,
  extrude,
  group,
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
import { flat, path, strap } from './forms.ts';

/** Folded KN95 masks before their box. */
export function foldedMasks({ isHeadband }: { isHeadband: boolean }) {
  const accent = isHeadband ? '#2f7d6b' : '#3b6fb5';
  const face = packFace(1000, 640, {
    brand: '磐护',
    brandEn: 'PANHU',
    title: 'KN95 防护口罩',
    sub: `${isHeadband ? '头戴式' : '耳挂式'} · 独立包装`,
    base: '#f3f6f8',
    accent,
    ink: '#263847',
    badge: '30 只 / 盒',
  });
  const plain = plastic('#f3f6f8', { roughness: 0.5 });
  const side = plastic(accent, { roughness: 0.5 });
  const pack = block([2.2, 1.4, 1.1], [side, side, plain, plain, plastic('#fff', { map: face }), plain], [0, 0.7, 0]);
  const shape = outline(flat('-1 -.1 -1 .3, -.3 .62, .2 .72 .9 .34, 1.02 .04, .96 -.4 .2 -.62, -.5 -.56 -.94 -.4'));
  const one = () => {
    const leaf = reshape(extrude(shape, 0.1, 0.05, fabric('#f7f9fa', 'woven', 3), [0, 0, 0]), (v) => {
      v.z += 0.16 * Math.cos(v.x * 1.4) * Math.cos(v.y * 1.9);
    });
    const seam = tube(path('-.98 -.02 .16, -.3 .02 .28, .5 .04 .24, 1.0 .02 .14'), 0.014, card('#cfd6dc'));
    const clip = box([0.66, 0.06, 0.02], card('#dfe4e8'), [-0.05, 0.56, 0.22], [0, 0, -0.04], 0.008);
    const mark = decal(
      [0.62, 0.24],
      print(360, 140, (pen) => {
        text(pen, '磐护 KN95', 180, 64, { size: 58, color: '#62707d', align: 'center' });
        text(pen, 'GB 2626-2019', 180, 118, { size: 38, color: '#8792a0', weight: 400, align: 'center' });
      }),
      [-0.1, -0.26, 0.27],
    );
    const loops = isHeadband
      ? [
          tube(path('-.95 .2 0, -1.35 .9 -.3, .1 1.5 -.4, 1.3 .8 -.3, .95 .2 0'), 0.03, fabric('#f0d24a', 'woven', 2)),
          tube(
            path('-.95 -.25 0, -1.3 -.9 -.2, .1 -1.15 -.3, 1.25 -.8 -.2, .95 -.25 0'),
            0.03,
            fabric('#f0d24a', 'woven', 2),
          ),
        ]
      : [-1, 1].map((s) =>
          tube(
            path(`${s * 0.96} .26 0, ${s * 1.42} .4 -.1, ${s * 1.5} -.3 -.1, ${s * 0.94} -.3 0`),
            0.03,
            rubber('#ffffff'),
          ),
        );
    return group(leaf, seam, clip, mark, loops);
  };
  return put(
    group(put(pack, [-0.3, 0, -1.15], [0, 0.12, 0]), put(one(), [0.3, 0.2, 0.95], [-1.15, 0, -0.12], 0.92)),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

function cartridge(band: string, words: string) {
  const label = print(1200, 220, (pen, w, h) => {
    fill(pen, '#eef1f3');
    fill(pen, band, [0, h * 0.55, w, h * 0.45]);
    times(3, (i) => text(pen, `磐护 R6 ${words}`, 40 + i * 400, 86, { size: 60, color: '#2d3640', max: 350 }));
  });
  const grey = plastic('#8a939c', { roughness: 0.5 });
  return group(
    cyl([0.62, 0.62, 0.34], grey, [0, 0.19, 0]),
    wrap([0.626, 0.626], 0.24, label, [0, 0.18, 0]),
    cyl([0.56, 0.62, 0.08], grey, [0, 0.4, 0]),
    cyl([0.5, 0.5, 0.02], fabric('#f4f6f7', 'mesh', 5), [0, 0.45, 0]),
    times(5, (i) => ring(0.1 + i * 0.09, 0.012, plastic('#6d757e'), [0, 0.455, 0])),
    times(4, (i) => box([1.0, 0.03, 0.035], plastic('#6d757e'), [0, 0.46, 0], [0, (i * PI) / 4, 0], 0.01)),
    cyl([0.24, 0.2, 0.14], plastic('#5b636c'), [0, -0.05, 0]),
  );
}

/** Two gas filters, one seen from above and one leaning. `bands` are the colours of the gases. */
export function gasFilters({ bands, words }: { bands: string[]; words: string }) {
  const bag = print(500, 300, (pen, w, h) => {
    fill(pen, '#f3f5f7');
    bands.forEach((band, i) => fill(pen, band, [(w / bands.length) * i, h - 70, w / bands.length + 1, 70]));
    text(pen, '磐护 R6 滤毒盒', w / 2, 100, { size: 60, color: '#2d3640', align: 'center' });
    text(pen, words, w / 2, 180, { size: 50, color: '#5c6772', weight: 400, align: 'center' });
  });
  const plain = plastic('#f3f5f7');
  const box1 = block(
    [1.9, 1.14, 0.8],
    [plain, plain, plain, plain, plastic('#fff', { map: bag }), plain],
    [0, 0.57, 0],
  );
  const band = bands[0] ?? '#888888';
  return put(
    group(
      put(box1, [-0.2, 0, -0.95], [0, 0.12, 0]),
      put(cartridge(band, words), [-0.68, 0.12, 0.45]),
      put(cartridge(bands.at(-1) ?? band, words), [0.85, 0.62, 0.1], [1.2, 0.1, -0.25]),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Silicone half mask with two filters and head straps. */
export function halfMask() {
  const silicone = plastic('#5d7fa3', { roughness: 0.5 });
  const face = reshape(mesh(new SphereGeometry(1, 64, 40), silicone), (v) => {
    v.set(v.x * (0.82 - Math.max(0, v.y) * 0.3), v.y * 0.98, v.z > 0 ? v.z * 0.8 : v.z * 0.3);
  });
  const lip = ring(0.84, 0.07, plastic('#4a6888', { roughness: 0.6 }), [0, 0, -0.22], [0, 0, 0]);
  lip.scale.set(0.98, 1.14, 1);
  const nose = group(
    box([0.66, 0.8, 0.34], plastic('#2c343d'), [0, -0.08, 0.7], undefined, 0.16),
    cyl([0.3, 0.34, 0.16], plastic('#232a32'), [0, -0.32, 0.86], [PI / 2 - 0.3, 0, 0]),
    times(4, (i) => box([0.4, 0.03, 0.06], rubber('#12161a'), [0, -0.22 - i * 0.08, 0.94 - i * 0.03], undefined, 0.01)),
    decal(
      [0.46, 0.15],
      print(300, 100, (pen) => text(pen, '磐护 R6', 150, 74, { size: 70, align: 'center' })),
      [0, 0.18, 0.876],
    ),
  );
  const filters = [-1, 1].map((side) =>
    put(cartridge('#8a5a2b', 'A 有机蒸气'), [side * 0.78, 0.0, 0.42], [PI / 2, 0, side * -0.85]),
  );
  const web = () => fabric('#2b3138', 'woven', 3);
  const straps = [
    strap(path('-.72 .35 -.1, -1.2 .8 -.9, -.7 1.2 -1.7, .7 1.2 -1.7, 1.2 .8 -.9, .72 .35 -.1'), web(), {
      width: 0.14,
    }),
    strap(path('-.72 -.35 -.1, -1.2 -.55 -.9, -.7 -.5 -1.6, .7 -.5 -1.6, 1.2 -.55 -.9, .72 -.35 -.1'), web(), {
      width: 0.14,
    }),
    strap(path('-.7 1.2 -1.68, -.3 1.75 -1.3, .3 1.75 -1.3, .7 1.2 -1.68'), web(), {
      width: 0.14,
      outward: () => [0, 1, -0.4],
    }),
  ];
  return put(group(face, lip, nose, filters, straps), [0, 1.1, 0], [0.12, -0.5, 0]);
}

/** Foam ear plugs with their dispenser box; with or without cords. */
export function earPlugs({ hasCord }: { hasCord: boolean }) {
  const foam = plastic(hasCord ? '#3fae6a' : '#f28a2a', { roughness: 0.9 });
  const face = packFace(900, 760, {
    brand: '安盾',
    brandEn: 'ANDUN',
    title: hasCord ? '带线耳塞' : '防噪音耳塞',
    sub: 'SNR 33dB · 慢回弹 · 独立装',
    base: hasCord ? '#24653f' : '#c8641a',
    accent: hasCord ? '#174229' : '#8f430c',
    badge: hasCord ? '100 副 / 盒' : '200 副 / 盒',
  });
  const plain = plastic(hasCord ? '#1d5233' : '#a8510f', { roughness: 0.5 });
  const pack = block(
    [2.1, 1.75, 1.2],
    [plain, plain, plain, plain, plastic('#fff', { map: face }), plain],
    [0, 0.87, 0],
  );
  const plug = (x: number, z: number, turn: number) =>
    put(
      group(cyl([0.17, 0.2, 0.42], foam, [0, 0, 0]), ball(0.172, foam, [0, 0.21, 0], [1, 0.9, 1])),
      [x, 0.2, z],
      [PI / 2, 0, turn],
    );
  const spots: [number, number, number][] = [
    [-0.85, 0.75, 0.6],
    [-0.25, 1.05, -0.4],
    [0.45, 0.8, 0.2],
    [1.05, 1.1, 1.2],
  ];
  const cords = hasCord
    ? [
        tube(path('-.98 .2 .95, -1.3 .05 1.5, -.4 .05 1.7, -.2 .1 1.4, -.2 .2 1.25'), 0.03, plastic('#2a5fb0')),
        tube(path('.42 .2 1.0, .3 .05 1.5, 1.1 .05 1.8, 1.4 .1 1.4, 1.25 .2 1.2'), 0.03, plastic('#2a5fb0')),
      ]
    : [];
  return put(
    group(
      put(pack, [0, 0, -0.7], [0, 0.1, 0]),
      spots.map(([x, z, turn]) => plug(x, z, turn)),
      cords,
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Three-flange silicone plugs on a cord with their small case. */
export function treePlugs({ color }: { color: string }) {
  const soft = plastic(color, { roughness: 0.4, clearcoat: 0.3 });
  const plug = () =>
    group(
      times(3, (i) =>
        mesh(new SphereGeometry(0.26 + i * 0.07, 36, 16, 0, 2 * PI, 0, PI / 2), soft, [0, 0.72 - i * 0.3, 0]),
      ),
      cyl([0.1, 0.1, 1.1], soft, [0, 0.2, 0]),
      cyl([0.13, 0.13, 0.3], soft, [0, -0.3, 0]),
    );
  const cord = tube(
    path('-.9 .14 1.0, -1.7 .08 1.6, -.6 .06 2.2, .5 .06 1.9, 1.6 .06 2.2, 1.9 .1 1.3, 1.05 .14 .9'),
    0.045,
    plastic('#2d4f86'),
  );
  const tray = group(
    box(
      [2.1, 0.34, 1.4],
      plastic('#e3eaef', { transparent: true, opacity: 0.75, roughness: 0.15, clearcoat: 1 }),
      [0, 0.17, 0],
      undefined,
      0.1,
    ),
    box([2.14, 0.16, 1.44], plastic(color, { roughness: 0.3 }), [0, 0.44, -0.1], [0.05, 0, 0], 0.07),
    decal(
      [1.3, 0.36],
      print(640, 176, (pen) => {
        disc(pen, '#ffffff', 70, 88, 60);
        text(pen, '磐护 T25', 380, 120, { size: 100, align: 'center' });
      }),
      [0, 0.525, -0.06],
      [-PI / 2 + 0.05, 0, 0],
    ),
  );
  return put(
    group(
      put(tray, [0, 0, -0.8]),
      put(plug(), [-0.5, 0.34, 0.75], [PI / 2, 0, 0.7]),
      put(plug(), [0.65, 0.34, 0.6], [PI / 2, 0, -0.6]),
      cord,
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

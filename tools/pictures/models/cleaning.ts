import { DoubleSide, PlaneGeometry } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { block, box, cyl, decal, extrude, group, lathe, mesh, outline, PI, put, reshape, ring, smoothLathe, times, tube, wrap } from '../page/solids.ts';

/** Packs of facial tissue in a stack, the top one open. */
export function tissuePacks({ count, accent }: { count: number; accent: string }) {
  const face = print(900, 380, (pen, w, h) => {
    fill(pen, '#fbfcfc');
    fill(pen, accent, [0, h - 92, w, 92]);
    text(pen, '云朵', 50, 150, { size: 120, color: accent });
    text(pen, 'YUNDUO', 54, 215, { size: 44, color: '#8b98a0', weight: 400 });
    text(pen, '抽取式面巾纸', 400, 130, { size: 66, color: '#333d45' });
    text(pen, '原生木浆 · 湿水不破', 402, 205, { size: 44, color: '#6b7780', weight: 400 });
    text(pen, '3 层   120 抽', 50, h - 26, { size: 56 });
  });
  const end = print(420, 380, (pen, w, h) => {
    fill(pen, '#fbfcfc');
    fill(pen, accent, [0, h - 92, w, 92]);
    text(pen, '云朵', w / 2, 190, { size: 100, color: accent, align: 'center' });
  });
  const film = { roughness: 0.32, clearcoat: 0.35 };
  const top = plastic('#fbfcfc', film);
  const ends = plastic('#fff', { map: end, ...film });
  const sides = plastic('#fff', { map: face, ...film });
  const pack = (y: number, turn: number) => put(block([1.8, 0.7, 0.95], [ends, ends, top, top, sides, sides]), [0, y, 0], [0, turn, 0]);
  const perColumn = count;
  const stack = times(perColumn, (i) => pack(0.35 + i * 0.71, [0.03, -0.04, 0.02, -0.02][i % 4] ?? 0));
  const leaf = reshape(mesh(new PlaneGeometry(0.72, 0.62, 24, 12), card('#ffffff', { side: DoubleSide }), [0, perColumn * 0.71 + 0.22, 0]), (v) => {
    const rise = (v.y + 0.31) / 0.62;
    v.z = Math.sin(v.x * 9) * 0.07 * (0.3 + rise) + rise * 0.12;
    v.x *= 0.75 + rise * 0.5;
    v.y += Math.cos(v.x * 7) * 0.05 * rise;
  });
  const slit = box([1.0, 0.006, 0.06], plastic(accent), [0, perColumn * 0.71 + 0.0, 0], undefined, 0.003);
  const beside = put(pack(0.35, 0), [1.2, 0, 0.9], [0, 0.25, 0]);
  return put(group(stack, leaf, slit, beside), [0, 0, 0], [0, -0.42, 0]);
}

/** Big rolls for dispensers. */
export function jumboRolls() {
  const tissue = fabric('#fcfcfb', 'waffle', 14);
  const roll = () => group(lathe([[0.3, -0.4], [0.98, -0.4], [1, -0.37], [1, 0.37], [0.98, 0.4], [0.3, 0.4]], tissue), lathe([[0.24, -0.4], [0.31, -0.4], [0.31, 0.41], [0.24, 0.41], [0.24, -0.4]], card('#b98d58')), times(10, (i) => ring(0.36 + i * 0.062, 0.005, card('#e6e7e8'), [0, 0.4, 0])));
  const label = print(700, 260, (pen, w, h) => {
    fill(pen, '#2f8f6f');
    text(pen, '云朵 大盘卷纸', w / 2, 120, { size: 84, align: 'center' });
    text(pen, '3 层 · 700g', w / 2, 200, { size: 54, weight: 400, align: 'center' });
    fill(pen, '#fff', [0, h - 14, w, 6]);
  });
  const sleeve = () => wrap([1.006, 1.006], 0.5, label, [0, 0, 0], 2.0);
  const tail = box([0.78, 0.01, 1.1], tissue, [1.75, 0.02, 1.35], undefined, 0.003);
  return put(group(put(group(roll(), sleeve()), [-0.3, 0.4, -0.3]), put(group(roll(), sleeve()), [-0.25, 1.22, -0.32], [0, 0.12, 0]), put(group(roll()), [1.75, 1.0, 0.8], [0, 0, PI / 2]), tail), [0, 0, 0], [0, 0.15, 0]);
}

export type Wash = { liquid: string; accent: string; title: string; sub: string };

export function pumpBottle({ liquid, accent, title, sub }: Wash) {
  const label = print(700, 620, (pen, w, h) => {
    fill(pen, '#fdfdfb');
    fill(pen, accent, [0, 0, w, 26]);
    text(pen, '净舍', w / 2, 150, { size: 116, color: accent, align: 'center' });
    text(pen, 'JINGSHE', w / 2, 210, { size: 40, color: '#8b949d', weight: 400, align: 'center' });
    text(pen, title, w / 2, 350, { size: 82, color: '#333b44', align: 'center' });
    text(pen, sub, w / 2, 430, { size: 46, color: '#6b7580', weight: 400, align: 'center' });
    fill(pen, accent, [w / 2 - 50, 470, 100, 6]);
    text(pen, '500 ml', w / 2, 560, { size: 54, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 26, w, 26]);
  });
  const white = plastic('#fafbfb', { roughness: 0.3, clearcoat: 0.3 });
  return group(
    lathe([[0, 0], [0.56, 0], [0.62, 0.06], [0.62, 1.45], [0.55, 1.68], [0.3, 1.82], [0.22, 1.86], [0.22, 1.92]], gloss(liquid, { roughness: 0.2 })),
    wrap([0.624, 0.624], 1.1, label, [0, 0.78, 0], 2.2),
    cyl([0.26, 0.26, 0.2], white, [0, 1.98, 0]),
    times(24, (i) => box([0.02, 0.18, 0.02], white, [Math.cos(i / 3.82) * 0.26, 1.98, Math.sin(i / 3.82) * 0.26], undefined, 0.006)),
    cyl([0.1, 0.14, 0.1], white, [0, 2.12, 0]),
    cyl([0.055, 0.055, 0.3], white, [0, 2.28, 0]),
    box([0.32, 0.14, 0.24], white, [0.03, 2.44, 0], undefined, 0.06),
    box([0.6, 0.09, 0.13], white, [0.36, 2.45, 0], [0, 0, -0.12], 0.04),
  );
}

export function pumpBottles({ wash, count }: { wash: Wash; count: number }) {
  return group(times(count, (i) => put(pumpBottle(wash), [(i - (count - 1) / 2) * 1.45, 0, i ? -0.35 : 0.1], [0, i ? -0.25 : 0.1, 0])));
}

/** Big jug with a handle: refills and laundry liquid. */
export function jug({ body, cap, accent, title, sub, size }: { body: string; cap: string; accent: string; title: string; sub: string; size: string }) {
  const label = print(760, 800, (pen, w, h) => {
    fill(pen, '#fdfdfb');
    fill(pen, accent, [0, 0, w, 190]);
    text(pen, '净舍 JINGSHE', w / 2, 122, { size: 76, align: 'center' });
    text(pen, title, w / 2, 380, { size: 120, color: accent, align: 'center' });
    text(pen, sub, w / 2, 480, { size: 56, color: '#5d6771', weight: 400, align: 'center' });
    text(pen, size, w / 2, 660, { size: 110, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 40, w, 40]);
  });
  const shell = gloss(body, { roughness: 0.3 });
  const tank = extrude(outline([[-0.95, 0], [0.95, 0], [0.95, 1.55], [0.95, 1.95, 0.55, 2.05], [0.2, 2.15], [-0.25, 2.2], [-0.95, 2.1, -0.95, 1.6]]), 0.8, 0.12, shell, [0, 0.12, 0]);
  const handle = tube([[0.1, 2.1, 0], [0.3, 2.62, 0], [0.85, 2.62, 0], [1.02, 2.2, 0], [1.0, 1.75, 0]], 0.13, shell);
  return put(group(tank, handle, cyl([0.24, 0.28, 0.2], shell, [-0.45, 2.34, 0]), cyl([0.3, 0.3, 0.36], gloss(cap), [-0.45, 2.55, 0]), decal([1.45, 1.52], label, [0, 1.05, 0.523])), [0, 0, 0], [0, 0.35, 0]);
}

export function triggerSpray({ liquid, accent, title }: { liquid: string; accent: string; title: string }) {
  const label = print(560, 640, (pen, w, h) => {
    fill(pen, '#ffffff');
    fill(pen, accent, [0, 0, w, 170]);
    text(pen, '净舍', w / 2, 120, { size: 104, align: 'center' });
    text(pen, title, w / 2, 310, { size: 92, color: accent, align: 'center' });
    text(pen, '免过水 · 不留痕', w / 2, 400, { size: 48, color: '#5d6771', weight: 400, align: 'center' });
    text(pen, '500 ml', w / 2, 540, { size: 60, color: '#333b44', align: 'center' });
    fill(pen, accent, [0, h - 30, w, 30]);
  });
  const head = plastic('#f7f8f9', { roughness: 0.35 });
  const trigger = gloss(accent);
  return put(group(
    smoothLathe([[0, 0], [0.5, 0], [0.56, 0.06], [0.56, 1.05], [0.5, 1.35], [0.24, 1.62], [0.18, 1.75], [0.18, 1.85]], plastic(liquid, { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.82 })),
    wrap([0.566, 0.566], 0.92, label, [0, 0.58, 0], 2.1),
    cyl([0.24, 0.24, 0.24], trigger, [0, 1.9, 0]),
    extrude(outline([[-0.55, 0.05], [0.1, 0], [0.2, 0.2], [0.72, 0.3], [0.72, 0.52], [0.1, 0.62], [-0.4, 0.56, -0.55, 0.05]]), 0.3, 0.05, head, [-0.05, 2.05, 0]),
    box([0.16, 0.22, 0.24], trigger, [0.78, 2.46, 0], undefined, 0.04),
    extrude(outline([[0, 0], [0.14, 0], [0.3, -0.35, 0.22, -0.62], [0.12, -0.62], [0.14, -0.3, 0, -0.1]]), 0.18, 0.04, trigger, [0.28, 2.2, 0]),
  ), [0, 0, 0], [0, -0.45, 0]);
}

/** Rolls of bin liners in a pyramid. */
export function linerRolls({ color, sleeve, size = 1 }: { color: string; sleeve: string; size?: number }) {
  const label = print(800, 400, (pen, w, h) => {
    fill(pen, sleeve);
    text(pen, '净舍 加厚垃圾袋', w / 2, 180, { size: 86, align: 'center' });
    text(pen, size > 1 ? '80 × 100 cm' : '45 × 55 cm', w / 2, 280, { size: 62, weight: 400, align: 'center' });
    fill(pen, '#ffffff', [0, 30, w, 6]);
    fill(pen, '#ffffff', [0, h - 36, w, 6]);
  });
  const roll = (y: number, z: number, turn: number) => put(group(cyl([0.34, 0.34, 2], plastic(color, { roughness: 0.3, clearcoat: 0.5 }), [0, 0, 0], [0, 0, PI / 2]), times(9, (i) => ring(0.341, 0.006, plastic(color, { roughness: 0.2 }), [-0.9 + i * 0.22, 0, 0], [0, PI / 2, 0])), cyl([0.1, 0.1, 2.01], card('#c9a26c'), [0, 0, 0], [0, 0, PI / 2]), put(wrap([0.346, 0.346], 1.05, label, [0, 0, 0], 3.2), [0, 0, 0], [turn, 0, PI / 2])), [0, y, z], [0, 0, 0], 1);
  return put(group(roll(0.34, 0.36, -0.5), roll(0.34, -0.36, -0.5), roll(0.94, 0, -0.5)), [0, 0, 0], [0, 0.4, 0], size);
}

export function pedalBin({ color, words, mark }: { color: string; words: string; mark: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const sign = print(400, 420, (pen) => {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 18;
    pen.lineJoin = 'round';
    times(3, (i) => {
      pen.save();
      pen.translate(200, 150);
      pen.rotate((i * 2 * PI) / 3);
      pen.beginPath();
      pen.moveTo(-62, 66);
      pen.lineTo(-10, -70);
      pen.lineTo(40, -10);
      pen.stroke();
      pen.restore();
    });
    text(pen, words, 200, 340, { size: 72, align: 'center' });
    text(pen, mark, 200, 400, { size: 36, weight: 400, align: 'center' });
  });
  const body = extrude(outline([[-0.72, 0], [0.72, 0], [0.85, 2.2], [-0.85, 2.2]]), 1.0, 0.12, shell, [0, 0.16, 0]);
  const lid = group(box([2.05, 0.2, 1.45], shell, [0, 2.5, 0], undefined, 0.09), box([1.7, 0.06, 1.1], shell, [0, 2.61, 0], undefined, 0.03));
  return put(group(body, lid, box([0.7, 0.1, 0.35], rubber('#24282e'), [0, 0.12, 0.78], undefined, 0.04), box([0.9, 0.12, 0.2], shell, [0, 2.28, 0.7], undefined, 0.05), decal([1.0, 1.05], sign, [0, 1.3, 0.625]), [-0.7, 0.7].map((x) => cyl([0.1, 0.1, 0.12], rubber('#1a1d21'), [x, 0.1, -0.5], [PI / 2, 0, 0]))), [0, 0, 0], [0, 0.45, 0]);
}

/** Flat mop leaning over its two-chamber bucket. */
export function mopSet() {
  const grey = plastic('#8d97a3', { roughness: 0.4 });
  const white = plastic('#eef1f4', { roughness: 0.35 });
  const bucket = group(extrude(outline([[-0.85, 0], [0.85, 0], [1.0, 1.25], [-1.0, 1.25]]), 0.8, 0.1, white, [0, 0.12, 0]), box([2.15, 0.14, 1.1], grey, [0, 1.42, 0], undefined, 0.06), box([0.8, 0.05, 0.26], rubber('#20242a'), [-0.45, 1.49, 0], undefined, 0.02), box([0.8, 0.05, 0.26], rubber('#20242a'), [0.5, 1.49, 0], undefined, 0.02), decal([0.9, 0.26], print(420, 120, (pen) => text(pen, '净舍 JINGSHE', 210, 80, { size: 56, color: '#7b8692', align: 'center' })), [0, 0.8, 0.504]), tube([[-1.0, 1.35, 0.3], [-0.9, 1.1, 0.75], [0, 0.95, 0.86], [0.9, 1.1, 0.75], [1.0, 1.35, 0.3]], 0.04, grey));
  const pole = put(group(cyl([0.055, 0.055, 4.1], metal('#c9cfd7', 0.3), [0, 2.2, 0]), cyl([0.085, 0.085, 0.7], rubber('#5d6773'), [0, 3.9, 0]), cyl([0.08, 0.1, 0.3], grey, [0, 0.3, 0])), [1.75, 0.12, 0.5], [-0.06, 0, 0.14]);
  const head = put(group(box([1.5, 0.06, 0.5], grey, [0, 0.14, 0], undefined, 0.02), box([1.6, 0.12, 0.62], fabric('#5f84ad', 'terry', 5), [0, 0.07, 0], undefined, 0.05)), [1.75, 0, 0.5], [0, 0.3, 0]);
  const cloth = put(box([1.4, 0.16, 0.6], fabric('#5f84ad', 'terry', 5), [0, 0.08, 0], undefined, 0.07), [-1.2, 0, 1.15], [0, 0.2, 0]);
  return put(group(bucket, pole, head, cloth), [0, 0, 0], [0, 0.3, 0]);
}


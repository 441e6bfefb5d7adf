import { barcode, disc, fill, gradient, packFace, print, text } from '../page/labels.ts';
import { card, ceramic, glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { ball, block, box, cyl, decal, group, lathe, mesh, PI, put, reshape, ring, smoothLathe, times, tube, wall, wrap } from '../page/solids.ts';
import { BoxGeometry, DoubleSide } from 'three';

function waterBottle() {
  const label = print(900, 320, (pen, w, h) => {
    gradient(pen, '#2a7fd0', '#1c5fae');
    times(3, (i) => {
      text(pen, '甘溪', 150 + i * 300, 150, { size: 110, align: 'center' });
      text(pen, '饮用纯净水 550ml', 150 + i * 300, 230, { size: 34, weight: 400, align: 'center' });
    });
    fill(pen, '#bfe0f7', [0, h - 20, w, 20]);
  });
  return group(
    smoothLathe([[0, 0.02], [0.26, 0], [0.32, 0.05], [0.33, 0.3], [0.315, 0.42], [0.33, 0.55], [0.315, 0.68], [0.33, 1.2], [0.28, 1.4], [0.15, 1.56], [0.14, 1.64]], plastic('#d3e9f6', { roughness: 0.08, clearcoat: 1, envMapIntensity: 1.2 })),
    wrap([0.337, 0.334], 0.44, label, [0, 0.94, 0]),
    cyl([0.155, 0.155, 0.15], gloss('#2a78c9'), [0, 1.69, 0]),
    ring(0.155, 0.014, gloss('#2a78c9'), [0, 1.59, 0]),
  );
}

/** Bottled water in a shrink pack of columns × rows. */
export function waterPack({ columns, rows }: { columns: number; rows: number }) {
  const bottles = times(columns * rows, (i) => put(waterBottle(), [((i % columns) - (columns - 1) / 2) * 0.68, 0, (Math.floor(i / columns) - (rows - 1) / 2) * 0.68], [0, i * 0.7, 0]));
  const film = box([columns * 0.68 + 0.06, 0.85, rows * 0.68 + 0.06], glass('#eaf5fb', 0.2), [0, 0.45, 0], undefined, 0.14);
  return put(group(bottles, film), [0, 0, 0], [0, 0.5, 0]);
}

export function waterBarrel() {
  const clear = plastic('#a9d3ee', { roughness: 0.06, clearcoat: 1, transparent: true, opacity: 0.78, envMapIntensity: 1.2 });
  const label = print(900, 420, (pen, w, h) => {
    gradient(pen, '#2a7fd0', '#1a55a0');
    disc(pen, 'rgba(255,255,255,.12)', w * 0.8, 60, 200);
    text(pen, '甘溪', w / 2, 180, { size: 170, align: 'center' });
    text(pen, '饮用纯净水', w / 2, 280, { size: 72, align: 'center' });
    text(pen, '18.9 L', w / 2, 370, { size: 64, weight: 400, align: 'center' });
    fill(pen, '#d6ecfb', [0, h - 14, w, 14]);
  });
  const bands = [0.35, 0.6, 1.95, 2.2].map((y) => ring(0.955, 0.045, clear, [0, y, 0]));
  return put(group(smoothLathe([[0, 0.04], [0.8, 0], [0.93, 0.1], [0.95, 0.5], [0.95, 2.3], [0.9, 2.55], [0.6, 2.85], [0.3, 2.98], [0.27, 3.05], [0.27, 3.2]], clear), bands, cyl([0.3, 0.3, 0.22], gloss('#2a78c9'), [0, 3.25, 0]), wrap([0.96, 0.96], 1.15, label, [0, 1.28, 0], 2.3), tube([[0.9, 1.9, -0.3], [1.2, 1.8, -0.35], [1.2, 1.0, -0.35], [0.92, 0.9, -0.3]], 0.08, clear)), [0, 0, 0], [0, -0.25, 0]);
}

export function coffeeBox({ base, accent, flavour }: { base: string; accent: string; flavour: string }) {
  const face = print(900, 1000, (pen, w, h) => {
    gradient(pen, base, accent);
    disc(pen, 'rgba(255,255,255,.1)', w * 0.75, h * 0.72, 330);
    text(pen, '山焙', 60, 150, { size: 110 });
    text(pen, 'SHANBEI COFFEE', 64, 215, { size: 42, weight: 400 });
    text(pen, '速溶咖啡', 60, 400, { size: 130 });
    text(pen, flavour, 64, 500, { size: 70, weight: 400 });
    disc(pen, '#f3ece2', w * 0.7, h * 0.74, 190);
    disc(pen, '#5b3620', w * 0.7, h * 0.74, 155);
    disc(pen, '#8a5a36', w * 0.68, h * 0.73, 90);
    text(pen, '40', 60, h - 90, { size: 170 });
    text(pen, '条 / 盒', 270, h - 96, { size: 58, weight: 400 });
  });
  const side = print(460, 1000, (pen, w, h) => {
    fill(pen, accent);
    text(pen, '山焙', w / 2, 200, { size: 100, align: 'center' });
    text(pen, flavour, w / 2, 300, { size: 56, weight: 400, align: 'center' });
    barcode(pen, 100, h - 200, 260, 120);
  });
  const stick = print(300, 900, (pen, w, h) => {
    gradient(pen, base, accent);
    text(pen, '山焙', w / 2, 220, { size: 96, align: 'center' });
    text(pen, flavour, w / 2, 330, { size: 56, weight: 400, align: 'center' });
    fill(pen, 'rgba(255,255,255,.85)', [0, 0, w, 30]);
    fill(pen, 'rgba(255,255,255,.85)', [0, h - 30, w, 30]);
  });
  const plain = plastic(base, { roughness: 0.5 });
  const pack = block([1.8, 2.0, 0.9], [plastic('#fff', { map: side, roughness: 0.5 }), plastic('#fff', { map: side, roughness: 0.5 }), plain, plain, plastic('#fff', { map: face, roughness: 0.45 }), plain], [0, 1, 0]);
  const sachet = (x: number, z: number, turn: number) => put(group(box([0.34, 0.09, 1.2], plastic(base, { roughness: 0.35 }), [0, 0.05, 0], undefined, 0.045), decal([0.33, 1.18], stick, [0, 0.097, 0], [-PI / 2, 0, 0])), [x, 0, z], [0, turn, 0]);
  return put(group(put(pack, [0, 0, -0.2], [0, 0.1, 0]), sachet(0.3, 1.0, 0.6), sachet(0.75, 1.05, 0.35), sachet(-0.45, 0.95, 1.1)), [0, 0, 0], [0, 0.2, 0]);
}

/** Side-gusset pouch of coffee beans with a degassing valve, beans in front. */
export function beanBag({ color, accent, flavour }: { color: string; accent: string; flavour: string }) {
  const face = print(800, 1200, (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#f2e9da', [90, 330, w - 180, 560]);
    text(pen, '山焙', w / 2, 480, { size: 120, color: '#3a2617', align: 'center' });
    text(pen, 'SHANBEI', w / 2, 540, { size: 44, color: '#7c6248', weight: 400, align: 'center' });
    fill(pen, accent, [w / 2 - 60, 575, 120, 8]);
    text(pen, '意式拼配咖啡豆', w / 2, 680, { size: 66, color: '#3a2617', align: 'center' });
    text(pen, `${flavour} · 中深烘焙`, w / 2, 760, { size: 46, color: '#7c6248', weight: 400, align: 'center' });
    text(pen, '500 g', w / 2, 850, { size: 60, color: accent, align: 'center' });
    fill(pen, accent, [0, h - 90, w, 90]);
  });
  const bulge = (v: { x: number; y: number; z: number }) => {
    const up = (v.y + 1.2) / 2.4;
    v.z *= Math.min(1, (1 - up) * 2.6 + 0.06);
    v.z += Math.sign(v.z) * 0.1 * Math.cos(v.x * 1.6) * Math.sin(Math.PI * Math.min(1, up * 1.05));
  };
  const film = { roughness: 0.42, clearcoat: 0.3 };
  const plain = plastic(color, film);
  const bag = reshape(mesh(new BoxGeometry(1.5, 2.4, 0.8, 24, 40, 10), [plain, plain, plain, plain, plastic('#fff', { map: face, ...film }), plain], [0, 1.2, 0]), bulge);
  const bean = (i: number) => put(group(ball(0.11, gloss('#4a2a17'), [0, 0, 0], [1, 0.62, 0.72]), box([0.2, 0.012, 0.02], rubber('#24130a'), [0, 0.066, 0], undefined, 0.004)), [-0.75 + ((i * 37) % 19) / 12, 0.07, 0.85 + ((i * 53) % 17) / 26], [0, i * 1.3, i % 3 ? 0.2 : -0.2]);
  return put(group(bag, cyl([0.1, 0.1, 0.02], plastic('#2a2a2a'), [0.0, 1.95, 0.2], [PI / 2 - 0.25, 0, 0]), box([1.52, 0.1, 0.05], plain, [0, 2.38, 0], undefined, 0.01), times(17, bean)), [0, 0, 0], [0, 0.25, 0]);
}

export function teaTin({ color, accent, name, sub, leaf }: { color: string; accent: string; name: string; sub: string; leaf: string }) {
  const label = print(1600, 800, (pen, w, h) => {
    fill(pen, color);
    fill(pen, accent, [0, 40, w, 6]);
    fill(pen, accent, [0, h - 46, w, 6]);
    const x = w / 2;
    fill(pen, '#f6f1e4', [x - 150, 110, 300, 580]);
    pen.strokeStyle = accent;
    pen.lineWidth = 5;
    pen.strokeRect(x - 136, 124, 272, 552);
    [...name].forEach((letter, i) => text(pen, letter, x, 260 + i * 115, { size: 104, color: '#2c2a24', align: 'center' }));
    text(pen, sub, x, 630, { size: 40, color: '#7b7158', weight: 400, align: 'center' });
    text(pen, '清叶', x - 330, 420, { size: 96, color: accent, align: 'center' });
    text(pen, '净含量 150g', x + 340, 420, { size: 54, color: accent, weight: 400, align: 'center' });
  });
  const lid = metal(color, 0.4);
  const tin = group(cyl([0.72, 0.72, 1.75], plastic(color, { roughness: 0.4 }), [0, 0.9, 0]), wrap([0.724, 0.724], 1.6, label, [0, 0.88, 0], 2 * PI, { roughness: 0.42 }), ring(0.72, 0.025, metal(accent, 0.3), [0, 0.04, 0]), cyl([0.74, 0.74, 0.36], lid, [0, 1.9, 0]), ring(0.735, 0.02, metal(accent, 0.3), [0, 1.73, 0]), cyl([0.6, 0.66, 0.06], lid, [0, 2.1, 0]));
  const leaves = times(26, (i) => box([0.2, 0.02, 0.035], card(leaf), [0.95 + Math.cos(i * 2.4) * 0.3 * Math.sqrt(i / 26), 0.16 + (i % 5) * 0.012, 0.75 + Math.sin(i * 2.4) * 0.3 * Math.sqrt(i / 26)], [0.2 * (i % 3), i * 1.7, 0.15], 0.009));
  const dish = lathe([[0, 0.03], [0.32, 0.02], [0.5, 0.13], [0.51, 0.15], [0.3, 0.07], [0, 0.07]], ceramic('#f4f1ea'), [0.95, 0, 0.75]);
  return put(group(put(tin, [-0.2, 0, 0], [0, -0.1, 0]), dish, leaves), [0, 0, 0], [0, 0.05, 0]);
}

export function paperCups({ color, words }: { color: string; words: string }) {
  const paper = card('#fbfbf9', { side: DoubleSide, roughness: 0.7 });
  const band = print(1200, 300, (pen) => {
    fill(pen, color);
    times(3, (i) => text(pen, words, 200 + i * 400, 180, { size: 80, align: 'center' }));
  });
  const cup = (x: number, y: number, z: number) => put(group(wall([0.5, 0.36, 1.15], paper, [0, 0.575, 0]), cyl([0.36, 0.36, 0.03], paper, [0, 0.05, 0]), ring(0.5, 0.03, paper, [0, 1.15, 0]), wrap([0.478, 0.418], 0.5, band, [0, 0.58, 0])), [x, y, z], [0, x + y * 0.2, 0]);
  return group(times(7, (i) => cup(-0.3, i * 0.16, 0)), cup(0.95, 0, 0.3), put(cup(0, 0, 0), [0.55, 0.42, 1.15], [0, 0.7, PI / 2 - 0.12]));
}

export function nutBox() {
  const face = packFace(1100, 780, { brand: '清叶', brandEn: 'QINGYE', title: '每日坚果礼盒', sub: '七种果仁果干 · 干湿分离', base: '#8a2f22', accent: '#d9a441', badge: '30 包 · 750g' });
  const side = plastic('#732619', { roughness: 0.5 });
  const pouch = print(400, 520, (pen, w, h) => {
    fill(pen, '#f5ead2');
    fill(pen, '#8a2f22', [0, 0, w, 120]);
    text(pen, '每日坚果', w / 2, 84, { size: 66, align: 'center' });
    times(9, (i) => disc(pen, ['#b9793c', '#d9a75a', '#7a3b22'][i % 3] ?? '#b9793c', 90 + (i % 3) * 110, 230 + Math.floor(i / 3) * 80, 34));
    text(pen, '25 g', w / 2, h - 30, { size: 44, color: '#8a2f22', align: 'center' });
  });
  const box1 = put(block([2.4, 1.7, 0.85], [side, side, side, side, plastic('#fff', { map: face, roughness: 0.42 }), side], [0, 0.85, 0]), [-0.1, 0, -0.55], [0, 0.12, 0]);
  const handle = put(tube([[-0.4, 1.68, 0], [-0.3, 2.0, 0], [0.3, 2.0, 0], [0.4, 1.68, 0]], 0.035, plastic('#d9a441')), [-0.1, 0, -0.55], [0, 0.12, 0]);
  const bag = (x: number, z: number, turn: number) => put(group(box([0.75, 0.16, 0.95], plastic('#f5ead2', { roughness: 0.35 }), [0, 0.08, 0], undefined, 0.08), decal([0.7, 0.91], pouch, [0, 0.163, 0], [-PI / 2, 0, 0])), [x, 0, z], [0, turn, 0]);
  const nuts = times(9, (i) => ball(0.12, gloss(['#b9793c', '#d9a75a', '#8a5230'][i % 3] ?? '#b9793c'), [1.15 + Math.cos(i * 2.4) * 0.3, 0.09, 1.0 + Math.sin(i * 2.4) * 0.24], [1.2, 0.7, 0.75], [0, i, 0]));
  return put(group(box1, handle, bag(-0.55, 0.75, 0.2), bag(0.35, 0.85, -0.15), nuts), [0, 0, 0], [0, 0.3, 0]);
}

import { CapsuleGeometry, DoubleSide, SphereGeometry } from 'three';
import { fill, packFace, print, text } from '../page/labels.ts';
import { card, fabric, glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { ball, block, box, cyl, decal, dome, extrude, group, lathe, mesh, outline, PI, put, reshape, ring, times, tube, wall, wrap } from '../page/solids.ts';

export function helmet({ color, ink }: { color: string; ink: string }) {
  const shell = gloss(color);
  const brim = cyl([0.99, 1.04, 0.07], shell, [0, 0.12, 0.06]);
  brim.scale.set(0.98, 1, 1.22);
  const visor = cyl([0.8, 0.87, 0.06], shell, [0, 0.1, 0.64]);
  visor.scale.set(0.95, 1, 1);
  const ribs = [-0.26, 0, 0.26].map((x) => {
    const rib = ring(x ? 0.95 : 0.98, 0.05, shell, [x, 0.12, 0], [0, PI / 2, 0], PI);
    rib.scale.set(1.13, 0.89, 1);
    return rib;
  });
  const vents = [-1, 1].flatMap((side) => times(3, (i) => box([0.02, 0.05, 0.2], rubber('#2b2f35'), [side * 0.845, 0.5, -0.3 + i * 0.3], [0, 0, side * 0.42], 0.01)));
  const name = print(300, 130, (pen) => {
    text(pen, '安盾', 150, 76, { size: 76, color: ink, align: 'center' });
    text(pen, 'ANDUN', 150, 122, { size: 36, color: ink, align: 'center' });
  });
  const strap = tube([[-0.82, 0.1, 0.1], [-0.7, -0.12, 0.3], [-0.2, -0.2, 0.55], [0.3, -0.2, 0.5], [0.8, 0.1, 0.1]], 0.03, rubber('#23272d'));
  return put(group(dome(1, shell, [0, 0.12, 0], [0.92, 0.86, 1.12]), brim, visor, ribs, vents, decal([0.5, 0.217], name, [0, 0.5, 1.09], [-0.42, 0, 0]), strap), [0, 0.2, 0], [0, 0.6, 0]);
}

/** A pair of knitted gloves with a dipped palm. */
export function gloves({ back, palm, edge }: { back: string; palm: string; edge: string }) {
  const one = (mirror: number) => {
    const skin = fabric(palm, 'terry', 3, { roughness: 0.7 });
    const knit = fabric(back, 'knit', 5);
    const lengths = [0.62, 0.74, 0.7, 0.54];
    const fingers = [-0.36, -0.12, 0.12, 0.36].map((x, i) => mesh(new CapsuleGeometry(0.118, lengths[i] ?? 0.6, 10, 24), skin, [x * 1.02, 0.16, -0.3 - (lengths[i] ?? 0.6) / 2], [PI / 2, 0, x * -0.12]));
    const thumb = mesh(new CapsuleGeometry(0.13, 0.5, 10, 24), skin, [0.58, 0.16, -0.02], [PI / 2, 0, -0.75]);
    const bands = times(4, (i) => box([0.88, 0.275, 0.03], card(edge), [0, 0.16, 0.76 + i * 0.08], undefined, 0.01));
    const part = group(box([0.95, 0.26, 0.9], skin, [0, 0.16, 0.1], undefined, 0.12), box([0.92, 0.255, 0.3], knit, [0, 0.16, 0.5], undefined, 0.1), box([0.86, 0.27, 0.55], knit, [0, 0.16, 0.82], undefined, 0.1), bands, fingers, thumb);
    part.scale.x = mirror;
    return part;
  };
  return put(group(put(one(1), [-0.75, 0, 0], [0, 0.25, 0]), put(one(-1), [0.75, 0, 0.1], [0, -0.2, 0])), [0, 0, 0], [0, 0.25, 0]);
}

/** Dispenser box of disposable gloves, one half drawn out. */
export function gloveBox({ color }: { color: string }) {
  const face = packFace(1000, 460, { brand: '安盾', brandEn: 'ANDUN', title: '丁腈检查手套', sub: '无粉 · 麻面 · 0.1mm', base: '#f4f7fa', accent: '#2b6fc0', ink: '#1d3a66', badge: '100 只 / 盒' });
  const side = packFace(500, 460, { brand: '安盾', title: '100', sub: '只 / 盒', base: '#2b6fc0', accent: '#1d4f91' });
  const plain = plastic('#f4f7fa', { roughness: 0.5 });
  const pack = group(block([2.3, 0.95, 1.2], [plastic('#fff', { map: side }), plain, plain, plain, plastic('#fff', { map: face, roughness: 0.45 }), plain], [0, 0.475, 0]), put(cyl([0.5, 0.5, 0.012], plastic('#20467c'), [0, 0.955, 0]), [0, 0, 0]));
  const cloth = plastic(color, { roughness: 0.45 });
  const pulled = group(ball(0.34, cloth, [0, 1.05, 0], [1.2, 0.9, 0.5]), ...[-0.28, -0.1, 0.1, 0.27].map((x, i) => mesh(new CapsuleGeometry(0.07, 0.34, 8, 20), cloth, [x, 1.42 + (i % 2) * 0.05, 0.02 * i], [0.1, 0, -x * 0.8])), mesh(new CapsuleGeometry(0.075, 0.3, 8, 20), cloth, [0.44, 1.15, 0.05], [0, 0, -0.9]));
  return put(group(pack, pulled), [0, 0, 0], [0, -0.45, 0]);
}

/** Cup respirator with valve and head straps. */
export function cupMask({ color }: { color: string }) {
  const felt = fabric(color, 'terry', 5, { roughness: 0.95 });
  const cup = dome(1, felt, [0, 0, 0], [0.95, 0.66, 1.1]);
  const rim = ring(0.98, 0.045, felt, [0, 0.02, 0]);
  rim.scale.set(0.97, 1.12, 1);
  const seam = ring(0.72, 0.012, card('#cfd5db'), [0, 0.44, 0]);
  seam.scale.set(0.95, 1.1, 1);
  const valve = put(group(cyl([0.3, 0.33, 0.1], gloss('#3f86c9'), [0, 0, 0]), cyl([0.22, 0.25, 0.06], gloss('#2f6fae'), [0, 0.07, 0]), times(3, (i) => box([0.34, 0.02, 0.03], gloss('#24588d'), [0, 0.1, -0.1 + i * 0.1], undefined, 0.008))), [0.3, 0.58, 0.42], [0.42, 0, -0.25]);
  const name = decal([0.56, 0.2], print(360, 130, (pen) => { text(pen, '安盾 KN95', 180, 60, { size: 56, color: '#5b6876', align: 'center' }); text(pen, 'GB 2626-2019', 180, 112, { size: 36, color: '#7d8894', weight: 400, align: 'center' }); }), [-0.36, 0.6, 0.42], [-0.95, -0.32, 0.1]);
  const straps = [-1, 1].map((side) => tube([[side * 0.9, 0.08, -0.5], [side * 1.5, 0.06, -0.4], [side * 1.6, 0.06, 0.5], [side * 0.9, 0.08, 0.6]], 0.032, rubber('#f0c63a')));
  return put(group(cup, rim, seam, valve, name, straps, box([0.6, 0.02, 0.1], metal(), [0, 0.42, -0.86], [-0.95, 0, 0], 0.005)), [0, 0, 0], [0, 0.4, 0]);
}

/** Flat surgical masks: one in front of its carton. */
export function flatMasks({ color, base }: { color: string; base: string }) {
  const sheet = (y: number, z: number, turn: number) => {
    const pleat = reshape(mesh(new SphereGeometry(1, 64, 40), card(color), [0, 0, 0]), (v) => {
      const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.35;
      v.set(square(v.x) * 1.05, Math.max(0, v.y) * 0.2 + 0.02 * Math.sin(v.z * 9), square(v.z) * 0.62);
    });
    const loops = [-1, 1].map((side) => tube([[side * 1.0, 0.03, -0.55], [side * 1.42, 0.03, -0.45], [side * 1.5, 0.03, 0.3], [side * 1.0, 0.03, 0.55]], 0.022, rubber(color === '#23262b' ? '#23262b' : '#ffffff')));
    const folds = times(3, (i) => box([1.95, 0.02, 0.03], card(color), [0, 0.17, -0.24 + i * 0.22], undefined, 0.01));
    return put(group(pleat, folds, loops, box([0.9, 0.03, 0.05], card('#e9eef3'), [0, 0.15, -0.52], undefined, 0.01)), [0, y, z], [0, turn, 0]);
  };
  const face = packFace(1000, 520, { brand: '安盾', brandEn: 'ANDUN', title: '一次性医用口罩', sub: '三层防护 · 独立包装', base: '#f5f8fb', accent: base, ink: '#1d3a66', badge: '50 只 / 盒' });
  const plain = plastic('#f5f8fb', { roughness: 0.5 });
  const cover = plastic('#fff', { map: face, roughness: 0.45 });
  const pack = put(block([2.2, 1.15, 1.0], [plastic(base), plastic(base), plain, plain, cover, plain], [0, 0.575, 0]), [-0.1, 0, -0.85], [0, 0.12, 0]);
  return put(group(pack, sheet(0, 0.85, -0.14), sheet(0.16, 0.62, 0.1)), [0, 0, 0], [0, 0.3, 0]);
}

export function goggles({ lens, opacity }: { lens: string; opacity: number }) {
  const frame = plastic('#20242a', { roughness: 0.45 });
  const eye = wall([1.1, 1.04, 0.72], glass(lens, opacity, { side: DoubleSide }), [0, 0.5, -0.3], [0, 0, 0], -0.95, 1.9);
  const brow = ring(1.1, 0.05, frame, [0, 0.88, -0.3], [PI / 2, 0, PI / 2 - 0.95], 1.9);
  const lower = ring(1.045, 0.022, frame, [0, 0.14, -0.3], [PI / 2, 0, PI / 2 - 0.95], 1.9);
  const sides = [-1, 1].flatMap((side) => [box([0.07, 0.2, 1.6], frame, [side * 0.92, 0.78, -0.45], undefined, 0.03), box([0.09, 0.16, 0.6], rubber('#e0762b'), [side * 0.92, 0.76, -1.1], undefined, 0.03), box([0.03, 0.5, 0.5], glass(lens, opacity), [side * 0.9, 0.52, 0.1], undefined, 0.01)]);
  const nose = tube([[-0.16, 0.2, 0.74], [-0.1, 0.42, 0.78], [0.1, 0.42, 0.78], [0.16, 0.2, 0.74]], 0.05, rubber('#20242a'));
  return put(group(eye, brow, lower, sides, nose), [0, 0, 0], [0, 0.55, 0]);
}

/** Reflective vest, standing as if worn. */
export function vest({ color }: { color: string }) {
  const cloth = fabric(color, 'mesh', 16, { side: DoubleSide, emissive: color, emissiveIntensity: 0.12 });
  const band = metal('#d9dee3', 0.5);
  const trim = plastic('#3c434c', { roughness: 0.9 });
  const half = (side: number) => {
    const panel = extrude(outline([[0.03, 0], [0.95, 0], [0.97, 1.4], [0.72, 1.75], [0.8, 2.4], [0.42, 2.5], [0.03, 1.65]]), 0.1, 0.05, cloth, [0, 0, 0.2]);
    panel.scale.x = side;
    const back = extrude(outline([[0, 0], [0.95, 0], [0.97, 1.4], [0.72, 1.75], [0.8, 2.4], [0.42, 2.5], [0.25, 2.3], [0, 2.25]]), 0.06, 0.03, cloth, [0, 0, -0.25]);
    back.scale.x = side;
    const stripes = [0.35, 0.95].map((y) => box([0.9, 0.2, 0.02], band, [side * 0.5, y, 0.315], undefined, 0.005));
    const shoulder = box([0.17, 1.0, 0.02], band, [side * 0.56, 1.9, 0.315], [0, 0, side * -0.06], 0.005);
    const seam = box([0.05, 1.66, 0.02], trim, [side * 0.04, 0.83, 0.315], undefined, 0.005);
    return group(panel, back, stripes, shoulder, seam, box([0.1, 2.0, 0.5], cloth, [side * 0.95, 0.7, 0], undefined, 0.04));
  };
  const pocket = box([0.45, 0.4, 0.03], cloth, [0.5, 0.62, 0.32], undefined, 0.01);
  const badge = decal([0.5, 0.16], print(300, 96, (pen) => text(pen, '安盾', 150, 76, { size: 74, color: '#2b3038', align: 'center' })), [-0.5, 1.32, 0.352]);
  return put(group(half(1), half(-1), pocket, badge), [0, 0, 0], [0, 0.35, 0]);
}

export function extinguisher({ scale, kilograms }: { scale: number; kilograms: string }) {
  const red = gloss('#c8201c');
  const black = plastic('#1b1e22', { roughness: 0.5 });
  const label = print(900, 700, (pen, w, h) => {
    fill(pen, '#f6f4ee');
    fill(pen, '#c8201c', [0, 0, w, 120]);
    text(pen, '手提式干粉灭火器', w / 2, 86, { size: 76, align: 'center' });
    text(pen, `MFZ/ABC${kilograms}`, w / 2, 220, { size: 80, color: '#222', align: 'center' });
    ['① 提', '② 拔', '③ 握', '④ 对准'].forEach((step, i) => {
      fill(pen, '#e8e3d6', [50 + i * 205, 270, 185, 190]);
      text(pen, step, 142 + i * 205, 385, { size: 54, color: '#b21d19', align: 'center' });
    });
    for (let i = 0; i < 4; i++) fill(pen, '#b9b2a3', [60, 510 + i * 40, i === 3 ? 420 : 780, 12]);
    text(pen, '安盾 ANDUN', w / 2, h - 14, { size: 40, color: '#b21d19', align: 'center' });
  });
  const tank = lathe([[0, 0], [0.46, 0], [0.52, 0.05], [0.52, 1.75], [0.46, 1.98], [0.26, 2.14], [0.17, 2.18], [0.17, 2.3]], red);
  const valve = group(cyl([0.15, 0.17, 0.22], metal('#c9b37a', 0.3), [0, 2.4, 0]), box([0.22, 0.2, 0.3], metal('#b9bec6', 0.35), [0, 2.54, 0], undefined, 0.04), box([0.1, 0.06, 0.95], black, [0, 2.56, 0.42], [0.12, 0, 0], 0.03), box([0.12, 0.05, 1.0], black, [0, 2.78, 0.4], [-0.12, 0, 0], 0.025), ring(0.09, 0.018, metal('#d5d9df'), [0.2, 2.62, 0.1], [0, PI / 2, 0]));
  const gauge = put(group(cyl([0.13, 0.13, 0.08], metal('#d5d9df', 0.25)), cyl([0.11, 0.11, 0.09], plastic('#fff')), box([0.1, 0.1, 0.02], gloss('#2fae5f'), [0, 0.045, 0.05], [PI / 2, 0, 0], 0.002)), [0.26, 2.46, 0.12], [PI / 2, 0, -0.7]);
  const hose = tube([[-0.1, 2.5, 0], [-0.55, 2.55, 0.05], [-0.72, 2.0, 0.1], [-0.66, 1.2, 0.12], [-0.62, 0.7, 0.15]], 0.06, rubber('#16181b'));
  const nozzle = cyl([0.07, 0.13, 0.5], rubber('#16181b'), [-0.6, 0.42, 0.17], [0.02, 0, 0.08]);
  const base = cyl([0.5, 0.5, 0.08], black, [0, 0.04, 0]);
  return put(group(tank, wrap([0.524, 0.524], 0.95, label, [0, 1.05, 0], PI * 1.05), valve, gauge, hose, nozzle, base), [0, 0, 0], [0, 0.3, 0], scale);
}

import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, glass, gloss, glow, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { ball, box, cyl, decal, dome, extrude, group, lathe, outline, PI, put, ring, smoothLathe, times, tube, wall, wrap } from '../page/solids.ts';
import { mesh } from '../page/solids.ts';
import { Shape, ShapeGeometry } from 'three';

export function candle({ glassColor, scent, note, lid }: { glassColor: string; scent: string; note: string; lid: string }) {
  const jarWall = gloss(glassColor, { roughness: 0.18, side: DoubleSide });
  const label = print(420, 340, (pen, w, h) => {
    fill(pen, '#fffaf0');
    pen.strokeStyle = '#cbb894';
    pen.lineWidth = 4;
    pen.strokeRect(16, 16, w - 32, h - 32);
    text(pen, '小满', w / 2, 90, { size: 48, color: '#5a4630', align: 'center' });
    text(pen, [...scent].join(' '), w / 2, 185, { size: 60, color: '#5a4630', align: 'center', max: w - 60 });
    text(pen, note, w / 2, 245, { size: 32, color: '#8a7860', weight: 400, align: 'center' });
    text(pen, '200 g', w / 2, 300, { size: 34, color: '#8a7860', weight: 400, align: 'center' });
  });
  const flame = group(ball(0.05, glow('#ffd27a', 1.2), [0, 1.22, 0], [0.8, 1.9, 0.8]), cyl([0.012, 0.012, 0.14], rubber('#333'), [0, 1.1, 0]));
  const jar = group(lathe([[0, 0], [0.48, 0], [0.5, 0.03], [0.5, 1.12], [0.48, 1.14], [0.46, 1.12], [0.46, 0.1]], jarWall), cyl([0.46, 0.46, 0.03], plastic('#fbf4e6', { roughness: 0.5 }), [0, 1.0, 0]), flame, wrap([0.503, 0.503], 0.52, label, [0, 0.52, 0], 1.5));
  const cover = put(group(cyl([0.52, 0.52, 0.1], wood(lid, '#7a5a34')), cyl([0.45, 0.45, 0.06], rubber('#d8cfc0'), [0, -0.06, 0])), [0.86, 0.5, 0.25], [0.25, 0, PI / 2 - 0.3]);
  const giftBox = put(box([1.1, 1.25, 1.1], card('#efe6d6'), [0, 0.625, 0], undefined, 0.01), [-1.05, 0, -0.65], [0, 0.3, 0]);
  const boxLabel = put(decal([0.62, 0.5], label, [0, 0.7, 0.553]), [-1.05, 0, -0.65], [0, 0.3, 0]);
  return group(jar, cover, giftBox, boxLabel);
}

export function reedDiffuser({ liquid, scent, cap }: { liquid: string; scent: string; cap: string }) {
  const label = print(360, 420, (pen, w) => {
    fill(pen, '#fffdf7');
    text(pen, '小满', w / 2, 110, { size: 64, color: '#4f4a40', align: 'center' });
    fill(pen, '#b9a98a', [w / 2 - 40, 140, 80, 4]);
    text(pen, scent, w / 2, 240, { size: 72, color: '#4f4a40', align: 'center' });
    text(pen, '无火香薰 120ml', w / 2, 330, { size: 36, color: '#8a8272', weight: 400, align: 'center' });
  });
  const bottle = group(box([0.86, 1.0, 0.86], plastic(liquid, { roughness: 0.05, clearcoat: 1, transparent: true, opacity: 0.8 }), [0, 0.52, 0], undefined, 0.08), box([0.98, 1.25, 0.98], glass('#eef4f4', 0.3), [0, 0.63, 0], undefined, 0.1), box([0.98, 0.06, 0.98], glass('#dfe8e8', 0.6), [0, 0.03, 0], undefined, 0.03), cyl([0.2, 0.24, 0.2], glass('#eef4f4', 0.4), [0, 1.34, 0]), cyl([0.26, 0.26, 0.2], metal(cap, 0.3), [0, 1.46, 0]), decal([0.62, 0.72], label, [0, 0.6, 0.493]));
  bottle.children[0]?.traverse((part) => void (part.castShadow = true));
  const reeds = times(8, (i) => cyl([0.018, 0.018, 2.5], card(i % 2 ? '#b98d58' : '#a87c48'), [Math.cos(i * 2.4) * 0.18, 1.95, Math.sin(i * 2.4) * 0.18], [Math.sin(i * 2.4) * 0.24, 0, -Math.cos(i * 2.4) * 0.24]));
  const sprig = put(group(tube([[0, 0.05, 0], [0.5, 0.08, 0.1], [1.0, 0.06, 0.05]], 0.014, card('#8a7450')), times(9, (i) => ball(0.12, plastic(['#8aa07a', '#a3b596', '#7a9070'][i % 3] ?? '#8aa07a', { roughness: 0.85 }), [0.1 + i * 0.1, 0.09, (i % 2 ? 0.11 : -0.1) + 0.05], [1, 0.25, 0.6], [0, i % 2 ? 0.7 : -0.7, 0]))), [0.55, 0, 0.6], [0, 0.35, 0]);
  return put(group(bottle, reeds, sprig), [0, 0, 0], [0, 0.45, 0]);
}

export function vase({ clay, speckle }: { clay: string; speckle: string }) {
  const body = smoothLathe([[0, 0], [0.4, 0], [0.6, 0.24], [0.7, 0.7], [0.56, 1.15], [0.24, 1.46], [0.2, 1.72], [0.27, 1.85], [0.22, 1.86], [0.15, 1.74]], stoneware(clay, speckle));
  const twigs = times(9, (i) => {
    const angle = i * 2.4;
    const lean = 0.35 + 0.05 * (i % 3);
    const tip = [Math.cos(angle) * lean, 2.8 + 0.25 * Math.sin(i * 1.7), Math.sin(angle) * lean] as const;
    const leaves = times(6, (k) => ball(0.11, plastic(['#6f8a5e', '#87a173', '#5d7a52'][k % 3] ?? '#6f8a5e', { roughness: 0.85 }), [tip[0] * (0.5 + k * 0.11), 2.2 + ((tip[1] - 2.2) * (k + 1)) / 6, tip[2] * (0.5 + k * 0.11)], [1, 0.32, 0.7], [i, k, angle]));
    return group(tube([[0, 1.5, 0], [tip[0] * 0.3, 2.2, tip[2] * 0.3], [...tip]], 0.014, card('#8a7450')), leaves);
  });
  return group(body, twigs);
}

/** Monstera in a pot: split leaves cut from shapes. */
export function pottedPlant({ pot }: { pot: string }) {
  const leafShape = new Shape();
  leafShape.moveTo(0, 0);
  for (const side of [1, -1]) {
    const order = side > 0 ? [0, 1, 2, 3] : [3, 2, 1, 0];
    if (side < 0) leafShape.lineTo(0, 1.25);
    for (const i of order) {
      const [y0, y1, reach] = [0.08 + i * 0.28, 0.08 + (i + 0.72) * 0.28, 0.62 - Math.abs(i - 1.1) * 0.13];
      if (side > 0) {
        leafShape.lineTo(0.14, y0);
        leafShape.quadraticCurveTo(reach, y0 - 0.08, reach * 0.95, y1);
        leafShape.lineTo(0.14, y1 - 0.02);
      } else {
        leafShape.lineTo(-0.14, y1 - 0.02);
        leafShape.lineTo(-reach * 0.95, y1);
        leafShape.quadraticCurveTo(-reach, y0 - 0.08, -0.14, y0);
      }
    }
  }
  leafShape.closePath();
  const leaf = (i: number) => {
    const angle = i * 2.4;
    const out = 0.35 + (i % 4) * 0.2;
    const high = 2.15 + (i % 5) * 0.33 - out * 0.3;
    const geometry = new ShapeGeometry(leafShape, 16);
    const spots = geometry.getAttribute('position');
    for (let k = 0; k < spots.count; k++) spots.setZ(k, -0.22 * spots.getX(k) ** 2 - 0.12 * spots.getY(k) ** 2);
    geometry.computeVertexNormals();
    const blade = mesh(geometry, plastic(['#2f6b3f', '#3d7f4a', '#28593a'][i % 3] ?? '#2f6b3f', { roughness: 0.38, clearcoat: 0.3, side: DoubleSide }));
    return group(tube([[0, 1.0, 0], [Math.cos(angle) * out * 0.4, 1.7, Math.sin(angle) * out * 0.4], [Math.cos(angle) * out, high, Math.sin(angle) * out]], 0.03, plastic('#5a7f4a')), put(put(blade, [0, 0, 0], [-1.0, 0, 0], 0.85), [Math.cos(angle) * out, high, Math.sin(angle) * out], [0, PI / 2 - angle, 0]));
  };
  return group(lathe([[0, 0], [0.56, 0], [0.6, 0.05], [0.78, 1.15], [0.8, 1.2], [0.74, 1.2], [0.7, 1.05]], stoneware(pot, '#8a7d6c')), cyl([0.71, 0.71, 0.04], rubber('#3a2a1e'), [0, 1.05, 0]), times(9, leaf), cyl([0.72, 0.66, 0.08], stoneware(pot, '#8a7d6c'), [0, 0.02, 0]));
}

export function drawerBox() {
  const clear = glass('#eef3f5', 0.34, { roughness: 0.12 });
  const white = plastic('#f6f7f8', { roughness: 0.35 });
  const drawer = (i: number) => {
    const open = i === 1 ? 0.55 : 0;
    const goods = times(5, (k) => box([0.2, 0.16, 0.9], card(['#d98a6a', '#9fb3bd', '#e3c48a', '#b9a6d8', '#a9b8a0'][k] ?? '#ddd'), [-0.75 + k * 0.37, 0.2, open], undefined, 0.05));
    return put(group(box([2.1, 0.05, 1.4], clear, [0, 0.08, open], undefined, 0.02), box([2.14, 0.5, 0.05], clear, [0, 0.3, 0.72 + open], undefined, 0.03), ...[-1.04, 1.04].map((x) => box([0.04, 0.42, 1.4], clear, [x, 0.28, open], undefined, 0.02)), box([0.5, 0.08, 0.08], white, [0, 0.42, 0.77 + open], undefined, 0.03), goods), [0, i * 0.62, 0]);
  };
  const shell = group(times(4, (i) => box([2.3, 0.05, 1.55], white, [0, 0.03 + i * 0.62, 0], undefined, 0.02)), ...[-1.13, 1.13].map((x) => box([0.05, 1.9, 1.55], white, [x, 0.96, 0], undefined, 0.02)), box([2.3, 1.9, 0.04], white, [0, 0.96, -0.76], undefined, 0.02));
  return put(group(shell, times(3, drawer)), [0, 0, 0], [0, 0.5, 0]);
}

export function deskLamp({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.45 });
  const joint = metal('#b8bec7', 0.3);
  return put(group(
    cyl([0.66, 0.68, 0.1], coat, [0, 0.05, 0]), cyl([0.1, 0.1, 0.02], gloss('#dfe4e9'), [0.35, 0.11, 0.3]),
    cyl([0.055, 0.055, 1.5], coat, [-0.2, 0.78, 0], [0, 0, 0.25]), cyl([0.1, 0.1, 0.14], joint, [-0.39, 1.5, 0], [PI / 2, 0, 0]),
    cyl([0.055, 0.055, 1.32], coat, [0.15, 1.87, 0], [0, 0, -0.98]), cyl([0.09, 0.09, 0.14], joint, [0.7, 2.22, 0], [PI / 2, 0, 0]),
    box([1.6, 0.08, 0.36], coat, [1.0, 2.2, 0], [0, 0, -0.08], 0.035), box([1.45, 0.02, 0.28], glow('#fff1cf', 0.95), [1.0, 2.152, 0], [0, 0, -0.08], 0.005),
  ), [0, 0, 0], [0, -0.45, 0]);
}

export function mushroomLamp({ color }: { color: string }) {
  const shade = plastic(color, { roughness: 0.25, clearcoat: 0.6, emissive: color, emissiveIntensity: 0.28 });
  return put(group(smoothLathe([[0, 0], [0.62, 0], [0.66, 0.05], [0.55, 0.14], [0.3, 0.36], [0.24, 0.8], [0.24, 1.3]], plastic(color, { roughness: 0.25, clearcoat: 0.6 })), cyl([0.2, 0.2, 0.12], glow('#fff0c9', 1.1), [0, 1.32, 0]), dome(1.05, shade, [0, 1.32, 0], [1, 0.78, 1]), cyl([1.04, 1.04, 0.03], glow('#fff2d6', 0.8), [0, 1.32, 0]), ring(1.045, 0.03, plastic(color, { roughness: 0.3 }), [0, 1.32, 0]), ball(0.06, metal('#c9b37a', 0.3), [0, 0.75, 0.25])), [0, 0, 0]);
}

export function floorLamp() {
  const timber = wood('#c99b66', '#8a6234');
  const legs = times(3, (i) => {
    const angle = (i * 2 * PI) / 3 + 0.4;
    return tube([[Math.cos(angle) * 0.95, 0.02, Math.sin(angle) * 0.95], [Math.cos(angle) * 0.12, 3.1, Math.sin(angle) * 0.12]], 0.055, timber);
  });
  const shade = plastic('#f4ead6', { roughness: 0.85, side: DoubleSide, emissive: '#ffe6b8', emissiveIntensity: 0.4 });
  return group(legs, cyl([0.2, 0.2, 0.12], timber, [0, 3.12, 0]), cyl([0.03, 0.03, 0.5], metal('#b8a06a', 0.3), [0, 3.35, 0]), wall([0.85, 1.05, 1.25], shade, [0, 3.95, 0]), ring(0.85, 0.02, card('#d8c8a8'), [0, 4.57, 0]), ring(1.05, 0.02, card('#d8c8a8'), [0, 3.33, 0]), ball(0.24, glow('#fff0c9', 1.2), [0, 3.85, 0]), tube([[0.1, 3.0, 0.1], [0.5, 1.5, 0.4], [0.9, 0.03, 0.7], [1.6, 0.03, 1.0]], 0.018, rubber('#3a332a')));
}

export function toothbrush({ color, accent }: { color: string; accent: string }) {
  const body = plastic(color, { roughness: 0.4, clearcoat: 0.3 });
  const brush = (x: number, isHead: boolean) => put(group(
    ...(isHead ? [] : [smoothLathe([[0, 0], [0.17, 0.01], [0.2, 0.06], [0.19, 1.4], [0.15, 1.62], [0.1, 1.68]], body), ring(0.19, 0.014, metal(accent, 0.3), [0, 0.1, 0]), cyl([0.07, 0.07, 0.03], gloss(accent), [0, 1.1, 0.17], [PI / 2, 0, 0]), times(3, (i) => cyl([0.014, 0.014, 0.02], glow('#8fd0ff', 0.8), [0, 0.5 + i * 0.1, 0.195], [PI / 2, 0, 0]))]).flat(),
    put(group(cyl([0.05, 0.1, 0.75], body, [0, 0.37, 0]), box([0.2, 0.36, 0.09], body, [0, 0.9, 0], undefined, 0.045), times(15, (i) => cyl([0.02, 0.02, 0.17], plastic(i % 3 === 1 ? accent : '#ffffff'), [-0.06 + (i % 3) * 0.06, 0.78 + Math.floor(i / 3) * 0.06, 0.12], [PI / 2, 0, 0])), ring(0.1, 0.014, metal(accent, 0.3), [0, 0.03, 0])), [0, isHead ? 0.02 : 1.68, 0]),
  ), [x, 0, 0]);
  const dock = group(cyl([0.34, 0.36, 0.12], body, [0, 0.06, 0]), tube([[0.3, 0.05, -0.1], [0.8, 0.04, -0.5], [1.3, 0.04, -0.3]], 0.03, plastic('#e9ecef')));
  return group(dock, put(brush(0, false), [0, 0.12, 0]), put(brush(0, true), [0.75, 0, 0.35], [0, -0.3, 0]), put(brush(0, true), [1.15, 0, 0.15], [0, -0.2, 0]));
}

export function electricKettle({ shell, isSteel }: { shell: string; isSteel: boolean }) {
  const skin = isSteel ? metal(shell, 0.2) : plastic(shell, { roughness: 0.35, clearcoat: 0.4 });
  const dark = plastic(isSteel ? '#22252a' : '#c9a877', { roughness: 0.4 });
  const lid = dome(0.6, dark, [0, 1.72, 0], [1, 0.4, 1]);
  const name = decal([0.5, 0.12], print(360, 90, (pen) => text(pen, '行山', 180, 66, { size: 62, color: isSteel ? '#5b6470' : '#8a7a5f', align: 'center' })), [0, 0.85, 0.792], [-0.1, 0, 0]);
  return put(group(cyl([0.92, 0.98, 0.16], dark, [0, 0.08, 0]), lathe([[0, 0], [0.82, 0], [0.86, 0.08], [0.84, 0.3], [0.74, 1.1], [0.62, 1.62], [0.58, 1.72]], skin, [0, 0.2, 0]), ring(0.85, 0.02, dark, [0, 0.3, 0]), lid, ball(0.1, dark, [0, 1.99, 0]), tube([[-0.55, 1.8, 0], [-0.98, 1.9, 0], [-1.3, 1.6, 0], [-1.26, 1.0, 0], [-0.85, 0.6, 0]], 0.11, dark), extrude(outline([[0, 0], [0.46, 0.52], [0.1, 0.62], [-0.05, 0.55]]), 0.2, 0.05, skin, [0.58, 1.27, 0]), put(name, [0, 0.2, 0]), cyl([0.06, 0.06, 0.02], gloss('#e0563f'), [-0.9, 0.5, 0], [0, 0, PI / 2])), [0, 0, 0], [0, -0.35, 0]);
}

export function humidifier({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const tank = plastic('#e3edf0', { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.75 });
  const mist = times(9, (i) => ball(0.1 + i * 0.03, plastic('#ffffff', { transparent: true, opacity: 0.16 - i * 0.014, roughness: 1, depthWrite: false }), [Math.sin(i * 0.9) * 0.05 * i, 2.45 + i * 0.14, 0]));
  return group(smoothLathe([[0, 0], [0.66, 0], [0.74, 0.08], [0.76, 0.5], [0.74, 0.62]], body), smoothLathe([[0.72, 0.62], [0.74, 1.1], [0.68, 1.7], [0.62, 1.86]], tank), lathe([[0, 0.64], [0.7, 0.64], [0.71, 1.25], [0, 1.26]], plastic('#bfdde8', { transparent: true, opacity: 0.55 })), smoothLathe([[0.63, 1.86], [0.6, 2.06], [0.4, 2.2], [0.14, 2.25], [0.1, 2.32]], body), cyl([0.11, 0.11, 0.05], plastic('#aab3bb'), [0, 2.32, 0]), cyl([0.1, 0.1, 0.02], metal('#c9b37a', 0.3), [0, 0.32, 0.755], [PI / 2, 0, 0]), ring(0.745, 0.014, glow('#ffe2a8', 0.9), [0, 0.62, 0]), mist);
}

export function deskFan({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const cage = (z: number) => group(times(26, (i) => box([0.016, 0.72, 0.02], body, [Math.cos((i / 26) * 2 * PI) * 0.55, Math.sin((i / 26) * 2 * PI) * 0.55, z], [0, 0, (i / 26) * 2 * PI - PI / 2], 0.006)), ring(0.92, 0.025, body, [0, 0, z], [0, 0, 0]), ring(0.56, 0.012, body, [0, 0, z], [0, 0, 0]), cyl([0.2, 0.2, 0.04], body, [0, 0, z], [PI / 2, 0, 0]));
  const blades = times(5, (i) => put(extrude(outline([[0, 0], [0.2, 0.1], [0.5, 0.62, 0.1, 0.76], [-0.16, 0.7], [-0.2, 0.3, 0, 0]]), 0.03, 0.01, plastic('#cfd6dc', { roughness: 0.3 })), [0, 0, 0], [0, 0.3, (i * 2 * PI) / 5]));
  const head = group(ring(0.98, 0.14, body, [0, 0, 0], [0, 0, 0]), cage(0.16), blades, cyl([0.24, 0.3, 0.4], body, [0, 0, -0.22], [PI / 2, 0, 0]));
  return put(group(put(head, [0, 2.0, 0], [-0.12, 0, 0]), cyl([0.09, 0.11, 0.9], body, [0, 0.6, -0.12]), box([0.3, 0.3, 0.3], body, [0, 1.0, -0.16], undefined, 0.1), cyl([0.72, 0.76, 0.14], body, [0, 0.08, 0]), times(3, (i) => cyl([0.06, 0.06, 0.02], gloss(i ? '#dfe4e9' : '#59b36a'), [-0.18 + i * 0.18, 0.16, 0.45]))), [0, 0, 0], [0, 0.45, 0]);
}

export function toaster({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.28, clearcoat: 0.6 });
  const steel = metal('#c9ced6', 0.22);
  const slice = (z: number) => group(box([1.3, 0.75, 0.16], card('#d99f55'), [0, 1.75, z], undefined, 0.08), box([1.16, 0.62, 0.17], card('#f0d2a0'), [0, 1.74, z], undefined, 0.08));
  return put(group(extrude(outline([[-1.15, 0], [1.15, 0], [1.15, 1.1], [1.15, 1.45, 0.85, 1.45], [-0.85, 1.45], [-1.15, 1.45, -1.15, 1.1]]), 1.05, 0.12, body, [0, 0.2, 0]), box([2.2, 0.16, 1.1], rubber('#2a2d31'), [0, 0.12, 0], undefined, 0.05), [-0.26, 0.26].map((z) => box([1.6, 0.05, 0.24], rubber('#14161a'), [0, 1.765, z], undefined, 0.02)), [-0.26, 0.26].map((z) => box([1.68, 0.03, 0.3], steel, [0, 1.772, z], undefined, 0.02)), slice(-0.26), slice(0.26), box([0.06, 0.8, 0.12], rubber('#2a2d31'), [1.26, 0.95, 0], undefined, 0.02), box([0.18, 0.14, 0.4], steel, [1.32, 1.25, 0], undefined, 0.05), cyl([0.16, 0.16, 0.12], steel, [1.28, 0.55, 0.3], [0, 0, PI / 2]), decal([0.6, 0.15], print(360, 90, (pen) => text(pen, '初爨', 180, 66, { size: 62, color: color === '#efe6d3' ? '#8a7a5f' : '#e9e2d0', align: 'center' })), [-0.6, 0.6, 0.648])), [0, 0, 0], [0, -0.5, 0]);
}


import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { card, fabric, glass, metal, plastic, rubber, wood, type Material } from '../page/materials.ts';
import { box, cyl, decal, frame, group, PI, put, reshape, times, tube, wall } from '../page/solids.ts';

function fiveStarBase(steel: Material) {
  return times(5, (i) => {
    const angle = (i / 5) * 2 * PI + 0.3;
    return group(
      box([0.95, 0.1, 0.15], steel, [Math.cos(angle) * 0.48, 0.36, Math.sin(angle) * 0.48], [0, -angle, -0.12], 0.04),
      cyl([0.14, 0.14, 0.06], rubber('#15171b'), [Math.cos(angle) * 0.92 + 0.05 * Math.sin(angle), 0.14, Math.sin(angle) * 0.92 - 0.05 * Math.cos(angle)], [PI / 2, angle, 0]),
      cyl([0.14, 0.14, 0.06], rubber('#15171b'), [Math.cos(angle) * 0.92 - 0.05 * Math.sin(angle), 0.14, Math.sin(angle) * 0.92 + 0.05 * Math.cos(angle)], [PI / 2, angle, 0]),
    );
  });
}

export function taskChair({ mesh, seat, frameColor }: { mesh: string; seat: string; frameColor: string }) {
  const net = fabric(mesh, 'mesh', 22, { side: DoubleSide, transparent: true, opacity: 0.93 });
  const cushion = fabric(seat, 'woven', 14);
  const dark = plastic(frameColor, { roughness: 0.7 });
  const steel = metal('#b8bec7', 0.3);
  const pad = reshape(box([1.55, 0.24, 1.5], cushion, [0, 1.36, 0.05], undefined, 0.12), (v) => {
    if (v.z > 0.4) v.y -= (v.z - 0.4) ** 2 * 0.4;
  });
  const rim = tube([[-0.76, 1.75, -0.56], [-0.78, 2.6, -0.6], [-0.7, 3.35, -0.72], [0, 3.45, -0.82], [0.7, 3.35, -0.72], [0.78, 2.6, -0.6], [0.76, 1.75, -0.56], [0, 1.68, -0.72]], 0.06, dark, true);
  const lumbar = box([1.1, 0.34, 0.1], plastic(frameColor, { roughness: 0.8 }), [0, 2.1, -0.72], [-0.05, 0, 0], 0.05);
  const arms = [-1, 1].map((side) => group(box([0.1, 0.62, 0.12], dark, [side * 0.86, 1.6, 0.05], undefined, 0.04), box([0.5, 0.07, 0.12], dark, [side * 0.66, 1.3, 0.05], undefined, 0.03), box([0.22, 0.09, 0.85], rubber('#1a1d22'), [side * 0.86, 1.95, 0.1], undefined, 0.04)));
  return put(group(pad, wall([1.6, 1.6, 1.7], net, [0, 2.55, 0.85], [-0.1, PI, 0], -0.48, 0.96), rim, lumbar, box([0.18, 1.2, 0.1], dark, [0, 1.7, -0.84], [-0.1, 0, 0], 0.04), box([0.7, 0.12, 0.8], dark, [0, 1.2, -0.05], undefined, 0.04), box([1.0, 0.36, 0.16], fabric(mesh, 'mesh', 12), [0, 3.82, -0.85], [-0.15, 0, 0], 0.07), box([0.1, 0.5, 0.08], dark, [0, 3.55, -0.9], undefined, 0.03), arms, cyl([0.09, 0.09, 0.7], steel, [0, 0.92, 0]), cyl([0.14, 0.14, 0.3], dark, [0, 0.6, 0]), fiveStarBase(steel)), [0, 0, 0], [0, 0.55, 0]);
}

/** Cantilever chair for meeting rooms. */
export function visitorChair({ color }: { color: string }) {
  const steel = metal('#c3c9d1', 0.22);
  const cloth = fabric(color, 'woven', 14);
  const net = fabric(color, 'mesh', 20, { side: DoubleSide });
  const side = (x: number) => frame([[x, 1.45, 0.75], [x, 0.07, 0.75], [x, 0.07, -0.75], [x * 0.98, 1.35, -0.62], [x * 0.98, 2.85, -0.85]], 0.05, steel, 0.2);
  const arms = [-0.82, 0.82].map((x) => group(box([0.13, 0.07, 1.1], rubber('#1d2024'), [x, 1.98, 0.05], undefined, 0.03), cyl([0.045, 0.045, 0.56], steel, [x, 1.7, 0.52]), cyl([0.045, 0.045, 0.3], steel, [x, 1.94, -0.6], [1.2, 0, 0])));
  return put(group(side(-0.82), side(0.82), cyl([0.05, 0.05, 1.64], steel, [0, 0.07, 0.75], [0, 0, PI / 2]), cyl([0.05, 0.05, 1.64], steel, [0, 0.07, -0.75], [0, 0, PI / 2]), box([1.5, 0.2, 1.4], cloth, [0, 1.42, 0.02], undefined, 0.1), wall([1.9, 1.9, 1.15], net, [0, 2.35, 1.05], [-0.13, PI, 0], -0.42, 0.84), box([1.58, 0.12, 0.1], plastic('#23272d'), [0, 2.95, -0.83], undefined, 0.05), box([1.5, 0.1, 0.1], plastic('#23272d'), [0, 1.76, -0.72], undefined, 0.05), arms), [0, 0, 0], [0, 0.55, 0]);
}

export type Desk = { top: 'oak' | 'white' | 'walnut'; width: number; legs: string; isLifting?: boolean };

const TOPS: Record<Desk['top'], () => Material> = {
  oak: () => wood('#d9b98c', '#a9814e', [1, 1]),
  white: () => plastic('#f2f3f4', { roughness: 0.45 }),
  walnut: () => wood('#8a5d3c', '#4f3220', [1, 1]),
};

export function desk({ top, width, legs, isLifting = false }: Desk) {
  const board = TOPS[top]();
  const steel = plastic(legs, { roughness: 0.42, metalness: 0.25 });
  const deep = width * 0.5;
  const high = isLifting ? 2.15 : 1.8;
  const leg = (x: number) => isLifting
    ? group(box([0.2, high * 0.55, 0.26], steel, [x, high * 0.72, 0], undefined, 0.02), box([0.26, high * 0.5, 0.32], steel, [x, high * 0.3, 0], undefined, 0.02), box([0.28, 0.09, deep * 0.95], steel, [x, 0.06, 0], undefined, 0.03))
    : group(...[-1, 1].map((z) => box([0.13, high, 0.13], steel, [x, high / 2, z * (deep / 2 - 0.12)], undefined, 0.015)), box([0.12, 0.13, deep - 0.2], steel, [x, high - 0.09, 0], undefined, 0.015), box([0.1, 0.1, deep - 0.2], steel, [x, 0.16, 0], undefined, 0.015));
  const reach = width / 2 - (isLifting ? 0.5 : 0.14);
  const modesty = isLifting ? [] : [box([width - 0.5, 0.7, 0.04], board, [0, high - 0.55, -deep / 2 + 0.2], undefined, 0.01)];
  const panel = isLifting ? [box([0.5, 0.09, 0.1], plastic('#1d2025'), [width * 0.3, high - 0.02, deep / 2 - 0.04], undefined, 0.02), box([0.14, 0.05, 0.02], plastic('#6fd0ff', { emissive: '#6fd0ff', emissiveIntensity: 0.6 }), [width * 0.3, high - 0.02, deep / 2 + 0.012], undefined, 0.005)] : [];
  return put(group(box([width, 0.1, deep], board, [0, high + 0.05, 0], undefined, 0.02), leg(-reach), leg(reach), box([2 * reach, 0.12, 0.12], steel, [0, high - 0.09, -deep * 0.2], undefined, 0.015), cyl([0.1, 0.1, 0.03], plastic('#3a4049'), [width * 0.36, high + 0.1, -deep * 0.32]), modesty, panel), [0, 0, 0], [0, -0.5, 0]);
}

export function pedestal() {
  const shell = plastic('#eef0f2', { roughness: 0.5 });
  const face = plastic('#fafbfc', { roughness: 0.4 });
  const grip = metal('#9fa6b0');
  const drawers = ([[1.66, 0.42], [1.2, 0.42], [0.53, 0.86]] as const).map(([y, h]) => group(box([1.2, h, 0.04], face, [0, y, 0.76], undefined, 0.02), box([0.4, 0.045, 0.05], grip, [0, y + h / 2 - 0.09, 0.8], undefined, 0.015)));
  return put(group(box([1.3, 1.9, 1.5], shell, [0, 1.1, 0], undefined, 0.03), put(group(drawers), [0, 0.1, 0]), cyl([0.05, 0.05, 0.03], metal('#c9b37a', 0.3), [0.48, 1.9, 0.79], [PI / 2, 0, 0]), [-0.5, 0.5].flatMap((x) => [-0.6, 0.6].map((z) => cyl([0.09, 0.09, 0.1], rubber('#1a1d21'), [x, 0.09, z], [PI / 2, 0, 0])))), [0, 0, 0], [0, -0.5, 0]);
}

/** Tall steel cupboard; glass above or steel all the way. */
export function steelCabinet({ hasGlass }: { hasGlass: boolean }) {
  const shell = plastic('#e9ecef', { roughness: 0.5 });
  const face = plastic('#f3f5f7', { roughness: 0.42 });
  const grip = metal('#8d95a0', 0.3);
  const files = ['#2a62c9', '#27313f', '#2a62c9', '#8d97a3', '#27313f', '#c03a2e', '#2a62c9', '#8d97a3'];
  const shelf = (y: number) => group(box([2.2, 0.05, 0.9], shell, [0, y, 0], undefined, 0.01), files.map((color, i) => box([0.22, 0.7, 0.62], card(color), [-0.92 + i * 0.26, y + 0.38, 0], undefined, 0.02)));
  const upper = hasGlass
    ? group(shelf(2.35), shelf(3.3), ...[-0.57, 0.57].map((x) => group(box([1.06, 1.95, 0.02], glass('#bcd3df', 0.22), [x, 3.25, 0.58], undefined, 0.01), ...[-0.5, 0.5].map((e) => box([0.07, 1.98, 0.05], face, [x + e, 3.25, 0.58], undefined, 0.01)), ...[-0.96, 0.96].map((e) => box([1.07, 0.07, 0.05], face, [x, 3.25 + e, 0.58], undefined, 0.01)))))
    : group(...[-0.57, 0.57].map((x) => box([1.1, 1.98, 0.05], face, [x, 3.25, 0.58], undefined, 0.02)), ...[-0.57, 0.57].flatMap((x) => times(4, (i) => box([0.4, 0.025, 0.02], rubber('#a9b1ba'), [x, 3.95 - i * 0.07, 0.605], undefined, 0.01))));
  const walls = group(box([2.36, 0.08, 1.1], shell, [0, 4.3, 0], undefined, 0.02), ...[-1.15, 1.15].map((x) => box([0.06, 4.2, 1.1], shell, [x, 2.2, 0], undefined, 0.01)), box([2.3, 4.2, 0.05], shell, [0, 2.2, -0.53], undefined, 0.01), box([2.3, 2.1, 1.0], shell, [0, 1.15, 0], undefined, 0.01), hasGlass ? [] : box([2.3, 2.0, 0.95], shell, [0, 3.2, 0], undefined, 0.01), box([2.2, 0.16, 1.0], plastic('#3a414b'), [0, 0.08, 0], undefined, 0.02));
  const lower = [-0.57, 0.57].map((x) => box([1.1, 1.96, 0.05], face, [x, 1.2, 0.58], undefined, 0.02));
  const grips = [3.0, 1.7].flatMap((y) => [-0.1, 0.1].map((x) => box([0.06, 0.34, 0.05], grip, [x, y, 0.63], undefined, 0.02)));
  return put(group(walls, upper, lower, grips, decal([0.5, 0.1], print(300, 60, (pen) => text(pen, '云简 YUNJIAN', 150, 44, { size: 40, color: '#9aa3ad', align: 'center' })), [-0.6, 0.4, 0.608])), [0, 0, 0], [0, -0.45, 0]);
}

export function whiteboard({ width }: { width: number }) {
  const alloy = metal('#c9cfd6', 0.35);
  const writing = print(1200, Math.round(1200 / width * 2.2), (pen, w) => {
    pen.lineWidth = 7;
    pen.strokeStyle = '#1f4fb8';
    pen.lineCap = 'round';
    text(pen, '本周采购计划', 90, 150, { size: 76, color: '#1f4fb8' });
    ['① 复印纸 20 箱', '② 硒鼓 8 支', '③ 工位椅 12 把'].forEach((line, i) => text(pen, line, 96, 270 + i * 100, { size: 58, color: i === 1 ? '#c8322a' : '#2b3038', weight: 400 }));
    pen.strokeRect(w - 420, 120, 300, 220);
    pen.beginPath();
    pen.moveTo(w - 400, 310);
    pen.lineTo(w - 330, 230);
    pen.lineTo(w - 250, 270);
    pen.lineTo(w - 150, 150);
    pen.stroke();
  });
  const board = group(box([width, 2.2, 0.06], plastic('#fcfdfd', { roughness: 0.18, clearcoat: 0.7 }), [0, 0, 0], undefined, 0.01), decal([width * 0.98, 2.14], writing, [0, 0, 0.032], undefined, { roughness: 0.2 }), box([width + 0.1, 0.08, 0.1], alloy, [0, 1.12, 0], undefined, 0.02), box([width + 0.1, 0.08, 0.1], alloy, [0, -1.12, 0], undefined, 0.02), ...[-1, 1].map((x) => box([0.08, 2.3, 0.1], alloy, [(x * width) / 2, 0, 0], undefined, 0.02)), box([width * 0.7, 0.05, 0.22], alloy, [0, -1.2, 0.12], undefined, 0.02), ...['#c8322a', '#1f4fb8', '#1b1e24'].map((c, i) => cyl([0.04, 0.04, 0.36], plastic(c), [-0.4 + i * 0.45, -1.13, 0.14], [0, 0, PI / 2])));
  const stand = [-1, 1].flatMap((x) => [box([0.09, 2.2, 0.09], alloy, [x * (width / 2 + 0.12), 1.15, 0], undefined, 0.02), box([0.09, 0.09, 1.5], alloy, [x * (width / 2 + 0.12), 0.24, 0], undefined, 0.02), ...[-0.68, 0.68].map((z) => cyl([0.11, 0.11, 0.08], rubber('#2b2f35'), [x * (width / 2 + 0.12), 0.11, z], [0, 0, PI / 2]))]);
  return put(group(put(board, [0, 2.25, 0]), stand, box([width + 0.2, 0.08, 0.08], alloy, [0, 0.3, 0], undefined, 0.02)), [0, 0, 0], [0, 0.4, 0]);
}


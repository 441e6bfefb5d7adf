import { DoubleSide, SphereGeometry } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { fabric, glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import {
  box,
  cyl,
  decal,
  extrude,
  group,
  mesh,
  PI,
  put,
  reshape,
  ring,
  times,
  tube,
  wall,
  type Vec,
} from '../page/solids.ts';
import { path, pierce, plate, strap } from './forms.ts';

/** Soft-framed goggles with an elastic head strap. */
export function gogglesMask({ lens, opacity }: { lens: string; opacity: number }) {
  const bend = (v: { x: number; z: number }) => {
    v.z -= v.x * v.x * 0.34;
  };
  const soft = plastic('#c9d6de', { roughness: 0.25, transparent: true, opacity: 0.82, clearcoat: 0.6 });
  const outer = () => plate(2.1, 0.98, 0.4);
  const frame = reshape(extrude(pierce(outer(), plate(1.84, 0.74, 0.32)), 0.5, 0.05, soft, [0, 0, 0]), bend);
  const rim = reshape(
    extrude(pierce(plate(2.14, 1.02, 0.42), plate(1.78, 0.68, 0.3)), 0.08, 0.03, gloss('#2a62a8'), [0, 0, 0.3]),
    bend,
  );
  const eye = reshape(
    extrude(plate(1.86, 0.76, 0.32), 0.03, 0, glass(lens, opacity, { depthWrite: true }), [0, 0, 0.3]),
    bend,
  );
  const valves = [-0.62, 0.62].flatMap((x) =>
    [-1, 1].map((y) => cyl([0.11, 0.11, 0.05], plastic('#e9eef2'), [x, y * 0.52, -0.14], [0, 0, 0])),
  );
  const band = strap(
    path('-1.05 0 -.35, -1.3 -.02 -.9, -1.1 -.1 -1.75, 0 -.16 -2.1, 1.1 -.1 -1.75, 1.3 -.02 -.9, 1.05 0 -.35'),
    fabric('#2b3138', 'woven', 4),
    { width: 0.3 },
  );
  const nose = box([0.34, 0.3, 0.3], soft, [0, -0.46, 0.02], undefined, 0.12);
  const clips = [-1, 1].map((side) =>
    box([0.12, 0.34, 0.22], plastic('#22272d'), [side * 1.06, 0, -0.28], [0, side * 0.5, 0], 0.04),
  );
  return put(group(frame, rim, eye, valves, band, nose, clips), [0, 0.62, 0], [0, 0.5, 0]);
}

/** Clear visor on a head band with knobs. */
export function faceShield({ tint, opacity }: { tint: string; opacity: number }) {
  const dark = plastic('#24292f', { roughness: 0.5 });
  const visor = wall([1.12, 1.06, 2.3], glass(tint, opacity), [0, 1.2, 0], [0, 0, 0], -1.15, 2.3);
  const edge = ring(1.06, 0.03, dark, [0, 0.06, 0], [PI / 2, 0, PI / 2 - 1.15], 2.3);
  const crown = wall([1.13, 1.14, 0.3], plastic('#e9a21f', { side: DoubleSide }), [0, 2.42, 0], [0, 0, 0], -1.3, 2.6);
  const browTop = mesh(
    new SphereGeometry(1.14, 48, 12, 0, PI, 0.9, 0.42),
    plastic('#e9a21f', { side: DoubleSide }),
    [0, 1.84, 0],
  );
  const band = ring(0.92, 0.09, dark, [0, 2.3, -0.1]);
  band.scale.set(1, 1.1, 1);
  const sweat = wall(
    [0.9, 0.9, 0.26],
    fabric('#d7dce1', 'terry', 4, { side: DoubleSide }),
    [0, 2.3, -0.02],
    [0, 0, 0],
    -1.1,
    2.2,
  );
  const over = ring(0.93, 0.06, dark, [0, 2.3, -0.1], [0, PI / 2, 0], PI);
  const knobs = [-1, 1].map((side) =>
    cyl([0.2, 0.2, 0.14], rubber('#16191d'), [side * 1.12, 2.35, -0.1], [0, 0, PI / 2]),
  );
  const name = decal(
    [0.56, 0.15],
    print(380, 100, (pen) => text(pen, '安盾 ANDUN', 190, 72, { size: 62, color: '#2b3038', align: 'center' })),
    [0, 2.42, 1.15],
  );
  return put(group(visor, edge, crown, browTop, band, sweat, over, knobs, name), [0, 0, 0], [0, -0.55, 0]);
}

/** Welding helmet with a dark window; `stripe` paints the brow. */
export function weldingMask({ color, stripe }: { color: string; stripe: string }) {
  const print1 = print(1024, 512, (pen, w, h) => {
    fill(pen, color);
    const fade = pen.createLinearGradient(0, 0, 0, h);
    fade.addColorStop(0, stripe);
    fade.addColorStop(0.4, stripe);
    fade.addColorStop(0.85, color);
    fade.addColorStop(1, color);
    fill(pen, color);
    pen.fillStyle = fade;
    for (const side of [-1, 1])
      for (let i = 0; i < 5; i++) {
        pen.beginPath();
        const x = w / 4 + side * (40 + i * 44);
        pen.moveTo(x, 0);
        pen.quadraticCurveTo(x + side * 60, 170 + i * 26, x + side * 12, 330 + (i % 2) * 60);
        pen.quadraticCurveTo(x + side * 14, 150, x + side * 34, 0);
        pen.fill();
      }
  });
  const shellSkin = gloss('#ffffff', { map: print1, side: DoubleSide, roughness: 0.35 });
  const shell = reshape(mesh(new SphereGeometry(1, 72, 48, 0, 2 * PI, 0, PI * 0.86), shellSkin), (v) => {
    const down = Math.max(0, -v.y);
    v.set(v.x * (1.02 - down * 0.22), v.y * 1.32, v.z > 0 ? v.z * (1.08 - down * 0.1) : v.z * 0.35);
    if (v.z > 0.5 && Math.abs(v.y - 0.24) < 0.5) v.z = Math.min(v.z, 0.98);
  });
  const window = group(
    box([1.3, 0.92, 0.16], plastic('#1a1d21', { roughness: 0.5 }), [0, 0.26, 0.98], undefined, 0.1),
    box(
      [1.06, 0.66, 0.1],
      plastic('#0d2a24', { roughness: 0.04, clearcoat: 1, metalness: 0.3 }),
      [0, 0.26, 1.05],
      undefined,
      0.03,
    ),
    box([0.7, 0.05, 0.08], gloss('#27323c'), [0, 0.64, 1.06], undefined, 0.02),
  );
  const knob = [-1, 1].map((side) =>
    cyl([0.18, 0.2, 0.14], rubber('#17191d'), [side * 1.0, 0.35, 0.0], [0, 0, PI / 2]),
  );
  const band = ring(0.8, 0.07, plastic('#2a2f36'), [0, 0.55, -0.5]);
  const name = decal(
    [0.7, 0.2],
    print(420, 120, (pen) => text(pen, '锐工 WH3', 210, 86, { size: 76, align: 'center' })),
    [0, -0.5, 1.02],
    [0.12, 0, 0],
  );
  return put(group(shell, window, knob, band, name), [0, 1.3, 0], [0, -0.5, 0]);
}

/** Cap with a hard shell inside. */
export function bumpCap({ color }: { color: string }) {
  const cloth = fabric(color, 'woven', 9);
  const crown = mesh(new SphereGeometry(1, 72, 32, 0, 2 * PI, 0, PI / 2), cloth);
  crown.scale.set(0.95, 0.9, 1.1);
  const seams = group(
    times(6, (i) => ring(1.0, 0.012, fabric(color, 'woven', 3), [0, 0, 0], [0, (i * PI) / 6, 0], PI)),
  );
  seams.scale.copy(crown.scale);
  const peak = reshape(extrude(plate(1.5, 1.3, 0.6), 0.05, 0.02, cloth, [0, 0, 0], [0, 0, 0]), (v) => {
    v.z -= v.x * v.x * 0.3;
  });
  const vents = [-1, 1].flatMap((side) =>
    times(3, (i) =>
      cyl(
        [0.06, 0.06, 0.05],
        metal('#aab2bb', 0.4),
        [side * 0.86, 0.36, -0.25 + i * 0.25],
        [0, 0, side * (PI / 2 - 0.35)],
      ),
    ),
  );
  const badge = decal(
    [0.5, 0.2],
    print(320, 128, (pen) => text(pen, '安盾', 160, 98, { size: 96, align: 'center' })),
    [0, 0.42, 1.02],
    [-0.42, 0, 0],
  );
  const button = cyl([0.07, 0.09, 0.06], cloth, [0, 0.91, 0]);
  return put(
    group(crown, seams, put(peak, [0, 0.04, 1.05], [PI / 2 + 0.14, 0, 0]), vents, badge, button),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Glass-fibre helmet: plain dome, broad ridge, deep brim. */
export function domeHelmet({ color, ink }: { color: string; ink: string }) {
  const shell = gloss(color, { clearcoat: 1, roughness: 0.18 });
  const dome = mesh(new SphereGeometry(1, 72, 32, 0, 2 * PI, 0, PI / 2), shell, [0, 0.14, 0]);
  dome.scale.set(0.93, 0.92, 1.12);
  const brim = reshape(cyl([1.16, 1.2, 0.06], shell, [0, 0, 0]), (v) => {
    v.set(v.x * 0.95, v.y + 0.16 - Math.max(0, v.z) * 0.07, v.z * (v.z > 0 ? 1.3 : 1.06));
  });
  const ridge = reshape(ring(0.99, 0.1, shell, [0, 0.14, 0], [0, PI / 2, 0], PI), (v) => {
    v.set(v.x * 1.12, v.y * 0.92, v.z * 1.6);
  });
  const name = decal(
    [0.62, 0.27],
    print(360, 156, (pen) => {
      text(pen, '磐护', 180, 92, { size: 90, color: ink, align: 'center' });
      text(pen, 'PANHU 20kV', 180, 146, { size: 42, color: ink, align: 'center' });
    }),
    [0, 0.46, 1.19],
    [-0.38, 0, 0],
  );
  const straps = tube(path('-.84 .1 .1, -.7 -.14 .3, -.2 -.22 .55, .3 -.22 .5, .82 .1 .1'), 0.03, rubber('#23272d'));
  const inner: Vec = [0, 0.13, 0];
  return put(
    group(dome, brim, ridge, name, straps, ring(0.9, 0.05, fabric('#e9e4d4', 'woven', 4), inner)),
    [0, 0.2, 0],
    [0, 0.62, 0],
  );
}

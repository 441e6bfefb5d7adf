import { DoubleSide, PlaneGeometry } from 'three';
import { fabric, type Material, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, frame, group, mesh, PI, put, reshape, times, tube, wall } from '../page/solids.ts';

function fiveStarBase(steel: Material) {
  return times(5, (i) => {
    const angle = (i / 5) * 2 * PI + 0.3;
    return group(
      box([0.95, 0.1, 0.15], steel, [Math.cos(angle) * 0.48, 0.36, Math.sin(angle) * 0.48], [0, -angle, -0.12], 0.04),
      cyl(
        [0.14, 0.14, 0.06],
        rubber('#15171b'),
        [Math.cos(angle) * 0.92 + 0.05 * Math.sin(angle), 0.14, Math.sin(angle) * 0.92 - 0.05 * Math.cos(angle)],
        [PI / 2, angle, 0],
      ),
      cyl(
        [0.14, 0.14, 0.06],
        rubber('#15171b'),
        [Math.cos(angle) * 0.92 - 0.05 * Math.sin(angle), 0.14, Math.sin(angle) * 0.92 + 0.05 * Math.cos(angle)],
        [PI / 2, angle, 0],
      ),
    );
  });
}

export function taskChair({ mesh: color, seat, frameColor }: { mesh: string; seat: string; frameColor: string }) {
  const net = fabric(color, 'mesh', 22, { side: DoubleSide, transparent: true, opacity: 0.93 });
  const cushion = fabric(seat, 'woven', 14);
  const dark = plastic(frameColor, { roughness: 0.7 });
  const steel = metal('#b8bec7', 0.3);
  const pad = reshape(box([1.55, 0.24, 1.5], cushion, [0, 1.36, 0.05], undefined, 0.12), (v) => {
    if (v.z > 0.4) v.y -= (v.z - 0.4) ** 2 * 0.4;
  });
  const rim = tube(
    [
      [-0.76, 1.75, -0.56],
      [-0.78, 2.6, -0.6],
      [-0.7, 3.35, -0.72],
      [0, 3.45, -0.82],
      [0.7, 3.35, -0.72],
      [0.78, 2.6, -0.6],
      [0.76, 1.75, -0.56],
      [0, 1.68, -0.72],
    ],
    0.06,
    dark,
    true,
  );
  // Stretched within the rim: round where it is round, and as deep.
  const back = reshape(mesh(new PlaneGeometry(1, 1, 24, 24), net), (v) => {
    const up = v.y + 0.5;
    const narrow = Math.min(1, up / 0.12, (1 - up) / 0.18);
    const half = (up < 0.6 ? 0.77 : 0.77 - (up - 0.6) * 0.2) * (0.8 + 0.2 * Math.sqrt(Math.max(0, narrow)));
    const side = v.x * 2;
    v.y = 1.69 + up * 1.74;
    v.z = -0.56 - up * 0.17 - (1 - side * side) * 0.12;
    v.x = side * half;
  });
  const lumbar = box([1.1, 0.34, 0.1], plastic(frameColor, { roughness: 0.8 }), [0, 2.1, -0.72], [-0.05, 0, 0], 0.05);
  const arms = [-1, 1].map((side) =>
    group(
      box([0.1, 0.62, 0.12], dark, [side * 0.86, 1.6, 0.05], undefined, 0.04),
      box([0.5, 0.07, 0.12], dark, [side * 0.66, 1.3, 0.05], undefined, 0.03),
      box([0.22, 0.09, 0.85], rubber('#1a1d22'), [side * 0.86, 1.95, 0.1], undefined, 0.04),
    ),
  );
  return put(
    group(
      pad,
      back,
      rim,
      lumbar,
      box([0.18, 1.2, 0.1], dark, [0, 1.7, -0.84], [-0.1, 0, 0], 0.04),
      box([0.7, 0.12, 0.8], dark, [0, 1.2, -0.05], undefined, 0.04),
      box([1.0, 0.36, 0.16], fabric(color, 'mesh', 12), [0, 3.82, -0.85], [-0.15, 0, 0], 0.07),
      box([0.1, 0.5, 0.08], dark, [0, 3.55, -0.9], undefined, 0.03),
      arms,
      cyl([0.09, 0.09, 0.7], steel, [0, 0.92, 0]),
      cyl([0.14, 0.14, 0.3], dark, [0, 0.6, 0]),
      fiveStarBase(steel),
    ),
    [0, 0, 0],
    [0, 0.55, 0],
  );
}

/** Cantilever chair for meeting rooms. */
export function visitorChair({ color }: { color: string }) {
  const steel = metal('#c3c9d1', 0.22);
  const cloth = fabric(color, 'woven', 14);
  const net = fabric(color, 'mesh', 20, { side: DoubleSide });
  const side = (x: number) =>
    frame(
      [
        [x, 1.95, -0.5],
        [x, 1.95, 0.66],
        [x, 0.07, 0.78],
        [x, 0.07, -0.75],
        [x * 0.98, 1.35, -0.62],
        [x * 0.98, 2.85, -0.85],
      ],
      0.05,
      steel,
      0.2,
    );
  const arms = [-0.82, 0.82].map((x) => box([0.14, 0.08, 0.95], rubber('#1d2024'), [x, 2.0, 0.02], undefined, 0.035));
  return put(
    group(
      side(-0.82),
      side(0.82),
      cyl([0.05, 0.05, 1.64], steel, [0, 0.07, 0.75], [0, 0, PI / 2]),
      cyl([0.05, 0.05, 1.64], steel, [0, 0.07, -0.75], [0, 0, PI / 2]),
      box([1.5, 0.2, 1.4], cloth, [0, 1.42, 0.02], undefined, 0.1),
      wall([1.9, 1.9, 1.15], net, [0, 2.35, 1.05], [-0.13, PI, 0], -0.42, 0.84),
      box([1.58, 0.12, 0.1], plastic('#23272d'), [0, 2.95, -0.83], undefined, 0.05),
      box([1.5, 0.1, 0.1], plastic('#23272d'), [0, 1.76, -0.72], undefined, 0.05),
      arms,
    ),
    [0, 0, 0],
    [0, 0.55, 0],
  );
}

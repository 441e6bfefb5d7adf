import { DoubleSide } from 'three';
import { fabric, type Material, metal, plastic, rubber, wood } from '../page/materials.ts';
import { box, cyl, frame, group, PI, put, reshape, times, tube } from '../page/solids.ts';
import { path, strap } from './forms.ts';

const castors = (arm: Material) =>
  times(5, (i) => {
    const angle = (i / 5) * 2 * PI + 0.3;
    const at = (reach: number): [number, number] => [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const [[ax, az], [wx, wz]] = [at(0.48), at(0.92)];
    return group(
      box([0.95, 0.1, 0.16], arm, [ax, 0.36, az], [0, -angle, -0.12], 0.04),
      [-1, 1].map((s) =>
        cyl(
          [0.14, 0.14, 0.06],
          rubber('#15171b'),
          [wx + s * 0.05 * Math.sin(angle), 0.14, wz - s * 0.05 * Math.cos(angle)],
          [PI / 2, angle, 0],
        ),
      ),
    );
  });

/** A cushion: a box whose faces bulge. */
const cushion = ([w, h, d]: [number, number, number], material: Material, puff = 0.08) =>
  reshape(box([w, h, d], material, [0, 0, 0], undefined, Math.min(h, d, w) * 0.35), (v) => {
    const swell = (a: number, size: number) => Math.cos((a / size) * PI * 0.9);
    if (h < d) v.y += Math.sign(v.y) * puff * swell(v.x, w) * swell(v.z, d);
    else v.z += Math.sign(v.z) * puff * swell(v.x, w) * swell(v.y, h);
  });

/** Mid-back staff chair: one mesh back, fixed arms. */
export function staffChair({ color }: { color: string }) {
  const dark = plastic('#23272d', { roughness: 0.7 });
  const net = fabric(color, 'mesh', 18, { side: DoubleSide });
  const back = reshape(box([1.45, 1.35, 0.1], net, [0, 0, 0], undefined, 0.05), (v) => {
    v.z += v.x * v.x * 0.22;
  });
  return put(
    group(
      put(cushion([1.6, 0.3, 1.5], fabric(color, 'woven', 12), 0.06), [0, 1.38, 0.05]),
      put(back, [0, 2.45, -0.75], [-0.12, 0, 0]),
      frame(path('-.78 1.75 -.62, -.8 3.1 -.78, .8 3.1 -.78, .78 1.75 -.62'), 0.06, dark, 0.2),
      frame(path('0 1.2 -.3, 0 1.35 -.85, 0 2.4 -.98'), 0.09, dark, 0.2),
      [-1, 1].map((s) =>
        frame(
          path(`${s * 0.7} 1.25 .3, ${s * 0.98} 1.35 .3, ${s * 0.98} 2.0 .3, ${s * 0.98} 2.0 -.45, ${s * 0.8} 1.9 -.6`),
          0.07,
          dark,
          0.16,
        ),
      ),
      cyl([0.09, 0.09, 0.7], metal('#b8bec7', 0.3), [0, 0.92, 0]),
      cyl([0.14, 0.14, 0.34], dark, [0, 0.58, 0]),
      castors(dark),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** High-back executive chair in leather with wooden arms. */
export function bossChair({ color, grain }: { color: string; grain: [string, string] }) {
  const hide = () => plastic(color, { roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.5 });
  const timber = () => wood(grain[0], grain[1], [1, 1], { clearcoat: 0.4 });
  const backPads = times(4, (i) =>
    put(cushion([1.75 - i * 0.06, 0.66, 0.42], hide(), 0.09), [0, 2.05 + i * 0.62, -0.78 - i * 0.09], [-0.13, 0, 0]),
  );
  return put(
    group(
      put(cushion([1.85, 0.46, 1.7], hide(), 0.1), [0, 1.45, 0.1]),
      backPads,
      put(cushion([1.3, 0.5, 0.36], hide(), 0.08), [0, 4.32, -1.12], [-0.15, 0, 0]),
      box([1.7, 2.9, 0.14], plastic(color, { roughness: 0.6 }), [0, 2.9, -1.02], [-0.13, 0, 0], 0.06),
      [-1, 1].map((s) =>
        group(
          frame(
            path(
              `${s * 0.8} 1.25 .55, ${s * 1.08} 1.4 .6, ${s * 1.08} 2.0 .5, ${s * 1.08} 2.05 -.5, ${s * 0.9} 1.75 -.75`,
            ),
            0.09,
            timber(),
            0.24,
          ),
          put(cushion([0.26, 0.2, 1.1], hide(), 0.03), [s * 1.08, 2.12, 0.02]),
        ),
      ),
      cyl([0.11, 0.11, 0.7], metal('#c9ced5', 0.2), [0, 0.92, 0]),
      cyl([0.18, 0.2, 0.3], plastic('#2b3036'), [0, 0.56, 0]),
      castors(timber()),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Folding training chair with a writing board on the right. */
export function trainingChair({ color }: { color: string }) {
  const steel = metal('#c3c9d1', 0.3);
  const shell = plastic(color, { roughness: 0.5 });
  const back = reshape(box([1.35, 0.95, 0.08], shell, [0, 0, 0], undefined, 0.04), (v) => {
    v.z += v.x * v.x * 0.24;
  });
  return put(
    group(
      put(cushion([1.4, 0.16, 1.25], fabric(color, 'woven', 12), 0.04), [0, 1.5, 0.05]),
      put(back, [0, 2.75, -0.75], [-0.14, 0, 0]),
      [-1, 1].map((s) =>
        frame(
          path(`${s * 0.72} .1 .85, ${s * 0.72} 1.4 .3, ${s * 0.7} 2.0 -.5, ${s * 0.66} 3.1 -.78`),
          0.06,
          steel,
          0.2,
        ),
      ),
      [-1, 1].map((s) =>
        frame(path(`${s * 0.72} .1 -.95, ${s * 0.72} 1.35 -.2, ${s * 0.72} 1.42 .6`), 0.06, steel, 0.2),
      ),
      [0.5, -0.55].map((z) => cyl([0.045, 0.045, 1.44], steel, [0, 0.62, z], [0, 0, PI / 2])),
      frame(path('.72 1.42 -.3, .98 2.0 -.3, .98 2.12 -.2'), 0.05, steel, 0.12),
      box([0.75, 0.06, 1.15], plastic('#2b3138', { roughness: 0.5 }), [0.7, 2.16, 0.25], [0.04, 0, 0], 0.03),
      [-1, 1].flatMap((s) =>
        [0.85, -0.95].map((z) => cyl([0.085, 0.085, 0.1], rubber('#1d2024'), [s * 0.72, 0.06, z])),
      ),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Row of perforated steel seats on one beam. */
export function waitingBench({ seats }: { seats: number }) {
  const steel = metal('#cdd2d8', 0.28);
  const sheet = fabric('#c9ced5', 'mesh', 9, { metalness: 0.85, roughness: 0.34, sheen: 0 });
  const [wide, half] = [1.55, ((seats - 1) * 1.55) / 2];
  const line = path(
    '0 1.3 .95, 0 1.47 .8, 0 1.48 .5, 0 1.42 0, 0 1.5 -.35, 0 1.85 -.58, 0 2.5 -.78, 0 2.95 -.9, 0 3.02 -.98',
  );
  const one = (i: number) =>
    put(strap(line, sheet, { width: 1.45, thick: 0.06, outward: () => [0, 1, 0.7] }), [i * wide - half, 0, 0]);
  const armRest = (x: number) =>
    frame(path(`${x} 1.3 .75, ${x} 2.0 .7, ${x} 2.05 -.2, ${x} 1.6 -.45`), 0.055, steel, 0.14);
  const foot = (x: number) =>
    group(
      box([0.14, 1.25, 0.14], steel, [x, 0.65, 0], undefined, 0.03),
      box([0.16, 0.09, 2.0], steel, [x, 0.08, 0.05], undefined, 0.03),
      [-0.9, 1.0].map((z) => cyl([0.1, 0.1, 0.06], rubber('#1d2024'), [x, 0.03, z])),
    );
  return put(
    group(
      times(seats, one),
      times(seats + 1, (i) => armRest((i - 0.5) * wide - half)),
      box([seats * wide, 0.22, 0.28], plastic('#3a4048', { roughness: 0.4 }), [0, 1.28, 0], undefined, 0.03),
      foot(-half),
      foot(half),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Office sofa for one or three: block cushions on steel feet. */
export function officeSofa({ seats }: { seats: number }) {
  const hide = () => plastic('#26292e', { roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.5 });
  const w = seats * 1.55;
  const steel = metal('#c9ced5', 0.2);
  return put(
    group(
      box([w + 1.0, 0.42, 2.1], hide(), [0, 0.62, 0], undefined, 0.06),
      times(seats, (i) =>
        group(
          put(cushion([1.52, 0.46, 1.75], hide(), 0.07), [(i - (seats - 1) / 2) * 1.55, 1.05, 0.16]),
          put(cushion([1.5, 1.05, 0.46], hide(), 0.08), [(i - (seats - 1) / 2) * 1.55, 1.72, -0.66], [-0.12, 0, 0]),
        ),
      ),
      box([w + 0.98, 1.55, 0.34], hide(), [0, 1.45, -0.95], [-0.04, 0, 0], 0.1),
      [-1, 1].map((s) => box([0.48, 1.2, 2.1], hide(), [s * (w / 2 + 0.26), 1.28, 0], undefined, 0.12)),
      [-1, 1].map((s) =>
        tube(
          path(
            `${s * (w / 2 + 0.3)} .4 .85, ${s * (w / 2 + 0.3)} .06 .85, ${s * (w / 2 + 0.3)} .06 -.85, ${s * (w / 2 + 0.3)} .4 -.85`,
          ),
          0.06,
          steel,
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

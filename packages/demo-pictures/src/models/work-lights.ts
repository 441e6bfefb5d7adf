import { nameplate } from '../page/marks.ts';
import { glass, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, frame, group, PI, put, ring, times, tube } from '../page/solids.ts';

/** Floodlight on its bracket; the lamps of larger ones stand in more rows. */
export function floodlight({ rows, name }: { rows: number; name: string }) {
  const w = 2.2 + rows * 0.3;
  const h = 1.3 + rows * 0.28;
  const black = plastic('#2b2f36', { roughness: 0.45, metalness: 0.3 });
  const head = group(
    box([w, h, 0.34], black, [0, 0, 0], undefined, 0.08),
    box([w - 0.3, h - 0.3, 0.03], plastic('#e9edf2', { roughness: 0.3 }), [0, 0, 0.17], undefined, 0.02),
    times(rows, (r) =>
      times(rows + 4, (c) =>
        box(
          [0.16, 0.16, 0.03],
          glow('#fff3d0', 0.9),
          [(c - (rows + 3) / 2) * ((w - 0.7) / (rows + 4)), (r - (rows - 1) / 2) * ((h - 0.6) / rows), 0.19],
          undefined,
          0.03,
        ),
      ),
    ).flat(),
    box([w - 0.24, h - 0.24, 0.02], glass('#f4f9fc', 0.16), [0, 0, 0.21], undefined, 0.01),
    times(11, (i) => box([0.05, h * 0.8, 0.2], black, [-w * 0.4 + i * w * 0.08, 0, -0.24], undefined, 0.01)),
    nameplate(name, '#c9cfd6', 0.8, [0.05, -h / 2 + 0.08, 0.175]),
  );
  const arm = frame(
    [
      [-w / 2 - 0.08, 0.2 + h / 2, 0],
      [-w / 2 - 0.08, -0.32, -0.2],
      [w / 2 + 0.08, -0.32, -0.2],
      [w / 2 + 0.08, 0.2 + h / 2, 0],
    ],
    0.05,
    metal('#8d95a0', 0.35),
    0.06,
  );
  return put(
    group(
      put(head, [0, h / 2 + 0.25, 0], [-0.25, 0, 0]),
      put(arm, [0, 0.35, -0.1]),
      [-1, 1].map((side) =>
        cyl([0.13, 0.13, 0.12], rubber('#15181c'), [side * (w / 2 + 0.1), h / 2 + 0.25, 0], [0, 0, PI / 2]),
      ),
      tube(
        [
          [0, 0.6, -0.4],
          [0.3, 0.1, -0.9],
          [1.3, 0.06, -0.7],
          [1.7, 0.06, 0.2],
        ],
        0.05,
        rubber('#15181c'),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Round high-bay lamp lying tilted, face visible. */
export function highBay() {
  const shell = plastic('#2b2f36', { roughness: 0.45, metalness: 0.35 });
  const head = group(
    cyl([1.5, 1.6, 0.3], shell, [0, 0, 0]),
    cyl([1.36, 1.36, 0.06], plastic('#e9edf2'), [0, 0.16, 0]),
    times(4, (r) =>
      times(8 + r * 6, (i) =>
        cyl([0.06, 0.06, 0.05], glow('#fff6de', 1), [
          Math.cos((i / (8 + r * 6)) * 2 * PI) * (0.45 + r * 0.27),
          0.2,
          Math.sin((i / (8 + r * 6)) * 2 * PI) * (0.45 + r * 0.27),
        ]),
      ),
    ).flat(),
    cyl([1.4, 1.4, 0.03], glass('#f4f9fc', 0.15), [0, 0.23, 0]),
    times(28, (i) =>
      put(box([0.5, 0.6, 0.05], shell, [1.1, -0.35, 0], undefined, 0.02), [0, 0, 0], [0, (i * PI) / 14, 0]),
    ),
    cyl([0.7, 0.62, 0.8], shell, [0, -0.55, 0]),
    ring(0.3, 0.06, metal('#8d95a0', 0.3), [0, -1.25, 0], [0, 0, 0]),
  );
  return put(group(put(head, [0, 1.45, 0], [1.05, 0, 0.0])), [0, 0, 0], [0, 0.45, 0]);
}

/** Aluminium torch, beam end to the front. */
export function torch({ color }: { color: string }) {
  const alloy = metal(color, 0.38);
  const body = group(
    cyl([0.3, 0.3, 2.0], alloy, [0, 1.0, 0]),
    times(9, (i) => ring(0.302, 0.02, metal(color, 0.5), [0, 0.55 + i * 0.12, 0])),
    cyl([0.5, 0.32, 0.6], alloy, [0, 2.25, 0]),
    cyl([0.52, 0.52, 0.3], alloy, [0, 2.68, 0]),
    times(10, (i) =>
      box(
        [0.06, 0.26, 0.06],
        metal(color, 0.5),
        [Math.cos(i * 0.628) * 0.51, 2.68, Math.sin(i * 0.628) * 0.51],
        [0, -i * 0.628, 0],
        0.015,
      ),
    ),
    cyl([0.44, 0.44, 0.03], glow('#fff8dc', 0.7), [0, 2.83, 0]),
    cyl([0.16, 0.16, 0.05], plastic('#f0d76a'), [0, 2.83, 0]),
    cyl([0.33, 0.33, 0.2], alloy, [0, 0.05, 0]),
    cyl([0.16, 0.16, 0.12], rubber('#15181c'), [0, -0.08, 0]),
    cyl([0.12, 0.12, 0.04], gloss('#c8322a'), [0, 1.7, 0.3], [PI / 2, 0, 0]),
  );
  const cell = put(
    group(
      cyl([0.2, 0.2, 1.1], plastic('#2f8a3a', { roughness: 0.35 })),
      cyl([0.08, 0.08, 0.06], metal('#d5d9df', 0.2), [0, 0.57, 0]),
    ),
    [-0.9, 0.2, 1.1],
    [PI / 2, 0, 0.9],
  );
  return put(group(put(body, [-1.25, 0.52, -0.2], [0, 0, -PI / 2 + 0.06]), cell), [0, 0, 0], [0, -0.45, 0]);
}

/** Linear batten lamps with clips and lead. */
export function battenLights() {
  const one = (x: number) =>
    put(
      group(
        box([0.3, 0.16, 4.4], plastic('#f4f6f8', { roughness: 0.4 }), [0, 0.08, 0], undefined, 0.03),
        cyl(
          [0.15, 0.15, 4.36],
          plastic('#fffdf6', { roughness: 0.35, emissive: '#fff8e8', emissiveIntensity: 0.3 }),
          [0, 0.2, 0],
          [PI / 2, 0, 0],
        ),
        [-2.2, 2.2].map((z) => box([0.34, 0.36, 0.1], plastic('#dfe3e8'), [0, 0.17, z], undefined, 0.04)),
        nameplate('明照 T5', '#9aa3ad', 0.6, [0.155, 0.1, 1.6], [0, PI / 2, 0]),
      ),
      [x, 0, 0],
    );
  return put(
    group(
      [-0.55, 0, 0.55].map((x, i) => put(one(x), [0, 0, i * 0.12])),
      tube(
        [
          [0.55, 0.15, 2.45],
          [0.7, 0.08, 2.9],
          [1.4, 0.06, 2.7],
          [1.6, 0.06, 1.9],
        ],
        0.04,
        rubber('#f1f3f5'),
      ),
      times(4, (i) =>
        put(
          box([0.36, 0.05, 0.16], metal('#c9ced6', 0.3), [0, 0.03, 0], undefined, 0.01),
          [1.1 + (i % 2) * 0.3, 0, 0.3 + i * 0.26],
          [0, i, 0],
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.75, 0],
  );
}

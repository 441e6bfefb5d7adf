import { DoubleSide } from 'three';
import { card, ceramic, fabric, gloss, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { slab } from '../page/soft.ts';
import { ball, box, cyl, dome, group, lathe, PI, put, ring, smoothLathe, times, tube, wall } from '../page/solids.ts';

/** A pendant with a turned metal shade, hung from its ceiling cup. */
export function pendant({ color, inside }: { color: string; inside: string }) {
  const coat = plastic(color, { roughness: 0.4, clearcoat: 0.3, side: DoubleSide });
  const profile: [number, number][] = [
    [1.3, 0],
    [1.28, 0.06],
    [1.1, 0.5],
    [0.7, 0.88],
    [0.26, 1.02],
    [0.2, 1.2],
  ];
  return group(
    smoothLathe(profile, coat),
    smoothLathe(
      profile.map(([r, y]) => [r - 0.02, y - 0.015]),
      plastic(inside, { roughness: 0.5, side: DoubleSide, emissive: inside, emissiveIntensity: 0.35 }),
    ),
    ball(0.3, glow('#fff1cf', 1.1), [0, 0.42, 0]),
    lathe(
      [
        [0.2, 0],
        [0.2, 0.24],
        [0.08, 0.36],
        [0, 0.36],
      ],
      metal('#c9b37a', 0.3),
      [0, 1.18, 0],
    ),
    cyl([0.025, 0.025, 1.6], rubber('#2b2b2b'), [0, 2.3, 0]),
    cyl([0.34, 0.34, 0.16], coat, [0, 3.14, 0]),
  );
}

/** A pleated paper pendant in the shape of a lantern. */
export function paperLantern({ radius, high }: { radius: number; high: number }) {
  const paper = plastic('#f7f1e3', { roughness: 0.9, emissive: '#ffe9c4', emissiveIntensity: 0.42, side: DoubleSide });
  const ribs = 15;
  const at = (i: number) => {
    const t = i / ribs;
    return [radius * Math.sin(Math.acos(1 - 2 * (0.04 + t * 0.92))), t * high] as const;
  };
  return group(
    times(ribs, (i) => {
      const [r0, y0] = at(i);
      const [r1, y1] = at(i + 1);
      return wall([r1, r0, y1 - y0], paper, [0, (y0 + y1) / 2, 0]);
    }),
    times(ribs + 1, (i) => {
      const [r, y] = at(i);
      return ring(r, 0.012, card('#d9c7a3'), [0, y, 0]);
    }),
    cyl([0.02, 0.02, 0.9], rubber('#5a5147'), [0, high + 0.4, 0]),
    cyl([0.24, 0.24, 0.1], wood('#c9a06c', '#8e6a3c'), [0, high + 0.86, 0]),
  );
}

/** A bedside lamp: turned ceramic foot and linen shade. */
export function tableLamp({ base, shade }: { base: string; shade: string }) {
  const cloth = fabric(shade, 'woven', 20, { side: DoubleSide, emissive: '#ffe3b0', emissiveIntensity: 0.32 });
  return group(
    smoothLathe(
      [
        [0, 0],
        [0.5, 0],
        [0.54, 0.06],
        [0.42, 0.2],
        [0.62, 0.55],
        [0.66, 0.85],
        [0.4, 1.25],
        [0.15, 1.4],
        [0.13, 1.52],
      ],
      ceramic(base, { roughness: 0.28 }),
    ),
    cyl([0.05, 0.05, 0.4], metal('#c9b37a', 0.3), [0, 1.66, 0]),
    wall([0.66, 1.02, 1.15], cloth, [0, 2.3, 0]),
    [1.725, 2.875].map((y, i) => ring(i ? 0.66 : 1.02, 0.02, fabric(shade, 'woven', 3), [0, y, 0])),
    ball(0.22, glow('#fff0c9', 1.2), [0, 2.15, 0]),
    tube(
      [
        [0.3, 0.06, -0.3],
        [1.0, 0.03, -0.2],
        [1.5, 0.03, 0.4],
      ],
      0.022,
      rubber('#e6e0d2'),
    ),
  );
}

/** A round ceiling light leaning on its edge: deep rim, bulging shade, halo gap. */
export function roundCeilingLamp({ rim, radius }: { rim: string; radius: number }) {
  const edge = rim === 'wood' ? wood('#c9a06c', '#8e6a3c', [4, 1]) : metal(rim, 0.35);
  const light = plastic('#fbf8f0', { roughness: 0.4, clearcoat: 0.4, emissive: '#fff0d0', emissiveIntensity: 0.34 });
  return put(
    group(
      cyl([radius * 0.82, radius * 0.82, 0.3], plastic('#e6e8ea'), [0, -0.42, 0]),
      wall([radius, radius, 0.56], edge, [0, 0, 0]),
      cyl([radius - 0.01, radius - 0.01, 0.02], plastic('#d9dcdf'), [0, -0.27, 0]),
      [-0.27, 0.28].map((y) => ring(radius - 0.02, 0.045, edge, [0, y, 0])),
      dome(radius - 0.06, light, [0, 0.22, 0], [1, 0.26, 1]),
    ),
    [0, radius, 0],
    [0.95, 0, 0.35],
  );
}

/** Fairy lights wound round a glass jar and spilling out. */
export function stringLights({ warm, count }: { warm: string; count: number }) {
  const point = (i: number): [number, number, number] => {
    const t = i / count;
    const angle = t * 6 * PI;
    const r = 0.45 + t * 1.35;
    return [Math.cos(angle) * r, 0.08 + 0.5 * Math.max(0, 0.4 - t) + (i % 3) * 0.03, Math.sin(angle) * r * 0.8];
  };
  return put(
    group(
      tube(times(count, point), 0.014, metal('#b98d58', 0.35)),
      times(count, (i) => ball(0.075, glow(warm, 1.0), point(i), [1, 1.25, 1])),
      box([0.7, 0.3, 0.42], plastic('#f2efe8'), [2.25, 0.16, 0.5], [0, 0.3, 0], 0.06),
      cyl([0.08, 0.08, 0.03], gloss('#6f8573'), [2.25, 0.32, 0.5]),
      tube([point(count - 1), [1.9, 0.1, 0.1], [2.2, 0.12, 0.35]], 0.016, metal('#b98d58', 0.35)),
    ),
  );
}

/** Plug-in sensor lights, two of them. */
export function nightLights({ color }: { color: string }) {
  const one = (x: number, turn: number) =>
    put(
      group(
        slab([1.0, 0.34, 1.4], 0.36, plastic(color, { roughness: 0.4 }), [0, 0, 0], 0, 0.09),
        slab(
          [0.72, 0.06, 1.1],
          0.3,
          plastic('#fbf4e4', { roughness: 0.5, emissive: '#ffdfa0', emissiveIntensity: 0.55 }),
          [0, 0.32, 0],
        ),
        ball(0.07, rubber('#3a3d42'), [0, 0.36, 0.58], [1, 0.5, 1]),
      ),
      [x, 0.9, 0],
      [1.1, turn, 0],
    );
  return group(one(-0.62, 0.25), one(0.72, -0.15));
}

/** A clip lamp with a bendable neck, its clamp on a shelf board. */
export function clipLamp({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  return put(
    group(
      slab([2.4, 0.16, 1.1], 0.05, wood('#cfa878', '#946d42'), [0, 0.3, 0]),
      box([0.6, 0.12, 0.7], coat, [-0.5, 0.54, 0.12], undefined, 0.05),
      box([0.6, 0.12, 0.7], coat, [-0.5, 0.2, 0.12], undefined, 0.05),
      cyl([0.09, 0.09, 0.5], coat, [-0.5, 0.36, -0.2]),
      tube(
        [
          [-0.5, 0.6, -0.1],
          [-0.55, 1.5, -0.1],
          [-0.1, 2.2, 0],
          [0.5, 2.0, 0.1],
        ],
        0.06,
        metal('#9aa1aa', 0.35),
      ),
      put(
        group(
          lathe(
            [
              [0.14, 0.5],
              [0.2, 0.4],
              [0.5, 0],
              [0.52, -0.03],
            ],
            plastic(color, { roughness: 0.4, side: DoubleSide }),
          ),
          cyl([0.45, 0.45, 0.03], glow('#fff1cf', 1), [0, 0.04, 0]),
        ),
        [0.78, 1.78, 0.14],
        [0, 0, 0.75],
      ),
    ),
    undefined,
    [0, -0.3, 0],
  );
}

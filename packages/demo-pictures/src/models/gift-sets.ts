import { fill, print, text } from '../page/labels.ts';
import { card, fabric, glass, gloss, metal, plastic, wood, type Material } from '../page/materials.ts';
import { panel, puff, quietLabel, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, decal, group, lathe, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

const fountainPen = (lacquer: Material, gold: Material) =>
  group(
    lathe(
      [
        [0, 0],
        [0.1, 0.02],
        [0.13, 0.1],
        [0.14, 1.4],
        [0.13, 1.5],
      ],
      lacquer,
    ),
    ring(0.135, 0.025, gold, [0, 1.5, 0]),
    lathe(
      [
        [0.12, 1.5],
        [0.1, 2.0],
        [0.08, 2.1],
      ],
      lacquer,
    ),
    lathe(
      [
        [0.07, 2.1],
        [0.06, 2.3],
        [0.0, 2.55],
      ],
      gold,
    ),
    ring(0.12, 0.02, gold, [0, 0.14, 0]),
  );

/** A fountain pen with ink bottle in an opened gift case. */
export function penGift({ color, trim }: { color: string; trim: string }) {
  const lacquer = gloss(color, { roughness: 0.15, clearcoat: 1 });
  const gold = metal(trim, 0.25);
  const pen = fountainPen(lacquer, gold);
  const bottle = group(
    puff([0.9, 0.75, 0.9], glass('#dfe8f0', 0.35), [0, 0.38, 0], undefined, 0.35),
    puff([0.76, 0.55, 0.76], plastic('#22344f', { roughness: 0.1 }), [0, 0.34, 0], undefined, 0.35),
    cyl([0.3, 0.3, 0.26], plastic('#2b2f33', { roughness: 0.4 }), [0, 0.86, 0]),
    decal(
      [0.56, 0.36],
      print(280, 180, (p) => {
        fill(p, '#f6f1e4');
        text(p, '黛蓝', 140, 115, { size: 72, color: '#22344f', align: 'center' });
      }),
      [0, 0.36, 0.455],
    ),
  );
  return put(
    group(
      slab([3.3, 0.3, 1.9], 0.08, card('#3a3f45')),
      slab([3.1, 0.06, 1.7], 0.06, fabric('#d9cdb8', 'woven', 2), [0, 0.28, 0]),
      put(pen, [-1.2, 0.46, 0.5], [0, 0.12, -PI / 2]),
      put(
        group(
          lathe(
            [
              [0, 0],
              [0.12, 0.02],
              [0.15, 0.1],
              [0.155, 1.0],
              [0.14, 1.05],
            ],
            lacquer,
          ),
          ring(0.155, 0.025, gold, [0, 0.96, 0]),
          box([0.05, 0.8, 0.05], gold, [0, 0.5, 0.18], undefined, 0.02),
        ),
        [-0.55, 0.48, -0.1],
        [0, 0.12, -PI / 2],
      ),
      put(bottle, [1.05, 0.34, -0.28]),
      put(
        group(
          slab([3.3, 0.2, 1.9], 0.08, card('#3a3f45')),
          decal(
            [1.2, 0.6],
            print(500, 250, (p) =>
              quietLabel(p, ['纸间', '书写礼盒', '钢笔 · 墨水'], { y: 10, size: 76, ink: '#efe6d4', soft: '#bdb4a2' }),
            ),
            [0, 0.203, 0],
            [-PI / 2, 0, 0],
          ),
        ),
        [0, 1.05, -1.15],
        [1.2, 0, 0],
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** A gift box tied with ribbon, contents shown in front. */
export function giftBox({ color, ribbon, label }: { color: string; ribbon: string; label: [string, string, string] }) {
  const paper = card(color);
  const band = plastic(ribbon, { roughness: 0.45, clearcoat: 0.2 });
  const loop = (s: number) =>
    tube(
      [
        [0, 0, 0],
        [s * 0.5, 0.36, 0.06],
        [s * 0.82, 0.12, 0.1],
        [s * 0.5, -0.02, 0.1],
        [0, 0, 0],
      ],
      0.07,
      band,
    );
  return put(
    group(
      slab([2.9, 1.15, 2.3], 0.04, paper, [0, 0, 0], 0, 0.01),
      slab([3.0, 0.46, 2.4], 0.04, paper, [0, 0.95, 0], 0, 0.01),
      box([0.3, 1.44, 2.42], band, [-0.7, 0.71, 0], undefined, 0.01),
      box([3.02, 1.44, 0.3], band, [0, 0.71, 0.3], undefined, 0.01),
      put(
        group(
          loop(1),
          loop(-1),
          ball(0.13, band, [0, 0.06, 0.04]),
          tube(
            [
              [0, 0, 0],
              [0.3, 0.04, 0.4],
              [0.5, -0.02, 0.8],
            ],
            0.05,
            band,
          ),
          tube(
            [
              [0, 0, 0],
              [-0.2, 0.04, 0.4],
              [-0.3, -0.02, 0.75],
            ],
            0.05,
            band,
          ),
        ),
        [-0.7, 1.48, 0.3],
        [0, 0.3, 0],
      ),
      put(
        group(
          panel([0.95, 0.6, 0.03], 0.04, card('#fbf8f1')),
          decal(
            [0.85, 0.5],
            print(420, 250, (pen) => quietLabel(pen, label, { y: 4, size: 74 })),
            [0, 0, 0.02],
          ),
        ),
        [0.6, 1.46, 0.75],
        [-PI / 2, 0, -0.2],
      ),
    ),
    undefined,
    [0, 0.45, 0],
  );
}

/** A wind-up music box of turned wood with a small scene on top. */
export function musicBox({ light, dark, tree }: { light: string; dark: string; tree: string }) {
  const timber = wood(light, dark, [3, 1]);
  return group(
    cyl([1.0, 1.05, 0.9], timber, [0, 0.45, 0]),
    cyl([1.02, 1.02, 0.08], wood('#e0c596', '#b08f5c'), [0, 0.94, 0]),
    times(5, (i) =>
      put(
        group(
          cyl([0.05, 0.05, 0.3], wood('#8a6236', '#5a3d1f'), [0, 0.15, 0]),
          times(3, (k) =>
            cyl([0.02, 0.3 - k * 0.07, 0.36], plastic(tree, { roughness: 0.8 }), [0, 0.42 + k * 0.24, 0]),
          ),
        ),
        [Math.cos(i * 1.7 + 0.4) * 0.66, 0.98, Math.sin(i * 1.7 + 0.4) * 0.6],
        undefined,
        0.75 + (i % 3) * 0.25,
      ),
    ),
    put(
      group(
        box([0.5, 0.36, 0.4], plastic('#f1ece0'), [0, 0.18, 0], undefined, 0.02),
        put(cyl([0.001, 0.42, 0.32], plastic('#a9573f')), [0, 0.52, 0], [0, PI / 4, 0]),
        box([0.1, 0.18, 0.02], plastic('#6d4a30'), [0, 0.1, 0.21]),
      ),
      [0.05, 0.98, 0.05],
    ),
    put(
      group(
        cyl([0.04, 0.04, 0.3], metal('#b99a5a', 0.3), [0, 0, 0], [0, 0, PI / 2]),
        ring(0.14, 0.045, metal('#b99a5a', 0.3), [0.26, 0, 0], [0, 0, 0]),
      ),
      [1.1, 0.4, 0.2],
    ),
    times(8, (i) => ball(0.03, plastic('#ffffff'), [Math.cos(i * 2.4) * 0.8, 0.99, Math.sin(i * 2.4) * 0.8])),
  );
}

/** An hourglass in a wooden or brass frame. */
export function hourglass({ sand, light, dark }: { sand: string; light: string; dark: string }) {
  const timber = wood(light, dark);
  const grain = plastic(sand, { roughness: 0.9 });
  const half: [number, number][] = [
    [0.05, 0],
    [0.1, 0.12],
    [0.42, 0.5],
    [0.5, 0.85],
    [0.4, 1.08],
    [0, 1.12],
  ];
  return group(
    cyl([0.72, 0.72, 0.16], timber, [0, 0.08, 0]),
    cyl([0.72, 0.72, 0.16], timber, [0, 2.56, 0]),
    times(3, (i) =>
      cyl([0.06, 0.06, 2.4], timber, [
        Math.cos((i * 2 * PI) / 3 + 0.5) * 0.58,
        1.32,
        Math.sin((i * 2 * PI) / 3 + 0.5) * 0.58,
      ]),
    ),
    put(smoothLathe(half, glass('#e9f2f4', 0.32)), [0, 1.32, 0]),
    put(smoothLathe(half, glass('#e9f2f4', 0.32)), [0, 1.32, 0], [PI, 0, 0]),
    smoothLathe(
      [
        [0, 0.2],
        [0.4, 0.22],
        [0.46, 0.5],
        [0.2, 0.72],
        [0, 0.78],
      ],
      grain,
    ),
    cyl([0.016, 0.016, 0.6], grain, [0, 1.05, 0]),
    smoothLathe(
      [
        [0.03, 1.38],
        [0.34, 1.78],
        [0.36, 1.84],
        [0, 1.84],
      ],
      grain,
    ),
  );
}

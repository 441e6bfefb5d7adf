import { fill, print } from '../page/labels.ts';
import { card, gloss, glow, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { panel, puff, quietLabel, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, decal, group, lathe, put, ring, smoothLathe, times, tube, wrap } from '../page/solids.ts';

/** An ultrasonic scent machine: ceramic hood on a wooden foot, mist above. */
export function aromaMachine({ hood, foot }: { hood: string; foot: [string, string] }) {
  const mist = times(8, (i) =>
    ball(
      0.1 + i * 0.035,
      plastic('#ffffff', { transparent: true, opacity: 0.17 - i * 0.016, roughness: 1, depthWrite: false }),
      [Math.sin(i) * 0.06 * i * 0.4, 1.75 + i * 0.17, 0],
    ),
  );
  return group(
    lathe(
      [
        [0, 0],
        [0.74, 0],
        [0.8, 0.05],
        [0.8, 0.4],
        [0.78, 0.44],
        [0, 0.44],
      ],
      wood(...foot, [3, 1]),
    ),
    smoothLathe(
      [
        [0.77, 0.46],
        [0.76, 0.7],
        [0.6, 1.2],
        [0.3, 1.56],
        [0.12, 1.66],
        [0.07, 1.62],
      ],
      stoneware(hood, '#b5ab9a', { roughness: 0.6 }),
    ),
    ring(0.775, 0.018, glow('#ffdfa0', 0.9), [0, 0.455, 0]),
    cyl([0.06, 0.06, 0.03], metal('#c9b37a', 0.3), [0, 0.22, 0.8], [PI / 2, 0, 0]),
    mist,
  );
}

/** Incense sticks in a brass holder before their paper tube. */
export function incense({ color, name }: { color: string; name: string }) {
  const label = print(700, 900, (pen, w, h) => {
    fill(pen, '#f4efe4');
    fill(pen, color, [0, 0, w, 150]);
    fill(pen, color, [0, h - 60, w, 60]);
    quietLabel(pen, ['小满', name, '线香 60 支'], { y: 300, size: 120 });
  });
  return group(
    put(
      group(
        cyl([0.4, 0.4, 2.3], card('#f4efe4'), [0, 1.15, 0]),
        wrap([0.404, 0.404], 2.2, label, [0, 1.15, 0], 2.4),
        cyl([0.42, 0.42, 0.5], card(color), [0, 2.3, 0]),
      ),
      [-0.7, 0, -0.4],
      [0, 0.2, 0],
    ),
    slab([2.6, 0.08, 0.56], 0.2, metal('#b99a5a', 0.32), [0.6, 0, 0.75], -0.12),
    times(3, (i) =>
      cyl([0.02, 0.02, 2.1], card('#6b5038'), [0.45 + i * 0.16, 0.36, 0.66 + i * 0.1], [0, 0.1 * i, PI / 2 - 0.26]),
    ),
    puff([0.26, 0.18, 0.26], metal('#b99a5a', 0.3), [1.5, 0.14, 0.62], undefined, 0.8),
  );
}

/** Essential oil: dropper bottle, its carton, a twig of the plant. */
export function essentialOil({ tint, name, leaf }: { tint: string; name: string; leaf: string }) {
  const label = print(420, 420, (pen) => {
    fill(pen, '#fbf8f1');
    quietLabel(pen, ['小满', name, '单方精油 10ml'], { y: 70, size: 80, max: 380 });
  });
  const bottle = group(
    lathe(
      [
        [0, 0],
        [0.46, 0],
        [0.5, 0.05],
        [0.5, 1.05],
        [0.4, 1.22],
        [0.22, 1.3],
        [0.22, 1.42],
      ],
      gloss('#7a4522', { roughness: 0.12, clearcoat: 1 }),
    ),
    wrap([0.503, 0.503], 0.78, label, [0, 0.56, 0], 1.7),
    cyl([0.26, 0.26, 0.34], plastic('#26231f', { roughness: 0.5 }), [0, 1.56, 0]),
    cyl([0.13, 0.17, 0.42], rubber('#26231f'), [0, 1.92, 0]),
  );
  const carton = put(
    group(block2([1.1, 1.9, 1.1], tint), decal([0.86, 0.86], label, [0, 0.05, 0.552])),
    [0.95, 0.95, -0.75],
    [0, -0.3, 0],
  );
  const twig = group(
    tube(
      [
        [-1.6, 0.06, 0.6],
        [-0.9, 0.1, 0.75],
        [-0.2, 0.06, 1.0],
      ],
      0.02,
      card('#7a7048'),
    ),
    times(11, (i) =>
      puff(
        [0.44, 0.03, 0.16],
        plastic(leaf, { roughness: 0.7 }),
        [-1.5 + i * 0.13, 0.1, 0.66 + (i % 2 ? 0.16 : -0.12) + i * 0.025],
        [0.2, i % 2 ? -0.7 : 0.7, 0.1],
        0.9,
      ),
    ),
  );
  return put(group(bottle, carton, twig), undefined, [0, 0.1, 0]);
}

const block2 = (size: [number, number, number], color: string) => box(size, card(color), undefined, undefined, 0.015);

/** Pillar candles of three heights on a slate. */
export function pillarCandles({ colors }: { colors: [string, string, string] }) {
  const pillar = (color: string, r: number, h: number, at: [number, number, number]) =>
    put(
      group(
        smoothLathe(
          [
            [0, 0],
            [r, 0],
            [r + 0.02, 0.04],
            [r, h * 0.5],
            [r + 0.01, h - 0.04],
            [r - 0.05, h],
            [r * 0.5, h - 0.06],
            [0, h - 0.08],
          ],
          plastic(color, { roughness: 0.6, clearcoat: 0.15, emissive: color, emissiveIntensity: 0.08 }),
        ),
        cyl([0.014, 0.014, 0.18], rubber('#333'), [0, h, 0]),
        ball(0.05, glow('#ffd27a', 1.2), [0, h + 0.16, 0], [0.8, 1.9, 0.8]),
      ),
      at,
    );
  return group(
    slab([3.0, 0.08, 1.7], 0.2, plastic('#54585c', { roughness: 0.85 })),
    pillar(colors[0], 0.46, 2.0, [-0.75, 0.08, -0.25]),
    pillar(colors[1], 0.46, 1.35, [0.3, 0.08, -0.2]),
    pillar(colors[2], 0.46, 0.8, [0.85, 0.08, 0.42]),
  );
}

/** A hanging wardrobe sachet: scented card in its paper envelope. */
export function sachets({ colors, name }: { colors: string[]; name: string }) {
  const one = (color: string, i: number) => {
    const label = print(420, 560, (pen, w) => {
      fill(pen, color);
      fill(pen, '#fbf8f1', [50, 110, w - 100, 330]);
      quietLabel(pen, ['小满', name, '衣柜香包'], { y: 130, size: 76, max: 300 });
    });
    return put(
      group(
        panel([1.2, 1.6, 0.1], 0.08, card(color), [0, 0.8, 0]),
        decal([1.14, 1.52], label, [0, 0.8, 0.054]),
        ring(0.08, 0.02, metal('#b99a5a', 0.3), [0, 1.55, 0.06], [0, 0, 0]),
        tube(
          [
            [0, 1.6, 0.05],
            [0.12, 1.95, 0.1],
            [-0.06, 2.1, 0.05],
            [-0.1, 1.9, 0],
            [0, 1.6, 0],
          ],
          0.018,
          card('#b59b6a'),
        ),
      ),
      [-1.0 + i * 0.95, 0, -i * 0.35 + 0.3],
      [-0.16, 0.12 - i * 0.12, 0],
    );
  };
  return group(colors.map(one));
}

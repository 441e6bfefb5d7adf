import { fill, print, text } from '../page/labels.ts';
import { card, plastic, stoneware } from '../page/materials.ts';
import { puff, quietLabel, slab } from '../page/soft.ts';
import { PI, ball, block, box, cyl, decal, group, lathe, put, ring, times, tube } from '../page/solids.ts';

export type Words = [brand: string, name: string, note: string];

export const sticker = (label: Words, width = 500, height = 420, ground = '#fbf8f1', size = 88) =>
  print(width, height, (pen) => {
    fill(pen, ground);
    quietLabel(pen, label, { y: height / 2 - size * 1.9, size, max: width - 50 });
  });

/** An open box of chocolates, its lid leaning behind. */
export function chocolates({ box: color, ribbon, label }: { box: string; ribbon: string; label: Words }) {
  const dark = ['#4a2c1c', '#6b4228', '#e6d6bd', '#3a2115', '#8a5a38'];
  const piece = (i: number): ReturnType<typeof group> => {
    const tone = plastic(dark[(i * 3) % 5] ?? '#4a2c1c', { roughness: 0.45, clearcoat: 0.3 });
    const shapes = [
      () => group(ball(0.26, tone, [0, 0.2, 0], [1, 0.8, 1])),
      () =>
        group(
          puff([0.5, 0.34, 0.5], tone, [0, 0.18, 0], undefined, 0.4),
          tube(
            [
              [-0.16, 0.36, -0.1],
              [0, 0.37, 0.1],
              [0.16, 0.36, -0.05],
            ],
            0.025,
            plastic('#e6d6bd'),
          ),
        ),
      () => group(cyl([0.22, 0.27, 0.3], tone, [0, 0.16, 0]), ball(0.07, plastic('#b98d58'), [0, 0.33, 0])),
    ];
    return (shapes[i % 3] ?? shapes[0])?.() ?? group();
  };
  const paper = card('#2f2019');
  return put(
    group(
      slab([3.2, 0.42, 2.2], 0.06, card(color), [0, 0, 0.2], 0, 0.02),
      box([3.04, 0.05, 2.04], paper, [0, 0.41, 0.2], undefined, 0.01),
      times(15, (i) =>
        put(
          group(
            piece(i),
            lathe(
              [
                [0.24, 0],
                [0.3, 0.14],
              ],
              card('#1f1510'),
            ),
          ),
          [-1.2 + (i % 5) * 0.6, 0.42, -0.42 + Math.floor(i / 5) * 0.62],
        ),
      ),
      put(
        group(
          slab([3.3, 0.3, 2.3], 0.06, card(color), [0, 0, 0], 0, 0.02),
          box([0.28, 0.32, 2.32], plastic(ribbon, { roughness: 0.4 }), [-1.0, 0.16, 0], undefined, 0.01),
          decal([1.5, 1.26], sticker(label, 500, 420, '#f1e8d6', 70), [0.3, 0.312, 0], [-PI / 2, 0, 0]),
        ),
        [0, 1.1, -1.35],
        [1.2, 0, 0],
      ),
    ),
    undefined,
    [0, 0.3, 0],
  );
}

/** A square tin with a slip lid: tea, cookies. */
export function squareTin({
  color,
  accent,
  label,
  wide,
  loose = 'leaves',
}: {
  color: string;
  accent: string;
  label: Words;
  wide: number;
  loose?: 'leaves' | 'cookies';
}) {
  const face = print(700, Math.round(700 / wide), (pen, w, h) => {
    fill(pen, color);
    fill(pen, '#fbf8f1', [w * 0.18, h * 0.2, w * 0.64, h * 0.6]);
    pen.strokeStyle = accent;
    pen.lineWidth = 5;
    pen.strokeRect(w * 0.21, h * 0.235, w * 0.58, h * 0.53);
    quietLabel(pen, label, { y: h * 0.5 - 105, size: Math.min(78, h * 0.12), max: w * 0.5 });
  });
  const skin = plastic(color, { roughness: 0.35, metalness: 0.2 });
  const sides = plastic('#ffffff', { map: face, roughness: 0.35, metalness: 0.1 });
  const high = 1.5 / wide;
  return put(
    group(
      block([1.5, high, 1.5], [sides, sides, skin, skin, sides, sides], [0, high / 2, 0]),
      slab([1.54, 0.36, 1.54], 0.06, skin, [0, high - 0.02, 0]),
      slab([1.3, 0.05, 1.3], 0.06, plastic(accent, { roughness: 0.3, metalness: 0.5 }), [0, high + 0.33, 0]),
      loose === 'cookies'
        ? times(5, (i) =>
            put(
              group(
                cyl([0.32, 0.34, 0.12], stoneware('#d9a860', '#a8763a')),
                ring(0.2, 0.05, stoneware('#e3b878', '#a8763a'), [0, 0.06, 0]),
              ),
              [
                1.2 + (i % 2) * 0.55 - (i > 3 ? 0.2 : 0),
                0.08 + (i > 3 ? 0.13 : 0),
                0.35 + Math.floor((i % 4) / 2) * 0.62,
              ],
            ),
          )
        : times(30, (i) =>
            puff(
              [0.24, 0.05, 0.06],
              card(i % 2 ? '#4a5a34' : '#5f4a2c'),
              [
                1.15 + Math.cos(i * 2.4) * 0.36 * Math.sqrt(i / 30),
                0.04 + (i % 4) * 0.02,
                0.8 + Math.sin(i * 2.4) * 0.36 * Math.sqrt(i / 30),
              ],
              [0, i * 1.9, 0.1],
              0.9,
            ),
          ),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** A carton of drip coffee with two sachets before it. */
export function dripCoffeeBox({ color, accent, label }: { color: string; accent: string; label: Words }) {
  const face = print(700, 800, (pen, w, h) => {
    fill(pen, color);
    fill(pen, accent, [0, h - 130, w, 130]);
    quietLabel(pen, label, { y: 200, size: 110, ink: '#fbf6ea', soft: '#e9dcc4', max: w - 80 });
    text(pen, '10 包 × 10g', w / 2, h - 46, { size: 66, align: 'center' });
  });
  const bag = print(400, 500, (pen, w, h) => {
    fill(pen, '#f3ecde');
    fill(pen, color, [0, 0, w, 90]);
    quietLabel(pen, label, { y: 170, size: 70, max: w - 40 });
    fill(pen, accent, [0, h - 40, w, 40]);
  });
  const sachet = (x: number, z: number, turn: number) =>
    put(
      group(
        puff([1.1, 1.35, 0.22], card('#f3ecde'), [0, 0.68, 0], undefined, [0.12, 0.12, 0.8]),
        decal([1.06, 1.32], bag, [0, 0.68, 0.112]),
      ),
      [x, 0, z],
      [-0.12, turn, 0],
    );
  return put(
    group(
      block([1.9, 2.15, 0.95], card(color), [0, 1.075, -0.3]),
      decal([1.88, 2.13], face, [0, 1.075, 0.178]),
      sachet(1.35, 0.55, -0.25),
      sachet(0.75, 0.95, -0.1),
    ),
    undefined,
    [0, -0.15, 0],
  );
}

import { fill, print, text } from '../page/labels.ts';
import { card, glass, plastic, rubber, wood } from '../page/materials.ts';
import { circle, puff, roundRect } from '../page/soft.ts';
import {
  PI,
  ball,
  box,
  cyl,
  decal,
  extrude,
  group,
  lathe,
  put,
  reshape,
  ring,
  smoothLathe,
  times,
  tube,
  wrap,
} from '../page/solids.ts';

/** A wide-necked feeding bottle with grips and scale. */
export function babyBottle({ color, high }: { color: string; high: number }) {
  const marks = print(700, 400, (pen, w, h) => {
    for (let i = 0; i < 8; i++) {
      fill(pen, '#7f8a8a', [w / 2 - 60, 30 + i * 46, i % 2 ? 60 : 110, 7]);
      if (i % 2 === 0)
        text(pen, String(240 - i * 30), w / 2 + 70, 48 + i * 46, { size: 40, color: '#7f8a8a', weight: 400 });
    }
    text(pen, '稚夏', w / 2 - 240, h / 2, { size: 60, color, weight: 700 });
  });
  const soft = plastic(color, { roughness: 0.4, clearcoat: 0.2 });
  return put(
    group(
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.6, 0.1],
          [0.6, high * 0.5],
          [0.52, high * 0.72],
          [0.56, high * 0.9],
          [0.54, high],
        ],
        glass('#efe6d4', 0.42),
      ),
      lathe(
        [
          [0, 0.04],
          [0.47, 0.04],
          [0.56, 0.12],
          [0.56, high * 0.5],
          [0, high * 0.5],
        ],
        plastic('#fbf8f0', { roughness: 0.3 }),
      ),
      wrap([0.603, 0.603], high * 0.55, marks, [0, high * 0.34, 0], 2.2, { transparent: true }),
      cyl([0.6, 0.6, 0.3], soft, [0, high + 0.12, 0]),
      times(24, (i) =>
        box(
          [0.03, 0.26, 0.04],
          soft,
          [Math.cos((i * PI) / 12) * 0.6, high + 0.12, Math.sin((i * PI) / 12) * 0.6],
          [0, -(i * PI) / 12, 0],
          0.01,
        ),
      ),
      smoothLathe(
        [
          [0.52, 0.27],
          [0.5, 0.4],
          [0.3, 0.55],
          [0.16, 0.75],
          [0.14, 0.9],
          [0, 0.96],
        ],
        plastic('#f3ece0', { roughness: 0.25, transparent: true, opacity: 0.88 }),
        [0, high, 0],
      ),
      [-1, 1].map((side) =>
        tube(
          [
            [side * 0.55, high * 0.72, 0],
            [side * 1.0, high * 0.78, 0],
            [side * 1.06, high * 0.4, 0],
            [side * 0.62, high * 0.3, 0],
          ],
          0.08,
          soft,
        ),
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** A divided silicone plate with a suction foot, spoon and fork. */
export function siliconePlate({ color }: { color: string }) {
  const soft = rubber(color, { roughness: 0.6 });
  const steel = wood('#d3b079', '#9a7444');
  return put(
    group(
      extrude(roundRect(3.0, 2.2, 0.9), 0.1, 0.06, soft, [0, 0.1, 0], [-PI / 2, 0, 0]),
      tube(
        times(40, (k) => {
          const angle = (k / 40) * 2 * PI;
          const flat = (n: number) => Math.sign(n) * Math.abs(n) ** 0.6;
          return [flat(Math.cos(angle)) * 1.48, 0.4, flat(Math.sin(angle)) * 1.08];
        }),
        0.1,
        soft,
        true,
      ),
      reshape(extrude(roundRect(3.1, 2.3, 0.9), 0.3, 0.02, soft, [0, 0.24, 0], [-PI / 2, 0, 0]), (v) => {
        if (v.z > 0 && Math.hypot(v.x / 1.4, v.y / 1.0) < 1) v.z = -0.1;
      }),
      box([0.09, 0.3, 1.9], soft, [0.35, 0.3, 0], undefined, 0.04),
      box([1.1, 0.3, 0.09], soft, [0.9, 0.3, 0], undefined, 0.04),
      times(9, (i) =>
        ball(0.13, plastic('#6f9a4f', { roughness: 0.6 }), [
          0.62 + (i % 3) * 0.26,
          0.3,
          -0.66 + Math.floor(i / 3) * 0.2,
        ]),
      ),
      times(5, (i) =>
        puff(
          [0.34, 0.18, 0.3],
          plastic('#e08a3f', { roughness: 0.6 }),
          [0.6 + (i % 3) * 0.3, 0.3, 0.36 + Math.floor(i / 3) * 0.3],
          [0, i, 0],
          0.7,
        ),
      ),
      puff([1.3, 0.34, 1.2], plastic('#faf6ea', { roughness: 0.8 }), [-0.62, 0.28, 0], undefined, 0.8),
      put(
        group(cyl([0.05, 0.06, 1.3], steel, [0, -0.5, 0]), puff([0.4, 0.55, 0.14], soft, [0, 0.35, 0], undefined, 0.9)),
        [1.95, 0.1, 0.3],
        [-PI / 2, 0, 0.1],
      ),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** A straw cup with a flip lid and carry loop. */
export function strawCup({ color, lid }: { color: string; lid: string }) {
  const cap = plastic(lid, { roughness: 0.4, clearcoat: 0.2 });
  const mark = print(300, 300, (pen) => {
    text(pen, '稚夏', 150, 180, { size: 100, color: '#ffffff', align: 'center' });
  });
  return put(
    group(
      smoothLathe(
        [
          [0, 0],
          [0.5, 0],
          [0.58, 0.08],
          [0.6, 0.6],
          [0.54, 1.0],
          [0.58, 1.5],
        ],
        plastic(color, { roughness: 0.25, transparent: true, opacity: 0.9, clearcoat: 0.5 }),
      ),
      cyl([0.61, 0.59, 0.36], cap, [0, 1.64, 0]),
      puff([1.0, 0.36, 1.0], cap, [0, 1.9, 0], undefined, [0.8, 0.5, 0.8]),
      tube(
        [
          [0, 1.95, 0.1],
          [0, 2.25, 0.12],
          [0.06, 2.42, 0.32],
        ],
        0.08,
        rubber('#f3ece0'),
      ),
      put(puff([0.5, 0.16, 0.7], cap, undefined, undefined, 0.5), [0, 2.2, -0.42], [1.0, 0, 0]),
      [-1, 1].map((s) =>
        tube(
          [
            [s * 0.56, 1.5, 0],
            [s * 0.98, 1.42, 0],
            [s * 1.0, 0.9, 0],
            [s * 0.58, 0.75, 0],
          ],
          0.075,
          cap,
        ),
      ),
      decal([0.5, 0.5], mark, [0, 0.8, 0.605]),
    ),
    undefined,
    [0, 0.3, 0],
  );
}

/** A bib with a crumb pocket, a rolled one beside. */
export function bib({ color, dots }: { color: string; dots: string }) {
  const soft = rubber(color, { roughness: 0.6 });
  const shape = roundRect(2.0, 2.4, 0.6);
  shape.holes.push(circle(0.01));
  return put(
    group(
      extrude(shape, 0.05, 0.03, soft, [0, 1.3, 0], [-0.25, 0, 0]),
      ring(0.62, 0.14, soft, [0, 2.62, -0.36], [-0.25, 0, 0], PI * 1.9),
      put(
        reshape(puff([2.1, 0.9, 0.8], soft, undefined, undefined, [0.4, 0.6, 0.6]), (v) => {
          if (v.y > 0.1) v.y = 0.1;
        }),
        [0, 0.5, 0.42],
      ),
      puff([0.62, 0.5, 0.06], rubber(dots), [0, 1.62, 0.0], [-0.25, 0, 0.3], [0.9, 0.9, 0.9]),
      put(cyl([0.3, 0.3, 1.9], soft), [1.75, 0.3, 0.6], [0, 0.5, PI / 2]),
      put(cyl([0.31, 0.31, 0.3], card('#f4efe4')), [1.75, 0.3, 0.6], [0, 0.5, PI / 2]),
    ),
    undefined,
    [0, 0.25, 0],
  );
}

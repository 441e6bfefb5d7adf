import { print, text } from '../page/labels.ts';
import { fabric, metal, plastic, rubber, wood } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import {
  PI,
  ball,
  box,
  cyl,
  decal,
  frame,
  group,
  lathe,
  put,
  reshape,
  ring,
  smoothLathe,
  tube,
} from '../page/solids.ts';

/** A day pack with roll pocket and leather tabs. */
export function backpack({ color, trim }: { color: string; trim: string }) {
  const cloth = fabric(color, 'woven', 34);
  const leather = plastic(trim, { roughness: 0.7 });
  return put(
    group(
      reshape(puff([1.9, 2.7, 1.05], cloth, [0, 1.4, 0], undefined, [0.4, 0.32, 0.5]), (v) => {
        v.x *= 1 - 0.08 * (v.y / 1.35);
      }),
      puff([1.45, 1.15, 0.6], cloth, [0, 0.8, 0.44], undefined, [0.34, 0.3, 0.5]),
      puff([1.8, 0.62, 1.12], cloth, [0, 2.42, 0.06], [0.12, 0, 0], [0.45, 0.5, 0.5]),
      tube(
        [
          [-0.6, 1.38, 0.66],
          [0, 1.42, 0.74],
          [0.6, 1.38, 0.66],
        ],
        0.028,
        metal('#b99a5a', 0.35),
      ),
      [-0.42, 0.42].map((x) =>
        group(
          box([0.16, 0.95, 0.05], leather, [x, 1.86, 0.6], [0.06, 0, 0], 0.02),
          ring(0.1, 0.025, metal('#b99a5a', 0.3), [x, 1.52, 0.66], [0, 0, 0]),
        ),
      ),
      panel([0.5, 0.28, 0.03], 0.05, leather, [0, 0.85, 0.75]),
      tube(
        [
          [-0.25, 2.68, -0.1],
          [-0.2, 3.0, -0.12],
          [0.2, 3.0, -0.12],
          [0.25, 2.68, -0.1],
        ],
        0.06,
        leather,
      ),
      [-1, 1].map((s) =>
        tube(
          [
            [s * 0.5, 2.6, -0.42],
            [s * 0.95, 2.3, -0.7],
            [s * 1.02, 1.2, -0.72],
            [s * 0.8, 0.35, -0.4],
          ],
          0.085,
          cloth,
        ),
      ),
      [-1, 1].map((s) => puff([0.3, 0.8, 0.7], cloth, [s * 0.93, 0.75, 0.0], undefined, 0.6)),
    ),
    undefined,
    [0, -0.4, 0],
  );
}

/** A clear sports bottle with scale and loop. */
export function sportBottle({ color, cap }: { color: string; cap: string }) {
  const lid = plastic(cap, { roughness: 0.4 });
  const marks = print(300, 900, (pen, w, h) => {
    for (let i = 0; i < 9; i++) {
      pen.fillStyle = 'rgba(255,255,255,.9)';
      pen.fillRect(w / 2 - 80, 60 + i * 90, i % 2 ? 60 : 110, 9);
    }
    text(pen, '野渡', w / 2 + 20, h - 40, { size: 90, color: 'rgba(255,255,255,.95)' });
  });
  return put(
    group(
      smoothLathe(
        [
          [0, 0.04],
          [0.5, 0],
          [0.58, 0.08],
          [0.56, 0.8],
          [0.52, 1.1],
          [0.57, 1.4],
          [0.56, 2.1],
          [0.4, 2.36],
          [0.38, 2.46],
        ],
        plastic(color, { roughness: 0.08, clearcoat: 1, transparent: true, opacity: 0.72 }),
      ),
      cyl([0.45, 0.45, 0.34], lid, [0, 2.6, 0]),
      cyl([0.2, 0.24, 0.26], lid, [0, 2.86, 0]),
      tube(
        [
          [-0.4, 2.66, 0],
          [-0.5, 3.1, 0],
          [0.1, 3.2, 0],
          [0.42, 2.9, 0],
          [0.42, 2.64, 0],
        ],
        0.06,
        lid,
      ),
      ring(0.56, 0.03, lid, [0, 1.1, 0]),
      decal([0.4, 1.2], marks, [0, 1.25, 0.6]),
    ),
    undefined,
    [0, -0.25, 0],
  );
}

/** Trekking poles crossed, with straps and baskets. */
export function trekkingPoles({ color }: { color: string }) {
  const shaft = plastic(color, { roughness: 0.3, metalness: 0.4 });
  const pole = (turn: number, x: number) =>
    put(
      group(
        cyl([0.055, 0.055, 1.6], shaft, [0, 0.9, 0]),
        cyl([0.045, 0.045, 1.4], metal('#c9ced6', 0.3), [0, -0.5, 0]),
        cyl([0.036, 0.036, 0.9], shaft, [0, -1.5, 0]),
        [0.14, -1.1].map((y) => cyl([0.085, 0.085, 0.22], rubber('#2b2f33'), [0, y, 0])),
        puff([0.2, 0.95, 0.24], rubber('#4a4238'), [0, 2.1, 0], undefined, [0.8, 0.3, 0.8]),
        ball(0.16, rubber('#2b2f33'), [0, 2.56, 0.02], [0.9, 0.6, 1.2]),
        tube(
          [
            [0, 2.5, 0.1],
            [0.3, 2.2, 0.16],
            [0.36, 1.7, 0.12],
            [0.1, 1.9, 0.12],
            [0, 2.42, 0.12],
          ],
          0.035,
          fabric('#5f6f55', 'woven', 4),
        ),
        lathe(
          [
            [0.04, 0],
            [0.3, 0.04],
            [0.3, 0.07],
            [0.04, 0.05],
          ],
          rubber('#2b2f33'),
          [0, -1.78, 0],
        ),
        cyl([0.03, 0.01, 0.26], metal('#8f959d', 0.3), [0, -2.05, 0]),
      ),
      [x, 2.2, 0],
      [0, 0, turn],
    );
  return group(pole(0.32, 0.12), put(pole(-0.32, -0.12), [0, 0, 0.2]));
}

/** A hard cool box with a fold-over handle. */
export function cooler({ color, lid }: { color: string; lid: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  const top = plastic(lid, { roughness: 0.45 });
  return put(
    group(
      puff([2.9, 1.7, 1.8], shell, [0, 0.87, 0], undefined, [0.16, 0.2, 0.18]),
      slab([3.0, 0.36, 1.9], 0.22, top, [0, 1.66, 0]),
      slab([2.2, 0.06, 1.1], 0.18, plastic(lid, { roughness: 0.6 }), [0, 2.0, 0]),
      [-1, 1].map((s) => cyl([0.14, 0.14, 0.12], rubber('#4a4238'), [s * 1.5, 1.5, 0], [0, 0, PI / 2])),
      frame(
        [
          [-1.56, 1.5, 0],
          [-1.56, 2.5, -0.5],
          [1.56, 2.5, -0.5],
          [1.56, 1.5, 0],
        ],
        0.06,
        metal('#8f959d', 0.3),
        0.2,
      ),
      cyl([0.1, 0.1, 1.5], wood('#c9a06c', '#8e6a3c'), [0, 2.5, -0.5], [0, 0, PI / 2]),
      [-0.7, 0.7].map((x) => box([0.26, 0.5, 0.1], rubber('#4a4238'), [x, 1.55, 0.96], undefined, 0.04)),
      panel([0.8, 0.34, 0.04], 0.08, plastic('#f4f1ea'), [0, 0.85, 0.91]),
      decal(
        [0.6, 0.2],
        print(360, 120, (pen) => text(pen, '野渡', 180, 92, { size: 90, color: '#5a5147', align: 'center' })),
        [0, 0.85, 0.935],
      ),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

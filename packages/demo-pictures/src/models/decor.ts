import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { card, fabric, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { panel, puff, roundRect, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, extrude, group, lathe, put, reshape, smoothLathe, times, tube } from '../page/solids.ts';

/** Taper candles in three holders. */
export function candlesticks({ finish, wax }: { finish: string; wax: string }) {
  const coat = finish === 'brass' ? metal('#b99a5a', 0.28) : plastic(finish, { roughness: 0.55 });
  const one = (h: number, at: [number, number, number]) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.42, 0],
            [0.46, 0.04],
            [0.3, 0.1],
            [0.09, 0.16],
            [0.07, h - 0.2],
            [0.2, h - 0.1],
            [0.22, h],
            [0.15, h + 0.02],
          ],
          coat,
        ),
        cyl([0.1, 0.12, 1.3], plastic(wax, { roughness: 0.6, clearcoat: 0.15 }), [0, h + 0.65, 0]),
        cyl([0.012, 0.012, 0.12], rubber('#333333'), [0, h + 1.34, 0]),
      ),
      at,
    );
  return group(one(1.5, [-0.65, 0, -0.2]), one(1.0, [0.15, 0, 0.15]), one(0.55, [0.85, 0, 0.5]));
}

/** A stoneware ornament: loop, or a quiet bird pair. */
export function ornament({ kind, clay }: { kind: 'loop' | 'birds'; clay: string }) {
  const body = stoneware(clay, '#8a7d6c', { roughness: 0.8 });
  if (kind === 'loop')
    return group(
      slab([1.5, 0.24, 0.9], 0.2, wood('#c9a06c', '#8e6a3c')),
      tube(
        times(30, (k) => {
          const angle = (k / 30) * 2 * PI;
          return [
            Math.sin(angle) * 1.05,
            1.5 + Math.cos(angle) * 1.15 + Math.sin(angle * 2) * 0.16,
            Math.cos(angle * 2) * 0.3,
          ];
        }),
        0.24,
        body,
        true,
      ),
    );
  const bird = (s: number) =>
    group(
      reshape(puff([1.5, 1.0, 0.85], body, [0, 0.52, 0], undefined, 0.9), (v) => {
        if (v.x < 0) v.y += v.x * v.x * 0.35;
      }),
      ball(0.36, body, [0.52, 1.02, 0]),
      put(cyl([0.001, 0.09, 0.3], metal('#b99a5a', 0.3)), [0.9, 1.02, 0], [0, 0, -PI / 2]),
      ball(0.04, rubber('#2a2320'), [0.72, 1.1, 0.28 * s]),
      ball(0.04, rubber('#2a2320'), [0.72, 1.1, -0.28 * s]),
      puff([0.9, 0.3, 0.3], body, [-0.9, 0.85, 0], [0, 0, -0.5], 0.8),
    );
  return group(put(bird(1), [-0.7, 0, -0.2], [0, 0.3, 0]), put(bird(1), [0.95, 0, 0.4], [0, PI - 0.5, 0], 0.72));
}

/** A magazine rack of bent wood and canvas. */
export function canvasRack({ color, light, dark }: { color: string; light: string; dark: string }) {
  const timber = wood(light, dark);
  const cloth = fabric(color, 'woven', 10, { side: DoubleSide });
  const cover = (tone: string, words: string) =>
    card('#ffffff', {
      map: print(300, 400, (pen, w, h) => {
        pen.fillStyle = tone;
        pen.fillRect(0, 0, w, h);
        text(pen, words, w / 2, 110, { size: 70, color: '#fbf6ea', align: 'center' });
      }),
    });
  return put(
    group(
      [-0.75, 0.75].map((z) =>
        group(
          tube(
            [
              [-1.0, 0, z],
              [-0.2, 1.2, z],
              [0.9, 2.3, z],
            ],
            0.065,
            timber,
          ),
          tube(
            [
              [1.0, 0, z],
              [0.2, 1.2, z],
              [-0.9, 2.3, z],
            ],
            0.065,
            timber,
          ),
        ),
      ),
      [-0.9, 0.9].map((x) => cyl([0.06, 0.06, 1.7], timber, [x, 2.28, 0], [PI / 2, 0, 0])),
      [-1, 1].map((s) =>
        put(box([0.05, 1.95, 1.45], cloth, [0, 0, 0], undefined, 0.02), [s * 0.45, 1.38, 0], [0, 0, -s * 0.49]),
      ),
      [-0.25, 0.02, 0.25].map((x, i) =>
        box(
          [0.06, 1.9, 1.3],
          cover(['#8a5a44', '#5f7a66', '#c99a3f'][i] ?? '#8a5a44', ['居', '茶', '山'][i] ?? ''),
          [x * 0.9, 1.85, 0],
          [0, 0, -x * 0.7],
          0.01,
        ),
      ),
    ),
    undefined,
    [0, 0.7, 0],
  );
}

/** A four-legged stool, bare or upholstered. */
export function stool({ seat, light, dark }: { seat: string | null; light: string; dark: string }) {
  const timber = wood(light, dark, [2, 1]);
  return group(
    seat
      ? puff([2.0, 0.5, 2.0], fabric(seat, 'woven', 8), [0, 2.2, 0], undefined, [0.95, 0.5, 0.95])
      : lathe(
          [
            [0, 0],
            [0.95, 0],
            [1.0, 0.06],
            [1.0, 0.18],
            [0.94, 0.22],
            [0, 0.18],
          ],
          timber,
          [0, 2.0, 0],
        ),
    seat ? cyl([0.92, 0.92, 0.14], timber, [0, 1.92, 0]) : cyl([0.6, 0.6, 0.06], timber, [0, 1.98, 0]),
    times(4, (i) => {
      const angle = (i * PI) / 2 + PI / 4;
      return tube(
        [
          [Math.cos(angle) * 0.62, 1.95, Math.sin(angle) * 0.62],
          [Math.cos(angle) * 0.76, 1.0, Math.sin(angle) * 0.76],
          [Math.cos(angle) * 0.9, 0, Math.sin(angle) * 0.9],
        ],
        0.085,
        timber,
      );
    }),
    times(4, (i) => {
      const [a, b] = [(i * PI) / 2 + PI / 4, ((i + 1) * PI) / 2 + PI / 4];
      return tube(
        [
          [Math.cos(a) * 0.8, 0.7, Math.sin(a) * 0.8],
          [(Math.cos(a) + Math.cos(b)) * 0.4, 0.7, (Math.sin(a) + Math.sin(b)) * 0.4],
          [Math.cos(b) * 0.8, 0.7, Math.sin(b) * 0.8],
        ],
        0.045,
        timber,
      );
    }),
  );
}

/** A wall shelf with rail, dressed with two things. */
export function wallShelf({ light, dark, wide }: { light: string; dark: string; wide: number }) {
  const timber = wood(light, dark, [2, 1]);
  return put(
    group(
      slab([wide, 0.12, 0.9], 0.05, timber, [0, 0.7, 0]),
      panel([wide, 0.5, 0.08], 0.04, timber, [0, 0.55, -0.42]),
      [-wide / 2 + 0.3, wide / 2 - 0.3].map((x) =>
        put(extrude(roundRect(0.1, 0.5, 0.04), 0.06, 0.01, timber), [x, 0.5, 0]),
      ),
      put(
        smoothLathe(
          [
            [0, 0],
            [0.22, 0],
            [0.32, 0.3],
            [0.16, 0.7],
            [0.18, 0.8],
          ],
          stoneware('#dcd3c4', '#8a7d6c'),
        ),
        [-wide / 4, 0.82, 0],
      ),
      box([0.14, 0.8, 0.6], card('#8fa18a'), [wide / 5, 1.22, 0], undefined, 0.01),
      box([0.18, 0.7, 0.6], card('#c98f77'), [wide / 5 + 0.18, 1.17, 0], undefined, 0.01),
      box([0.12, 0.75, 0.6], card('#e9e2d6'), [wide / 5 + 0.36, 1.18, 0], [0, 0, -0.12], 0.01),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

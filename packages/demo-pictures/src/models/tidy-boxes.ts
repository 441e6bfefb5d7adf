import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { fabric, glass, plastic, rubber, wood } from '../page/materials.ts';
import { foldedCloth, panel, puff, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, decal, group, put, reshape, times, tube } from '../page/solids.ts';

/** Woven baskets with two grips, one inside the shadow of the other. */
export function wickerBasket({ color, size }: { color: string; size: 's' | 'm' | 'set' }) {
  const basket = (w: number, h: number, d: number) => {
    const strand = plastic(color, { roughness: 0.85 });
    const post = plastic(color, { roughness: 0.9 });
    const rows = Math.round(h / 0.115);
    const around = (y: number, grow: number) =>
      times(28, (k) => {
        const angle = (k / 28) * 2 * PI;
        const flat = (n: number) => Math.sign(n) * Math.abs(n) ** 0.45;
        return [(flat(Math.cos(angle)) * w * grow) / 2, y, (flat(Math.sin(angle)) * d * grow) / 2] as [
          number,
          number,
          number,
        ];
      });
    return group(
      times(rows, (i) =>
        tube(around(0.07 + i * 0.115, 0.92 + (0.1 * i) / rows + (i % 2) * 0.012), 0.062, strand, true),
      ),
      times(22, (k) => {
        const angle = (k / 22) * 2 * PI;
        const flat = (n: number) => Math.sign(n) * Math.abs(n) ** 0.45;
        return cyl([0.04, 0.04, h - 0.15], post, [
          (flat(Math.cos(angle)) * w * 0.9) / 2,
          h / 2,
          (flat(Math.sin(angle)) * d * 0.9) / 2,
        ]);
      }),
      tube(around(h, 1.03), 0.085, strand, true),
      box([w * 0.88, 0.06, d * 0.88], strand, [0, 0.05, 0], undefined, 0.02),
      [-1, 1].map((side) =>
        tube(
          [
            [side * w * 0.51, h - 0.1, -0.26],
            [side * w * 0.58, h + 0.06, 0],
            [side * w * 0.51, h - 0.1, 0.26],
          ],
          0.05,
          strand,
        ),
      ),
      put(foldedCloth(fabric('#e9e1d2', 'waffle', 3), [w * 0.72, d * 0.66], 2, 0.16), [0, h * 0.66, 0]),
    );
  };
  if (size === 'set')
    return put(
      group(put(basket(2.6, 1.2, 1.8), [-0.4, 0, -0.4]), put(basket(1.7, 0.85, 1.2), [1.6, 0, 0.9], [0, -0.2, 0])),
      undefined,
      [0, 0.4, 0],
    );
  return put(size === 's' ? basket(1.9, 1.0, 1.4) : basket(2.6, 1.3, 1.8), undefined, [0, 0.4, 0]);
}

/** A folding crate with open lattice sides, its twin folded flat beneath. */
export function foldCrate({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.5 });
  const grid = (w: number, at: [number, number, number], turn: number) =>
    put(
      group(
        panel([w, 0.16, 0.08], 0.03, shell, [0, 0.08, 0]),
        panel([w, 0.2, 0.1], 0.04, shell, [0, 1.0, 0]),
        times(Math.round(w / 0.24) + 1, (i) =>
          panel([0.09, 0.95, 0.07], 0.02, shell, [-w / 2 + 0.05 + (i * (w - 0.1)) / Math.round(w / 0.24), 0.52, 0]),
        ),
        panel([w, 0.08, 0.07], 0.02, shell, [0, 0.52, 0]),
      ),
      at,
      [0, turn, 0],
    );
  const timber = wood('#cfa878', '#946d42', [1, 1]);
  return put(
    group(
      slab([3.0, 0.14, 2.0], 0.1, shell),
      grid(3.0, [0, 0.1, 0.96], 0),
      grid(3.0, [0, 0.1, -0.96], 0),
      grid(1.9, [1.46, 0.1, 0], PI / 2),
      grid(1.9, [-1.46, 0.1, 0], PI / 2),
      slab([3.08, 0.1, 2.08], 0.12, timber, [0, 1.22, 0]),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** Clear shoe boxes with a front door, stacked. */
export function shoeBoxes({ edge, count }: { edge: string; count: number }) {
  const rim = plastic(edge, { roughness: 0.4 });
  const one = (i: number) =>
    put(
      group(
        box([2.3, 1.2, 2.9], glass('#e9f1f4', 0.22), [0, 0.62, 0], undefined, 0.06),
        [0.04, 1.22].flatMap((y) => [-1.43, 1.43].map((z) => box([2.36, 0.08, 0.08], rim, [0, y, z], undefined, 0.02))),
        [0.04, 1.22].flatMap((y) => [-1.15, 1.15].map((x) => box([0.08, 0.08, 2.9], rim, [x, y, 0], undefined, 0.02))),
        [-1.15, 1.15].flatMap((x) =>
          [-1.43, 1.43].map((z) => box([0.08, 1.2, 0.08], rim, [x, 0.62, z], undefined, 0.02)),
        ),
        box([0.6, 0.12, 0.08], rim, [0, 1.0, 1.48], undefined, 0.04),
        times(2, (k) =>
          put(
            group(
              puff([0.75, 0.2, 2.0], rubber('#f1efe9'), [0, 0.14, 0], undefined, [0.6, 0.4, 0.5]),
              reshape(
                puff(
                  [0.7, 0.7, 1.85],
                  fabric(['#4b6785', '#8a5a44', '#5f6f55'][i % 3] ?? '#4b6785', 'woven', 5),
                  [0, 0.36, 0],
                  undefined,
                  0.7,
                ),
                (v) => {
                  if (v.z > 0) v.y *= 1 - 0.5 * v.z;
                },
              ),
            ),
            [-0.46 + k * 0.92, 0.08, 0.05],
          ),
        ),
      ),
      [0, i * 1.3, 0],
      [0, i * 0.04, 0],
    );
  return put(group(times(count, one)), undefined, [0, 0.55, 0]);
}

/** Drawer dividers: fabric boxes of several cells with rolled socks. */
export function drawerCells({ color }: { color: string }) {
  const cloth = fabric(color, 'woven', 8);
  const tones = ['#e9e2d6', '#8fa3b3', '#c98f77', '#a9b8a4', '#4d535a', '#d9c3b4'];
  return put(
    group(
      box([3.2, 0.06, 2.1], cloth, [0, 0.04, 0], undefined, 0.02),
      [-1.02, 1.02].map((z) => box([3.2, 0.75, 0.07], cloth, [0, 0.4, z], undefined, 0.03)),
      times(5, (i) => box([0.06, i % 4 ? 0.68 : 0.75, 2.05], cloth, [-1.57 + i * 0.785, 0.38, 0], undefined, 0.02)),
      box([3.1, 0.66, 0.05], cloth, [0, 0.37, 0], undefined, 0.02),
      times(8, (i) =>
        puff(
          [0.62, 0.6, 0.78],
          fabric(tones[(i * 5) % 6] ?? '#e9e2d6', 'knit', 3),
          [-1.18 + (i % 4) * 0.785, 0.42, i < 4 ? -0.5 : 0.5],
          [0, i, 0],
          0.75,
        ),
      ),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** Vacuum storage bags: one full and one flat, pump beside. */
export function vacuumBags({ accent }: { accent: string }) {
  const film = plastic('#eef4f6', {
    roughness: 0.12,
    clearcoat: 1,
    transparent: true,
    opacity: 0.36,
    side: DoubleSide,
  });
  const label = print(500, 220, (pen, w) => {
    fill(pen, accent);
    text(pen, '禾木', 30, 90, { size: 70 });
    text(pen, '真空压缩袋', 30, 180, { size: 76, max: w - 60 });
  });
  const bag = (at: [number, number, number], h: number, tone: string) =>
    put(
      group(
        puff([2.7, h * 0.86, 1.9], fabric(tone, 'woven', 10), [0, h / 2, 0], undefined, [0.2, 0.5, 0.2]),
        puff([3.0, h, 2.15], film, [0, h / 2, 0], undefined, [0.14, 0.5, 0.14]),
        box([3.06, 0.06, 0.12], plastic(accent), [0, h / 2, 1.12], undefined, 0.02),
        cyl([0.2, 0.2, 0.1], plastic('#f4f4f2'), [0.9, h + 0.02, 0.3]),
        decal([0.95, 0.42], label, [-0.7, h + 0.012, 0.35], [-PI / 2, 0, 0]),
      ),
      at,
    );
  return put(
    group(
      bag([0, 0, 0], 0.42, '#8fa3b3'),
      bag([0.1, 0.46, -0.05], 1.1, '#d9c3b4'),
      put(
        group(
          cyl([0.26, 0.26, 1.1], plastic('#f4f4f2'), [0, 0.6, 0]),
          cyl([0.14, 0.14, 0.5], plastic(accent), [0, 1.35, 0]),
          ball(0.22, plastic(accent), [0, 1.65, 0], [1, 0.5, 1]),
        ),
        [2.1, 0, 0.9],
      ),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

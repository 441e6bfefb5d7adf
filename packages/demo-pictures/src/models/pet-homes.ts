import { RepeatWrapping } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, fabric, metal, wood } from '../page/materials.ts';
import { panel, puff, roundRect } from '../page/soft.ts';
import { PI, ball, box, decal, extrude, group, outline, put, reshape, ring, times, tube } from '../page/solids.ts';

/** A round nest bed with a raised rim; `size` tells a small from a large one by its cushion. */
export function petBed({ color, inner, size }: { color: string; inner: string; size: number }) {
  const fur = fabric(color, 'terry', 6, { bumpScale: 7 });
  const lining = fabric(inner, 'terry', 5, { bumpScale: 6 });
  const rim = reshape(ring(1.5, 0.48, fur, [0, 0.46, 0]), (v) => {
    const angle = Math.atan2(v.y, v.x);
    const front = Math.max(0, Math.cos(angle - PI / 2));
    v.z *= 1 - 0.3 * front;
    v.x *= 1.12;
  });
  return put(
    group(
      rim,
      puff([2.7, 0.6, 2.4], lining, [0, 0.3, 0], undefined, [0.8, 0.6, 0.8]),
      put(
        group(
          puff([0.9, 0.2, 0.24], fabric('#e9e1d2', 'terry', 2), undefined, undefined, 0.7),
          [-0.42, 0.42].flatMap((x) => [-0.09, 0.09].map((z) => ball(0.13, fabric('#e9e1d2', 'terry', 2), [x, 0, z]))),
        ),
        [0.35, 0.66, 0.35],
        [0, 0.6, 0],
      ),
      box([0.34, 0.2, 0.05], card('#f4efe4'), [0.5, 0.3, 1.98], undefined, 0.02),
    ),
    undefined,
    [0, 0.25, 0],
    size,
  );
}

/** A soft carrier with mesh window and shoulder strap. */
export function petCarrier({ color, strap }: { color: string; strap: string }) {
  const cloth = fabric(color, 'woven', 16);
  return put(
    group(
      puff([3.1, 1.9, 1.7], cloth, [0, 0.95, 0], undefined, [0.22, 0.3, 0.26]),
      panel([2.1, 1.1, 0.04], 0.3, fabric('#3a3f45', 'mesh', 12), [0, 0.95, 0.84]),
      tube(
        times(36, (k) => {
          const angle = (k / 36) * 2 * PI;
          const flat = (n: number) => Math.sign(n) * Math.abs(n) ** 0.4;
          return [flat(Math.cos(angle)) * 1.1, 0.95 + flat(Math.sin(angle)) * 0.6, 0.86];
        }),
        0.05,
        fabric(strap, 'woven', 6),
        true,
      ),
      [-0.42, 0.42].map((z) =>
        tube(
          [
            [-0.8, 1.82, z],
            [-0.6, 2.45, z * 0.6],
            [0.6, 2.45, z * 0.6],
            [0.8, 1.82, z],
          ],
          0.075,
          fabric(strap, 'woven', 6),
        ),
      ),
      box([0.7, 0.14, 0.6], fabric(strap, 'woven', 4), [0, 2.44, 0], undefined, 0.06),
      tube(
        [
          [-1.55, 1.3, 0.2],
          [-2.0, 0.6, 0.8],
          [-1.2, 0.06, 1.5],
          [0.6, 0.06, 1.6],
          [1.6, 0.5, 1.0],
          [1.55, 1.3, 0.2],
        ],
        0.06,
        fabric(strap, 'woven', 8),
      ),
      [-1.55, 1.55].map((x) => ring(0.13, 0.035, metal('#b99a5a', 0.3), [x, 1.3, 0.15], [0, 0, 0])),
      put(box([0.36, 0.24, 0.03], card('#f4efe4'), undefined, undefined, 0.02), [1.25, 0.35, 0.8]),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** A wooden cat tree: post, perch and hammock. */
export function catTree({ cloth }: { cloth: string }) {
  const plush = fabric(cloth, 'terry', 5, { bumpScale: 6 });
  const rope = (h: number, at: [number, number, number]) =>
    group(
      times(Math.round(h / 0.09), (i) =>
        ring(0.16, 0.05, fabric('#c9a878', 'knit', 3), [at[0], at[1] + i * 0.09, at[2]]),
      ),
    );
  return put(
    group(
      extrude(roundRect(2.4, 2.0, 0.3), 0.12, 0.03, wood('#d3b079', '#9a7444'), [0, 0.08, 0], [-PI / 2, 0, 0]),
      rope(2.2, [-0.7, 0.2, -0.4]),
      rope(1.2, [0.7, 0.2, 0.3]),
      puff([1.3, 0.26, 1.2], plush, [0.65, 1.5, 0.25], undefined, [0.7, 0.5, 0.7]),
      group(
        puff([1.6, 0.3, 1.4], plush, [-0.6, 2.5, -0.35], undefined, [0.7, 0.5, 0.7]),
        ring(0.66, 0.15, plush, [-0.6, 2.6, -0.35]),
      ),
      tube(
        [
          [0.1, 2.4, 0.1],
          [0.14, 2.0, 0.16],
        ],
        0.014,
        card('#8a7a64'),
      ),
      ball(0.15, fabric('#c9625a', 'terry', 1), [0.14, 1.9, 0.16]),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** A corrugated cat scratcher: wave lounge. */
export function scratcher({ side, line }: { side: string; line: string }) {
  const edge = print(1024, 256, (pen, w, h) => {
    fill(pen, '#c9a06c');
    for (let x = 0; x < w; x += 7) fill(pen, x % 2 ? '#a8814f' : '#ddb985', [x, 0, 4, h]);
  });
  const wave = outline([
    [-1.9, 0.0],
    [1.9, 0.0],
    [1.9, 1.05],
    [1.5, 1.3, 1.05, 0.85],
    [0.4, 0.35, -0.3, 0.55],
    [-1.0, 0.75, -1.4, 1.1],
    [-1.75, 1.35, -1.9, 0.9],
  ]);
  const print2 = print(800, 300, (pen, w) =>
    text(pen, '团爪', w / 2, 200, { size: 130, color: line, align: 'center' }),
  );
  const paper = card('#ffffff', { map: edge });
  edge.wrapS = edge.wrapT = RepeatWrapping;
  edge.repeat.set(0.6, 0.6);
  return put(
    group(
      extrude(wave, 1.5, 0, paper),
      [-0.79, 0.79].map((z) => extrude(wave, 0.06, 0.01, card(side), [0, 0, z])),
      decal([1.4, 0.5], print2, [0, 0.25, 0.835]),
      put(ball(0.24, fabric('#c9625a', 'terry', 2)), [0.6, 0.8, 0.1]),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

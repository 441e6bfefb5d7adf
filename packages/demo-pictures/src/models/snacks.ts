import { BoxGeometry } from 'three';
import { fill, packFace, print, text } from '../page/labels.ts';
import { card, glass, gloss, plastic } from '../page/materials.ts';
import { carton, scatter } from '../page/packs.ts';
import { ball, box, cyl, decal, group, lathe, mesh, PI, put, reshape, ring, times, wrap } from '../page/solids.ts';
import { profile } from './forms.ts';

/** Carton of single-packed crackers or bread, some before it. */
export function snackCarton({
  base,
  accent,
  title,
  sub,
  badge,
  piece,
}: {
  base: string;
  accent: string;
  title: string;
  sub: string;
  badge: string;
  piece: 'cracker' | 'bread';
}) {
  const front = packFace(1000, 640, { brand: '麦时', brandEn: 'MAISHI', title, sub, base, accent, badge });
  const wrapper = print(520, 320, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h - 90, w, 90]);
    text(pen, '麦时', w / 2, 110, { size: 84, align: 'center' });
    text(pen, title, w / 2, 200, { size: 54, weight: 500, align: 'center', max: w - 40 });
  });
  const pack = () => {
    const high = piece === 'bread' ? 0.42 : 0.2;
    return group(
      box(
        [1.15, high, 0.72],
        plastic(base, { roughness: 0.3, clearcoat: 0.4 }),
        [0, high / 2, 0],
        undefined,
        high * 0.42,
      ),
      decal([0.95, 0.58], wrapper, [0, high + 0.004, 0], [-PI / 2, 0, 0]),
      [-1, 1].map((s) =>
        box([0.12, 0.02, 0.7], plastic(base, { roughness: 0.3 }), [s * 0.62, high / 2, 0], undefined, 0.006),
      ),
    );
  };
  const bare =
    piece === 'cracker'
      ? times(4, (i) =>
          put(
            group(
              box([0.62, 0.07, 0.62], card('#e3bb74'), [0, 0.04, 0], undefined, 0.02),
              times(9, (k) =>
                cyl([0.025, 0.025, 0.075], card('#b98a46'), [
                  -0.18 + (k % 3) * 0.18,
                  0.041,
                  -0.18 + Math.floor(k / 3) * 0.18,
                ]),
              ),
            ),
            [1.2 + (i % 2) * 0.16, i * 0.075, 1.25],
            [0, i * 0.3, 0],
          ),
        )
      : [
          put(
            group(
              ball(0.44, plastic('#c98a3c', { roughness: 0.6 }), [0, 0.26, 0], [1.3, 0.7, 0.85]),
              times(3, (i) => box([0.5, 0.03, 0.05], plastic('#e6bd7a'), [-0.2 + i * 0.2, 0.56, 0], [0, 0.9, 0], 0.01)),
            ),
            [1.35, 0, 1.3],
          ),
        ];
  return put(
    group(
      put(carton([2.6, 1.6, 1.5], base, { front }), [-0.3, 0, -0.7], [0, 0.1, 0]),
      put(pack(), [-0.6, 0, 1.0], [0, 0.4, 0]),
      put(pack(), [0.35, 0, 1.35], [0, -0.2, 0]),
      put(pack(), [-0.1, piece === 'bread' ? 0.36 : 0.18, 1.15], [0.05, 0.9, 0.08]),
      bare,
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Twist-wrapped sweets before their bag. */
export function candyBag() {
  const tones = ['#d8433a', '#e9a21f', '#3f9a52', '#8a4fa8', '#2f86b5', '#e86a9a'];
  const sweet = (i: number, x: number, y: number, z: number) =>
    put(
      group(
        box(
          [0.34, 0.18, 0.2],
          plastic(tones[i % 6] ?? '#d44', { roughness: 0.25, clearcoat: 0.6 }),
          [0, 0, 0],
          undefined,
          0.08,
        ),
        [-1, 1].map((s) =>
          put(
            cyl(
              [0.13, 0.03, 0.16],
              plastic(tones[i % 6] ?? '#d44', { roughness: 0.3 }),
              [0, 0, 0],
              [0, 0, (s * -PI) / 2],
            ),
            [s * 0.24, 0, 0],
          ),
        ),
      ),
      [x, y, z],
      [0, scatter(i) * 6, (scatter(i, 2) - 0.5) * 0.4],
    );
  const heap = times(26, (i) =>
    sweet(
      i,
      0.25 + (scatter(i, 3) - 0.5) * 2.2,
      0.1 + Math.max(0, 0.3 - Math.abs(scatter(i, 3) - 0.5)) * scatter(i, 5) * 0.9,
      0.9 + scatter(i, 4) * 0.9,
    ),
  );
  const face = packFace(800, 1000, {
    brand: '麦时',
    brandEn: 'MAISHI',
    title: '混合水果糖',
    sub: '六种水果味 · 独立扭结',
    base: '#d8566f',
    accent: '#8f2f48',
    badge: '500g',
  });
  const skin = plastic('#d8566f', { roughness: 0.3, clearcoat: 0.5 });
  const bag = reshape(
    mesh(
      new BoxGeometry(1.9, 2.3, 0.7, 18, 24, 6),
      [skin, skin, skin, skin, plastic('#ffffff', { map: face, roughness: 0.3, clearcoat: 0.5 }), skin],
      [0, 1.15, 0],
    ),
    (v) => {
      v.z *= Math.min(1, (1.15 - Math.abs(v.y)) * 2.6 + 0.06);
      v.z += Math.sign(v.z) * 0.04 * Math.sin(v.x * 6 + v.y * 4);
    },
  );
  return put(group(put(group(bag), [-0.2, 0, -0.35], [-0.06, 0.12, 0]), heap), [0, 0, 0], [0, 0.15, 0]);
}

/** Cup noodles stacked before their carton. */
export function cupNoodles({ base, accent, title }: { base: string; accent: string; title: string }) {
  const label = print(1500, 620, (pen, w, h) => {
    fill(pen, base);
    fill(pen, accent, [0, h - 130, w, 130]);
    for (const x of [0, w / 2, w]) {
      text(pen, '麦时', x, 130, { size: 84, align: 'center' });
      text(pen, title, x, 310, { size: 120, align: 'center', max: 420 });
      text(pen, '非油炸 · 冻干蔬菜', x, 420, { size: 54, weight: 400, align: 'center' });
      text(pen, '110g', x, h - 40, { size: 72, align: 'center' });
    }
  });
  const cup = (at: [number, number, number], turn: number) =>
    put(
      group(
        lathe(profile('0 .04, .46 0, .5 .04, .74 1.3, .78 1.33, .78 1.37, .7 1.37'), card('#fbf8f0')),
        wrap([0.735, 0.52], 1.16, label, [0, 0.7, 0]),
        cyl([0.77, 0.77, 0.03], gloss(accent), [0, 1.385, 0]),
        decal(
          [0.9, 0.5],
          print(360, 200, (pen) => text(pen, title, 180, 120, { size: 76, align: 'center', max: 340 })),
          [0, 1.404, 0],
          [-PI / 2, 0, 0],
        ),
      ),
      at,
      [0, turn, 0],
    );
  const front = packFace(1000, 560, {
    brand: '麦时',
    brandEn: 'MAISHI',
    title: '桶装方便面',
    sub: title,
    base,
    accent,
    badge: '整箱装',
  });
  return put(
    group(
      put(carton([3.0, 1.7, 1.6], base, { front }), [-0.3, 0, -1.0], [0, 0.08, 0]),
      cup([-0.2, 0, 0.85], -0.1),
      cup([1.4, 0, 0.55], -0.35),
    ),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** Six plain tumblers, one with tea. */
export function glassTumblers() {
  const one = (x: number, z: number, hasTea: boolean) =>
    put(
      group(
        lathe(profile('0 .06, .4 0, .42 .04, .46 1.5, .44 1.5, .4 .14, 0 .14'), glass('#dfeef2', 0.42)),
        cyl([0.4, 0.39, 0.08], glass('#cfe4ea', 0.5), [0, 0.06, 0]),
        ring(0.45, 0.012, glass('#ffffff', 0.8), [0, 1.5, 0]),
        hasTea
          ? cyl(
              [0.425, 0.4, 1.05],
              plastic('#c98a3c', { roughness: 0.1, transparent: true, opacity: 0.82, clearcoat: 1 }),
              [0, 0.68, 0],
            )
          : [],
      ),
      [x, 0, z],
    );
  return put(
    group(times(6, (i) => one((i % 3) * 1.05 - 1.05 + (i > 2 ? 0.4 : 0), i > 2 ? 0.95 : -0.25, i === 3))),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { fabric, glass, gloss, metal, wood } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, lathe, outline, PI, put, ring, times, tube } from '../page/solids.ts';
import { flat, path, profile, strap } from './forms.ts';

const star = (outer: number, inner: number) =>
  outline(
    times(10, (i) => [
      Math.sin((i * PI) / 5) * (i % 2 ? inner : outer),
      Math.cos((i * PI) / 5) * (i % 2 ? inner : outer),
    ]),
  );
const GOLD = '#d9ac4a';

/** Crystal award: a star or a torch on a black base. */
export function crystalTrophy({ kind }: { kind: 'star' | 'torch' }) {
  const crystal = glass('#dff0f8', 0.5, { depthWrite: true, clearcoat: 1 });
  const edge = glass('#bcdcec', 0.55);
  const plate = print(720, 260, (pen, w) => {
    text(pen, '年度优秀员工', w / 2, 110, { size: 84, color: GOLD, align: 'center' });
    text(pen, 'EXCELLENT STAFF OF THE YEAR', w / 2, 190, { size: 38, color: GOLD, weight: 400, align: 'center' });
  });
  const head =
    kind === 'star'
      ? group(
          extrude(star(1.15, 0.5), 0.34, 0.08, crystal, [0, 3.5, 0]),
          extrude(star(0.7, 0.3), 0.44, 0.02, metal(GOLD, 0.2), [0, 3.5, 0]),
        )
      : group(
          extrude(
            outline(
              flat(
                '-.2 2.4, .2 2.4, .55 3.0 .35 3.6, .25 4.0 .5 4.5, .05 4.2 -.1 3.9, -.2 4.3 -.1 4.7, -.6 4.2 -.5 3.5, -.55 3.0 -.2 2.4',
              ),
            ),
            0.3,
            0.06,
            crystal,
          ),
          extrude(
            outline(flat('-.1 2.7, .1 2.7, .3 3.1 .15 3.6, .1 3.9 .2 4.1, -.15 3.8 -.2 3.4, -.25 3.0 -.1 2.7')),
            0.36,
            0.02,
            metal(GOLD, 0.2),
          ),
        );
  return put(
    group(
      box([1.9, 0.5, 1.3], gloss('#15171b'), [0, 0.25, 0], undefined, 0.04),
      box([1.4, 0.34, 0.95], gloss('#15171b'), [0, 0.66, 0], undefined, 0.03),
      extrude(outline(flat('-.55 .8, .55 .8, .3 2.45, -.3 2.45')), 0.42, 0.06, crystal),
      box([0.02, 1.5, 0.5], edge, [0, 1.6, 0], undefined, 0.005),
      head,
      decal([1.5, 0.54], plate, [0, 0.26, 0.655]),
      decal(
        [0.5, 0.5],
        print(220, 220, (pen) => text(pen, '荣', 110, 150, { size: 130, color: GOLD, align: 'center' })),
        [0, 1.55, 0.275],
      ),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Two-handled cup on a wooden base. */
export function cupTrophy({ color }: { color: string }) {
  const plated = metal(color, 0.16, { side: DoubleSide });
  return put(
    group(
      box([1.7, 0.7, 1.7], wood('#5a2f1a', '#2b130a', [1, 1], { clearcoat: 0.5 }), [0, 0.35, 0], undefined, 0.04),
      box([1.4, 0.16, 1.4], wood('#5a2f1a', '#2b130a'), [0, 0.76, 0], undefined, 0.02),
      box([1.1, 0.34, 0.03], metal('#d9c08a', 0.3), [0, 0.36, 0.86], undefined, 0.01),
      decal(
        [1.0, 0.3],
        print(480, 144, (pen) => text(pen, '冠 军', 240, 106, { size: 96, color: '#5a2f1a', align: 'center' })),
        [0, 0.36, 0.88],
      ),
      lathe(
        profile(
          '0 .84, .56 .84, .58 .92, .3 1.0, .16 1.2, .14 1.5, .24 1.6, .14 1.7, .16 1.9, .5 2.1, .85 2.6, .95 3.3, 1.02 3.36, .96 3.4, .88 3.3, .78 2.6, .4 2.16, 0 2.1',
        ),
        plated,
      ),
      [-1, 1].map((s) =>
        tube(
          path(`${s * 0.92} 3.1 0, ${s * 1.45} 3.3 0, ${s * 1.6} 2.8 0, ${s * 1.2} 2.3 0, ${s * 0.72} 2.4 0`),
          0.07,
          plated,
        ),
      ),
      extrude(star(0.3, 0.13), 0.06, 0.02, metal('#f4e3b0', 0.2), [0, 2.85, 0.88]),
      ring(0.74, 0.03, plated, [0, 2.42, 0]),
      ring(0.9, 0.03, plated, [0, 2.9, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Medal hanging from its ribbon loop. */
export function medal({ color, place }: { color: string; place: string }) {
  const plated = metal(color, 0.24);
  const face = print(500, 500, (pen) => {
    text(pen, place, 250, 330, { size: 230, color: 'rgba(60,40,10,.75)', align: 'center' });
    text(pen, '技能竞赛', 250, 110, { size: 60, color: 'rgba(60,40,10,.75)', align: 'center' });
    text(pen, '2026', 250, 440, { size: 60, color: 'rgba(60,40,10,.75)', align: 'center' });
  });
  const coin = group(
    cyl([1.0, 1.0, 0.14], plated, [0, 0, 0], [PI / 2, 0, 0]),
    ring(0.95, 0.07, plated, [0, 0, 0.05], [0, 0, 0]),
    ring(0.74, 0.025, plated, [0, 0, 0.075], [0, 0, 0]),
    times(24, (i) =>
      cyl(
        [0.05, 0.03, 0.06],
        plated,
        [Math.cos((i / 24) * 2 * PI) * 0.84, Math.sin((i / 24) * 2 * PI) * 0.84, 0.08],
        [PI / 2, 0, 0],
      ),
    ),
    decal([1.3, 1.3], face, [0, 0, 0.078]),
    ring(0.14, 0.04, plated, [0, 1.12, 0], [0, PI / 2, 0]),
  );
  const band = (tone: string) => fabric(tone, 'woven', 4, { side: DoubleSide });
  const ribbon = [-1, 1].flatMap((s) => [
    strap(
      path(`${s * 0.06} 1.25 .0, ${s * 0.5} 2.2 -.05, ${s * 0.95} 3.3 -.35, ${s * 0.5} 3.9 -.9, 0 4.0 -1.1`),
      band('#c4231d'),
      { width: 0.42, outward: ({ y }) => [s * 0.3, y > 3.4 ? 1 : 0.2, 1] },
    ),
    strap(
      path(`${s * 0.06} 1.25 .03, ${s * 0.5} 2.2 -.02, ${s * 0.95} 3.3 -.32, ${s * 0.5} 3.93 -.87, 0 4.03 -1.07`),
      band('#f0c53a'),
      { width: 0.12, outward: ({ y }) => [s * 0.3, y > 3.4 ? 1 : 0.2, 1] },
    ),
  ]);
  return put(group(put(coin, [0, 0, 0.05]), ribbon), [0, 1.05, 0], [-0.05, 0.3, 0]);
}

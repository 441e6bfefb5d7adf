import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { fabric, gloss, plastic, rubber, type Material } from '../page/materials.ts';
import { cyl, decal, extrude, group, outline, PI, put, times, tube, type Vec } from '../page/solids.ts';
import { along, flat, mix, skin } from './forms.ts';

const WIDE: [number, number][] = [
  [0, 0.2],
  [0.05, 0.33],
  [0.2, 0.4],
  [0.42, 0.4],
  [0.7, 0.5],
  [0.86, 0.47],
  [0.96, 0.3],
  [1, 0.12],
];
const LENGTH = 2.9;

type Last = { high: [number, number][]; upper: Material; from?: number; to?: number; grow?: number };

/** Upper of a shoe from heel (−z) to toe (+z). */
function upper({ high, upper: leather, from = 0, to = 1, grow = 0 }: Last) {
  const rows = times(61, (r): Vec[] => {
    const t = mix(from, to, r / 60);
    const [w, h] = [along(WIDE, t) + grow, along(high, t) + grow];
    return times(41, (c): Vec => {
      const turn = PI * (1 - c / 40);
      const square = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
      return [square(Math.cos(turn), 0.7) * w, square(Math.sin(turn), 0.62) * h, (t - 0.5) * LENGTH];
    });
  });
  leather.side = DoubleSide;
  return skin(rows, leather);
}

function sole(color: string, thick: number, grow = 1.08) {
  const shape = outline(
    flat(
      '0 -1.42, .32 -1.42 .4 -1.05, .42 -.4 .38 -.1, .42 .3 .52 .65, .54 1.2 .3 1.42, 0 1.52 -.3 1.42, -.54 1.2 -.52 .65, -.42 .3 -.38 -.1, -.42 -.4 -.4 -1.05, -.32 -1.42 0 -1.42',
    ),
  );
  const solid = extrude(shape, thick, 0.04, rubber(color), [0, 0, 0], [PI / 2, 0, 0]);
  solid.scale.set(grow, grow * 0.99, 1);
  return solid;
}

type Shoe = {
  leather: string;
  cap: string;
  sole: string;
  midsole: string;
  lace: string;
  /** Height of the collar: 0.9 low, 1.35 over the ankle. */
  collar: number;
  isKnit?: boolean;
  brand: string;
};

function oneShoe({ leather, cap, sole: tread, midsole, lace, collar, isKnit = false, brand }: Shoe) {
  const high: [number, number][] = [
    [0, collar * 0.72],
    [0.06, collar],
    [0.3, collar * 0.96],
    [0.42, mix(0.86, 1, collar - 0.9)],
    [0.66, 0.6],
    [0.84, 0.52],
    [0.95, 0.36],
    [1, 0.12],
  ];
  const hide = isKnit ? fabric(leather, 'knit', 9) : plastic(leather, { roughness: 0.55 });
  const foot = upper({ high, upper: hide });
  const guard = gloss(cap, { roughness: 0.5 });
  const toe = upper({ high, upper: guard, from: 0.76, grow: 0.012 });
  const heel = upper({ high: high.map(([t, h]) => [t, h * 0.66]), upper: guard, to: 0.15, grow: 0.014 });
  const opening = cyl([0.3, 0.32, 0.08], rubber('#14171b'), [0, collar - 0.05, -0.86]);
  opening.scale.z = 1.55;
  const pad = tube(
    times(16, (i): Vec => {
      const turn = (i / 16) * 2 * PI;
      return [Math.sin(turn) * 0.31, collar - 0.03 + Math.cos(turn) * -0.05, -0.86 + Math.cos(turn) * 0.49];
    }),
    0.05,
    fabric(isKnit ? cap : leather, 'woven', 4),
    true,
  );
  const rows = collar > 1.1 ? 6 : 4;
  const laces = times(rows, (i) => {
    const t = 0.43 + i * (0.2 / rows);
    const [y, w] = [along(high, t) + 0.015, along(WIDE, t) * 0.42];
    const z = (t - 0.5) * LENGTH;
    return tube(
      [
        [-w, y - 0.05, z + (i % 2) * 0.03],
        [0, y + 0.02, z],
        [w, y - 0.05, z - (i % 2) * 0.03],
      ],
      0.034,
      fabric(lace, 'woven', 3),
    );
  });
  const name = decal(
    [0.5, 0.16],
    print(320, 102, (pen) => text(pen, brand, 160, 76, { size: 74, color: '#e8eaed', align: 'center' })),
    [0.408, collar * 0.46, -0.55],
    [0, PI / 2, 0],
  );
  return group(
    put(sole(tread, 0.16), [0, 0.1, 0]),
    put(sole(midsole, 0.14, 1.06), [0, 0.27, 0]),
    put(group(foot, toe, heel, opening, pad, laces, name), [0, 0.3, 0]),
  );
}

/** A pair of safety shoes, the second one half behind the first. */
export function safetyShoes(shoe: Shoe) {
  return group(put(oneShoe(shoe), [0, 0, 0.45], [0, 1.2, 0]), put(oneShoe(shoe), [0.5, 0, -1.05], [0, 0.72, 0]));
}

/** Rubber boots: shaft and foot in one piece. */
export function rainBoots({ color, sole: tread, lining }: { color: string; sole: string; lining: string }) {
  const hide = gloss(color, { roughness: 0.34, side: DoubleSide });
  const one = () => {
    const shaft = skin(
      times(25, (r) => {
        const y = 0.35 + (r / 24) * 2.25;
        const [a, b] = [mix(0.4, 0.47, r / 24), mix(0.56, 0.52, r / 24)];
        return times(41, (c): Vec => {
          const turn = (c / 40) * 2 * PI;
          return [Math.sin(turn) * a, y, -0.88 + Math.cos(turn) * b + Math.max(0, 1 - r / 7) * 0.06];
        });
      }),
      hide,
    );
    const high: [number, number][] = [
      [0, 0.8],
      [0.3, 1.25],
      [0.42, 0.95],
      [0.6, 0.66],
      [0.86, 0.5],
      [0.96, 0.34],
      [1, 0.1],
    ];
    const rim = tube(
      times(16, (i): Vec => {
        const turn = (i / 16) * 2 * PI;
        return [Math.sin(turn) * 0.47, 2.6, -0.88 + Math.cos(turn) * 0.52];
      }),
      0.045,
      hide,
      true,
    );
    const inside = cyl([0.45, 0.45, 0.02], rubber(lining), [0, 2.45, -0.88]);
    inside.scale.z = 1.1;
    const band = upper({ high: high.map(([t, h]) => [t, h * 0.5]), upper: rubber(tread), from: 0.62, grow: 0.014 });
    return group(
      put(sole(tread, 0.2), [0, 0.12, 0]),
      put(group(upper({ high, upper: hide }), band), [0, 0.2, 0]),
      shaft,
      rim,
      inside,
    );
  };
  return group(put(one(), [-0.2, 0, 0.4], [0, 1.05, 0]), put(one(), [0.75, 0, -0.75], [0, 0.7, 0]));
}

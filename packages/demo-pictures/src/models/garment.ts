import { DoubleSide } from 'three';
import { type Pen, print } from '../page/labels.ts';
import { fabric, plastic } from '../page/materials.ts';
import { cyl, group, PI, times, type Vec } from '../page/solids.ts';
import { skin } from './forms.ts';

/** Height of a torso from hem to neck; a print on cloth covers `WIDTH` × `HEIGHT` around its middle. */
export const HEIGHT = 2.6;
export const WIDTH = 2.2;
const [ARMPIT, SHOULDER] = [1.72, 2.32];
const PIXELS = 400;

type Side = 'front' | 'back';

export type Cut = {
  /** Half width at the hem and under the arms. */
  hem: number;
  chest: number;
  /** Neck opening: half width, and how far down the front it reaches. */
  neck: number;
  vee: number;
  /** Half width of the shoulder; without sleeves the armhole cuts in below it. */
  shoulder: number;
  isSleeveless: boolean;
};

const mix = (from: number, to: number, part: number) => from + (to - from) * Math.min(1, Math.max(0, part));

/** Draws cloth in the units of the torso: x from its middle, y from the hem. */
const clothPrint = (draw: (pen: Pen, side: Side) => void, side: Side) =>
  print(WIDTH * PIXELS, HEIGHT * PIXELS, (pen, w, h) => {
    pen.translate(w / 2, h);
    pen.scale(PIXELS, -PIXELS);
    draw(pen, side);
  });

export const patch = (pen: Pen, color: string, x: number, y: number, w: number, h: number) => {
  pen.fillStyle = color;
  pen.fillRect(x, y, w, h);
};

/** One half of one side as if worn: rows from hem to shoulder. */
function panel(cut: Cut, side: Side, mirror: 1 | -1): Vec[][] {
  const depth = side === 'front' ? 0.46 : -0.4;
  const veeFrom = side === 'front' ? HEIGHT - cut.vee : HEIGHT - 0.12;
  return times(49, (r) => {
    const y = (r / 48) * HEIGHT;
    const half = mix(cut.hem, cut.chest, y / ARMPIT);
    const up = (y - ARMPIT) / (SHOULDER - ARMPIT);
    const armhole = cut.isSleeveless ? mix(half, cut.shoulder - 0.14 + 0.16 * Math.max(0, up - 0.3), up * 2.4) : half;
    const outer = y < ARMPIT ? half : Math.min(half, mix(armhole, cut.shoulder, (up - 0.25) * 1.4));
    const inner = y < veeFrom ? 0 : cut.neck * ((y - veeFrom) / (HEIGHT - veeFrom)) ** 0.72;
    const slope = Math.max(0, (y - SHOULDER) / (HEIGHT - SHOULDER));
    return times(25, (c): Vec => {
      const x = mix(inner, Math.max(inner, outer), c / 24);
      const round = Math.sqrt(Math.max(0, 1 - (x / (half * 1.015)) ** 2));
      const closing = Math.sqrt(Math.max(0, 1 - Math.max(0, (y - 1.85) / (HEIGHT - 1.85)) ** 2.2));
      const fold = 0.014 * Math.sin(x * 9 + y * 3.1) * (1 - slope) * Math.max(0, 1 - y / 2.4);
      const fall = slope * 0.3 * Math.max(0, (x - cut.neck) / (cut.shoulder - cut.neck));
      return [mirror * x, y - fall, depth * (round * 0.92 + 0.08) * closing + fold];
    });
  });
}

/** A torso as if worn, open at the neck. `draw` paints the cloth of each side. */
export function torso(cut: Cut, draw: (pen: Pen, side: Side) => void, weave: 'mesh' | 'woven') {
  return (['front', 'back'] as const).flatMap((side) => {
    const map = clothPrint(draw, side);
    return ([1, -1] as const).map((mirror) => {
      const cloth = fabric('#ffffff', weave, 16, { map, side: DoubleSide, sheen: 0.1, roughness: 0.85 });
      const rows = panel(cut, side, mirror);
      const half = skin(rows, cloth);
      const uv = rows.flatMap((row) => row.flatMap(([x, y]) => [x / WIDTH + 0.5, y / HEIGHT]));
      const spots = half.geometry.getAttribute('uv');
      uv.forEach((value, at) => (at % 2 ? spots.setY((at - 1) / 2, value) : spots.setX(at / 2, value)));
      return half;
    });
  });
}

type Limb = {
  from: Vec;
  to: Vec;
  wide: [number, number];
  deep: [number, number];
  /** Closes the upper end like a shoulder. */
  isRound?: boolean;
  draw?: (pen: Pen) => void;
};

/** Sleeve or trouser leg: a tube that narrows, with its own print (1 × 1, from the top down). */
export function limb(color: string, { from, to, wide, deep, isRound = false, draw }: Limb) {
  const map = print(512, 512, (pen) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 512, 512);
    pen.scale(512, 512);
    draw?.(pen);
  });
  const cloth = fabric('#ffffff', 'woven', 12, { map, side: DoubleSide, sheen: 0.1, roughness: 0.85 });
  const lean = Math.atan2(to[0] - from[0], from[1] - to[1]);
  const rows = times(41, (r): Vec[] => {
    const part = 1 - r / 40;
    const cap = isRound ? Math.sqrt(1 - Math.max(0, 1 - part / 0.18) ** 2) : 1;
    const [a, b] = [mix(wide[0], wide[1], part) * cap, mix(deep[0], deep[1], part) * cap];
    return times(37, (c): Vec => {
      const turn = (c / 36) * 2 * PI - PI;
      const wrinkle = 1 + 0.016 * Math.sin(part * 17 + turn * 2) + 0.009 * Math.sin(part * 31 - turn * 3);
      const across = Math.sin(turn) * a * wrinkle;
      return [
        mix(from[0], to[0], part) + across * Math.cos(lean),
        mix(from[1], to[1], part) + across * Math.sin(lean),
        mix(from[2], to[2], part) + Math.cos(turn) * b * wrinkle,
      ];
    });
  });
  return skin(rows, cloth);
}

/** Long trousers on their own feet, waist at 2.5; without details they are the lower half of an overall. */
export function trousers(
  color: string,
  { isPlain = false, draw }: { isPlain?: boolean; draw?: (pen: Pen) => void } = {},
) {
  const legs = [-1, 1].map((side) =>
    limb(color, {
      from: [side * 0.29, 1.85, 0],
      to: [side * 0.38, 0, 0],
      wide: [0.37, 0.26],
      deep: [0.34, 0.25],
      draw,
    }),
  );
  const hip = limb(color, {
    from: [0, 2.5, 0],
    to: [0, 1.75, 0],
    wide: [0.55, 0.665],
    deep: [0.32, 0.35],
    draw: (pen) => {
      if (isPlain) return;
      patch(pen, 'rgba(0,0,0,.3)', 0, 0.16, 1, 0.02);
      for (const x of [0.08, 0.28, 0.5, 0.72, 0.92]) patch(pen, 'rgba(0,0,0,.25)', x - 0.012, 0, 0.024, 0.2);
      patch(pen, 'rgba(0,0,0,.25)', 0.494, 0.16, 0.012, 0.84);
      for (const x of [0.36, 0.6]) patch(pen, 'rgba(0,0,0,.22)', x, 0.3, 0.04, 0.5);
    },
  });
  const crotch = limb(color, { from: [0, 1.76, 0], to: [0, 1.42, 0], wide: [0.66, 0.3], deep: [0.345, 0.1] });
  const inside = cyl([0.5, 0.5, 0.02], plastic('#1d2228'), [0, 2.42, 0]);
  inside.scale.z = 0.6;
  return group(legs, hip, crotch, inside);
}

/** Hood with an open face, from the neck up. */
export function hood(color: string) {
  const cloth = fabric(color, 'woven', 6, { side: DoubleSide });
  const rows = times(31, (r) => {
    const up = r / 30;
    const wide = 0.43 * Math.sqrt(Math.max(0, 1 - Math.max(0, (up - 0.45) / 0.55) ** 2.4)) + 0.02;
    return times(41, (c): Vec => {
      const turn = mix(0.26 + 0.08 * up, 1.74 - 0.08 * up, c / 40) * PI;
      return [Math.sin(turn) * wide, 2.22 + up * 1.08, Math.cos(turn) * wide * 1.06 - 0.03];
    });
  });
  return skin(rows, cloth);
}

/** Fold-down collar around the neck opening: from the seam up to the fold and out again. */
export function collar(color: string, { neck, high }: { neck: number; high: number }) {
  const cloth = fabric(color, 'woven', 4, { side: DoubleSide });
  const edges: [out: number, up: number][] = [
    [0.02, -0.16],
    [0.05, high],
    [0.17, high * 0.1 - 0.1],
  ];
  const rows = edges.map(([out, up]) =>
    times(41, (c): Vec => {
      const turn = ((c / 40) * 1.72 - 0.86) * PI;
      const wide = neck + out;
      const front = Math.max(0, -Math.cos(turn));
      return [Math.sin(turn) * wide, HEIGHT + up - front * 0.26, -Math.cos(turn) * wide * 0.75 + front * 0.12 - 0.02];
    }),
  );
  return skin(rows, cloth);
}

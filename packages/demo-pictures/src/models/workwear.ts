import { type Pen, print, text } from '../page/labels.ts';
import { box, decal, group, PI, put } from '../page/solids.ts';
import { plastic } from '../page/materials.ts';
import { collar, type Cut, HEIGHT, hood, limb, patch, torso, trousers, WIDTH } from './garment.ts';

const SILVER = '#cdd3d8';
const vestCut: Cut = { hem: 0.94, chest: 0.96, neck: 0.3, vee: 1.05, shoulder: 0.74, isSleeveless: true };
const jacketCut: Cut = { hem: 0.9, chest: 0.95, neck: 0.27, vee: 0.34, shoulder: 0.86, isSleeveless: false };

/** Silver tape with a dark edge, so that it reads on bright cloth. */
function tape(pen: Pen, x: number, y: number, w: number, h: number) {
  patch(pen, 'rgba(40,48,56,.35)', x - 0.012, y - 0.012, w + 0.024, h + 0.024);
  patch(pen, SILVER, x, y, w, h);
  for (let at = 0.02; at < Math.max(w, h); at += 0.045) {
    pen.fillStyle = 'rgba(255,255,255,.35)';
    if (w > h) pen.fillRect(x + at, y, 0.012, h);
    else pen.fillRect(x, y + at, w, 0.012);
  }
}

const words = (brand: string, color: string, size: number) =>
  print(400, 130, (pen) => text(pen, brand, 200, 98, { size, color, align: 'center' }));

/** Reflective vest as if worn: two bands around, two over the shoulders, zip and pockets. */
export function vest({ color }: { color: string }) {
  const dark = 'rgba(30,36,42,.55)';
  const draw = (pen: Pen, side: 'front' | 'back') => {
    patch(pen, color, -WIDTH / 2, 0, WIDTH, HEIGHT);
    for (const x of [-0.62, 0.44]) tape(pen, x, 0, 0.18, HEIGHT);
    for (const y of [0.34, 1.02]) tape(pen, -WIDTH / 2, y, WIDTH, 0.2);
    patch(pen, '#2b3138', -WIDTH / 2, 0, WIDTH, 0.035);
    if (side === 'back') return;
    for (const x of [-0.84, 0.3]) {
      patch(pen, dark, x, 0.58, 0.54, 0.42);
      patch(pen, color, x + 0.012, 0.592, 0.516, 0.396);
      patch(pen, '#2b3138', x, 0.95, 0.54, 0.05);
    }
    patch(pen, '#2b3138', -0.045, 0, 0.09, HEIGHT);
    patch(pen, '#8f979f', -0.012, 0, 0.024, HEIGHT);
  };
  const pull = box([0.05, 0.13, 0.03], plastic('#20252b'), [0, 1.46, 0.46], [0.1, 0, 0], 0.012);
  const badge = decal([0.36, 0.117], words('安盾', '#2b3038', 96), [0.235, 1.42, 0.455], [-0.06, 0.12, 0]);
  return put(group(torso(vestCut, draw, 'mesh'), pull, badge), [0, 0, 0], [0, -0.3, 0]);
}

type Suit = { color: string; trim: string; button: string };

function drawJacket({ color, trim, button }: Suit, isReflective: boolean) {
  return (pen: Pen, side: 'front' | 'back') => {
    const seam = 'rgba(0,0,0,.28)';
    patch(pen, color, -WIDTH / 2, 0, WIDTH, HEIGHT);
    patch(pen, trim, -WIDTH / 2, 1.86, WIDTH, HEIGHT - 1.86);
    patch(pen, seam, -WIDTH / 2, 0.16, WIDTH, 0.014);
    patch(pen, isReflective ? SILVER : '#c9ced4', -WIDTH / 2, 1.82, WIDTH, isReflective ? 0.16 : 0.04);
    if (isReflective) tape(pen, -WIDTH / 2, 0.62, WIDTH, 0.18);
    if (side === 'back') return;
    patch(pen, seam, -0.085, 0, 0.014, HEIGHT);
    patch(pen, seam, 0.085, 0, 0.014, HEIGHT);
    for (const x of [-0.74, 0.26]) {
      patch(pen, seam, x, 1.24, 0.48, 0.5);
      patch(pen, color, x + 0.014, 1.254, 0.452, 0.472);
      patch(pen, seam, x, 1.58, 0.48, 0.016);
      pen.fillStyle = button;
      pen.beginPath();
      pen.arc(x + 0.24, 1.64, 0.024, 0, 7);
      pen.fill();
    }
    for (let y = 0.14; y < 2.1; y += 0.36) {
      pen.fillStyle = button;
      pen.beginPath();
      pen.arc(0, y, 0.028, 0, 7);
      pen.fill();
    }
  };
}

function jacket(suit: Suit, isReflective: boolean) {
  const sleeves = [-1, 1].map((side) =>
    limb(suit.color, {
      from: [side * 0.68, 2.36, -0.02],
      to: [side * 1.26, 0.62, 0.08],
      isRound: true,
      wide: [0.32, 0.19],
      deep: [0.33, 0.19],
      draw: (pen) => {
        patch(pen, suit.trim, 0, 0, 1, 0.3);
        if (isReflective) patch(pen, SILVER, 0, 0.54, 1, 0.09);
        patch(pen, suit.trim, 0, 0.93, 1, 0.07);
      },
    }),
  );
  return group(torso(jacketCut, drawJacket(suit, isReflective), 'woven'), sleeves);
}

/** Work jacket with collar beside its trousers. */
export function workwearSet(suit: Suit & { brand: string }) {
  const top = group(
    jacket(suit, false),
    collar(suit.trim, { neck: 0.29, high: 0.06 }),
    decal([0.4, 0.13], words(suit.brand, '#ffffff', 84), [0.48, 1.9, 0.35], [-0.2, 0.35, 0]),
  );
  const pants = trousers(suit.color, {
    draw: (pen) => {
      patch(pen, 'rgba(0,0,0,.25)', 0.5, 0, 0.012, 1);
      patch(pen, 'rgba(0,0,0,.16)', 0.36, 0.34, 0.3, 0.2);
    },
  });
  return group(put(top, [-0.8, 0, 0], [0, 0.16, 0]), put(pants, [1.2, 0, 0.1], [0, -0.12, 0]));
}

/** Rain jacket with its hood up beside the trousers, both with reflective bands. */
export function rainSuit({ color, trim }: { color: string; trim: string }) {
  const suit = { color, trim, button: '#5d666f' };
  const pants = trousers(color, { draw: (pen) => patch(pen, SILVER, 0, 0.62, 1, 0.09) });
  return group(
    put(group(jacket(suit, true), hood(trim)), [-0.8, 0, 0], [0, 0.16, 0]),
    put(pants, [1.2, 0, 0.1], [0, -0.12, 0]),
  );
}

/** One-piece overall with hood, arms hanging. */
export function coverall({ color, trim }: { color: string; trim: string }) {
  const draw = (pen: Pen, side: 'front' | 'back') => {
    patch(pen, color, -WIDTH / 2, 0, WIDTH, HEIGHT);
    if (side === 'back') return;
    patch(pen, trim, -0.07, 0, 0.14, HEIGHT);
    patch(pen, '#b9c1c9', -0.012, 0, 0.024, HEIGHT);
  };
  const arms = [-1, 1].map((side) =>
    limb(color, {
      from: [side * 0.68, 2.36, -0.02],
      to: [side * 1.28, 0.5, 0.08],
      isRound: true,
      wide: [0.32, 0.17],
      deep: [0.33, 0.17],
      draw: (pen) => patch(pen, trim, 0, 0.94, 1, 0.06),
    }),
  );
  const legs = put(trousers(color, { isPlain: true }), [0, -2.75, 0]);
  legs.scale.set(1.5, 1.2, 1.2);
  return put(group(torso(jacketCut, draw, 'woven'), arms, hood(color), legs), [0, 2.75, 0], [0, PI * -0.09, 0]);
}

import type { Object3D } from 'three';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, group, lathe, put, PI, times, tube } from '../page/solids.ts';

export type PenStyle = { kind: 'click' | 'cap' | 'metal' | 'refill'; ink: string; body: string; grip?: string };

const chrome = () => metal('#d5d9df', 0.2);

function clickPen({ ink, body, grip = ink }: PenStyle) {
  const ribs = times(5, (i) => cyl([0.0845, 0.0845, 0.012], rubber(grip), [0, 0.34 + i * 0.07, 0]));
  return group(
    cyl([0.075, 0.075, 1.5], gloss(body), [0, 1.05, 0]),
    lathe(
      [
        [0.076, 0],
        [0.081, 0.1],
        [0.079, 0.35],
        [0.083, 0.6],
        [0.076, 0.64],
      ],
      rubber(grip),
      [0, 0.2, 0],
    ),
    ribs,
    lathe(
      [
        [0.018, 0],
        [0.026, 0.02],
        [0.06, 0.14],
        [0.077, 0.2],
      ],
      chrome(),
      [0, 0.02, 0],
    ),
    cyl([0.018, 0.01, 0.08], metal('#b9bec6'), [0, -0.01, 0]),
    cyl([0.079, 0.079, 0.05], chrome(), [0, 1.3, 0]),
    cyl([0.079, 0.079, 0.06], chrome(), [0, 1.79, 0]),
    cyl([0.045, 0.045, 0.22], gloss(ink), [0, 1.9, 0]),
    box([0.055, 0.62, 0.025], chrome(), [0, 1.5, 0.11], undefined, 0.01),
    box([0.055, 0.05, 0.09], chrome(), [0, 1.78, 0.085], undefined, 0.01),
    box([0.05, 0.05, 0.035], chrome(), [0, 1.2, 0.095], undefined, 0.015),
  );
}

function capPen({ ink, body }: PenStyle) {
  return group(
    cyl([0.078, 0.078, 1.35], plastic(body, { roughness: 0.2, clearcoat: 0.6 }), [0, 0.7, 0]),
    cyl([0.04, 0.05, 0.04], gloss(ink), [0, 0.0, 0]),
    cyl([0.0795, 0.0795, 0.12], gloss(ink), [0, 0.07, 0]),
    cyl([0.088, 0.087, 0.62], gloss(ink), [0, 1.55, 0]),
    lathe(
      [
        [0, 0.06],
        [0.05, 0.055],
        [0.082, 0.02],
        [0.088, 0],
      ],
      gloss(ink),
      [0, 1.86, 0],
    ),
    box([0.06, 0.6, 0.03], gloss(ink), [0, 1.56, 0.125], undefined, 0.012),
    box([0.06, 0.06, 0.09], gloss(ink), [0, 1.84, 0.09], undefined, 0.015),
    cyl([0.0798, 0.0798, 0.03], chrome(), [0, 1.22, 0]),
  );
}

function metalPen({ ink, body }: PenStyle) {
  const shell = metal(body, 0.3);
  return group(
    lathe(
      [
        [0.02, 0],
        [0.035, 0.03],
        [0.07, 0.22],
        [0.085, 0.5],
        [0.088, 0.95],
      ],
      shell,
    ),
    cyl([0.09, 0.09, 0.07], chrome(), [0, 0.98, 0]),
    lathe(
      [
        [0.088, 0],
        [0.09, 0.4],
        [0.08, 0.78],
        [0.06, 0.8],
      ],
      shell,
      [0, 1.02, 0],
    ),
    cyl([0.04, 0.045, 0.16], chrome(), [0, 1.88, 0]),
    cyl([0.016, 0.009, 0.08], metal(ink), [0, -0.02, 0]),
    box([0.05, 0.66, 0.02], chrome(), [0, 1.46, 0.125], [-0.03, 0, 0], 0.01),
    box([0.05, 0.05, 0.07], chrome(), [0, 1.77, 0.1], undefined, 0.012),
  );
}

function refill({ ink, body }: PenStyle) {
  return group(
    cyl([0.032, 0.032, 1.55], plastic(body, { roughness: 0.15, clearcoat: 0.6 }), [0, 1.05, 0]),
    cyl([0.033, 0.033, 0.95], gloss(ink), [0, 0.74, 0]),
    cyl([0.034, 0.014, 0.2], metal('#d9c79a', 0.25), [0, 0.17, 0]),
    cyl([0.012, 0.006, 0.08], metal(), [0, 0.04, 0]),
  );
}

const builders = { click: clickPen, cap: capPen, metal: metalPen, refill };

/** One pen standing upright, tip down, clip to the front. */
export function uprightPen(style: PenStyle) {
  return builders[style.kind](style);
}

export type Row = { gap?: number; spread?: number };

/** Long goods side by side on the table, slanted across the picture. */
export function layRow(goods: Object3D[], { gap = 0.42, spread = 0.05 }: Row = {}, lift = 0.09) {
  const row = goods.map((part, i) => {
    const place = i - (goods.length - 1) / 2;
    const lying = put(put(put(part, [0, -1, 0], [0, PI, 0]), [0, 0, 0], [PI / 2, 0, 0]));
    return put(lying, [place * gap, lift, i % 2 ? 0.06 : -0.06], [0, place * spread, 0]);
  });
  return put(group(row), [0, 0, 0], [0, 0.72, 0]);
}

/** Pens in a row; one style per pen, so a set of three colours shows three. */
export function pens({ styles, row }: { styles: PenStyle[]; row?: Row }) {
  return layRow(styles.map(uprightPen), row);
}

/** Gift pen on its open box. */
export function giftPen({ body }: { body: string }) {
  const lining = rubber('#2a2d33');
  const pen = put(metalPen({ kind: 'metal', ink: '#b9bec6', body }), [-0.95, 0.27, 0], [0, 0, -PI / 2]);
  const tray = group(
    box([2.4, 0.22, 0.6], plastic('#16181c', { roughness: 0.6 }), [0, 0.11, 0]),
    box([2.25, 0.02, 0.46], lining, [0, 0.22, 0]),
    put(pen, [0, 0, 0], [0, 0, 0]),
  );
  const ribbon = tube(
    [
      [-0.7, 0.23, 0.2],
      [-0.7, 0.36, 0],
      [-0.7, 0.23, -0.2],
    ],
    0.02,
    rubber('#15161a'),
  );
  const lid = put(
    group(
      box([2.44, 0.2, 0.64], plastic('#1b1e24', { roughness: 0.55 }), [0, 0.1, 0]),
      box([0.5, 0.012, 0.02], metal('#c9b27a', 0.3), [0, 0.205, 0]),
    ),
    [0.15, 0, -0.72],
    [0, 0.06, 0],
  );
  return put(group(tray, ribbon, lid), [0, 0, 0], [0, 0.5, 0]);
}

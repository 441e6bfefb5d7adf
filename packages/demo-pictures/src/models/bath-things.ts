import { DoubleSide } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { card, ceramic, fabric, metal, plastic, rubber, wood } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import {
  PI,
  ball,
  box,
  cyl,
  decal,
  group,
  lathe,
  put,
  reshape,
  ring,
  smoothLathe,
  times,
  tube,
} from '../page/solids.ts';

/** Handmade soap bars, one on a wooden dish. */
export function soapBars({ color, fleck, name }: { color: string; fleck: string; name: string }) {
  const cake = () => {
    const stamp = print(420, 260, (pen, w) =>
      text(pen, name, w / 2, 165, { size: 96, color: 'rgba(70,60,48,.55)', align: 'center', max: w - 60 }),
    );
    return group(
      slab([1.5, 0.48, 1.0], 0.14, plastic(color, { roughness: 0.55 }), [0, 0, 0], 0, 0.08),
      times(12, (i) =>
        ball(0.025, plastic(fleck, { roughness: 0.8 }), [
          -0.6 + i * 0.11,
          0.475,
          (i % 2 ? 0.36 : -0.36) + (i % 3) * 0.03,
        ]),
      ),
      decal([1.0, 0.62], stamp, [0, 0.484, 0], [-PI / 2, 0, 0]),
    );
  };
  const timber = wood('#c9a06c', '#8e6a3c');
  return put(
    group(
      times(5, (i) => box([1.9, 0.1, 0.17], timber, [0, 0.17, -0.44 + i * 0.22], undefined, 0.03)),
      [-0.7, 0.7].map((x) => box([0.14, 0.14, 1.1], timber, [x, 0.07, 0], undefined, 0.03)),
      put(cake(), [0, 0.23, 0], [0, 0.12, 0]),
      put(cake(), [-1.2, 0, 1.15], [0, -0.2, 0]),
      put(cake(), [-1.15, 0.49, 1.1], [0, 0.25, 0]),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

/** Four bamboo toothbrushes in a tumbler. */
export function toothbrushes({ colors }: { colors: string[] }) {
  const brush = (color: string, i: number) =>
    put(
      group(
        panel([0.14, 2.5, 0.1], 0.06, wood('#cfae7c', '#9a7444'), [0, 0, 0], undefined, 0.03),
        box([0.13, 0.5, 0.2], plastic(color, { roughness: 0.8 }), [0, 1.02, 0.12], undefined, 0.02),
      ),
      [-0.27 + i * 0.18, 1.5, (i % 2) * 0.16 - 0.08],
      [-0.06, i * 0.5 - 0.7, 0.22 - i * 0.15],
    );
  return group(
    colors.map(brush),
    lathe(
      [
        [0, 0],
        [0.52, 0],
        [0.56, 0.06],
        [0.56, 1.15],
        [0.53, 1.16],
        [0.5, 1.1],
        [0.5, 0.1],
        [0, 0.08],
      ],
      ceramic('#e9e5da', { roughness: 0.6 }),
    ),
    ring(0.562, 0.02, plastic('#9aa891'), [0, 0.95, 0]),
  );
}

/** A hair dryer on its side with folded handle. */
export function hairDryer({ color, accent }: { color: string; accent: string }) {
  const shell = plastic(color, { roughness: 0.35, clearcoat: 0.4 });
  const trim = metal(accent, 0.3);
  const head = group(
    lathe(
      [
        [0.5, -1.1],
        [0.56, -1.0],
        [0.6, -0.2],
        [0.56, 0.5],
        [0.44, 1.0],
      ],
      shell,
      [0, 0, 0],
      [0, 0, -PI / 2],
    ),
    cyl([0.44, 0.44, 0.14], trim, [1.05, 0, 0], [0, 0, PI / 2]),
    cyl([0.36, 0.36, 0.1], rubber('#22252a'), [1.1, 0, 0], [0, 0, PI / 2]),
    times(5, (i) => ring(0.08 + i * 0.08, 0.012, trim, [-1.1, 0, 0], [0, PI / 2, 0])),
    cyl([0.49, 0.49, 0.04], rubber('#2c3036'), [-1.08, 0, 0], [0, 0, PI / 2]),
    put(
      lathe(
        [
          [0.4, 0],
          [0.46, 0.1],
          [0.5, 0.34],
          [0.3, 0.7],
        ],
        rubber('#2c3036', { side: DoubleSide }),
        [0, 0, 0],
        [0, 0, -PI / 2],
      ),
      [1.1, 0, 0],
      [0, 0, 0],
    ),
  );
  const grip = group(
    puff([0.5, 1.8, 0.52], shell, [0, -0.95, 0], undefined, [0.8, 0.3, 0.8]),
    box([0.16, 0.5, 0.08], rubber('#2c3036'), [0.02, -0.7, 0.26], undefined, 0.04),
    [-0.58, -0.82].map((y) => box([0.1, 0.13, 0.06], trim, [0.02, y, 0.31], undefined, 0.02)),
    cyl([0.1, 0.1, 0.3], rubber('#2c3036'), [0, -1.95, 0]),
    tube(
      [
        [0, -2.05, 0],
        [0.1, -2.25, 0.3],
        [0.7, -2.26, 0.7],
        [1.3, -2.26, 0.4],
        [1.4, -2.26, -0.3],
      ],
      0.045,
      rubber('#2c3036'),
    ),
  );
  return put(group(head, put(grip, [-0.25, -0.3, 0], [0, 0, 0.08])), undefined, [0, -0.45, 0]);
}

/** Cotton face wipes: a soft pack with a sheet pulled out. */
export function cottonTissue({ accent, name, note }: { accent: string; name: string; note: string }) {
  const face = print(900, 560, (pen, w, h) => {
    fill(pen, '#faf8f2');
    fill(pen, accent, [0, 0, w, 120]);
    text(pen, '云朵', 60, 86, { size: 72 });
    text(pen, name, 60, 290, { size: 110, color: '#4a463e' });
    text(pen, note, 62, 380, { size: 54, color: '#8a8578', weight: 400 });
    fill(pen, accent, [60, h - 90, 200, 8]);
  });
  const film = plastic('#faf8f2', { roughness: 0.45, clearcoat: 0.2 });
  const pack = (at: [number, number, number], turn: number) =>
    put(
      group(
        puff([2.3, 1.15, 1.15], film, [0, 0.58, 0], undefined, [0.16, 0.22, 0.2]),
        decal([2.0, 0.95], face, [0, 0.58, 0.578]),
        puff([1.1, 0.06, 0.4], plastic(accent, { roughness: 0.5 }), [0, 1.14, 0], undefined, [0.5, 0.6, 0.7]),
      ),
      at,
      [0, turn, 0],
    );
  const sheet = reshape(
    puff(
      [0.95, 0.9, 0.1],
      fabric('#ffffff', 'woven', 8, { side: DoubleSide }),
      [0, 1.5, 0],
      undefined,
      [0.4, 0.6, 0.8],
    ),
    (v) => {
      v.z += Math.sin(v.x * 8) * 0.07 + v.y * 0.12;
    },
  );
  return put(
    group(pack([0, 0, 0], 0), sheet, pack([-1.0, 0, -1.3], 0.1), pack([-0.95, 1.16, -1.3], -0.05)),
    undefined,
    [0, -0.4, 0],
  );
}

/** Toilet rolls, a wrapped ten behind two loose ones. */
export function toiletRolls({ accent }: { accent: string }) {
  const paper = fabric('#fbfaf7', 'waffle', 6);
  const roll = (at: [number, number, number], turn: [number, number, number] = [0, 0, 0]) =>
    put(
      group(
        lathe(
          [
            [0.22, -0.5],
            [0.56, -0.5],
            [0.58, -0.48],
            [0.58, 0.48],
            [0.56, 0.5],
            [0.22, 0.5],
          ],
          paper,
        ),
        lathe(
          [
            [0.2, -0.5],
            [0.23, -0.5],
            [0.23, 0.505],
            [0.2, 0.505],
            [0.2, -0.5],
          ],
          card('#b98d58'),
        ),
      ),
      at,
      turn,
    );
  const label = print(1000, 420, (pen, w) => {
    fill(pen, accent);
    text(pen, '云朵', 60, 140, { size: 110 });
    text(pen, '无芯卷纸 4 层', 60, 280, { size: 96, weight: 500 });
    text(pen, '10 卷装', w - 60, 360, { size: 64, weight: 400, align: 'right' });
  });
  return put(
    group(
      times(6, (i) => roll([-1.1 + (i % 3) * 1.16, 0.5 + Math.floor(i / 3) * 1.02, -0.6])),
      box(
        [3.6, 2.1, 1.22],
        plastic('#f4f8f6', { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.3 }),
        [0.06, 1.05, -0.6],
        undefined,
        0.16,
      ),
      decal([2.1, 0.88], label, [-0.3, 1.52, 0.03]),
      roll([-0.9, 0.5, 0.85]),
      roll([0.6, 0.58, 1.0], [0, 0.5, PI / 2]),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

/** Two rinsing cups, one on its drip stand. */
export function rinseCups({ colors }: { colors: [string, string] }) {
  const cup = (color: string) =>
    group(
      smoothLathe(
        [
          [0, 0.02],
          [0.44, 0],
          [0.5, 0.06],
          [0.54, 1.1],
          [0.52, 1.13],
          [0.48, 1.08],
          [0.45, 0.12],
          [0, 0.1],
        ],
        ceramic(color, { roughness: 0.55 }),
      ),
      tube(
        [
          [0.5, 0.9, 0],
          [0.82, 0.88, 0],
          [0.84, 0.4, 0],
          [0.52, 0.3, 0],
        ],
        0.06,
        ceramic(color, { roughness: 0.55 }),
      ),
    );
  return group(put(cup(colors[0]), [-0.65, 0, -0.1], [0, -0.6, 0]), put(cup(colors[1]), [0.75, 0, 0.35], [0, -0.3, 0]));
}

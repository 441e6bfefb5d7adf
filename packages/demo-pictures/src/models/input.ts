import { SphereGeometry } from 'three';
import { print, text } from '../page/labels.ts';
import { gloss, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, mesh, PI, put, reshape, tube, type Vec } from '../page/solids.ts';

export type MouseStyle = { color: string; side: string; wheel: string; isWired?: boolean; mark?: string };

export function mouse({ color, side, wheel, isWired = false, mark = '#8b939d' }: MouseStyle) {
  const shellShape = new SphereGeometry(1, 96, 64);
  shellShape.scale(0.7, 0.5, 1.2);
  const shell = reshape(
    mesh(shellShape, plastic(color, { roughness: 0.5, clearcoat: 0.25, clearcoatRoughness: 0.4 }), [0, 0.05, 0]),
    (v) => {
      v.y = Math.max(0, v.y) * (1 - 0.18 * v.z);
      v.x *= 1 - 0.1 * Math.exp(-((v.z - 0.1) ** 2) * 6);
    },
  );
  const foot = cyl([0.66, 0.63, 0.08], plastic(side, { roughness: 0.6 }), [0, 0.045, 0]);
  foot.scale.set(1, 1, 1.68);
  const seam = box([0.014, 0.2, 0.66], rubber('#0c0e11'), [0, 0.335, 0.58], [0.42, 0, 0], 0.004);
  const name = decal(
    [0.36, 0.07],
    print(360, 70, (pen) => text(pen, 'TUOYUAN', 180, 52, { size: 50, color: mark, align: 'center' })),
    [0, 0.602, -0.42],
    [-PI / 2 - 0.22, 0, PI],
  );
  const path: Vec[] = [
    [0, 0.2, 1.15],
    [0, 0.12, 1.7],
    [0.6, 0.06, 2.1],
    [1.5, 0.06, 1.5],
    [1.9, 0.06, 0.2],
    [1.5, 0.06, -1.1],
  ];
  const wire = isWired
    ? [tube(path, 0.045, rubber('#15181c')), cyl([0.05, 0.07, 0.2], rubber('#15181c'), [0, 0.2, 1.22], [PI / 2, 0, 0])]
    : [];
  const body = group(
    shell,
    foot,
    seam,
    cyl([0.15, 0.15, 0.11], rubber(wheel), [0, 0.36, 0.66], [0, 0, PI / 2]),
    name,
    wire,
  );
  return put(body, [0, 0, 0], [0, -0.6, 0]);
}

export type KeyboardStyle = {
  shell: string;
  keys: string;
  modifiers: string;
  accent: string;
  ink: string;
  isFull?: boolean;
  isWired?: boolean;
};

const LETTERS = ['`1234567890-=⌫', '⇥QWERTYUIOP[]\\', '⇪ASDFGHJKL;⏎', '⇧ZXCVBNM,./⇧'];

function keyBlock({ keys, modifiers, accent, ink }: KeyboardStyle) {
  const caps: ReturnType<typeof group>[] = [];
  const cap = (letter: string, x: number, z: number, width: number, color: string) => {
    const face = print(96, 80, (pen) =>
      text(pen, letter, 30, 44, { size: 36, color: color === accent ? '#fff' : ink, weight: 400, align: 'center' }),
    );
    const key = group(
      box([width - 0.035, 0.12, 0.225], plastic(color, { roughness: 0.5 }), [0, 0, 0], undefined, 0.035),
    );
    if (/[A-Z0-9]/.test(letter)) key.add(decal([0.2, 0.17], face, [0.01, 0.0615, 0], [-PI / 2, 0, 0]));
    caps.push(put(key, [x, 0.23, z]));
  };
  LETTERS.forEach((row, r) => {
    const width = 3.9 / row.length;
    [...row].forEach((letter, c) => {
      const isEdge = c === 0 || c === row.length - 1;
      cap(letter, -1.95 + width * (c + 0.5), -0.4 + r * 0.265, width, isEdge ? modifiers : keys);
    });
  });
  for (let c = 0; c < 14; c++) cap('', -1.95 + 0.2786 * (c + 0.5), -0.69, 0.2786, c === 0 ? accent : modifiers);
  let x = -1.95;
  for (const [width, color] of [
    [0.38, modifiers],
    [0.38, modifiers],
    [0.38, modifiers],
    [1.62, keys],
    [0.38, modifiers],
    [0.38, modifiers],
    [0.38, modifiers],
  ] as const) {
    cap('', x + width / 2, 0.66, width, color);
    x += width;
  }
  return caps;
}

export function keyboard(style: KeyboardStyle) {
  const pad = style.isFull ? 1.25 : 0;
  const numbers = style.isFull
    ? Array.from({ length: 20 }, (_, i) =>
        put(
          group(
            box(
              [0.235, 0.12, 0.225],
              plastic(i % 4 === 3 ? style.modifiers : style.keys, { roughness: 0.5 }),
              [0, 0, 0],
              undefined,
              0.035,
            ),
          ),
          [2.2 + (i % 4) * 0.27, 0.23, -0.4 + Math.floor(i / 4) * 0.265],
        ),
      )
    : [];
  const deck = box(
    [4.15 + pad, 0.16, 1.72],
    plastic(style.shell, { roughness: 0.5 }),
    [pad / 2, 0.1, 0],
    undefined,
    0.07,
  );
  const wire = style.isWired
    ? [
        tube(
          [
            [0, 0.12, -0.8],
            [0.2, 0.1, -1.3],
            [1.2, 0.06, -1.5],
            [2.3, 0.06, -1.25],
          ],
          0.04,
          rubber(style.shell),
        ),
      ]
    : [];
  const board = put(group(deck, keyBlock(style), numbers), [-pad / 2, 0.1, 0], [0.1, 0, 0]);
  return put(group(board, wire), [0, 0, 0], [0, 0.42, 0]);
}

/** Full-size keyboard with its mouse. */
export function keyboardAndMouse({ keys, mouse: rodent }: { keys: KeyboardStyle; mouse: MouseStyle }) {
  return put(
    group(
      put(keyboard({ ...keys, isFull: true }), [-0.5, 0, 0], [0, -0.42, 0]),
      put(mouse(rodent), [3.1, 0, 0.1], [0, 0.6 + PI, 0], 0.62),
      box([0.16, 0.06, 0.24], gloss('#1d2127'), [2.55, 0.03, 1.15], [0, 0.5, 0], 0.02),
    ),
    [0, 0, 0],
    [0, 0.36, 0],
  );
}

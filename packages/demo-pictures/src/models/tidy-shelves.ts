import { card, fabric, metal, plastic, rubber, wood } from '../page/materials.ts';
import { foldedCloth, panel, slab } from '../page/soft.ts';
import { PI, ball, box, cyl, frame, group, put, times, tube } from '../page/solids.ts';

/** Wooden or velvet hangers fanned on a rail. */
export function hangers({ color, hook }: { color: string; hook: string }) {
  const arm = color === 'wood' ? wood('#c9a06c', '#8e6a3c', [2, 1]) : fabric(color, 'terry', 6);
  const steel = metal(hook, 0.25);
  const one = (i: number) =>
    put(
      group(
        tube(
          [
            [-1.5, -0.55, 0],
            [-1.2, -0.36, 0],
            [-0.5, 0.02, 0],
            [0, 0.12, 0],
            [0.5, 0.02, 0],
            [1.2, -0.36, 0],
            [1.5, -0.55, 0],
          ],
          0.075,
          arm,
        ),
        tube(
          [
            [-1.45, -0.56, 0],
            [0, -0.6, 0],
            [1.45, -0.56, 0],
          ],
          0.05,
          arm,
        ),
        tube(
          [
            [0, 0.1, 0],
            [0, 0.42, 0],
            [0.16, 0.55, 0],
            [0.22, 0.72, 0],
            [0.08, 0.88, 0],
            [-0.12, 0.84, 0],
          ],
          0.03,
          steel,
        ),
      ),
      [-0.5 + i * 0.26, 1.3, 0.4 - i * 0.3],
      [0, 0.75, 0],
    );
  return group(times(6, one), cyl([0.05, 0.05, 4.2], steel, [0.05, 2.08, -0.25], [0, 0.72, PI / 2]));
}

/** Wall hooks on a wooden bar. */
export function wallHooks({ light, dark, knob }: { light: string; dark: string; knob: string }) {
  const brass = metal(knob, 0.3);
  return put(
    group(
      panel([3.6, 0.6, 0.16], 0.08, wood(light, dark, [1, 1]), [0, 0.9, 0]),
      times(5, (i) =>
        put(
          group(
            cyl([0.13, 0.13, 0.05], brass, [0, 0, 0.1], [PI / 2, 0, 0]),
            tube(
              [
                [0, 0, 0.1],
                [0, -0.04, 0.4],
                [0, 0.12, 0.52],
                [0, 0.3, 0.5],
              ],
              0.055,
              brass,
            ),
            ball(0.1, brass, [0, 0.34, 0.49]),
            tube(
              [
                [0, -0.05, 0.12],
                [0, -0.3, 0.2],
                [0, -0.32, 0.36],
                [0, -0.18, 0.4],
              ],
              0.045,
              brass,
            ),
            ball(0.07, brass, [0, -0.16, 0.4]),
          ),
          [-1.4 + i * 0.7, 0.9, 0],
        ),
      ),
    ),
    undefined,
    [-0.05, 0.35, 0],
  );
}

/** A desk organiser of wood: slots, drawer, pen hole. */
export function deskTidy({ light, dark, accent }: { light: string; dark: string; accent: string }) {
  const timber = wood(light, dark, [1, 1]);
  const wallOf = (size: [number, number, number], at: [number, number, number]) =>
    box(size, timber, at, undefined, 0.03);
  return put(
    group(
      wallOf([3.2, 0.1, 1.6], [0, 0.05, 0]),
      wallOf([3.2, 0.1, 1.6], [0, 0.7, 0]),
      wallOf([0.1, 1.5, 1.6], [-1.55, 0.75, 0]),
      wallOf([0.1, 1.1, 1.6], [1.55, 0.55, 0]),
      wallOf([3.2, 1.7, 0.08], [0, 0.85, -0.78]),
      wallOf([0.08, 0.9, 1.5], [0.15, 1.15, 0]),
      [-1.05, -0.6].map((x) => wallOf([0.06, 0.8, 1.5], [x, 1.1, 0])),
      box([2.9, 0.5, 0.08], timber, [0, 0.38, 0.78], undefined, 0.03),
      ball(0.09, metal('#b99a5a', 0.3), [0, 0.38, 0.88]),
      [-1.3, -0.82].map((x, i) =>
        box([0.2, 1.1, 1.15], card(['#8fa18a', '#c98f77'][i] ?? accent), [x, 1.28, -0.1], undefined, 0.02),
      ),
      box([0.16, 1.0, 1.1], card('#e9e2d6'), [-0.35, 1.24, -0.1], [0, 0, 0.1], 0.02),
      times(4, (i) =>
        cyl(
          [0.045, 0.045, 1.3],
          plastic([accent, '#2c3036', '#c9a06c', '#7f97ab'][i] ?? accent),
          [0.5 + (i % 2) * 0.24, 1.35, -0.3 + Math.floor(i / 2) * 0.25],
          [0.1 * (i - 1), 0, 0.08 * (1 - i)],
        ),
      ),
      slab([0.9, 0.22, 0.8], 0.06, card('#f2dfa0'), [1.0, 0.75, 0.2]),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

/** A three-tier cart on castors. */
export function trolleyCart({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.5 });
  const tray = (y: number) =>
    group(
      slab([2.2, 0.06, 1.4], 0.14, coat, [0, y, 0]),
      [-0.68, 0.68].map((z) => panel([2.2, 0.36, 0.05], 0.08, coat, [0, y + 0.18, z])),
      [-1.08, 1.08].map((x) => put(panel([1.4, 0.36, 0.05], 0.08, coat), [x, y + 0.18, 0], [0, PI / 2, 0])),
    );
  return put(
    group(
      tray(0.45),
      tray(1.5),
      tray(2.55),
      [-1.0, 1.0].flatMap((x) => [-0.6, 0.6].map((z) => cyl([0.05, 0.05, 2.75], coat, [x, 1.6, z]))),
      [-1.0, 1.0].flatMap((x) =>
        [-0.6, 0.6].map((z) =>
          group(
            ball(0.13, rubber('#3a3d42'), [x, 0.13, z], [0.6, 1, 1]),
            cyl([0.05, 0.07, 0.16], metal('#9aa1aa', 0.3), [x, 0.28, z]),
          ),
        ),
      ),
      tube(
        [
          [-1.0, 2.95, -0.6],
          [-1.0, 3.25, -0.5],
          [-1.0, 3.25, 0.5],
          [-1.0, 2.95, 0.6],
        ],
        0.045,
        coat,
      ),
      put(foldedCloth(fabric('#e6ddcc', 'terry', 3), [0.9, 0.8], 4, 0.13), [-0.45, 2.6, 0]),
      put(cyl([0.24, 0.24, 0.7], plastic('#c98f77')), [0.55, 2.95, 0.1]),
      put(slab([1.3, 0.3, 0.9], 0.05, card('#8fa18a')), [0, 1.56, 0]),
      put(slab([0.7, 0.5, 0.7], 0.08, card('#e9e2d6')), [-0.5, 0.5, 0]),
    ),
    undefined,
    [0, 0.55, 0],
  );
}

/** Bamboo bathroom shelf of three floors. */
export function bambooShelf({ floors }: { floors: number }) {
  const timber = wood('#d3b079', '#9a7444', [2, 1]);
  return put(
    group(
      times(floors, (i) =>
        group(
          times(5, (k) => box([2.4, 0.07, 0.2], timber, [0, 0.4 + i * 1.0, -0.5 + k * 0.25], undefined, 0.02)),
          [-1.1, 1.1].map((x) => box([0.08, 0.12, 1.2], timber, [x, 0.36 + i, 0], undefined, 0.02)),
        ),
      ),
      [-1.2, 1.2].map((x) =>
        frame(
          [
            [x, 0, 0.56],
            [x, 0.4 + floors * 1.0 - 0.3, 0.56],
            [x, 0.4 + floors * 1.0 - 0.3, -0.56],
            [x, 0, -0.56],
          ],
          0.06,
          timber,
          0.2,
        ),
      ),
      put(foldedCloth(fabric('#e9e1d2', 'terry', 3), [1.0, 0.75], 4, 0.13), [-0.5, 0.45, 0]),
      [
        cyl([0.2, 0.2, 0.7], plastic('#a9b8a4'), [0.4, 1.8, 0.1]),
        cyl([0.17, 0.17, 0.5], plastic('#d9c4a8'), [0.85, 1.7, -0.1]),
      ],
      floors > 2 ? [put(foldedCloth(fabric('#c98f77', 'terry', 3), [0.8, 0.7], 2, 0.13), [-0.4, 2.46, 0])] : [],
    ),
    undefined,
    [0, 0.5, 0],
  );
}

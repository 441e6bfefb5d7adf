import { ceramic, plastic, stoneware, wood } from '../page/materials.ts';
import { slab } from '../page/soft.ts';
import { box, group, lathe, put, ring, times, tube } from '../page/solids.ts';

const riceBowl = (glaze: string, inside: string) =>
  group(
    lathe(
      [
        [0, 0],
        [0.32, 0],
        [0.34, 0.1],
        [0.5, 0.2],
        [0.76, 0.6],
        [0.8, 0.78],
        [0.78, 0.8],
      ],
      ceramic(glaze),
    ),
    lathe(
      [
        [0.78, 0.8],
        [0.72, 0.62],
        [0.46, 0.26],
        [0, 0.2],
      ],
      ceramic(inside),
    ),
    ring(0.79, 0.012, plastic('#8a6a46', { roughness: 0.4 }), [0, 0.79, 0]),
  );

/** Rice bowls: three in a stack, one in front. */
export function riceBowls({ glaze, inside }: { glaze: string; inside: string }) {
  return group(
    times(3, (i) => put(riceBowl(glaze, inside), [-0.35, i * 0.3, -0.25], [0, i, 0])),
    put(riceBowl(glaze, inside), [0.85, 0, 0.75]),
  );
}

/** A shallow plate standing in a rest, another lying before it. */
export function dinnerPlates({ glaze, rim }: { glaze: string; rim: string }) {
  const plate = () =>
    group(
      lathe(
        [
          [0, 0],
          [0.8, 0],
          [0.9, 0.04],
          [1.35, 0.2],
          [1.4, 0.24],
        ],
        ceramic(glaze),
      ),
      lathe(
        [
          [1.4, 0.24],
          [1.34, 0.22],
          [0.92, 0.09],
          [0, 0.08],
        ],
        stoneware(glaze, rim, { roughness: 0.35 }),
      ),
      ring(1.39, 0.022, ceramic(rim), [0, 0.235, 0]),
    );
  return group(
    put(plate(), [-0.3, 1.42, -0.9], [1.32, 0, 0]),
    put(plate(), [0.55, 0, 0.85]),
    put(plate(), [0.5, 0.1, 0.82]),
  );
}

/** A wooden tray with handles. */
export function servingTray({ light, dark, wide }: { light: string; dark: string; wide: number }) {
  const timber = wood(light, dark, [1, 1]);
  return put(
    group(
      slab([wide, 0.09, 1.9], 0.1, timber),
      [-1, 1].flatMap((side) => [
        box([wide, 0.28, 0.09], timber, [0, 0.16, side * 0.92], undefined, 0.03),
        box([0.09, 0.42, 1.86], timber, [side * (wide / 2 - 0.02), 0.22, 0], undefined, 0.03),
        tube(
          [
            [side * (wide / 2), 0.42, -0.34],
            [side * (wide / 2 + 0.03), 0.68, -0.24],
            [side * (wide / 2 + 0.03), 0.68, 0.24],
            [side * (wide / 2), 0.42, 0.34],
          ],
          0.05,
          timber,
        ),
      ]),
      put(riceBowl('#dfe3da', '#f4f2ea'), [-wide / 4, 0.1, 0.1], undefined, 0.62),
      put(
        lathe(
          [
            [0, 0],
            [0.24, 0],
            [0.3, 0.05],
            [0.34, 0.66],
            [0.31, 0.64],
            [0.27, 0.08],
          ],
          ceramic('#c98f6a'),
        ),
        [wide / 5, 0.1, -0.25],
      ),
    ),
    undefined,
    [0, 0.45, 0],
  );
}

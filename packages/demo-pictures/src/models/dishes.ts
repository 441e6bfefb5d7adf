import { card, ceramic, gloss, stoneware, wood } from '../page/materials.ts';
import { cyl, group, lathe, PI, put, ring } from '../page/solids.ts';

/** Four plates and a bowl on top, glaze in the set's colour. */
export function plateSet({ glaze, edge }: { glaze: string; edge: string }) {
  const white = ceramic('#f6f3ee');
  const colored = ceramic(glaze);
  const plate = (y: number, isColored: boolean, scale: number) =>
    put(
      group(
        lathe(
          [
            [0, 0.03],
            [0.6, 0.03],
            [0.75, 0.08],
            [1.1, 0.2],
            [1.12, 0.22],
            [0.74, 0.12],
            [0, 0.07],
          ],
          isColored ? colored : white,
        ),
        ring(1.115, 0.012, ceramic(edge), [0, 0.215, 0]),
        ring(0.6, 0.02, card('#d9d2c6'), [0, 0.02, 0]),
      ),
      [0, y, 0],
      [0, 0, 0],
      scale,
    );
  const bowl = group(
    lathe(
      [
        [0, 0.05],
        [0.3, 0],
        [0.33, 0.05],
        [0.48, 0.2],
        [0.62, 0.52],
        [0.63, 0.54],
        [0.57, 0.5],
        [0.42, 0.2],
        [0, 0.1],
      ],
      colored,
    ),
    ring(0.625, 0.014, ceramic(edge), [0, 0.535, 0]),
  );
  const leaning = put(plate(0, true, 0.92), [-1.25, 0.98, -0.75], [PI / 2 - 0.2, 0, 0]);
  return put(
    group(plate(0, false, 1), plate(0.11, true, 0.98), plate(0.22, false, 0.96), put(bowl, [0, 0.32, 0]), leaning),
    [0, 0, 0],
    [0, 0.2, 0],
  );
}

/** One deep bowl with chopsticks. */
export function ramenBowl({ glaze, inside }: { glaze: string; inside: string }) {
  const outer = stoneware(glaze, '#4a4238');
  const sticks = [0, 0.14].map((z) =>
    put(
      group(
        cyl([0.035, 0.022, 3.1], wood('#8a5a34', '#4a2d18')),
        cyl([0.037, 0.036, 0.6], gloss('#3a2418'), [0, 1.25, 0]),
      ),
      [0.1, 0.98, 0.05 + z],
      [0, 0.5 + z * 0.4, PI / 2],
    ),
  );
  return group(
    lathe(
      [
        [0, 0.06],
        [0.4, 0],
        [0.45, 0.06],
        [0.44, 0.12],
        [0.9, 0.45],
        [1.12, 0.9],
        [1.13, 0.93],
      ],
      outer,
    ),
    lathe(
      [
        [0, 0.14],
        [0.5, 0.18],
        [0.85, 0.45],
        [1.08, 0.9],
        [1.13, 0.93],
      ],
      ceramic(inside),
    ),
    ring(1.12, 0.018, ceramic(inside), [0, 0.93, 0]),
    sticks,
  );
}

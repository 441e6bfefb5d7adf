import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { ceramic, gloss, metal, plastic, rubber, stoneware } from '../page/materials.ts';
import { PI, ball, box, cyl, decal, group, lathe, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

/** Lidded tea bowl on its saucer with two cups. */
export function gaiwan({ glaze, line }: { glaze: string; line: string }) {
  const body = ceramic(glaze, { roughness: 0.2 });
  const cup = (x: number, z: number) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.2, 0],
            [0.22, 0.08],
            [0.38, 0.36],
            [0.42, 0.46],
            [0.39, 0.45],
            [0.2, 0.1],
            [0, 0.08],
          ],
          body,
        ),
        cyl([0.34, 0.34, 0.01], plastic('#b9742f', { roughness: 0.4, envMapIntensity: 0.3 }), [0, 0.34, 0]),
      ),
      [x, 0, z],
    );
  return group(
    put(
      group(
        lathe(
          [
            [0, 0.04],
            [0.6, 0.04],
            [0.98, 0.18],
            [1.0, 0.2],
            [0.6, 0.1],
            [0, 0.1],
          ],
          body,
        ),
        lathe(
          [
            [0, 0.1],
            [0.3, 0.1],
            [0.32, 0.2],
            [0.62, 0.62],
            [0.8, 1.0],
            [0.84, 1.06],
          ],
          body,
        ),
        ring(0.83, 0.015, metal(line, 0.3), [0, 1.05, 0]),
        lathe(
          [
            [0.74, 1.04],
            [0.7, 1.14],
            [0.4, 1.3],
            [0.2, 1.34],
            [0, 1.35],
          ],
          body,
        ),
        lathe(
          [
            [0, 0.14],
            [0.16, 0.14],
            [0.18, 0.1],
            [0.12, 0],
          ],
          body,
          [0, 1.34, 0],
        ),
        ring(0.17, 0.014, metal(line, 0.3), [0, 1.47, 0]),
        ring(0.98, 0.014, metal(line, 0.3), [0, 0.2, 0]),
      ),
      [-0.25, 0, -0.2],
    ),
    cup(0.95, 0.7),
    cup(0.2, 1.2),
  );
}

/** Stove-top espresso maker with faceted sides. */
export function mokaPot({ color, grip }: { color: string; grip: string }) {
  const body = color === '#c6cbd3' ? metal(color, 0.28) : gloss(color, { roughness: 0.3 });
  const handle = plastic(grip, { roughness: 0.5 });
  const facet = (top: number, bottom: number, h: number, y: number) => {
    const part = cyl([top, bottom, h], body, [0, y, 0]);
    return part;
  };
  const eight = times(8, (i) =>
    box(
      [0.02, 0.86, 0.03],
      body,
      [Math.cos((i * PI) / 4) * 0.64, 0.48, Math.sin((i * PI) / 4) * 0.64],
      [0, -(i * PI) / 4, 0.14],
    ),
  );
  return put(
    group(
      facet(0.56, 0.72, 0.86, 0.45),
      eight,
      cyl([0.6, 0.6, 0.12], metal('#b4bac3', 0.3), [0, 0.94, 0]),
      facet(0.72, 0.52, 0.9, 1.45),
      extrudeSpout(body),
      lathe(
        [
          [0.72, 0],
          [0.66, 0.1],
          [0.2, 0.24],
          [0, 0.26],
        ],
        body,
        [0, 1.9, 0],
      ),
      cyl([0.09, 0.12, 0.16], handle, [0, 2.22, 0]),
      tube(
        [
          [-0.62, 1.82, 0],
          [-1.12, 1.86, 0],
          [-1.22, 1.4, 0],
          [-1.14, 0.95, 0],
        ],
        0.09,
        handle,
      ),
      cyl([0.06, 0.06, 0.08], metal('#c9b37a', 0.3), [0, 0.72, 0.64], [PI / 2, 0, 0]),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

const extrudeSpout = (material: ReturnType<typeof plastic>) =>
  put(
    lathe(
      [
        [0.02, -0.3],
        [0.16, 0.22],
      ],
      plastic('#ffffff', {
        color: material.color.getStyle(),
        metalness: material.metalness,
        roughness: material.roughness,
        side: DoubleSide,
      }),
    ),
    [0.74, 1.62, 0],
    [0, 0, -0.5],
  );

/** A ceramic tea caddy with a cloth-tied lid. */
export function teaCaddy({ glaze, cord }: { glaze: string; cord: string }) {
  const body = stoneware(glaze, '#6d6252', { roughness: 0.5 });
  const word = print(300, 300, (pen, w) => {
    pen.strokeStyle = 'rgba(60,50,40,.5)';
    pen.lineWidth = 6;
    pen.strokeRect(60, 60, 180, 180);
    text(pen, '茶', w / 2, 200, { size: 140, color: 'rgba(60,50,40,.7)', align: 'center' });
  });
  return put(
    group(
      smoothLathe(
        [
          [0, 0],
          [0.6, 0],
          [0.72, 0.12],
          [0.8, 0.7],
          [0.66, 1.22],
          [0.56, 1.3],
        ],
        body,
      ),
      lathe(
        [
          [0.58, 0],
          [0.6, 0.08],
          [0.56, 0.26],
          [0.2, 0.34],
          [0, 0.35],
        ],
        body,
        [0, 1.3, 0],
      ),
      ball(0.13, body, [0, 1.7, 0], [1, 0.8, 1]),
      ring(0.6, 0.035, rubber(cord), [0, 1.28, 0]),
      ring(0.6, 0.035, rubber(cord), [0, 1.22, 0]),
      tube(
        [
          [0.3, 1.26, 0.52],
          [0.42, 1.1, 0.66],
          [0.36, 0.8, 0.76],
        ],
        0.025,
        rubber(cord),
      ),
      tube(
        [
          [0.3, 1.26, 0.52],
          [0.24, 1.08, 0.7],
          [0.2, 0.74, 0.78],
        ],
        0.025,
        rubber(cord),
      ),
      decal([0.62, 0.62], word, [-0.1, 0.66, 0.798]),
    ),
  );
}

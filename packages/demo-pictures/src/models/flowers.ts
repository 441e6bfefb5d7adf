import { DoubleSide } from 'three';
import { card, glass, plastic, stoneware } from '../page/materials.ts';
import { puff } from '../page/soft.ts';
import { PI, ball, cyl, group, lathe, put, reshape, ring, smoothLathe, times, tube } from '../page/solids.ts';

/** A blown glass vase with a few stems in water. */
export function glassVase({ tint, bloom }: { tint: string; bloom: string }) {
  const stems = times(5, (i) => {
    const angle = i * 2.5;
    const [x, z] = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5];
    const high = 3.3 + (i % 3) * 0.28;
    return group(
      tube(
        [
          [x * -0.3, 0.2, z * -0.3],
          [x * 0.25, 1.7, z * 0.25],
          [x, high, z],
        ],
        0.03,
        plastic('#5f7f4a'),
      ),
      tulip(bloom, [x, high, z], [z * 0.4, 0, -x * 0.4]),
      reshape(
        puff(
          [0.34, 1.3, 0.05],
          plastic('#6f8f57', { roughness: 0.6, side: DoubleSide }),
          [x * 0.55, 2.15, z * 0.55],
          [z * 0.5, -angle, -x * 0.6],
          [0.9, 1, 0.9],
        ),
        (v) => {
          v.z += v.y * v.y * 0.25;
        },
      ),
    );
  });
  return group(
    smoothLathe(
      [
        [0, 0.05],
        [0.5, 0],
        [0.72, 0.12],
        [0.82, 0.6],
        [0.66, 1.15],
        [0.4, 1.5],
        [0.38, 1.75],
        [0.5, 1.95],
      ],
      glass(tint, 0.42),
    ),
    cyl([0.58, 0.58, 0.04], glass(tint, 0.6), [0, 0.03, 0]),
    smoothLathe(
      [
        [0, 0.08],
        [0.46, 0.06],
        [0.68, 0.18],
        [0.78, 0.6],
        [0.64, 1.05],
        [0, 1.06],
      ],
      plastic('#dfeef0', { transparent: true, opacity: 0.3, depthWrite: false }),
    ),
    stems,
  );
}

const tulip = (color: string, at: [number, number, number], turn: [number, number, number]) =>
  put(
    group(
      times(6, (i) =>
        put(
          reshape(
            puff(
              [0.34, 0.72, 0.08],
              plastic(color, { roughness: 0.55, side: DoubleSide }),
              [0, 0.3, 0.16],
              [-0.12, 0, 0],
              [0.9, 0.95, 0.9],
            ),
            (v) => {
              v.z += -v.x * v.x * 0.9 + (v.y > 0 ? -v.y * 0.14 : 0);
            },
          ),
          [0, 0, 0],
          [0, (i * PI) / 3 + (i % 2) * 0.2, 0],
        ),
      ),
      ball(0.18, plastic(color, { roughness: 0.6 }), [0, 0.12, 0]),
    ),
    at,
    turn,
  );

/** Dried stems: pampas plumes and seed heads in wrapping paper. */
export function dryBouquet({ plume, ball: head, paper }: { plume: string; ball: string; paper: string }) {
  const soft = plastic(plume, { roughness: 1 });
  const stems = times(11, (i) => {
    const angle = i * 2.4;
    const out = 0.16 * Math.sqrt(i) * 1.7;
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out];
    const high = 3.5 - out * 0.9;
    const stalk = tube(
      [
        [0, 0.4, 0],
        [x * 0.4, 1.8, z * 0.4],
        [x, high, z],
      ],
      0.02,
      card('#b59b6a'),
    );
    const top =
      i % 3 === 2
        ? ball(0.2, stoneware(head, '#6a5636'), [x, high + 0.1, z])
        : group(
            times(5, (k) =>
              puff(
                [0.34 - k * 0.045, 0.42, 0.34 - k * 0.045],
                soft,
                [x * (1 + k * 0.07), high + k * 0.21, z * (1 + k * 0.07)],
                [0, k, 0],
                0.9,
              ),
            ),
          );
    return group(stalk, top);
  });
  const wrapPaper = lathe(
    [
      [0.3, 0],
      [0.4, 0.5],
      [0.8, 1.7],
      [1.15, 2.5],
    ],
    card(paper, { side: DoubleSide }),
  );
  return group(
    stems,
    reshape(wrapPaper, (v) => {
      const fold = Math.sin(Math.atan2(v.z, v.x) * 5) * 0.07 * v.y;
      v.x += fold * 0.6;
      v.y += fold * 0.5;
    }),
    ring(0.42, 0.05, plastic('#a8835a'), [0, 0.62, 0]),
    tube(
      [
        [0.1, 0.62, 0.44],
        [0.5, 0.75, 0.6],
        [0.3, 0.5, 0.62],
        [0.1, 0.62, 0.46],
        [-0.3, 0.8, 0.62],
        [-0.2, 0.45, 0.6],
        [0.05, 0.6, 0.46],
      ],
      0.03,
      plastic('#a8835a'),
    ),
  );
}

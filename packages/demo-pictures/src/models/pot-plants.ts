import { DoubleSide, Shape, ShapeGeometry } from 'three';
import { fill, print } from '../page/labels.ts';
import { card, metal, plastic, rubber, stoneware } from '../page/materials.ts';
import { puff } from '../page/soft.ts';
import { ball, cyl, group, lathe, mesh, put, ring, times, tube } from '../page/solids.ts';

const potSizes = {
  round: [
    [0, 0],
    [0.42, 0],
    [0.5, 0.06],
    [0.62, 0.75],
    [0.64, 0.8],
    [0.58, 0.8],
    [0.54, 0.68],
  ] as [number, number][],
};

const flowerPot = (color: string, speckle: string) =>
  group(
    lathe(potSizes.round, stoneware(color, speckle, { roughness: 0.7 })),
    cyl([0.55, 0.55, 0.04], rubber('#3a2a1e'), [0, 0.68, 0]),
  );

/** Three succulents in small pots. */
export function succulents({ pots }: { pots: [string, string, string] }) {
  const rosette = (color: string, tip: string) =>
    group(
      times(26, (i) => {
        const t = i / 26;
        const angle = i * 2.4;
        return put(
          puff(
            [0.2, 0.13, 0.5 - t * 0.2],
            plastic(t > 0.5 ? tip : color, { roughness: 0.55 }),
            [0, 0, 0.34 * (1 - t) + 0.08],
            [-0.5 - t * 0.6, 0, 0],
            [0.8, 0.8, 0.75],
          ),
          [0, 0.78 + t * 0.22, 0],
          [0, angle, 0],
        );
      }),
    );
  const columns = group(
    times(5, (i) =>
      puff(
        [0.26, 0.9 - i * 0.1, 0.26],
        plastic('#6b8f5c', { roughness: 0.7 }),
        [Math.cos(i * 1.9) * 0.22 * (i ? 1 : 0), 1.05 - i * 0.04, Math.sin(i * 1.9) * 0.22 * (i ? 1 : 0)],
        undefined,
        [0.9, 0.45, 0.9],
      ),
    ),
    times(40, (i) =>
      ball(0.016, card('#efe6cf'), [
        Math.cos(i * 2.4) * (0.13 + (i % 3) * 0.09),
        0.85 + (i % 9) * 0.07,
        Math.sin(i * 2.4) * (0.13 + (i % 3) * 0.09),
      ]),
    ),
  );
  const strings = times(16, (i) =>
    puff(
      [0.16, 0.62 - (i % 4) * 0.08, 0.12],
      plastic(i % 2 ? '#7fa074' : '#93b288', { roughness: 0.6 }),
      [Math.cos(i * 2.4) * 0.28 * Math.sqrt(i / 16), 0.92, Math.sin(i * 2.4) * 0.28 * Math.sqrt(i / 16)],
      [Math.sin(i * 2.4) * 0.5, 0, -Math.cos(i * 2.4) * 0.5],
      0.8,
    ),
  );
  return group(
    put(group(flowerPot(pots[0], '#a39681'), rosette('#8fae94', '#c7a6a0')), [-1.3, 0, 0.1]),
    put(group(flowerPot(pots[1], '#a39681'), columns), [0, 0, -0.5]),
    put(group(flowerPot(pots[2], '#a39681'), strings), [1.3, 0, 0.2]),
  );
}

/** Snake plant: upright banded blades in a tall pot. */
export function snakePlant({ pot }: { pot: string }) {
  const band = print(128, 512, (pen) => {
    fill(pen, '#4d7350');
    for (let y = 0; y < 512; y += 22) fill(pen, y % 44 ? '#3a5c40' : '#6f9468', [8, y + ((y * 7) % 9), 112, 9]);
    fill(pen, '#c9c88a', [0, 0, 12, 512]);
    fill(pen, '#c9c88a', [116, 0, 12, 512]);
  });
  const leaf = plastic('#ffffff', { map: band, roughness: 0.45, clearcoat: 0.2, side: DoubleSide });
  const shape = new Shape();
  shape.moveTo(-0.12, 0);
  shape.quadraticCurveTo(-0.24, 1.2, 0, 2.4);
  shape.quadraticCurveTo(0.24, 1.2, 0.12, 0);
  const blade = (i: number) => {
    const geometry = new ShapeGeometry(shape, 24);
    const [spots, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
    for (let k = 0; k < spots.count; k++) {
      uv.setXY(k, spots.getX(k) / 0.4 + 0.5, spots.getY(k) / 2.4);
      spots.setZ(k, -1.6 * spots.getX(k) ** 2 + Math.sin(spots.getY(k) * 1.4 + i) * 0.06);
    }
    geometry.computeVertexNormals();
    const angle = i * 2.4;
    const out = 0.12 + 0.11 * Math.sqrt(i);
    return put(
      mesh(geometry, leaf),
      [Math.cos(angle) * out, 1.25, Math.sin(angle) * out],
      [Math.sin(angle) * 0.14, Math.sin(i * 2.1) * 0.7, -Math.cos(angle) * 0.2],
      1.1 - (i % 4) * 0.16,
    );
  };
  return group(
    times(10, blade),
    lathe(
      [
        [0, 0],
        [0.5, 0],
        [0.55, 0.05],
        [0.66, 1.3],
        [0.67, 1.36],
        [0.61, 1.36],
        [0.58, 1.2],
      ],
      stoneware(pot, '#8a7d6c'),
    ),
    cyl([0.59, 0.59, 0.04], rubber('#3a2a1e'), [0, 1.24, 0]),
  );
}

/** A long-necked watering can. */
export function wateringCan({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.45, clearcoat: 0.2 });
  const brass = metal('#b99a5a', 0.3);
  return put(
    group(
      lathe(
        [
          [0, 0],
          [0.8, 0],
          [0.86, 0.06],
          [0.8, 0.9],
          [0.62, 1.25],
          [0.5, 1.3],
          [0.46, 1.26],
        ],
        coat,
      ),
      cyl([0.48, 0.48, 0.02], rubber('#2a2d2b'), [0, 1.2, 0]),
      tube(
        [
          [0.7, 0.35, 0],
          [1.2, 0.6, 0],
          [1.7, 1.5, 0],
          [2.3, 1.85, 0],
        ],
        0.085,
        coat,
      ),
      cyl([0.06, 0.1, 0.18], brass, [2.36, 1.88, 0], [0, 0, -1.1]),
      tube(
        [
          [0.45, 1.25, 0],
          [0.1, 1.95, 0],
          [-0.7, 1.85, 0],
          [-1.1, 1.1, 0],
          [-0.78, 0.5, 0],
        ],
        0.065,
        brass,
      ),
      ring(0.84, 0.02, brass, [0, 0.08, 0]),
    ),
    undefined,
    [0, 0.35, 0],
  );
}

/** Plant pots with saucers in one glaze, three sizes or one. */
export function flowerPots({ color, sizes }: { color: string; sizes: number[] }) {
  let x = 0;
  const row = sizes.map((size, i) => {
    const one = put(
      group(
        lathe(
          [
            [0, 0.06],
            [0.52, 0.06],
            [0.56, 0.1],
            [0.74, 1.1],
            [0.8, 1.12],
            [0.8, 1.34],
            [0.7, 1.34],
            [0.66, 1.15],
            [0.5, 0.2],
            [0, 0.16],
          ],
          stoneware(color, '#8a7d6c', { roughness: 0.75 }),
        ),
        lathe(
          [
            [0, 0],
            [0.7, 0],
            [0.8, 0.12],
            [0.76, 0.12],
            [0.66, 0.05],
            [0, 0.05],
          ],
          stoneware(color, '#8a7d6c', { roughness: 0.75 }),
        ),
      ),
      [x + size * 0.85, 0, (i % 2) * 0.5],
      [0, i, 0],
      size,
    );
    x += size * 1.75;
    return one;
  });
  return put(group(row), [-x / 2, 0, 0]);
}

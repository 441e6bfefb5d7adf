import { DoubleSide, Shape, ShapeGeometry } from 'three';
import { card, plastic, rubber, stoneware } from '../page/materials.ts';
import { ball, cyl, group, lathe, mesh, PI, put, smoothLathe, times, tube } from '../page/solids.ts';

export function vase({ clay, speckle }: { clay: string; speckle: string }) {
  const body = smoothLathe(
    [
      [0, 0],
      [0.4, 0],
      [0.6, 0.24],
      [0.7, 0.7],
      [0.56, 1.15],
      [0.24, 1.46],
      [0.2, 1.72],
      [0.27, 1.85],
      [0.22, 1.86],
      [0.15, 1.74],
    ],
    stoneware(clay, speckle),
  );
  const twigs = times(9, (i) => {
    const angle = i * 2.4;
    const lean = 0.35 + 0.05 * (i % 3);
    const tip = [Math.cos(angle) * lean, 2.8 + 0.25 * Math.sin(i * 1.7), Math.sin(angle) * lean] as const;
    const leaves = times(6, (k) =>
      ball(
        0.11,
        plastic(['#6f8a5e', '#87a173', '#5d7a52'][k % 3] ?? '#6f8a5e', { roughness: 0.85 }),
        [tip[0] * (0.5 + k * 0.11), 2.2 + ((tip[1] - 2.2) * (k + 1)) / 6, tip[2] * (0.5 + k * 0.11)],
        [1, 0.32, 0.7],
        [i, k, angle],
      ),
    );
    return group(tube([[0, 1.5, 0], [tip[0] * 0.3, 2.2, tip[2] * 0.3], [...tip]], 0.014, card('#8a7450')), leaves);
  });
  return group(body, twigs);
}

/** Monstera in a pot: split leaves cut from shapes. */
export function pottedPlant({ pot }: { pot: string }) {
  const leafShape = new Shape();
  leafShape.moveTo(0, 0);
  for (const side of [1, -1]) {
    const order = side > 0 ? [0, 1, 2, 3] : [3, 2, 1, 0];
    if (side < 0) leafShape.lineTo(0, 1.25);
    for (const i of order) {
      const [y0, y1, reach] = [0.08 + i * 0.28, 0.08 + (i + 0.72) * 0.28, 0.62 - Math.abs(i - 1.1) * 0.13];
      if (side > 0) {
        leafShape.lineTo(0.14, y0);
        leafShape.quadraticCurveTo(reach, y0 - 0.08, reach * 0.95, y1);
        leafShape.lineTo(0.14, y1 - 0.02);
      } else {
        leafShape.lineTo(-0.14, y1 - 0.02);
        leafShape.lineTo(-reach * 0.95, y1);
        leafShape.quadraticCurveTo(-reach, y0 - 0.08, -0.14, y0);
      }
    }
  }
  leafShape.closePath();
  const leaf = (i: number) => {
    const angle = i * 2.4;
    const out = 0.35 + (i % 4) * 0.2;
    const high = 2.15 + (i % 5) * 0.33 - out * 0.3;
    const geometry = new ShapeGeometry(leafShape, 16);
    const spots = geometry.getAttribute('position');
    for (let k = 0; k < spots.count; k++) spots.setZ(k, 0.25 * spots.getX(k) ** 2 + 0.2 * spots.getY(k) ** 2);
    geometry.computeVertexNormals();
    const blade = mesh(
      geometry,
      plastic(['#2f6b3f', '#3d7f4a', '#28593a'][i % 3] ?? '#2f6b3f', {
        roughness: 0.38,
        clearcoat: 0.3,
        side: DoubleSide,
      }),
    );
    return group(
      tube(
        [
          [0, 1.0, 0],
          [Math.cos(angle) * out * 0.4, 1.7, Math.sin(angle) * out * 0.4],
          [Math.cos(angle) * out, high, Math.sin(angle) * out],
        ],
        0.03,
        plastic('#5a7f4a'),
      ),
      put(
        put(blade, [0, 0, 0], [0.85, 0, 0], 1.1),
        [Math.cos(angle) * out, high, Math.sin(angle) * out],
        [0, PI / 2 - angle, 0],
      ),
    );
  };
  return group(
    lathe(
      [
        [0, 0],
        [0.56, 0],
        [0.6, 0.05],
        [0.78, 1.15],
        [0.8, 1.2],
        [0.74, 1.2],
        [0.7, 1.05],
      ],
      stoneware(pot, '#8a7d6c'),
    ),
    cyl([0.71, 0.71, 0.04], rubber('#3a2a1e'), [0, 1.05, 0]),
    times(9, leaf),
    cyl([0.72, 0.66, 0.08], stoneware(pot, '#8a7d6c'), [0, 0.02, 0]),
  );
}

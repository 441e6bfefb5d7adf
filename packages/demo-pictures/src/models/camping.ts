import { BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three';
import { card, fabric, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { puff } from '../page/soft.ts';
import { PI, type Vec, ball, box, cyl, group, lathe, mesh, put, reshape, ring, times, tube } from '../page/solids.ts';

const sheetOf = (corners: Vec[], material: ReturnType<typeof fabric>) => {
  const geometry = new BufferGeometry();
  const [a, b, c, d] = corners;
  const faces = d ? [a, b, c, a, c, d] : [a, b, c];
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      faces.flatMap((p) => p ?? []),
      3,
    ),
  );
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      faces.flatMap((_, i) => [i % 2, Math.floor(i / 2) % 2]),
      2,
    ),
  );
  geometry.computeVertexNormals();
  return mesh(geometry, material);
};

/** A ridge tent with an open door and guy lines. */
export function tent({ color, floor }: { color: string; floor: string }) {
  const cloth = fabric(color, 'woven', 20, { side: DoubleSide });
  const inner = fabric(floor, 'woven', 10, { side: DoubleSide });
  const [w, h, l] = [1.9, 2.1, 1.7];
  const pole = wood('#c9a06c', '#8e6a3c');
  return put(
    group(
      sheetOf(
        [
          [0, h, l],
          [w, 0, l],
          [w, 0, -l],
          [0, h, -l],
        ],
        cloth,
      ),
      sheetOf(
        [
          [0, h, l],
          [-w, 0, l],
          [-w, 0, -l],
          [0, h, -l],
        ],
        cloth,
      ),
      sheetOf(
        [
          [0, h, -l],
          [w, 0, -l],
          [-w, 0, -l],
        ],
        cloth,
      ),
      sheetOf(
        [
          [0, h * 0.98, l],
          [w * 0.98, 0.02, l],
          [w * 0.55, 0.02, l + 0.45],
        ],
        cloth,
      ),
      sheetOf(
        [
          [0, h * 0.98, l],
          [-w * 0.98, 0.02, l],
          [-w * 0.6, 0.02, l + 0.4],
        ],
        cloth,
      ),
      box([w * 1.9, 0.05, l * 1.95], inner, [0, 0.03, 0], undefined, 0.01),
      puff([1.0, 0.24, 2.2], fabric('#c98f6a', 'woven', 5), [-0.6, 0.16, 0.1], undefined, [0.4, 0.6, 0.3]),
      puff([0.8, 0.3, 0.5], fabric('#efe6d4', 'woven', 4), [-0.6, 0.3, -1.0], undefined, 0.5),
      cyl([0.05, 0.05, h + 0.2], pole, [0, (h + 0.2) / 2, l + 0.02]),
      cyl([0.05, 0.05, h + 0.2], pole, [0, (h + 0.2) / 2, -l - 0.02]),
      [
        [0, h, l, 0, 0, l + 1.5],
        [0, h, -l, 0, 0, -l - 1.2],
        [w * 0.5, h * 0.5, l * 0.5, w + 1.0, 0, l * 0.7],
        [-w * 0.5, h * 0.5, l * 0.5, -w - 1.0, 0, l * 0.7],
      ].map(([x = 0, y = 0, z = 0, a = 0, b = 0, c = 0]) =>
        tube(
          [
            [x, y, z],
            [(x + a) / 2, (y + b) / 2, (z + c) / 2],
            [a, b, c],
          ],
          0.014,
          card('#efe6d4'),
        ),
      ),
    ),
    undefined,
    [0, 0.62, 0],
  );
}

/** A low folding chair of canvas on wooden legs. */
export function campChair({ color, light, dark }: { color: string; light: string; dark: string }) {
  const cloth = fabric(color, 'woven', 14, { side: DoubleSide });
  const timber = wood(light, dark);
  const bar = (from: Vec, to: Vec) =>
    tube([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to], 0.06, timber);
  const seat = reshape(
    box([1.7, 0.06, 1.5], cloth, [0, 0.95, 0.1], undefined, 0.02),
    (v) => void (v.y -= 0.2 * (1 - (v.z / 0.75) ** 2)),
  );
  const back = reshape(
    box([1.7, 1.35, 0.06], cloth, [0, 1.85, -0.72], [-0.32, 0, 0], 0.02),
    (v) => void (v.z -= 0.1 * (1 - (v.y / 0.7) ** 2)),
  );
  return put(
    group(
      seat,
      back,
      [-0.85, 0.85].map((x) => group(bar([x, 0, 0.9], [x, 2.55, -0.98]), bar([x, 0, -0.85], [x, 1.0, 0.85]))),
      bar([-0.85, 0.95, 0.82], [0.85, 0.95, 0.82]),
      bar([-0.85, 0.35, 0.62], [0.85, 0.35, 0.62]),
      bar([-0.85, 0.3, -0.6], [0.85, 0.3, -0.6]),
      bar([-0.85, 2.5, -0.95], [0.85, 2.5, -0.95]),
      bar([-0.85, 1.25, -0.42], [0.85, 1.25, -0.42]),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** A camping lantern with a hanging hook. */
export function lantern({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.5 });
  const brass = metal('#b99a5a', 0.3);
  return group(
    lathe(
      [
        [0, 0],
        [0.7, 0],
        [0.74, 0.06],
        [0.7, 0.42],
        [0.56, 0.52],
      ],
      coat,
    ),
    cyl([0.12, 0.12, 0.1], brass, [0, 0.26, 0.72], [PI / 2, 0, 0]),
    lathe(
      [
        [0.5, 0],
        [0.58, 0.3],
        [0.58, 0.9],
        [0.46, 1.2],
      ],
      plastic('#fbf1d8', {
        roughness: 0.3,
        transparent: true,
        opacity: 0.92,
        emissive: '#ffdf9a',
        emissiveIntensity: 0.55,
      }),
      [0, 0.52, 0],
    ),
    ball(0.24, glow('#fff1cf', 1.2), [0, 1.1, 0], [0.8, 1.4, 0.8]),
    times(4, (i) =>
      tube(
        [
          [Math.cos((i * PI) / 2 + 0.78) * 0.62, 0.46, Math.sin((i * PI) / 2 + 0.78) * 0.62],
          [Math.cos((i * PI) / 2 + 0.78) * 0.72, 1.1, Math.sin((i * PI) / 2 + 0.78) * 0.72],
          [Math.cos((i * PI) / 2 + 0.78) * 0.52, 1.76, Math.sin((i * PI) / 2 + 0.78) * 0.52],
        ],
        0.03,
        brass,
      ),
    ),
    lathe(
      [
        [0.62, 0],
        [0.6, 0.08],
        [0.34, 0.34],
        [0.2, 0.4],
        [0, 0.4],
      ],
      coat,
      [0, 1.72, 0],
    ),
    ring(0.56, 0.03, brass, [0, 1.74, 0]),
    tube(
      [
        [-0.62, 1.7, 0],
        [-0.6, 2.4, 0],
        [0, 2.75, 0],
        [0.6, 2.4, 0],
        [0.62, 1.7, 0],
      ],
      0.035,
      brass,
    ),
  );
}

/** A mummy sleeping bag rolled out of its sack. */
export function sleepingBag({ color, lining }: { color: string; lining: string }) {
  const shell = fabric(color, 'woven', 12);
  const chambers = times(9, (i) => {
    const width = 1.25 - Math.abs(i - 2.5) * 0.06;
    return puff([0.62, 0.5, width * 1.5], shell, [-1.6 + i * 0.42, 0.26, 0], undefined, [0.7, 0.8, 0.5]);
  });
  return put(
    group(
      chambers,
      reshape(
        puff([1.1, 0.62, 1.6], shell, [-2.1, 0.34, 0], undefined, [0.7, 0.7, 0.7]),
        (v) => void (v.y += v.x < -0.2 ? 0.1 : 0),
      ),
      puff([0.86, 0.3, 1.1], fabric(lining, 'woven', 6), [-2.02, 0.56, 0], [0, 0, -0.16], 0.8),
      tube(
        [
          [-1.6, 0.5, 0.3],
          [0, 0.5, 0.42],
          [1.4, 0.46, 0.36],
        ],
        0.03,
        rubber('#2b2f33'),
      ),
      put(
        group(
          cyl([0.52, 0.5, 1.3], fabric(color, 'woven', 8), [0, 0.65, 0]),
          ring(0.5, 0.05, fabric(lining, 'woven', 5), [0, 1.28, 0]),
          ring(0.52, 0.035, rubber('#2b2f33'), [0, 0.4, 0]),
          puff([0.8, 0.34, 0.8], fabric(lining, 'woven', 4), [0, 1.34, 0], undefined, 0.8),
        ),
        [0.4, 0, 1.5],
      ),
    ),
    undefined,
    [0, 0.4, 0],
  );
}

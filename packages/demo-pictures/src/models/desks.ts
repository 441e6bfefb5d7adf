import { type Material, metal, plastic, rubber, wood } from '../page/materials.ts';
import { box, cyl, group, PI, put } from '../page/solids.ts';

type Desk = { top: 'oak' | 'white' | 'walnut'; width: number; legs: string; isLifting?: boolean };

const TOPS: Record<Desk['top'], () => Material> = {
  oak: () => wood('#d9b98c', '#a9814e', [1, 1]),
  white: () => plastic('#f2f3f4', { roughness: 0.45 }),
  walnut: () => wood('#8a5d3c', '#4f3220', [1, 1]),
};

export function desk({ top, width, legs, isLifting = false }: Desk) {
  const board = TOPS[top]();
  const steel = plastic(legs, { roughness: 0.42, metalness: 0.25 });
  const deep = width * 0.5;
  const high = isLifting ? 2.15 : 1.8;
  const leg = (x: number) =>
    isLifting
      ? group(
          box([0.2, high * 0.55, 0.26], steel, [x, high * 0.72, 0], undefined, 0.02),
          box([0.26, high * 0.5, 0.32], steel, [x, high * 0.3, 0], undefined, 0.02),
          box([0.28, 0.09, deep * 0.95], steel, [x, 0.06, 0], undefined, 0.03),
        )
      : group(
          ...[-1, 1].map((z) => box([0.13, high, 0.13], steel, [x, high / 2, z * (deep / 2 - 0.12)], undefined, 0.015)),
          box([0.12, 0.13, deep - 0.2], steel, [x, high - 0.09, 0], undefined, 0.015),
          box([0.1, 0.1, deep - 0.2], steel, [x, 0.16, 0], undefined, 0.015),
        );
  const reach = width / 2 - (isLifting ? 0.5 : 0.14);
  const modesty = isLifting
    ? []
    : [box([width - 0.5, 0.7, 0.04], board, [0, high - 0.55, -deep / 2 + 0.2], undefined, 0.01)];
  const panel = isLifting
    ? [
        box([0.5, 0.09, 0.1], plastic('#1d2025'), [width * 0.3, high - 0.02, deep / 2 - 0.04], undefined, 0.02),
        box(
          [0.14, 0.05, 0.02],
          plastic('#6fd0ff', { emissive: '#6fd0ff', emissiveIntensity: 0.6 }),
          [width * 0.3, high - 0.02, deep / 2 + 0.012],
          undefined,
          0.005,
        ),
      ]
    : [];
  return put(
    group(
      box([width, 0.1, deep], board, [0, high + 0.05, 0], undefined, 0.02),
      leg(-reach),
      leg(reach),
      box([2 * reach, 0.12, 0.12], steel, [0, high - 0.09, -deep * 0.2], undefined, 0.015),
      cyl([0.1, 0.1, 0.03], plastic('#3a4049'), [width * 0.36, high + 0.1, -deep * 0.32]),
      modesty,
      panel,
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

export function pedestal() {
  const shell = plastic('#eef0f2', { roughness: 0.5 });
  const face = plastic('#fafbfc', { roughness: 0.4 });
  const grip = metal('#9fa6b0');
  const drawers = (
    [
      [1.66, 0.42],
      [1.2, 0.42],
      [0.53, 0.86],
    ] as const
  ).map(([y, h]) =>
    group(
      box([1.2, h, 0.04], face, [0, y, 0.76], undefined, 0.02),
      box([0.4, 0.045, 0.05], grip, [0, y + h / 2 - 0.09, 0.8], undefined, 0.015),
    ),
  );
  return put(
    group(
      box([1.3, 1.9, 1.5], shell, [0, 1.1, 0], undefined, 0.03),
      put(group(drawers), [0, 0.1, 0]),
      cyl([0.05, 0.05, 0.03], metal('#c9b37a', 0.3), [0.48, 1.9, 0.79], [PI / 2, 0, 0]),
      [-0.5, 0.5].flatMap((x) =>
        [-0.6, 0.6].map((z) => cyl([0.09, 0.09, 0.1], rubber('#1a1d21'), [x, 0.09, z], [PI / 2, 0, 0])),
      ),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

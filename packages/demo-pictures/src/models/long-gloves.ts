import { CapsuleGeometry, DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { fabric, gloss, plastic } from '../page/materials.ts';
import { box, decal, group, mesh, PI, put, times, tube, type Vec } from '../page/solids.ts';
import { along, skin } from './forms.ts';

type LongGlove = { color: string; cuff: string; kind: 'leather' | 'rubber'; brand: string };

/** Half the width and half the height of a glove from the knuckles (0) to the end of its cuff (1). */
const WIDE: [number, number][] = [
  [0, 0.5],
  [0.2, 0.52],
  [0.42, 0.43],
  [0.55, 0.44],
  [1, 0.62],
];
const HIGH: [number, number][] = [
  [0, 0.16],
  [0.2, 0.19],
  [0.42, 0.2],
  [1, 0.3],
];

/** Gloves with long cuffs, lying on their backs. */
export function longGloves({ color, cuff, kind, brand }: LongGlove) {
  const isRubber = kind === 'rubber';
  const hide = () => (isRubber ? gloss(color, { roughness: 0.38 }) : fabric(color, 'terry', 3, { roughness: 0.85 }));
  const one = (mirror: number) => {
    const skinOf = hide();
    const lengths = [0.6, 0.74, 0.7, 0.52];
    const thick = isRubber ? 0.125 : 0.145;
    const fingers = [-0.37, -0.125, 0.125, 0.37].map((x, i) => {
      const long = lengths[i] ?? 0.6;
      return mesh(
        new CapsuleGeometry(thick, long, 10, 24),
        skinOf,
        [x, 0.18, -0.35 - long / 2],
        [PI / 2, 0, x * -0.14],
      );
    });
    const thumb = mesh(new CapsuleGeometry(thick + 0.015, 0.5, 10, 24), skinOf, [0.62, 0.18, 0.0], [PI / 2, 0, -0.75]);
    const sleeve = isRubber ? skinOf : fabric(cuff, 'terry', 3, { roughness: 0.85 });
    sleeve.side = DoubleSide;
    const body = skin(
      times(41, (r): Vec[] => {
        const t = r / 40;
        const [w, h] = [
          along(WIDE, t),
          along(HIGH, t) * (isRubber ? 1 + 0.02 * Math.sin(t * 60) * Number(t > 0.6) : 1),
        ];
        return times(49, (c): Vec => {
          const turn = (c / 48) * 2 * PI;
          return [Math.cos(turn) * w, h * (1 + Math.sin(turn)), -0.45 + t * 2.97];
        });
      }),
      sleeve,
    );
    const palm = box([1.04, 0.36, 1.0], skinOf, [0, 0.18, 0.1], undefined, 0.16);
    const [endWide, endHigh] = [along(WIDE, 1), along(HIGH, 1)];
    const rim = tube(
      times(24, (i): Vec => {
        const turn = (i / 24) * 2 * PI;
        return [Math.cos(turn) * endWide, endHigh * (1 + Math.sin(turn)), 2.52];
      }),
      isRubber ? 0.04 : 0.05,
      isRubber ? skinOf : plastic('#d9c9a0', { roughness: 0.9 }),
      true,
    );
    const seams = isRubber
      ? []
      : times(4, (i): ReturnType<typeof tube> => {
          const x = -0.37 + i * 0.247;
          const way: Vec[] = [
            [x, 0.34, -0.3],
            [x * 0.9, 0.365, 0.2],
            [x * 0.7, 0.35, 0.5],
          ];
          return tube(way, 0.012, plastic('#e9d9a8', { roughness: 0.9 }));
        });
    const name = decal(
      [0.6, 0.22],
      print(360, 132, (pen) =>
        text(pen, brand, 180, 100, { size: 96, color: isRubber ? '#ffffff' : '#4a3418', align: 'center' }),
      ),
      [0, along(HIGH, 0.74) * 2 + 0.01, 1.75],
      [-PI / 2, 0, 0],
    );
    const part = group(body, palm, fingers, thumb, seams, rim);
    part.scale.x = mirror;
    return group(part, name);
  };
  return put(
    group(put(one(1), [-0.98, 0, 0], [0, -0.06, 0]), put(one(-1), [0.98, 0, 0.2], [0, 0.1, 0])),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

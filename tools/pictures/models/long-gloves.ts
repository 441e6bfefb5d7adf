import { CapsuleGeometry } from 'three';
import { print, text } from '../page/labels.ts';
import { fabric, gloss, plastic } from '../page/materials.ts';
import { box, decal, extrude, group, mesh, outline, PI, put, reshape, times, tube, type Vec } from '../page/solids.ts';
import { flat } from './forms.ts';

type LongGlove = { color: string; cuff: string; kind: 'leather' | 'rubber'; brand: string };

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
    const shape = outline(
      flat('-.5 .2, -.52 -.5, -.44 -.9, -.46 -1.2, -.58 -2.5, .58 -2.5, .46 -1.2, .44 -.9, .52 -.5, .5 .2'),
    );
    const body = reshape(
      extrude(shape, 0.24, 0.08, isRubber ? skinOf : fabric(cuff, 'terry', 3, { roughness: 0.85 }), [0, 0, 0]),
      (v) => {
        v.z *= 1 + Math.max(0, -v.y - 1.2) * 0.25;
        v.z += isRubber ? 0.012 * Math.sin(v.y * 22) * Math.max(0, -v.y - 1) : 0;
      },
    );
    const palm = box([1.04, 0.36, 1.0], skinOf, [0, 0.18, 0.1], undefined, 0.16);
    const rim = tube(
      [
        [-0.62, 0.18, 2.5],
        [0, 0.36, 2.52],
        [0.62, 0.18, 2.5],
        [0, 0.02, 2.52],
      ],
      0.05,
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
      [0, 0.49, 1.75],
      [-PI / 2, 0, 0],
    );
    const part = group(put(body, [0, 0.18, 0], [PI / 2, PI, PI]), palm, fingers, thumb, seams, rim);
    part.scale.x = mirror;
    return group(part, name);
  };
  return put(
    group(put(one(1), [-0.98, 0, 0], [0, -0.06, 0]), put(one(-1), [0.98, 0, 0.2], [0, 0.1, 0])),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

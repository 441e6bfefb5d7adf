import { digits, mark } from '../page/marks.ts';
import { glass, gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, times } from '../page/solids.ts';

/** Refrigerator with one, two or three doors. */
export function refrigerator({ doors, color, height }: { doors: number[]; color: string; height: number }) {
  const coat = color === '#f4f6f8' ? plastic(color, { roughness: 0.36 }) : metal(color, 0.36);
  const w = doors.length > 1 ? 1.9 : 1.7;
  const total = doors.reduce((sum, part) => sum + part, 0);
  let y = 0.12;
  const leaves = doors.map((part, i) => {
    const h = (part / total) * height;
    const leaf = group(
      box([w, h - 0.04, 0.14], coat, [0, y + h / 2, 0.86], undefined, 0.04),
      box(
        [0.06, Math.min(0.8, h * 0.5), 0.06],
        metal('#e3e7eb', 0.25),
        [-w / 2 + 0.14, i === doors.length - 1 ? y + h * 0.35 : y + h * 0.66, 0.96],
        undefined,
        0.02,
      ),
    );
    y += h;
    return leaf;
  });
  return put(
    group(
      box(
        [w, height, 1.7],
        plastic('#8d95a0', { roughness: 0.5, metalness: 0.3 }),
        [0, height / 2 + 0.12, 0],
        undefined,
        0.05,
      ),
      leaves,
      decal([0.4, 0.17], digits('4°', '#8fe0ff'), [0.4, height - 0.3, 0.935]),
      mark('霜原', '#5b6470', 0.7, [0, height - 0.05, 0.935]),
      times(4, (i) => cyl([0.1, 0.1, 0.12], rubber('#2b2f36'), [(i % 2 ? 1 : -1) * w * 0.4, 0.06, i > 1 ? 0.7 : -0.7])),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Chest freezer with two lids. */
export function chestFreezer({ wide }: { wide: number }) {
  const white = plastic('#f4f6f8', { roughness: 0.38 });
  return put(
    group(
      box([wide, 2.0, 1.7], white, [0, 1.15, 0], undefined, 0.08),
      box([wide, 0.1, 1.7], plastic('#3d6fb0', { roughness: 0.4 }), [0, 0.5, 0.02], undefined, 0.02),
      [-1, 1].map((side) =>
        group(
          box([wide / 2 - 0.04, 0.16, 1.74], white, [(side * wide) / 4, 2.24, 0], undefined, 0.06),
          box([0.5, 0.06, 0.08], metal('#c9ced6', 0.25), [(side * wide) / 4, 2.22, 0.9], undefined, 0.02),
        ),
      ),
      box([0.7, 0.26, 0.03], gloss('#1a1d22'), [-wide / 2 + 0.6, 0.85, 0.86], undefined, 0.02),
      decal([0.4, 0.17], digits('-18°'), [-wide / 2 + 0.6, 0.85, 0.88]),
      mark('霜原', '#3d6fb0', 0.7, [wide / 2 - 0.6, 1.5, 0.856]),
      times(4, (i) =>
        cyl(
          [0.12, 0.12, 0.1],
          rubber('#2b2f36'),
          [(i % 2 ? 1 : -1) * (wide / 2 - 0.2), 0.12, i > 1 ? 0.65 : -0.65],
          [0, 0, PI / 2],
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Display cooler filled with bottles. */
export function displayCooler() {
  const shell = plastic('#eceff1', { roughness: 0.4 });
  const bottles = ['#c8322a', '#2d6bd0', '#3f9a6b', '#e8862e', '#f0b429', '#8f6fd0'];
  return put(
    group(
      box([2.0, 4.6, 1.5], shell, [0, 2.4, -0.1], undefined, 0.05),
      box([1.7, 3.4, 0.1], plastic('#14202c'), [0, 2.25, 0.62], undefined, 0.02),
      times(4, (r) =>
        group(
          box([1.6, 0.04, 0.06], metal('#c9ced6', 0.3), [0, 0.75 + r * 0.8, 0.7], undefined, 0.01),
          times(7, (i) =>
            group(
              box(
                [0.16, 0.42, 0.08],
                gloss(bottles[(i + r * 2) % 6] ?? '#fff'),
                [-0.66 + i * 0.22, 1.0 + r * 0.8, 0.7],
                undefined,
                0.05,
              ),
              box([0.07, 0.14, 0.06], plastic('#f4f6f8'), [-0.66 + i * 0.22, 1.27 + r * 0.8, 0.7], undefined, 0.02),
            ),
          ),
        ),
      ),
      box([1.8, 3.6, 0.04], glass('#cfe6f2', 0.2), [0, 2.25, 0.8], undefined, 0.02),
      [-0.92, 0.92].map((x) => box([0.08, 3.7, 0.1], metal('#c9ced6', 0.3), [x, 2.25, 0.8], undefined, 0.02)),
      [0.42, 4.08].map((y) => box([1.9, 0.08, 0.1], metal('#c9ced6', 0.3), [0, y, 0.8], undefined, 0.02)),
      box([0.06, 1.0, 0.1], metal('#8d95a0', 0.3), [0.8, 2.3, 0.88], undefined, 0.02),
      box([1.9, 0.5, 0.1], gloss('#3d6fb0'), [0, 4.4, 0.68], undefined, 0.03),
      mark('霜原 冷藏展示柜', '#ffffff', 1.5, [0, 4.4, 0.735]),
    ),
    [0, 0, 0],
    [0, 0.38, 0],
  );
}

import { card, glass, gloss, glow, metal, plastic } from '../page/materials.ts';
import { box, cyl, group, PI, put, ring, smoothLathe, times, tube } from '../page/solids.ts';

export function drawerBox() {
  const clear = glass('#eef3f5', 0.34, { roughness: 0.12 });
  const white = plastic('#f6f7f8', { roughness: 0.35 });
  const drawer = (i: number) => {
    const open = i === 1 ? 0.55 : 0;
    const goods = times(5, (k) =>
      box(
        [0.2, 0.16, 0.9],
        card(['#d98a6a', '#9fb3bd', '#e3c48a', '#b9a6d8', '#a9b8a0'][k] ?? '#ddd'),
        [-0.75 + k * 0.37, 0.2, open],
        undefined,
        0.05,
      ),
    );
    return put(
      group(
        box([2.1, 0.05, 1.4], clear, [0, 0.08, open], undefined, 0.02),
        box([2.14, 0.5, 0.05], clear, [0, 0.3, 0.72 + open], undefined, 0.03),
        ...[-1.04, 1.04].map((x) => box([0.04, 0.42, 1.4], clear, [x, 0.28, open], undefined, 0.02)),
        box([0.5, 0.08, 0.08], white, [0, 0.42, 0.77 + open], undefined, 0.03),
        goods,
      ),
      [0, i * 0.62, 0],
    );
  };
  const shell = group(
    times(4, (i) => box([2.3, 0.05, 1.55], white, [0, 0.03 + i * 0.62, 0], undefined, 0.02)),
    ...[-1.13, 1.13].map((x) => box([0.05, 1.9, 1.55], white, [x, 0.96, 0], undefined, 0.02)),
    box([2.3, 1.9, 0.04], white, [0, 0.96, -0.76], undefined, 0.02),
  );
  return put(group(shell, times(3, drawer)), [0, 0, 0], [0, 0.5, 0]);
}

export function toothbrush({ color, accent }: { color: string; accent: string }) {
  const body = plastic(color, { roughness: 0.4, clearcoat: 0.3 });
  const brush = (x: number, isHead: boolean) =>
    put(
      group(
        ...(isHead
          ? []
          : [
              smoothLathe(
                [
                  [0, 0],
                  [0.17, 0.01],
                  [0.2, 0.06],
                  [0.19, 1.4],
                  [0.15, 1.62],
                  [0.1, 1.68],
                ],
                body,
              ),
              ring(0.19, 0.014, metal(accent, 0.3), [0, 0.1, 0]),
              cyl([0.07, 0.07, 0.03], gloss(accent), [0, 1.1, 0.17], [PI / 2, 0, 0]),
              times(3, (i) =>
                cyl([0.014, 0.014, 0.02], glow('#8fd0ff', 0.8), [0, 0.5 + i * 0.1, 0.195], [PI / 2, 0, 0]),
              ),
            ]
        ).flat(),
        put(
          group(
            cyl([0.05, 0.1, 0.75], body, [0, 0.37, 0]),
            box([0.2, 0.36, 0.09], body, [0, 0.9, 0], undefined, 0.045),
            times(15, (i) =>
              cyl(
                [0.02, 0.02, 0.17],
                plastic(i % 3 === 1 ? accent : '#ffffff'),
                [-0.06 + (i % 3) * 0.06, 0.78 + Math.floor(i / 3) * 0.06, 0.12],
                [PI / 2, 0, 0],
              ),
            ),
            ring(0.1, 0.014, metal(accent, 0.3), [0, 0.03, 0]),
          ),
          [0, isHead ? 0.02 : 1.68, 0],
        ),
      ),
      [x, 0, 0],
    );
  const dock = group(
    cyl([0.34, 0.36, 0.12], body, [0, 0.06, 0]),
    tube(
      [
        [0.3, 0.05, -0.1],
        [0.8, 0.04, -0.5],
        [1.3, 0.04, -0.3],
      ],
      0.03,
      plastic('#e9ecef'),
    ),
  );
  return group(
    dock,
    put(brush(0, false), [0, 0.12, 0]),
    put(brush(0, true), [0.75, 0, 0.35], [0, -0.3, 0]),
    put(brush(0, true), [1.15, 0, 0.15], [0, -0.2, 0]),
  );
}

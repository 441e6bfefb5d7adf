import { print, text } from '../page/labels.ts';
import { fabric, metal, plastic } from '../page/materials.ts';
import { box, decal, frame, group, PI, put, ring, times, tube, type Vec } from '../page/solids.ts';
import { path, strap } from './forms.ts';

const hook = (size = 1) => {
  const steel = metal('#c3c9d1', 0.28);
  return put(
    group(
      frame(path('.18 0 0, .22 .7 0, -.2 .86 0, -.3 .4 0, -.22 .1 0'), 0.055, steel, 0.2),
      box([0.09, 0.56, 0.09], metal('#8d959f', 0.3), [-0.26, 0.36, 0], [0, 0, 0.12], 0.03),
      ring(0.16, 0.05, steel, [0, -0.1, 0], [0, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0, 0],
    size,
  );
};

/** Full-body harness as if worn, with one or two lanyards. */
export function harness({ lanyards }: { lanyards: number }) {
  const web = () => fabric('#e0702a', 'woven', 5);
  const dark = () => fabric('#23282f', 'woven', 5);
  const shoulders = [-1, 1].flatMap((s) => [
    strap(
      path(`${s * 0.62} 1.35 .36, ${s * 0.55} 2.1 .38, ${s * 0.42} 2.5 .1, ${s * 0.1} 2.2 -.4, ${s * -0.4} 1.35 -.4`),
      web(),
      { width: 0.2, outward: ({ y, z }) => [0, Math.max(0, y - 2.1), z] },
    ),
    strap(path(`${s * 0.62} 1.35 .36, ${s * 0.6} 1.0 .36, ${s * 0.5} .4 .38`), web(), {
      width: 0.2,
      outward: () => [0, 0, 1],
    }),
  ]);
  const chest = strap(path('-.58 1.85 .38, 0 1.82 .44, .58 1.85 .38'), dark(), {
    width: 0.16,
    outward: () => [0, 0, 1],
  });
  const belt = strap(
    path('-.7 1.2 0, -.5 1.2 .36, 0 1.18 .46, .5 1.2 .36, .7 1.2 0, .5 1.2 -.38, 0 1.2 -.46, -.5 1.2 -.38'),
    dark(),
    { width: 0.34, isClosed: true, thick: 0.06 },
  );
  const beltWeb = strap(
    path('-.73 1.2 0, -.52 1.2 .39, 0 1.18 .5, .52 1.2 .39, .73 1.2 0, .52 1.2 -.41, 0 1.2 -.5, -.52 1.2 -.41'),
    web(),
    { width: 0.16, isClosed: true },
  );
  const legs = [-1, 1].map((s) =>
    strap(
      times(9, (i): Vec => {
        const turn = (i / 9) * 2 * PI;
        return [s * 0.4 + Math.sin(turn) * 0.34, 0.32 + Math.sin(turn) * s * 0.12, Math.cos(turn) * 0.36];
      }),
      dark(),
      { width: 0.28, isClosed: true, thick: 0.06, outward: ({ x, z }) => [x - s * 0.4, 0, z] },
    ),
  );
  const buckles = [
    ...[-1, 1].map((s) => box([0.28, 0.22, 0.07], metal('#b9c0c8', 0.3), [s * 0.56, 1.58, 0.42], undefined, 0.03)),
    box([0.26, 0.24, 0.08], metal('#b9c0c8', 0.3), [0, 1.82, 0.46], undefined, 0.03),
    box([0.3, 0.3, 0.08], metal('#b9c0c8', 0.3), [0, 1.18, 0.52], undefined, 0.03),
    ...[-1, 1].map((s) => box([0.24, 0.3, 0.08], metal('#b9c0c8', 0.3), [s * 0.4, 0.32, 0.4], undefined, 0.03)),
    ...[-1, 1].map((s) => ring(0.14, 0.04, metal('#c9ced6', 0.25), [s * 0.74, 1.2, 0.12], [0, PI / 2, 0])),
    ring(0.17, 0.045, metal('#c9ced6', 0.25), [0, 2.1, -0.46], [0.2, 0, 0]),
  ];
  const name = decal(
    [0.4, 0.14],
    print(320, 112, (pen) => text(pen, '磐护 H5', 160, 82, { size: 76, align: 'center' })),
    [-0.35, 1.2, 0.47],
    [0, -0.25, 0],
  );
  const ropes = times(lanyards, (i) => {
    const x = 1.15 + i * 0.62;
    return group(
      tube(
        path(`0 2.05 -.5, .9 2.3 -.5, ${x} 1.6 -.1, ${x + 0.08} .7 .2, ${x} .62 .3`),
        0.055,
        fabric('#e9e2cf', 'woven', 6),
      ),
      put(hook(1.05), [x, 0.62, 0.3], [0, 0.4, PI]),
      lanyards > 1 && i === 0 ? box([0.24, 0.6, 0.16], plastic('#f0c12c'), [0.72, 2.24, -0.5], [0, 0, 1.2], 0.05) : [],
    );
  });
  return put(group(shoulders, chest, belt, beltWeb, legs, buckles, name, ropes), [0, 0, 0], [0, -0.3, 0]);
}

/** Coiled rope with a hook at each end. */
export function safetyRope() {
  const cord = fabric('#e9e4d6', 'woven', 22);
  const coil = times(7, (i) => {
    const [wide, y] = [1.05 + 0.1 * (i % 3), 0.11 + Math.floor(i / 2) * 0.16 + (i % 2) * 0.05];
    return tube(
      times(18, (k): Vec => {
        const turn = (k / 18) * 2 * PI;
        return [Math.cos(turn) * wide, y + 0.03 * Math.sin(turn * 2 + i), Math.sin(turn) * wide * 0.92];
      }),
      0.1,
      cord,
      true,
    );
  });
  const tie = times(5, (i) => ring(0.36, 0.09, cord, [1.1, 0.34, -0.2 + i * 0.12], [0, 0, 0]));
  const ends = [
    tube(path('-1.0 .3 .5, -1.2 .15 1.1, -.8 .1 1.5, -.3 .1 1.55'), 0.1, cord),
    tube(path('.9 .3 .5, 1.3 .15 1.1, 1.0 .1 1.5, .8 .1 1.5'), 0.1, cord),
    tube(path('-.5 .1 1.55, -.1 .1 1.56'), 0.13, plastic('#e0702a')),
    tube(path('.95 .1 1.52, .6 .1 1.5'), 0.13, plastic('#e0702a')),
  ];
  return put(
    group(
      coil,
      tie,
      ends,
      put(hook(0.95), [0.14, 0.1, 1.6], [PI / 2, 0, -1.3]),
      put(hook(0.95), [0.45, 0.1, 1.75], [PI / 2, 0, -2.4]),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

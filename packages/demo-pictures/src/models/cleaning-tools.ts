import { print, text } from '../page/labels.ts';
import { card, fabric, gloss, metal, plastic, rubber } from '../page/materials.ts';
import {
  box,
  cyl,
  decal,
  extrude,
  frame,
  group,
  lathe,
  outline,
  PI,
  put,
  ring,
  stand,
  times,
  tube,
  wall,
  type Vec,
} from '../page/solids.ts';
import { scatter } from '../page/packs.ts';
import { flat, path, profile } from './forms.ts';

const words = (line: string, color = '#ffffff') =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 460 }));

/** Wheeled street bin with a hinged lid. */
export function wheelieBin({ color, kind }: { color: string; kind: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  const body = extrude(outline(flat('-.75 0, .75 0, .95 2.9, -.95 2.9')), 1.5, 0.1, shell, [0, 0.24, 0]);
  const lid = group(
    box([2.2, 0.14, 1.95], shell, [0, 3.22, 0], [0.06, 0, 0], 0.06),
    box([1.5, 0.1, 1.2], shell, [0, 3.32, 0.05], [0.06, 0, 0], 0.05),
    box([0.7, 0.1, 0.16], shell, [0, 3.2, 1.02], undefined, 0.04),
  );
  const bar = frame(path('-.85 3.0 -.85, -.85 3.15 -1.15, .85 3.15 -1.15, .85 3.0 -.85'), 0.06, shell, 0.1);
  const wheels = [-1, 1].map((x) =>
    group(
      cyl([0.36, 0.36, 0.2], rubber('#1d2024'), [x * 0.85, 0.36, -0.75], [0, 0, PI / 2]),
      cyl([0.18, 0.18, 0.22], plastic('#5d666f'), [x * 0.85, 0.36, -0.75], [0, 0, PI / 2]),
    ),
  );
  const ribs = times(9, (i) => box([0.05, 0.34, 0.06], shell, [-0.8 + i * 0.2, 2.96, 0.87], undefined, 0.015));
  const sign = print(400, 460, (pen) => {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 20;
    pen.lineJoin = 'round';
    times(3, (i) => {
      pen.save();
      pen.translate(200, 160);
      pen.rotate((i * 2 * PI) / 3);
      pen.beginPath();
      pen.moveTo(-66, 70);
      pen.lineTo(-10, -74);
      pen.lineTo(44, -10);
      pen.stroke();
      pen.restore();
    });
    text(pen, kind, 200, 380, { size: 80, align: 'center' });
  });
  return put(
    group(
      body,
      lid,
      bar,
      wheels,
      ribs,
      box([2.0, 0.1, 0.1], shell, [0, 3.1, 0.9], undefined, 0.03),
      decal([1.0, 1.15], sign, [0, 1.6, 0.865]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Round waste basket with a ring that holds the bag. */
export function wasteBasket({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.5 });
  const slats = times(28, (i) =>
    box(
      [0.05, 1.5, 0.03],
      shell,
      [Math.cos((i / 28) * 2 * PI) * 0.885, 0.95, Math.sin((i / 28) * 2 * PI) * 0.885],
      [0, PI / 2 - (i / 28) * 2 * PI, 0],
      0.01,
    ),
  );
  return group(
    lathe(profile('0 .04, .78 0, .82 .06, 1.02 2.1, 1.06 2.12, 1.06 2.22, 1.0 2.22, .78 .1, 0 .1'), shell),
    slats,
    ring(1.05, 0.06, plastic(color, { roughness: 0.35 }), [0, 2.22, 0]),
    lathe(profile('.99 2.2, .96 1.7, .9 1.0'), plastic('#f4f5f6', { roughness: 0.3, transparent: true, opacity: 0.8 })),
    decal([0.6, 0.15], words('洁禾 JIEHE', '#9aa3ad'), [0, 1.9, 1.015], [-0.09, 0, 0]),
  );
}

const pole = (length: number, color: string) =>
  group(
    cyl([0.06, 0.06, length], metal('#c9cfd7', 0.28), [0, length / 2, 0]),
    cyl([0.085, 0.085, 0.75], rubber(color), [0, length - 0.3, 0]),
    ring(0.06, 0.03, rubber(color), [0, length + 0.08, 0], [0, 0, 0]),
  );

/** Wide dust mop with a cotton fringe. */
export function dustMop() {
  const fringe = times(150, (i) => {
    const [side, at] = [i % 2 ? 1 : -1, Math.floor(i / 2)];
    return cyl(
      [0.035, 0.028, 0.4],
      fabric('#efe9da', 'woven', 2),
      [-1.85 + at * 0.05, 0.12, side * (0.36 + scatter(i) * 0.05)],
      [side * 1.25, 0, (scatter(i, 2) - 0.5) * 0.4],
    );
  });
  const head = group(
    box([3.8, 0.16, 0.7], fabric('#efe9da', 'terry', 6), [0, 0.16, 0], undefined, 0.07),
    box([3.5, 0.06, 0.4], fabric('#2f6fae', 'woven', 6), [0, 0.26, 0], undefined, 0.02),
    fringe,
    box([0.34, 0.16, 0.3], plastic('#3f8f7a'), [0, 0.34, 0], undefined, 0.05),
  );
  return put(group(head, put(pole(4.3, '#3f8f7a'), [0, 0.36, 0], [-0.5, 0, 0.18])), [0, 0, 0], [0, 0.35, 0]);
}

/** Upright dustpan with teeth and its broom. */
export function broomSet({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const pan = group(
    box([1.9, 0.06, 1.35], shell, [0, 0.05, 0], undefined, 0.02),
    [-1, 1].map((x) =>
      extrude(
        outline(flat('-.68 0, .68 0, .5 .5, -.4 .85, -.68 .85')),
        0.06,
        0.01,
        shell,
        [x * 0.94, 0.03, 0],
        [0, -PI / 2, 0],
      ),
    ),
    box([1.9, 0.85, 0.06], shell, [0, 0.45, -0.67], undefined, 0.02),
    times(13, (i) => box([0.06, 0.24, 0.06], shell, [-0.78 + i * 0.13, 0.16, -0.5], [0.3, 0, 0], 0.02)),
    put(pole(3.1, '#3f8f7a'), [0, 0.8, -0.62], [0.0, 0, 0]),
  );
  const bristles = times(90, (i) =>
    cyl(
      [0.02, 0.03, 0.75],
      card(i % 3 ? '#4b535c' : '#5d666f'),
      [-0.72 + (i % 15) * 0.103, 0.36, -0.18 + Math.floor(i / 15) * 0.07],
      [(scatter(i) - 0.5) * 0.2, 0, (scatter(i, 2) - 0.5) * 0.24 + ((i % 15) - 7) * 0.02],
    ),
  );
  const broom = group(
    bristles,
    box([1.5, 0.3, 0.5], shell, [0, 0.85, 0], undefined, 0.12),
    put(pole(3.3, '#3f8f7a'), [0, 1.0, 0]),
  );
  return put(
    group(put(pan, [-0.5, 0, -0.2]), put(stand(broom), [1.35, 0, 0.35], [-0.04, -0.2, -0.06])),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Window squeegee with scrubber side. */
export function squeegee() {
  const green = plastic('#3f8f7a', { roughness: 0.4 });
  const tool = group(
    box([2.6, 0.16, 0.14], metal('#cfd4da', 0.22), [0, 0, 0], undefined, 0.03),
    box([2.6, 0.26, 0.03], rubber('#1d2024'), [0, 0.18, 0], undefined, 0.008),
    box([2.5, 0.26, 0.34], fabric('#e9eef1', 'terry', 7), [0, -0.14, 0.1], undefined, 0.12),
    cyl([0.13, 0.16, 0.5], green, [0, -0.35, 0]),
    cyl([0.15, 0.12, 1.5], green, [0, -1.3, 0]),
    times(6, (i) => ring(0.14, 0.02, rubber('#24584b'), [0, -0.95 - i * 0.14, 0])),
    ring(0.1, 0.03, green, [0, -2.12, 0], [0, 0, 0]),
    decal([0.9, 0.2], words('洁禾 JIEHE'), [0, -1.55, 0.145], [0, 0, PI / 2]),
  );
  return put(put(tool, [0, 0.22, 0], [-PI / 2 + 0.12, 0, 0]), [0, 0, 0], [0, 0.65, 0]);
}

/** Soft-head toilet brush beside its stand. */
export function toiletBrush({ color }: { color: string }) {
  const shell = gloss(color, { roughness: 0.3 });
  const brush = group(
    cyl([0.07, 0.07, 2.0], shell, [0, 1.9, 0]),
    cyl([0.13, 0.1, 0.5], shell, [0, 3.0, 0]),
    box([0.5, 0.85, 0.14], plastic('#8b959f', { roughness: 0.6 }), [0, 0.5, 0], undefined, 0.06),
    times(60, (i) =>
      cyl(
        [0.02, 0.02, 0.14],
        plastic('#8b959f'),
        [-0.2 + (i % 6) * 0.08, 0.16 + Math.floor(i / 6) * 0.08, 0.1],
        [PI / 2, 0, 0],
      ),
    ),
  );
  const holder = group(
    lathe(profile('0 .06, .5 .0, .55 .05, .6 1.3, .66 1.34, .56 1.36, .5 .1, 0 .1'), shell),
    box([0.12, 0.5, 0.06], rubber('#c9d0d6'), [0, 0.6, 0.6], undefined, 0.02),
  );
  return put(
    group(
      put(holder, [-0.75, 0, 0]),
      put(brush, [-0.75, 0.3, 0]),
      put(group(brush.clone()), [0.95, 0.2, 0.3], [0, 0, -0.16]),
    ),
    [0, 0, 0],
    [0, 0.25, 0],
  );
}

/** Folded cleaning cloths, a pile in the given colours and one hanging over. */
export function cleaningCloths({ colors }: { colors: string[] }) {
  const pile = times(10, (i) =>
    box(
      [2.0, 0.15, 1.5],
      fabric(colors[i % colors.length] ?? '#888', 'terry', 5),
      [0, 0.08 + i * 0.152, 0],
      [0, 0.02 * ((i % 3) - 1), 0],
      0.07,
    ),
  );
  const front = times(Math.min(4, colors.length + 1), (i) =>
    put(
      box([1.5, 0.1, 1.1], fabric(colors[i % colors.length] ?? '#888', 'terry', 5), [0, 0, 0], undefined, 0.05),
      [-0.55 + i * 0.55, 0.06 + i * 0.07, 1.55],
      [0.02, 0.2 - i * 0.22, 0],
    ),
  );
  const band = decal(
    [0.75, 1.4],
    print(375, 700, (pen, w, h) => {
      pen.fillStyle = '#3f8f7a';
      pen.fillRect(0, 0, w, h);
      text(pen, '洁禾', w / 2, 180, { size: 110, align: 'center' });
      text(pen, '超细纤维毛巾', w / 2, 330, { size: 56, align: 'center' });
      text(pen, '40×40cm', w / 2, 440, { size: 56, weight: 400, align: 'center' });
      text(pen, '10 条', w / 2, 600, { size: 100, align: 'center' });
    }),
    [-0.3, 1.605, 0],
    [-PI / 2, 0, 0],
  );
  return put(group(pile, band, front), [0, 0, 0], [0, 0.35, 0]);
}

/** Two-sided scouring sponges. */
export function sponges() {
  const one = () =>
    group(
      box([1.3, 0.3, 0.85], fabric('#f2cf3a', 'terry', 3), [0, 0.2, 0], undefined, 0.08),
      box([1.3, 0.12, 0.85], fabric('#3a8a52', 'terry', 5), [0, 0.41, 0], undefined, 0.03),
    );
  const spots: [Vec, Vec][] = [
    ...times(4, (i): [Vec, Vec] => [
      [-0.75, i * 0.47, -0.5],
      [0, 0.05 * i, 0],
    ]),
    ...times(3, (i): [Vec, Vec] => [
      [0.75, i * 0.47, -0.55],
      [0, 0.08 - 0.05 * i, 0],
    ]),
    [
      [-0.45, 0, 0.85],
      [0, 0.5, 0],
    ],
    [
      [1.0, 0, 0.75],
      [0, -0.4, 0],
    ],
    [
      [0.35, 0.78, 1.05],
      [1.3, 0.2, 0],
    ],
  ];
  return put(group(spots.map(([at, turn]) => put(one(), at, turn))), [0, 0, 0], [0, 0.25, 0]);
}

/** Bucket with steel handle and scale. */
export function bucket({ color }: { color: string }) {
  const shell = gloss(color, { roughness: 0.35 });
  const arc = times(13, (i): Vec => {
    const turn = (i / 12) * PI;
    return [Math.cos(turn) * 1.16, 1.75 - Math.sin(turn) * 0.2, Math.sin(turn) * 1.1];
  });
  return put(
    group(
      lathe(profile('0 .05, .82 0, .86 .06, 1.1 1.9, 1.2 1.92, 1.2 2.02, 1.08 2.02, .84 .12, 0 .12'), shell),
      wall([1.105, 1.09, 0.12], shell, [0, 1.7, 0]),
      tube(arc, 0.035, metal('#c9ced5', 0.25)),
      put(cyl([0.09, 0.09, 0.8], plastic('#f3f4f5'), [0, 0, 0], [0, 0, PI / 2]), [0, 1.55, 1.13]),
      [-1, 1].map((x) => box([0.16, 0.24, 0.3], shell, [x * 1.14, 1.78, 0], undefined, 0.05)),
      decal([0.6, 0.16], words('洁禾 JIEHE'), [0, 1.0, 1.0], [-0.12, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

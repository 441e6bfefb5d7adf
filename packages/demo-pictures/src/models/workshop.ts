import { print, text } from '../page/labels.ts';
import { metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, frame, group, outline, PI, put, times } from '../page/solids.ts';
import { flat, path } from './forms.ts';

const words = (line: string, color: string) =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 400 }));

/** Aluminium step ladder, open. */
export function stepLadder({ steps }: { steps: number }) {
  const alu = metal('#d3d8de', 0.34);
  const dark = rubber('#23272d');
  const h = 0.95 * steps + 0.75;
  const lean = 0.28;
  const rail = (x: number, side: number, wide: number) => {
    return put(
      box([wide, h, 0.24], alu, [0, h / 2, 0], undefined, 0.03),
      [x, 0, side * Math.sin(lean) * h],
      [-side * lean, 0, 0],
    );
  };
  const at = (y: number, side: number): number => side * Math.sin(lean) * (h - y / Math.cos(lean));
  const treads = times(steps, (i) => {
    const y = 0.8 + i * 0.92;
    return group(
      box([1.75 - i * 0.06, 0.1, 0.5], alu, [0, y, at(y, 1) - 0.02], undefined, 0.02),
      times(4, (k) =>
        box(
          [1.6 - i * 0.06, 0.02, 0.04],
          metal('#9aa1aa', 0.4),
          [0, y + 0.055, at(y, 1) - 0.18 + k * 0.11],
          undefined,
          0.006,
        ),
      ),
    );
  });
  const bars = times(steps, (i) => {
    const y = 0.8 + i * 0.92;
    return cyl([0.06, 0.06, 1.6], alu, [0, y, at(y, -1)], [0, 0, PI / 2]);
  });
  const top = (h - 0.02) * Math.cos(lean);
  const rails = [-1, 1].flatMap((x) => [rail(x * 0.9, 1, 0.12), rail(x * 0.84, -1, 0.1)]);
  const feet = [-1, 1].flatMap((x) =>
    [1, -1].map((side) =>
      box([0.2, 0.16, 0.34], dark, [x * 0.88, 0.06, side * Math.sin(lean) * h], [-side * lean, 0, 0], 0.04),
    ),
  );
  const braces = [-1, 1].map((x) =>
    cyl([0.03, 0.03, at(1.9, 1) * 2], metal('#b7bdc6', 0.35), [x * 0.8, 1.9, 0], [PI / 2, 0, 0]),
  );
  return put(
    group(
      rails,
      treads,
      bars,
      feet,
      braces,
      box([1.95, 0.16, 0.62], plastic('#e07b1f', { roughness: 0.45 }), [0, top, 0], undefined, 0.06),
      decal([0.9, 0.22], words('锐工 RUIGONG', '#ffffff'), [0, top, 0.315]),
    ),
    [0, 0, 0],
    [0, 0.55, 0],
  );
}

/** Three-tray workshop trolley with a few tools on it. */
export function toolCart({ color }: { color: string }) {
  const steel = plastic(color, { roughness: 0.4, metalness: 0.15 });
  const [w, d] = [2.9, 1.5];
  const tray = (y: number) =>
    group(
      box([w, 0.05, d], steel, [0, y, 0], undefined, 0.01),
      [-1, 1].map((z) => box([w, 0.34, 0.05], steel, [0, y + 0.15, (z * d) / 2], undefined, 0.015)),
      [-1, 1].map((x) => box([0.05, 0.34, d], steel, [(x * w) / 2, y + 0.15, 0], undefined, 0.015)),
      box([w - 0.12, 0.02, d - 0.12], rubber('#2b3036'), [0, y + 0.03, 0], undefined, 0.004),
    );
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      box([0.13, 2.75, 0.13], metal('#4b525b', 0.45), [(x * w) / 2, 1.75, (z * d) / 2], undefined, 0.02),
    ),
  );
  const wheels = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      group(
        cyl([0.24, 0.24, 0.13], rubber('#1d2024'), [(x * w) / 2, 0.24, (z * d) / 2], [PI / 2, 0, 0]),
        cyl([0.12, 0.12, 0.14], metal('#b7bdc6', 0.3), [(x * w) / 2, 0.24, (z * d) / 2], [PI / 2, 0, 0]),
        box([0.2, 0.1, 0.2], metal('#9aa1aa', 0.35), [(x * w) / 2, 0.46, (z * d) / 2], undefined, 0.02),
      ),
    ),
  );
  const handle = frame(
    path(`${w / 2} 2.95 -.55, ${w / 2 + 0.5} 3.1 -.55, ${w / 2 + 0.5} 3.1 .55, ${w / 2} 2.95 .55`),
    0.06,
    metal('#c3c9d1', 0.25),
    0.16,
  );
  const load = group(
    box([0.85, 0.34, 0.55], plastic('#e9b31c'), [-0.8, 3.02, 0.1], [0, 0.2, 0], 0.06),
    cyl([0.16, 0.16, 0.6], plastic('#3b6fb5'), [0.2, 3.12, -0.3]),
    cyl([0.16, 0.16, 0.6], plastic('#c8cdd3'), [0.6, 3.12, -0.25]),
    box([1.1, 0.08, 0.16], metal('#b7bdc6', 0.25), [0.55, 2.9, 0.35], [0, 0.3, 0], 0.03),
    box([1.0, 0.5, 0.8], plastic('#23272d'), [-0.6, 1.95, 0], undefined, 0.08),
    box([0.8, 0.4, 0.7], plastic('#c79a66', { roughness: 0.9 }), [0.7, 0.9, 0], undefined, 0.02),
  );
  return put(
    group(
      [0.62, 1.65, 2.8].map(tray),
      posts,
      wheels,
      handle,
      load,
      decal([0.9, 0.22], words('稳栈 WENZHAN', '#ffffff'), [-0.6, 2.95, d / 2 + 0.03]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Open-fronted parts bins stacked three, two and one. */
export function partsBins({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const bin = () => {
    const side = outline(flat('-.75 0, .72 0, .85 .34, .7 .38, .3 .72, -.75 .72'));
    const card1 = decal(
      [0.5, 0.16],
      print(320, 100, (pen, w) => {
        pen.fillStyle = '#ffffff';
        pen.fillRect(0, 0, w, 100);
        text(pen, 'M8×30', w / 2, 74, { size: 66, color: '#2b3138', align: 'center' });
      }),
      [0, 0.2, 0.84],
      [-0.3, 0, 0],
    );
    return group(
      [-1, 1].map((x) => extrude(side, 0.05, 0.01, shell, [x * 0.52, 0, 0], [0, -PI / 2, 0])),
      box([1.06, 0.05, 1.5], shell, [0, 0.03, 0], undefined, 0.01),
      box([1.06, 0.74, 0.06], shell, [0, 0.37, -0.75], undefined, 0.02),
      box([1.06, 0.34, 0.06], shell, [0, 0.19, 0.79], [-0.3, 0, 0], 0.02),
      [-1, 1].map((x) => box([0.12, 0.06, 1.0], shell, [x * 0.52, 0.73, -0.26], undefined, 0.02)),
      box([0.5, 0.07, 0.1], shell, [0, 0.7, -0.72], undefined, 0.02),
      card1,
    );
  };
  const spots: [number, number][] = [
    [-1.15, 0],
    [0, 0],
    [1.15, 0],
    [-0.58, 1],
    [0.58, 1],
    [0, 2],
  ];
  return put(group(spots.map(([x, row]) => put(bin(), [x, row * 0.76, -row * 0.08]))), [0, 0, 0], [0, 0.45, 0]);
}

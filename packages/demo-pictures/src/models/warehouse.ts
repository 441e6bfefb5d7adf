import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, frame, group, outline, PI, put, times, tube, type Vec } from '../page/solids.ts';
import { carton } from './packing.ts';
import { flat, path } from './forms.ts';

const words = (line: string, color = '#ffffff') =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 460 }));

/** Nesting distribution box with its two-part lid, one half open. */
export function lidCrate({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.42 });
  const [w, h, d] = [2.6, 1.5, 1.75];
  const side = (length: number, at: Vec, turn: number) =>
    put(
      group(
        box([length, h, 0.06], shell, [0, h / 2, 0], [0.05, 0, 0], 0.02),
        times(Math.round(length / 0.42), (i) =>
          box([0.05, h * 0.78, 0.06], shell, [-length / 2 + 0.3 + i * 0.42, h * 0.46, 0.03], [0.05, 0, 0], 0.02),
        ),
        box([length + 0.12, 0.14, 0.14], shell, [0, h, 0.05], undefined, 0.03),
      ),
      at,
      [0, turn, 0],
    );
  const half = (mirror: number, open: number) =>
    put(
      group(
        box([w / 2, 0.07, d + 0.16], shell, [(mirror * -w) / 4, 0, 0], undefined, 0.02),
        times(4, (i) =>
          box([w / 2 - 0.3, 0.04, 0.05], shell, [(mirror * -w) / 4, 0.05, -0.6 + i * 0.4], undefined, 0.01),
        ),
        times(3, (i) =>
          box([0.16, 0.05, 0.3], shell, [(mirror * -w) / 2 - mirror * 0.04, 0, -0.5 + i * 0.5], undefined, 0.02),
        ),
      ),
      [(mirror * w) / 2, h + 0.08, 0],
      [0, 0, mirror * -open],
    );
  const label = decal(
    [0.7, 0.36],
    print(420, 216, (pen, wide, high) => {
      fill(pen, '#ffffff');
      text(pen, '稳栈 LC643', wide / 2, 90, { size: 62, color: '#23303f', align: 'center' });
      text(pen, '库位 B-07', wide / 2, high - 50, { size: 52, color: '#5c6772', weight: 400, align: 'center' });
    }),
    [0.6, h * 0.5, d / 2 + 0.08],
    [0.05, 0, 0],
  );
  return put(
    group(
      side(w, [0, 0, d / 2], 0),
      side(w, [0, 0, -d / 2], PI),
      side(d, [w / 2, 0, 0], PI / 2),
      side(d, [-w / 2, 0, 0], -PI / 2),
      box([w, 0.06, d], shell, [0, 0.05, 0], undefined, 0.02),
      half(1, 0),
      half(-1, 1.15),
      label,
      put(carton([0.8, 0.7, 0.9], '', '#e8d6ae'), [-0.65, 0.08, 0]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Long-span rack: blue uprights, orange beams, loaded. */
export function beamRack() {
  const blue = plastic('#1f4f9c', { roughness: 0.45, metalness: 0.2 });
  const orange = plastic('#e0701f', { roughness: 0.45, metalness: 0.1 });
  const deck = plastic('#d9dee3', { roughness: 0.5, metalness: 0.2 });
  const [w, h, d] = [3.4, 3.6, 1.15];
  const uprights = [-1, 1].flatMap((x) => [
    ...[-1, 1].map((z) =>
      group(
        box([0.16, h, 0.13], blue, [(x * w) / 2, h / 2, (z * d) / 2], undefined, 0.01),
        times(18, (i) =>
          box(
            [0.05, 0.08, 0.01],
            rubber('#0e2a56'),
            [(x * w) / 2, 0.25 + i * 0.19, (z * d) / 2 + 0.066],
            undefined,
            0.004,
          ),
        ),
        box([0.3, 0.04, 0.26], blue, [(x * w) / 2, 0.02, (z * d) / 2], undefined, 0.01),
      ),
    ),
    ...times(4, (i) =>
      tube(
        path(
          `${(x * w) / 2} ${0.3 + i * 0.85} ${i % 2 ? d / 2 : -d / 2}, ${(x * w) / 2} ${1.05 + i * 0.8} ${i % 2 ? -d / 2 : d / 2}`,
        ),
        0.03,
        blue,
      ),
    ),
  ]);
  const levels = [0.35, 1.35, 2.35, 3.35].map((y) =>
    group(
      [-1, 1].map((z) => box([w - 0.12, 0.2, 0.1], orange, [0, y, (z * d) / 2], undefined, 0.015)),
      box([w - 0.14, 0.05, d - 0.05], deck, [0, y + 0.1, 0], undefined, 0.01),
      [-1, 1].map((x) => box([0.1, 0.34, 0.16], orange, [x * (w / 2 - 0.1), y, d / 2 + 0.02], undefined, 0.02)),
    ),
  );
  const bin = (at: Vec) =>
    put(box([0.85, 0.5, 0.8], plastic('#2b66b8', { roughness: 0.5 }), [0, 0.25, 0], undefined, 0.04), at);
  const load = group(
    put(carton([0.85, 0.62, 0.85], '', '#e8d6ae'), [-1.1, 0.48, 0]),
    put(carton([0.85, 0.62, 0.85], '', '#e8d6ae'), [-0.15, 0.48, 0]),
    put(carton([0.95, 0.5, 0.85], '', '#e8d6ae'), [0.95, 0.48, 0]),
    bin([-1.05, 1.48, 0]),
    bin([-0.1, 1.48, 0]),
    put(carton([0.9, 0.6, 0.85], '', '#e8d6ae'), [0.95, 1.48, 0]),
    put(carton([1.1, 0.55, 0.85], '', '#e8d6ae'), [-0.8, 2.48, 0]),
    bin([0.6, 2.48, 0]),
  );
  return put(group(uprights, levels, load), [0, 0, 0], [0, 0.5, 0]);
}

/** Plastic pallets with grid deck, two stacked. */
export function pallets({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  const [w, d] = [3.0, 2.5];
  const one = () =>
    group(
      times(9, (i) => box([w, 0.1, 0.09], shell, [0, 0.5, -d / 2 + 0.05 + (i * (d - 0.1)) / 8], undefined, 0.015)),
      times(11, (i) => box([0.09, 0.1, d], shell, [-w / 2 + 0.05 + (i * (w - 0.1)) / 10, 0.5, 0], undefined, 0.015)),
      [-1, 0, 1].map((x) => box([0.42, 0.1, d], shell, [x * (w / 2 - 0.21), 0.05, 0], undefined, 0.02)),
      [-1, 0, 1].flatMap((x) =>
        [-1, 0, 1].map((z) =>
          box([0.42, 0.4, 0.42], shell, [x * (w / 2 - 0.21), 0.28, z * (d / 2 - 0.21)], undefined, 0.04),
        ),
      ),
      box([w, 0.14, 0.07], shell, [0, 0.49, d / 2], undefined, 0.02),
      box([0.07, 0.14, d], shell, [w / 2, 0.49, 0], undefined, 0.02),
      decal([0.9, 0.22], words('稳栈 WENZHAN'), [0, 0.3, d / 2 + 0.005]),
    );
  return put(group(one(), put(one(), [0.02, 0.56, 0.02], [0, 0.012, 0])), [0, 0, 0], [0, 0.6, 0]);
}

/** Two-wheeled sack truck. */
export function handTruck() {
  const red = gloss('#c4332a', { roughness: 0.4 });
  const wheel = (x: number) =>
    put(
      group(
        cyl([0.46, 0.46, 0.26], rubber('#1d2024')),
        cyl([0.26, 0.26, 0.28], plastic('#d9dee3')),
        cyl([0.07, 0.07, 0.34], metal('#c3c9d1', 0.3)),
        times(14, (i) =>
          box(
            [0.1, 0.27, 0.05],
            rubber('#2b2f35'),
            [Math.cos(i / 2.228) * 0.455, 0, Math.sin(i / 2.228) * 0.455],
            [0, -i / 2.228, 0],
            0.01,
          ),
        ),
      ),
      [x, 0.46, -0.42],
      [0, 0, PI / 2],
    );
  return put(
    group(
      [-0.55, 0.55].map((x) =>
        frame(path(`${x} .1 .02, ${x} 3.0 -.05, ${x} 3.5 -.35, ${x} 3.62 -.7`), 0.075, red, 0.2),
      ),
      [0.75, 1.6, 2.5].map((y) => box([1.1, 0.1, 0.06], red, [0, y, -0.02], undefined, 0.02)),
      [-0.2, 0.2].map((x) => box([0.08, 1.9, 0.05], red, [x, 1.6, -0.03], undefined, 0.015)),
      box([1.7, 0.07, 0.95], metal('#9aa1aa', 0.4), [0, 0.05, 0.5], undefined, 0.02),
      box([1.3, 0.4, 0.06], metal('#9aa1aa', 0.4), [0, 0.24, 0.05], undefined, 0.02),
      [-0.55, 0.55].map((x) => cyl([0.11, 0.11, 0.5], rubber('#23272d'), [x, 3.58, -0.52], [-1.25, 0, 0])),
      cyl([0.06, 0.06, 1.7], metal('#9aa1aa', 0.35), [0, 0.46, -0.42], [0, 0, PI / 2]),
      [-0.4, 0.4].map((x) => frame(path(`${x} .46 -.42, ${x} 1.3 -.06, ${x} 1.4 -.03`), 0.05, red, 0.06)),
      wheel(-0.86),
      wheel(0.86),
      decal([0.9, 0.22], words('稳栈 LH'), [0, 1.6, 0.02]),
    ),
    [0, 0, 0],
    [0, 0.55, 0],
  );
}

/** Hydraulic pallet truck. */
export function palletJack() {
  const yellow = gloss('#eab31c', { roughness: 0.4 });
  const dark = rubber('#1d2024');
  const fork = (z: number) =>
    group(
      box([3.6, 0.14, 0.5], yellow, [1.2, 0.34, z], undefined, 0.04),
      box([0.5, 0.12, 0.44], yellow, [3.15, 0.28, z], [0, 0, -0.18], 0.04),
      cyl([0.15, 0.15, 0.36], plastic('#f1e9d8'), [2.5, 0.15, z], [PI / 2, 0, 0]),
      cyl([0.15, 0.15, 0.36], plastic('#f1e9d8'), [2.8, 0.15, z], [PI / 2, 0, 0]),
    );
  const pump = group(
    box([0.55, 0.9, 1.7], yellow, [-0.55, 0.62, 0], undefined, 0.06),
    extrude(outline(flat('-.5 .6, -.1 .6, -.2 1.3, -.5 1.45')), 1.2, 0.05, yellow, [-0.3, 0, 0]),
    cyl([0.26, 0.3, 0.9], metal('#5d666f', 0.4), [-1.05, 0.85, 0]),
    cyl([0.13, 0.13, 0.7], metal('#d5dae0', 0.12), [-1.05, 1.5, 0]),
    [-0.22, 0.22].map((z) => cyl([0.3, 0.3, 0.18], dark, [-1.05, 0.3, z], [PI / 2, 0, 0])),
    box([0.4, 0.3, 0.7], metal('#5d666f', 0.4), [-1.05, 0.55, 0], undefined, 0.05),
  );
  const tiller = put(
    group(
      cyl([0.08, 0.08, 2.4], yellow, [0, 1.2, 0]),
      frame(path('0 2.3 0, 0 2.45 -.42, 0 3.0 -.42, 0 3.15 0, 0 3.0 .42, 0 2.45 .42, 0 2.3 0'), 0.07, dark, 0.16),
      box([0.1, 0.1, 0.5], metal('#9aa1aa', 0.3), [0, 2.55, 0], undefined, 0.03),
    ),
    [-1.15, 1.2, 0],
    [0, 0, 0.28],
  );
  return put(
    group(
      fork(-0.55),
      fork(0.55),
      pump,
      tiller,
      decal([1.0, 0.24], words('稳栈 DN 2T', '#23272d'), [1.0, 0.42, 0.55], [-PI / 2, 0, 0]),
      decal([0.9, 0.22], words('稳栈 WENZHAN', '#23272d'), [-0.55, 0.75, 0.855]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

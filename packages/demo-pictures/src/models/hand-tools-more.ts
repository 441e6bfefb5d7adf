import { CylinderGeometry } from 'three';
import { print, text } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import {
  ball,
  box,
  cyl,
  decal,
  extrude,
  frame,
  group,
  mesh,
  outline,
  PI,
  put,
  ring,
  times,
  tube,
  type Vec,
} from '../page/solids.ts';
import { flat, path } from './forms.ts';

const steel = () => metal('#c3c9d1', 0.24);
const words = (line: string, color = '#ffffff') =>
  print(480, 120, (pen) => text(pen, line, 240, 86, { size: 76, color, align: 'center', max: 460 }));

/** Slide-out aluminium case of a precision driver with rows of bits. */
export function precisionSet() {
  const shell = metal('#4b535d', 0.4);
  const tray = plastic('#1d2126', { roughness: 0.7 });
  const bits = times(24, (i) => {
    const [x, z] = [-1.15 + (i % 12) * 0.21, i < 12 ? -0.45 : 0.1];
    return group(
      mesh(new CylinderGeometry(0.075, 0.075, 0.24, 6), steel(), [x, 0.36, z]),
      cyl([0.03, 0.05, 0.14], metal('#9aa1aa', 0.3), [x, 0.54, z]),
    );
  });
  const driver = put(
    group(
      cyl([0.14, 0.14, 1.5], shell, [0, 0, 0]),
      times(14, (i) => ring(0.141, 0.012, rubber('#22262b'), [0, -0.5 + i * 0.07, 0])),
      cyl([0.16, 0.16, 0.12], metal('#e07b1f', 0.4), [0, -0.82, 0]),
      cyl([0.06, 0.09, 0.5], steel(), [0, 0.95, 0]),
    ),
    [0, 0.34, 0.6],
    [0, 0, PI / 2],
  );
  const sleeve = group(
    box([2.9, 0.62, 1.75], shell, [0, 0.31, 0], undefined, 0.06),
    decal([1.6, 0.4], words('锐工 PS'), [0, 0.63, 0], [-PI / 2, 0, 0]),
  );
  return put(
    group(
      put(group(box([2.75, 0.28, 1.6], tray, [0, 0.16, 0], undefined, 0.04), bits, driver), [0, 0, 0.55]),
      put(sleeve, [0, 0, -1.45]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Nine hex keys in their coloured holder; with balls on the long ends or flat. */
export function hexKeys({ hasBall }: { hasBall: boolean }) {
  const colors = ['#c8322a', '#e07b1f', '#e9b31c', '#7fb03a', '#2f9a52', '#2a9aa8', '#2a62c0', '#5b4bb0', '#8a3a9a'];
  const keys = times(9, (i) => {
    const [radius, long, short] = [0.028 + i * 0.012, 1.5 + i * 0.17, 0.36 + i * 0.06];
    const x = -1.0 + i * 0.24 + i * i * 0.008;
    const nickel = metal('#b7bdc6', 0.28);
    return group(
      frame(path(`${x} ${long + 0.5} 0, ${x} 0.42 0, ${x} 0.42 ${short + 0.1}`), radius, nickel, 0.14),
      hasBall ? ball(radius * 1.15, nickel, [x, long + 0.54, 0]) : [],
      cyl([radius + 0.02, radius + 0.02, 0.3], plastic(colors[i] ?? '#888', { roughness: 0.4 }), [
        x,
        long * 0.55 + 0.5,
        0,
      ]),
    );
  });
  const holder = extrude(
    outline(flat('-1.25 0, 1.7 0, 1.7 .5 1.5 .75, -1.1 .5, -1.25 .3')),
    0.3,
    0.05,
    plastic('#23272d', { roughness: 0.5 }),
    [0, 0.55, 0],
  );
  return put(
    put(
      group(keys, holder, decal([1.5, 0.38], words(hasBall ? '锐工 HK9 球头' : '锐工 HK9 平头'), [0.15, 0.85, 0.21])),
      [0, 0, 0],
      [-0.12, 0, 0],
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
}

/** Open blow-moulded case with a ratchet and rows of sockets. */
export function socketSet({ columns }: { columns: number }) {
  const shell = plastic('#23272d', { roughness: 0.55 });
  const chrome = metal('#d5dae0', 0.14);
  const [w, d] = [columns * 0.42 + 0.5, 2.3];
  const socket = (i: number, row: number) => {
    const radius = 0.13 + (i / columns) * 0.06 + row * 0.012;
    const at: Vec = [-w / 2 + 0.45 + i * 0.42, 0.42, -0.75 + row * 0.46];
    return group(
      cyl([radius, radius, 0.36], chrome, at),
      mesh(new CylinderGeometry(radius * 0.62, radius * 0.62, 0.02, 6), rubber('#101214'), [at[0], 0.605, at[2]]),
    );
  };
  const ratchet = put(
    group(
      box([0.2, 0.12, 1.7], chrome, [0, 0, 0.3], undefined, 0.05),
      cyl([0.26, 0.26, 0.2], chrome, [0, 0, -0.62]),
      box([0.28, 0.22, 0.9], rubber('#c8322a'), [0, 0, 0.75], undefined, 0.09),
      cyl([0.09, 0.09, 0.3], chrome, [0, 0.08, -0.62]),
    ),
    [0, 0.4, 0.78],
    [0, PI / 2, 0],
  );
  const extra = times(Math.round(columns / 3), (i) =>
    cyl([0.07, 0.07, 0.8], chrome, [w / 2 - 0.8, 0.4, 0.55 + i * 0.22], [0, 0, PI / 2]),
  );
  const base = group(
    box([w, 0.4, d], shell, [0, 0.2, 0], undefined, 0.12),
    box([w - 0.2, 0.05, d - 0.2], rubber('#c8322a'), [0, 0.39, 0], undefined, 0.02),
    times(3, (row) => group(times(columns, (i) => socket(i, row)))),
    ratchet,
    extra,
  );
  const lid = put(
    group(
      box([w, 0.3, d], shell, [0, 0, d / 2], undefined, 0.12),
      box([w - 0.24, 0.04, d - 0.24], plastic('#2f353c', { roughness: 0.8 }), [0, -0.14, d / 2], undefined, 0.02),
      decal([1.8, 0.45], words('锐工 RUIGONG', '#e07b1f'), [0, -0.165, d / 2], [PI / 2, 0, 0]),
    ),
    [0, 0.5, -d / 2 - 0.1],
    [-1.85, 0, 0],
  );
  return put(group(base, lid), [0, 0, 0], [0, 0.42, 0]);
}

/** Wire stripper with notched jaws. */
export function wireStripper() {
  const half = (side: number) => {
    const jaw = extrude(
      outline(flat('0 -.2, .2 -.1, .24 .5, .16 1.3, .1 1.34, .02 1.3, .02 0')),
      0.12,
      0.02,
      metal('#3f454d', 0.4),
    );
    const arm = extrude(
      outline(flat('0 .05, -.22 -.1, -.3 -.5, -.5 -1.2 -.36 -2.2, -.16 -2.24, -.2 -1.2 -.08 -.5')),
      0.16,
      0.06,
      gloss('#e9b31c'),
    );
    const part = group(jaw, arm);
    part.scale.x = side;
    return part;
  };
  const notches = times(5, (i) =>
    cyl([0.035 + i * 0.009, 0.035 + i * 0.009, 0.2], rubber('#0e1012'), [0, 0.35 + i * 0.2, 0], [PI / 2, 0, 0]),
  );
  const tool = group(
    put(half(1), [0, 0, 0.02], [0, 0, -0.03]),
    put(half(-1), [0, 0, -0.02], [0, 0, 0.03]),
    cyl([0.16, 0.16, 0.24], metal('#b7bdc6', 0.25), [0, 0, 0], [PI / 2, 0, 0]),
    notches,
    tube(path('-.2 -.7 .0, 0 -.6 .05, .2 -.7 0'), 0.025, steel()),
    times(5, (i) => box([0.08, 0.01, 0.02], plastic('#fff'), [0.14, 0.35 + i * 0.2, 0.1])),
  );
  return put(put(tool, [0, 0.16, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.75, 0]);
}

/** Black rubber mallet with a fibre handle. */
export function rubberMallet() {
  const head = group(
    cyl([0.42, 0.42, 1.15], rubber('#1d2024'), [0, 0, 0], [0, 0, PI / 2]),
    ring(0.42, 0.05, rubber('#26292e'), [-0.5, 0, 0], [0, PI / 2, 0]),
    ring(0.42, 0.05, rubber('#26292e'), [0.5, 0, 0], [0, PI / 2, 0]),
    box([0.34, 0.7, 0.5], rubber('#1d2024'), [0, -0.1, 0], undefined, 0.08),
  );
  const handle = group(
    cyl([0.12, 0.14, 1.5], plastic('#e9b31c', { roughness: 0.4 }), [0, -1.1, 0]),
    cyl([0.17, 0.15, 1.0], rubber('#23272d'), [0, -2.1, 0]),
    times(7, (i) => ring(0.165, 0.014, plastic('#e9b31c'), [0, -1.75 - i * 0.12, 0])),
    decal([0.9, 0.2], words('锐工 RM', '#23272d'), [0, -1.15, 0.135], [0, 0, PI / 2]),
  );
  return put(put(group(head, handle), [0, 0.42, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.8, 0]);
}

/** Snap-off knife with a spare blade tube. */
export function utilityKnife({ color }: { color: string }) {
  const body = extrude(
    outline(flat('-1.5 -.16, 1.0 -.2, 1.35 -.1, 1.4 .1, 1.0 .22, -1.1 .22, -1.5 .12')),
    0.2,
    0.06,
    gloss(color),
  );
  const rail = box([2.2, 0.1, 0.34], metal('#aab1ba', 0.3), [-0.05, 0.02, 0], undefined, 0.02);
  const pads = times(7, (i) => box([0.05, 0.36, 0.36], rubber('#23272d'), [-1.1 + i * 0.16, 0, 0], [0, 0, 0.2], 0.02));
  const blade = group(
    box([1.1, 0.26, 0.03], metal('#d5dae0', 0.15), [1.85, 0.02, 0], undefined, 0.004),
    times(5, (i) => box([0.012, 0.3, 0.034], rubber('#6d747d'), [1.5 + i * 0.19, 0.02, 0], [0, 0, 0.5], 0.002)),
    extrude(outline(flat('0 -.13, .2 -.13, 0 .13')), 0.03, 0, metal('#d5dae0', 0.15), [2.4, 0.02, 0]),
  );
  const knob = box([0.4, 0.16, 0.3], rubber('#1a1d21'), [0.35, 0.24, 0], undefined, 0.05);
  const knife = group(body, rail, pads, blade, knob, decal([0.9, 0.2], words('锐工 UK18'), [0.4, -0.02, 0.175]));
  const tubeBox = group(
    box(
      [2.0, 0.26, 0.5],
      plastic('#e3eaef', { transparent: true, opacity: 0.7, roughness: 0.15, clearcoat: 1 }),
      [0, 0.14, 0],
      undefined,
      0.06,
    ),
    times(5, (i) => box([1.7, 0.02, 0.36], metal('#c9ced5', 0.2), [0, 0.07 + i * 0.03, 0], undefined, 0.002)),
    decal([1.3, 0.3], words('刀片 18mm × 10', '#23303f'), [0, 0.275, 0], [-PI / 2, 0, 0]),
  );
  return put(
    group(put(knife, [0, 0.2, -0.2], [-PI / 2, 0, 0]), put(tubeBox, [0.2, 0, 0.75], [0, 0.06, 0])),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Hacksaw: square-tube bow, blade below, pistol grip. */
export function hacksaw() {
  const bow = frame(path('-1.9 .1 0, -1.9 1.0 0, 1.5 1.0 0, 1.5 .3 0'), 0.09, metal('#3f454d', 0.4), 0.2);
  const blade = group(
    box([3.4, 0.16, 0.03], metal('#2f5fae', 0.4), [-0.2, 0.12, 0], undefined, 0.004),
    times(56, (i) => box([0.03, 0.04, 0.03], metal('#2f5fae', 0.4), [-1.85 + i * 0.06, 0.03, 0], [0, 0, 0.6], 0.002)),
  );
  const handle = extrude(
    outline(flat('1.35 .45, 1.75 .5, 2.0 .2, 2.15 -.5, 2.05 -.75, 1.75 -.75, 1.6 -.4, 1.35 .05')),
    0.3,
    0.08,
    plastic('#e07b1f', { roughness: 0.45 }),
  );
  const back = extrude(outline(flat('1.85 .4, 2.05 .15, 2.2 -.5, 2.08 -.6, 1.9 0')), 0.34, 0.07, rubber('#23272d'));
  const lever = box([0.5, 0.12, 0.22], metal('#aab1ba', 0.3), [1.6, 0.55, 0], [0, 0, 0.4], 0.04);
  const pins = [-1.85, 1.45].map((x) => cyl([0.04, 0.04, 0.16], steel(), [x, 0.13, 0], [PI / 2, 0, 0]));
  const spare = put(
    box([3.4, 0.02, 0.16], metal('#2f5fae', 0.4), [0, 0.02, 0], undefined, 0.004),
    [-0.2, 0, 1.3],
    [0, 0.05, 0],
  );
  return put(
    group(
      put(
        group(
          bow,
          blade,
          handle,
          back,
          lever,
          pins,
          decal([1.2, 0.3], words('锐工 HS12', '#e9edf1'), [-0.3, 1.0, 0.1]),
        ),
        [0, 0.12, 0],
        [-PI / 2, 0, 0],
      ),
      spare,
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

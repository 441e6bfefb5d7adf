import { Path, Shape } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, ring, times } from '../page/solids.ts';

const STEEL = () => metal('#bcc2cb', 0.25);

function combinationWrench(length: number) {
  const steel = STEEL();
  const jaw = new Shape();
  jaw.absarc(0, 0, 0.42, 0.55, 2 * PI - 0.55);
  jaw.lineTo(0.12, -0.14);
  jaw.lineTo(0.05, 0);
  jaw.lineTo(0.12, 0.14);
  jaw.closePath();
  const eye = new Shape();
  eye.absarc(0, 0, 0.36, 0, 2 * PI);
  const hole = new Path();
  times(12, (i) =>
    hole[i ? 'lineTo' : 'moveTo'](
      Math.cos((i * PI) / 6) * (i % 2 ? 0.19 : 0.23),
      Math.sin((i * PI) / 6) * (i % 2 ? 0.19 : 0.23),
    ),
  );
  eye.holes.push(hole);
  const mark = print(400, 60, (pen) =>
    text(pen, 'RUIGONG  CR-V', 200, 44, { size: 40, color: '#6a717b', align: 'center' }),
  );
  const parts = group(
    put(extrude(jaw, 0.16, 0.03, steel), [length, 0, 0], [0, 0, 0.26]),
    extrude(eye, 0.16, 0.03, steel, [-length, 0, 0]),
    box([2 * length - 0.6, 0.24, 0.13], steel, [0, 0, 0], undefined, 0.05),
    decal([length * 0.9, 0.14], mark, [0, 0, 0.067]),
  );
  return put(parts, [0, 0.12, 0], [-PI / 2, 0, 0]);
}

export function wrenches({ count }: { count: number }) {
  const row = times(count, (i) =>
    put(combinationWrench(1.7 - i * (0.8 / count)), [0, 0, (i - (count - 1) / 2) * (count > 3 ? 0.8 : 0.95)]),
  );
  return put(group(row), [0, 0, 0], [0, 0.6, 0]);
}

export function adjustableWrench() {
  const steel = STEEL();
  const fixed = extrude(
    outline([
      [-0.2, -0.5],
      [0.25, -0.45],
      [0.5, 0.1],
      [0.42, 0.62],
      [0.16, 1.0],
      [0.02, 0.72],
      [0.0, 0.3],
      [-0.35, 0.2],
    ]),
    0.2,
    0.03,
    steel,
  );
  const slide = extrude(
    outline([
      [-0.52, 0.12],
      [-0.06, 0.24],
      [-0.06, 0.34],
      [-0.3, 0.36],
      [-0.36, 0.85],
      [-0.56, 0.72],
      [-0.66, 0.3],
    ]),
    0.18,
    0.03,
    metal('#aab1bb', 0.3),
  );
  const worm = group(
    cyl([0.11, 0.11, 0.3], metal('#868e99', 0.35), [-0.2, 0.02, 0], [0, 0, PI / 2 - 0.25]),
    times(5, (i) => ring(0.11, 0.02, metal('#6c747f', 0.35), [-0.3 + i * 0.05, 0.0 + i * 0.012, 0], [0, PI / 2, 0])),
  );
  const handle = extrude(
    outline([
      [-0.13, -0.4],
      [0.2, -0.4],
      [0.26, -2.6],
      [0.14, -2.75, 0.03, -2.75],
      [-0.1, -2.75, -0.14, -2.6],
    ]),
    0.13,
    0.05,
    gloss('#c23a2c'),
  );
  const grip = box([0.05, 1.6, 0.25], rubber('#23272d'), [0.04, -1.65, 0], [0, 0, 0.02], 0.02);
  const scale = print(200, 60, (pen) => times(9, (i) => fill(pen, '#4d545e', [10 + i * 20, 0, 4, i % 4 ? 26 : 44])));
  const tool = group(
    fixed,
    slide,
    worm,
    handle,
    grip,
    decal([0.3, 0.09], scale, [0.12, 0.05, 0.135]),
    decal(
      [0.9, 0.16],
      print(420, 76, (pen) => text(pen, '锐工 RUIGONG', 210, 56, { size: 52, align: 'center' })),
      [0.05, -1.2, 0.125],
      [0, 0, -PI / 2],
    ),
  );
  return put(put(tool, [0, 0.14, 0], [-PI / 2, 0, 0]), [0, 0, 0], [0, 0.85, 0]);
}

import { CylinderGeometry } from 'three';
import { fill, print, text } from '../page/labels.ts';
import { gloss, metal, plastic } from '../page/materials.ts';
import { scatter } from '../page/packs.ts';
import { box, cyl, decal, group, mesh, PI, put, times, tube, type Vec } from '../page/solids.ts';
import { path } from './forms.ts';

const inox = () => metal('#cdd2d8', 0.24);

/** A screw so small that its thread does not show. */
const smallScrew = (length: number) =>
  group(cyl([0.035, 0.035, length], inox(), [0, 0, 0]), cyl([0.075, 0.075, 0.08], inox(), [0, length / 2, 0]));

/** Clear compartment box, lid open, sorted screws inside. */
export function screwKit({ columns, rows }: { columns: number; rows: number }) {
  const clear = plastic('#dfe8ee', { roughness: 0.12, clearcoat: 1, transparent: true, opacity: 0.45 });
  const [w, d] = [columns * 0.62, rows * 0.75];
  const walls = [
    ...times(columns + 1, (i) => box([0.03, 0.42, d], clear, [-w / 2 + i * 0.62, 0.25, 0], undefined, 0.01)),
    ...times(rows + 1, (i) => box([w, 0.42, 0.03], clear, [0, 0.25, -d / 2 + i * 0.75], undefined, 0.01)),
  ];
  const cells = times(columns * rows, (i) => {
    const [x, z] = [-w / 2 + 0.31 + (i % columns) * 0.62, -d / 2 + 0.375 + Math.floor(i / columns) * 0.75];
    const kind = Math.floor(i / columns) % 3;
    return group(
      times(9, (k) => {
        const at: Vec = [
          x + (scatter(k + i * 9) - 0.5) * 0.36,
          0.1 + (k % 3) * 0.08,
          z + (scatter(k + i * 9, 2) - 0.5) * 0.36,
        ];
        const turn: Vec = [PI / 2, 0, scatter(k + i, 5) * 6];
        if (kind === 0) return put(smallScrew(0.3 + (i % columns) * 0.03), at, turn);
        return mesh(new CylinderGeometry(0.09, 0.09, kind === 1 ? 0.08 : 0.02, kind === 1 ? 6 : 24), inox(), at, [
          (scatter(k, 7) - 0.5) * 1.2,
          0,
          (scatter(k, 8) - 0.5) * 1.2,
        ]);
      }),
    );
  });
  const label = print(900, 240, (pen, width) => {
    fill(pen, '#3f5f86');
    text(pen, '坚立 螺丝组合盒 304', width / 2, 120, { size: 84, align: 'center' });
    text(pen, columns > 5 ? 'M3–M8 · 1080 件' : 'M3–M5 · 440 件', width / 2, 204, {
      size: 62,
      weight: 400,
      align: 'center',
    });
  });
  const lid = put(
    group(
      box([w + 0.1, 0.06, d + 0.1], clear, [0, 0, d / 2], undefined, 0.02),
      decal([1.7, 0.45], label, [0, -0.035, d / 2], [PI / 2, 0, 0]),
    ),
    [0, 0.48, -d / 2],
    [-1.9, 0, 0],
  );
  return put(
    group(box([w + 0.1, 0.06, d + 0.1], clear, [0, 0.03, 0], undefined, 0.02), walls, cells, lid),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** A fan of cable ties and one closed loop, their bag behind. */
export function tieBundle({ color }: { color: string }) {
  const nylon = gloss(color, { roughness: 0.4 });
  const tie = (i: number) =>
    put(
      group(
        box([0.09, 0.02, 2.9], nylon, [0, 0.02, 0], undefined, 0.008),
        box([0.17, 0.13, 0.2], nylon, [0, 0.05, 1.5], undefined, 0.03),
        box([0.06, 0.02, 0.4], nylon, [0, 0.02, -1.6], undefined, 0.008),
      ),
      [(i - 9) * 0.1, i * 0.011, 0.25 * Math.sin(i)],
      [0, (i - 9) * 0.035, 0],
    );
  const loop = group(
    tube(
      path(
        '0 .1 .5, .5 .1 .3, .62 .1 -.2, .2 .1 -.6, -.35 .1 -.5, -.58 .1 0, -.4 .1 .42, 0 .1 .5, .8 .1 .62, 1.3 .1 .7',
      ),
      0.045,
      nylon,
    ),
    box([0.17, 0.2, 0.2], nylon, [0, 0.1, 0.52], undefined, 0.03),
  );
  const label = print(700, 300, (pen, w) => {
    fill(pen, '#3f5f86');
    text(pen, '坚立 尼龙扎带', w / 2, 140, { size: 92, align: 'center' });
    text(pen, '自锁式 · 250 条', w / 2, 238, { size: 66, weight: 400, align: 'center' });
  });
  const head = group(
    box([2.1, 0.05, 0.75], plastic('#3f5f86'), [0, 0.24, -1.55], undefined, 0.01),
    decal([1.7, 0.73], label, [0, 0.27, -1.55], [-PI / 2, 0, 0]),
  );
  return put(group(times(19, tie), put(loop, [1.75, 0, 0.7], [0, -0.4, 0]), head), [0, 0, 0], [0, 0.5, 0]);
}

import { fill, print, text } from '../page/labels.ts';
import { glass, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { slab } from '../page/soft.ts';
import { PI, ball, box, cyl, decal, extrude, group, lathe, outline, put, ring, times } from '../page/solids.ts';

/** Glass food boxes with clip lids, stacked. */
export function foodBoxes({ boxes, lid }: { boxes: [w: number, h: number, d: number][]; lid: string }) {
  const clear = glass('#e4f0f2', 0.34);
  const clip = plastic(lid, { roughness: 0.4, clearcoat: 0.2 });
  const meals = ['#c9763f', '#6f9a4f', '#e0c066', '#b3483a'];
  let y = 0;
  const stack = boxes.map(([w, h, d], i) => {
    const one = group(
      slab([w, h, d], 0.2, clear, [0, y, 0], 0, 0.08),
      slab([w - 0.16, h * 0.55, d - 0.16], 0.16, rubber(meals[i % 4] ?? '#c9763f'), [0, y + 0.05, 0], 0, 0.06),
      slab([w + 0.1, 0.16, d + 0.1], 0.24, clip, [0, y + h, 0]),
      slab([w - 0.3, 0.04, d - 0.3], 0.16, glass('#f2f6f6', 0.55), [0, y + h + 0.15, 0]),
      [-1, 1].flatMap((side) => [
        box([0.05, 0.34, d * 0.42], clip, [side * (w / 2 + 0.06), y + h - 0.02, 0], undefined, 0.02),
        box([w * 0.42, 0.34, 0.05], clip, [0, y + h - 0.02, side * (d / 2 + 0.06)], undefined, 0.02),
      ]),
    );
    y += h + 0.2;
    return one;
  });
  return put(group(stack), undefined, [0, 0.5, 0]);
}

/** Jars of one family in a rack, or alone: glass with a wooden lid. */
export function sealJars({ jars, content }: { jars: [radius: number, height: number][]; content: string[] }) {
  const timber = wood('#cfa672', '#946b3b');
  let x = 0;
  const row = jars.map(([r, h], i) => {
    x += r;
    const jar = group(
      lathe(
        [
          [0, 0.02],
          [r * 0.94, 0],
          [r, 0.06],
          [r, h * 0.9],
          [r * 0.9, h],
        ],
        glass('#e6f0f0', 0.3),
      ),
      cyl([r * 0.94, r * 0.93, h * 0.68], stoneware(content[i % content.length] ?? '#d9c9a8', '#7d6a4a'), [
        0,
        h * 0.35 + 0.03,
        0,
      ]),
      cyl([r * 0.95, r * 0.95, 0.16], timber, [0, h + 0.06, 0]),
      ring(r * 0.92, 0.03, rubber('#f0ede4'), [0, h - 0.02, 0]),
      ball(0.09, timber, [0, h + 0.2, 0], [1, 0.8, 1]),
    );
    const at: [number, number, number] = [x, 0, (i % 2) * 0.25];
    x += r + 0.22;
    return put(jar, at);
  });
  return put(group(row), [-x / 2, 0, 0], [0, 0.25, 0]);
}

/** Spice jars with printed names in a two-step rack. */
export function spiceRack({ names, color }: { names: string[]; color: string }) {
  const timber = wood(color, '#7d5a33');
  const grains = ['#a33a26', '#3b3a32', '#d9a13f', '#7d8a4a', '#e8e2d2', '#8a5a34'];
  const jar = (i: number) => {
    const label = print(240, 200, (pen, w) => {
      fill(pen, '#faf7ef');
      text(pen, names[i] ?? '', w / 2, 128, { size: 84, color: '#4a4238', align: 'center', max: w - 30 });
    });
    return put(
      group(
        cyl([0.3, 0.3, 0.7], glass('#e6f0f0', 0.35), [0, 0.36, 0]),
        cyl([0.27, 0.27, 0.56], stoneware(grains[i % 6] ?? '#a33a26', '#5a4a3a'), [0, 0.3, 0]),
        cyl([0.31, 0.31, 0.26], metal('#c9ced6', 0.3), [0, 0.82, 0]),
        decal([0.4, 0.33], label, [0, 0.38, 0.306]),
      ),
      [-0.68 + (i % 3) * 0.68, i < 3 ? 0.62 : 0.12, i < 3 ? -0.36 : 0.34],
    );
  };
  return put(
    group(
      times(6, jar),
      slab([2.2, 0.1, 0.78], 0.05, timber, [0, 0.02, 0.34]),
      slab([2.2, 0.1, 0.78], 0.05, timber, [0, 0.52, -0.36]),
      [-1.08, 1.08].map((x) =>
        extrude(
          outline([
            [-0.75, 0],
            [0.75, 0],
            [0.75, 0.4],
            [0.0, 0.42],
            [-0.02, 0.95],
            [-0.75, 0.95],
          ]),
          0.08,
          0.02,
          timber,
          [x, 0, 0],
          [0, -PI / 2, 0],
        ),
      ),
    ),
    undefined,
    [0, -0.4, 0],
  );
}

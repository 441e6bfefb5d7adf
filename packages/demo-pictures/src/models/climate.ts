import { DoubleSide } from 'three';
import { digits, mark } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, ring, times } from '../page/solids.ts';

/** Oil radiator; as many fins as named. */
export function oilRadiator({ fins }: { fins: number }) {
  const coat = plastic('#eceff1', { roughness: 0.4 });
  const step = 0.27;
  const w = fins * step;
  return put(
    group(
      times(fins, (i) =>
        group(
          box([0.1, 2.3, 1.05], coat, [-w / 2 + step * (i + 0.5), 1.55, 0], undefined, 0.045),
          box([0.2, 1.9, 0.26], coat, [-w / 2 + step * (i + 0.5), 1.55, 0], undefined, 0.08),
        ),
      ),
      [0.6, 2.5].map((y) => cyl([0.13, 0.13, w], coat, [0, y, 0], [0, 0, PI / 2])),
      box([0.5, 2.2, 0.9], plastic('#2b2f36', { roughness: 0.45 }), [w / 2 + 0.2, 1.55, 0], undefined, 0.1),
      times(2, (i) => cyl([0.16, 0.16, 0.14], gloss('#4a525d'), [w / 2 + 0.2, 2.2 - i * 0.5, 0.48], [PI / 2, 0, 0])),
      cyl([0.05, 0.05, 0.04], glow('#e0563f', 0.9), [w / 2 + 0.2, 1.3, 0.46], [PI / 2, 0, 0]),
      mark('风眠', '#c9cfd6', 0.4, [w / 2 + 0.2, 0.95, 0.455]),
      [-1, 1].map((side) =>
        group(
          box([0.14, 0.12, 1.3], plastic('#2b2f36'), [side * (w / 2 - 0.3), 0.28, 0], undefined, 0.04),
          [-0.58, 0.58].map((z) =>
            cyl([0.15, 0.15, 0.1], rubber('#15181c'), [side * (w / 2 - 0.3), 0.15, z], [0, 0, PI / 2]),
          ),
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Ceramic fan heater. */
export function ceramicHeater({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  return put(
    group(
      cyl([0.7, 0.74, 0.12], coat, [0, 0.06, 0]),
      box([1.5, 2.4, 1.0], coat, [0, 1.35, 0], undefined, 0.3),
      box([1.2, 1.5, 0.1], plastic('#23272e'), [0, 1.2, 0.48], undefined, 0.05),
      times(11, (i) => box([1.18, 0.05, 0.06], plastic('#3a414b'), [0, 0.56 + i * 0.13, 0.53], undefined, 0.01)),
      box([1.0, 1.2, 0.02], glow('#ff7a3a', 0.55), [0, 1.2, 0.515], undefined, 0.01),
      times(9, (i) => box([0.02, 1.3, 0.05], plastic('#15181c'), [-0.48 + i * 0.12, 1.2, 0.54], undefined, 0.005)),
      box([0.7, 0.03, 0.4], gloss('#1a1d22'), [0, 2.55, 0.05], undefined, 0.01),
      decal([0.4, 0.17], digits('24°', '#ffb05a'), [0, 2.57, 0.05], [-PI / 2, 0, 0]),
      mark('风眠', color === '#f1f3f5' ? '#9aa3ad' : '#c9cfd6', 0.5, [0, 2.2, 0.505]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Wall air conditioner seen from below its flap. */
export function wallAirCon({ name }: { name: string }) {
  const coat = plastic('#f6f7f9', { roughness: 0.35 });
  const outdoor = group(
    box([2.4, 1.8, 0.9], plastic('#eceff1', { roughness: 0.45 }), [0, 0.95, 0], undefined, 0.05),
    cyl([0.75, 0.75, 0.05], plastic('#3a414b', { side: DoubleSide }), [-0.3, 0.95, 0.45], [PI / 2, 0, 0]),
    times(6, (i) => ring(0.2 + i * 0.1, 0.012, plastic('#dfe3e8'), [-0.3, 0.95, 0.49], [0, 0, 0])),
    times(8, (i) => box([0.012, 1.5, 0.02], plastic('#dfe3e8'), [-0.3, 0.95, 0.49], [0, 0, (i * PI) / 8], 0.004)),
    mark('霜原', '#8b939d', 0.4, [0.85, 1.6, 0.453]),
    [-0.8, 0.8].map((x) => box([0.4, 0.1, 0.7], plastic('#3a414b'), [x, 0.04, 0], undefined, 0.02)),
  );
  const indoor = group(
    extrude(
      outline([
        [-0.45, 0],
        [0.4, 0.1],
        [0.55, 0.5, 0.5, 1.15],
        [0.4, 1.25],
        [-0.45, 1.25],
      ]),
      4.0,
      0.05,
      coat,
      [0, 0, 0],
      [0, -PI / 2, 0],
    ),
    put(box([3.7, 0.04, 0.36], plastic('#e6eaee'), [0, 0, 0], undefined, 0.02), [0, 0.05, 0.3], [0.35, 0, 0]),
    decal([0.5, 0.22], digits('26°', '#7a8a99'), [1.4, 0.8, 0.575]),
    mark(name, '#9aa3ad', 0.8, [-1.3, 0.85, 0.578]),
    box([3.9, 0.02, 0.02], metal('#c9ced6', 0.25), [0, 0.32, 0.545], undefined, 0.005),
  );
  return put(group(put(indoor, [0, 2.4, 0]), put(outdoor, [0.75, 0, -0.2])), [0, 0, 0], [0, -0.35, 0]);
}

/** Floor-standing round air conditioner. */
export function floorAirCon() {
  const coat = plastic('#f6f7f9', { roughness: 0.35 });
  return put(
    group(
      cyl([0.82, 0.86, 0.16], plastic('#c9ced6'), [0, 0.08, 0]),
      cyl([0.8, 0.8, 5.0], coat, [0, 2.65, 0]),
      cyl([0.8, 0.74, 0.12], coat, [0, 5.2, 0]),
      box([0.5, 2.0, 0.1], plastic('#2b2f36'), [0, 3.7, 0.76], undefined, 0.04),
      times(16, (i) => box([0.46, 0.05, 0.12], coat, [0, 2.8 + i * 0.12, 0.77], [0.35, 0, 0], 0.01)),
      box([0.04, 4.7, 0.02], metal('#c9b37a', 0.3), [0.42, 2.6, 0.69], undefined, 0.01),
      decal([0.5, 0.22], digits('24°', '#7a8a99'), [0, 2.35, 0.805]),
      mark('霜原', '#9aa3ad', 0.6, [0, 1.9, 0.805]),
      times(18, (i) => box([0.5, 0.03, 0.02], plastic('#dfe3e8'), [0, 0.5 + i * 0.06, 0.79], undefined, 0.008)),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

import { digits, mark } from '../page/marks.ts';
import { glass, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, dome, group, lathe, PI, put, ring, times } from '../page/solids.ts';

/** Upright water dispenser; the barrel stands on top or hides below. */
export function waterDispenser({ color, hasBarrel }: { color: string; hasBarrel: boolean }) {
  const coat = plastic(color, { roughness: 0.4 });
  const dark = plastic('#2b2f36', { roughness: 0.45 });
  const barrel = group(
    lathe(
      [
        [0.14, 0],
        [0.18, 0.25],
        [0.5, 0.45],
        [0.66, 0.65],
        [0.66, 1.6],
        [0.6, 1.75],
        [0, 1.8],
      ],
      plastic('#9fcdec', { roughness: 0.1, transparent: true, opacity: 0.62, clearcoat: 0.8 }),
    ),
    times(4, (i) => ring(0.67, 0.03, plastic('#8fc2e6', { transparent: true, opacity: 0.6 }), [0, 0.75 + i * 0.24, 0])),
  );
  return put(
    group(
      box([1.6, 3.9, 1.6], coat, [0, 2.0, 0], undefined, 0.1),
      box([1.3, 1.1, 0.12], dark, [0, 2.75, 0.78], undefined, 0.06),
      times(2, (i) =>
        group(
          cyl([0.09, 0.09, 0.24], gloss(i ? '#c8322a' : '#2d6bd0'), [-0.3 + i * 0.6, 2.85, 0.95], [PI / 2, 0, 0]),
          cyl([0.06, 0.05, 0.2], plastic('#dfe3e8'), [-0.3 + i * 0.6, 2.72, 1.02]),
        ),
      ),
      box([1.1, 0.08, 0.5], dark, [0, 2.24, 0.95], undefined, 0.03),
      times(8, (i) => box([0.9, 0.02, 0.03], metal('#aab1bb', 0.3), [0, 2.29, 0.76 + i * 0.055], undefined, 0.005)),
      box([1.34, 1.75, 0.05], plastic(color, { roughness: 0.32 }), [0, 1.15, 0.8], undefined, 0.04),
      box([0.08, 0.4, 0.06], metal('#aab1bb', 0.3), [0.55, 1.7, 0.84], undefined, 0.02),
      box([1.3, 0.34, 0.05], gloss('#1a1d22'), [0, 3.62, 0.8], undefined, 0.03),
      times(3, (i) =>
        cyl(
          [0.05, 0.05, 0.02],
          glow(['#43d17c', '#e0563f', '#5fb0ff'][i] ?? '#fff', 0.9),
          [-0.3 + i * 0.3, 3.62, 0.83],
          [PI / 2, 0, 0],
        ),
      ),
      mark('澄野', color === '#f1f3f5' ? '#9aa3ad' : '#c9cfd6', 0.5, [0, 0.5, 0.828]),
      hasBarrel
        ? [cyl([0.5, 0.6, 0.14], dark, [0, 4.0, 0]), put(barrel, [0, 3.98, 0])]
        : [box([1.5, 0.1, 1.5], gloss('#1a1d22'), [0, 3.98, 0], undefined, 0.04)],
    ),
    [0, 0, 0],
    [0, 0.38, 0],
  );
}

/** Counter-top instant hot-water purifier. */
export function roDispenser({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.35 });
  const black = gloss('#1a1d22');
  return put(
    group(
      box([1.5, 2.9, 2.3], coat, [0, 1.5, -0.3], undefined, 0.14),
      box([1.5, 0.9, 0.8], black, [0, 2.5, 0.9], undefined, 0.1),
      decal([0.6, 0.26], digits('95°C'), [0, 2.62, 1.305]),
      times(4, (i) =>
        cyl(
          [0.06, 0.06, 0.02],
          glow(i === 2 ? '#ff8a5a' : '#c9cfd6', 0.5),
          [-0.36 + i * 0.24, 2.32, 1.303],
          [PI / 2, 0, 0],
        ),
      ),
      cyl([0.07, 0.07, 0.2], metal('#c9ced6', 0.25), [0, 2.0, 1.05]),
      box([1.4, 0.16, 1.0], black, [0, 0.1, 1.0], undefined, 0.05),
      lathe(
        [
          [0, 0.2],
          [0.26, 0.2],
          [0.32, 0.95],
          [0.29, 0.95],
          [0.24, 0.28],
        ],
        glass('#e6f1f7', 0.4),
        [0, 0, 1.05],
      ),
      cyl([0.27, 0.25, 0.5], plastic('#d3e8f2', { transparent: true, opacity: 0.5 }), [0, 0.5, 1.05]),
      box([1.2, 1.9, 1.2], glass('#bcd9e8', 0.35), [0, 1.5, -0.75], undefined, 0.08),
      mark('澄野 即热', '#9aa3ad', 0.7, [0, 1.55, 0.855]),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Top-loading washing machine. */
export function washer() {
  const white = plastic('#f4f6f8', { roughness: 0.36 });
  return put(
    group(
      box([2.2, 3.2, 2.2], white, [0, 1.7, 0], undefined, 0.1),
      box([2.0, 0.5, 0.5], gloss('#2b2f36'), [0, 3.45, -0.8], undefined, 0.08),
      put(box([1.9, 0.08, 1.5], glass('#5a6b78', 0.55), [0, 0, 0], undefined, 0.04), [0, 3.36, 0.25], [0.05, 0, 0]),
      decal([0.5, 0.22], digits('0:45'), [0.4, 3.5, -0.545]),
      times(5, (i) =>
        cyl([0.07, 0.07, 0.03], gloss(i ? '#c9cfd6' : '#5fb0ff'), [-0.8 + i * 0.2, 3.48, -0.545], [PI / 2, 0, 0]),
      ),
      box([0.9, 0.5, 0.03], plastic('#e6eaee'), [0, 0.5, 1.1], undefined, 0.03),
      mark('霜原', '#9aa3ad', 0.6, [-0.6, 2.8, 1.103]),
      times(4, (i) => cyl([0.13, 0.13, 0.14], rubber('#3a414b'), [i % 2 ? 0.9 : -0.9, 0.06, i > 1 ? 0.9 : -0.9])),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Storage water heater lying along the wall. */
export function waterHeater() {
  const white = plastic('#f4f6f8', { roughness: 0.34 });
  const body = group(
    cyl([1.0, 1.0, 3.4], white, [0, 0, 0], [0, 0, PI / 2]),
    put(dome(1.0, white, [0, 0, 0], [1, 0.3, 1]), [1.7, 0, 0], [0, 0, -PI / 2]),
    put(dome(1.0, white, [0, 0, 0], [1, 0.3, 1]), [-1.7, 0, 0], [0, 0, PI / 2]),
    box([1.1, 0.5, 0.1], gloss('#1a1d22'), [0, 0.1, 0.98], undefined, 0.05),
    decal([0.6, 0.26], digits('60°C', '#ffb05a'), [-0.12, 0.1, 1.035]),
    cyl([0.12, 0.12, 0.06], gloss('#c9ced6'), [0.38, 0.1, 1.03], [PI / 2, 0, 0]),
    mark('霜原', '#9aa3ad', 0.6, [-1.2, 0.05, 0.995]),
    times(2, (i) =>
      group(
        cyl([0.07, 0.07, 0.5], metal('#c9ced6', 0.25), [-0.3 + i * 0.6, -1.15, 0]),
        ring(0.08, 0.03, plastic(i ? '#c8322a' : '#2d6bd0'), [-0.3 + i * 0.6, -1.02, 0]),
      ),
    ),
  );
  return put(group(put(body, [0, 1.55, 0])), [0, 0, 0], [0, 0.35, 0]);
}

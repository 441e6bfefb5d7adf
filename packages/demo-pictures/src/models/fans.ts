import { digits, mark } from '../page/marks.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, extrude, group, outline, PI, put, ring, times, tube } from '../page/solids.ts';

function fanHead(radius: number, color: string, blade: string, count = 5) {
  const coat = plastic(color, { roughness: 0.4, clearcoat: 0.2 });
  const blades = times(count, (i) =>
    put(
      extrude(
        outline([
          [0, 0],
          [0.22 * radius, 0.1 * radius],
          [0.52 * radius, 0.62 * radius, 0.12 * radius, 0.86 * radius],
          [-0.16 * radius, 0.8 * radius],
          [-0.22 * radius, 0.3 * radius, 0, 0],
        ]),
        0.03,
        0.01,
        plastic(blade, { roughness: 0.3, transparent: true, opacity: 0.85 }),
      ),
      [0, 0, 0],
      [0, 0.3, (i * 2 * PI) / count],
    ),
  );
  const cage = (z: number) =>
    group(
      times(30, (i) =>
        box(
          [0.014, radius * 0.82, 0.016],
          coat,
          [Math.cos((i / 30) * 2 * PI) * radius * 0.58, Math.sin((i / 30) * 2 * PI) * radius * 0.58, z],
          [0, 0, (i / 30) * 2 * PI - PI / 2],
          0.004,
        ),
      ),
      ring(radius, 0.03, coat, [0, 0, z * 0.5], [0, 0, 0]),
      ring(radius * 0.55, 0.012, coat, [0, 0, z], [0, 0, 0]),
    );
  return group(
    ring(radius * 1.01, 0.06, coat, [0, 0, 0], [0, 0, 0]),
    cage(0.2),
    cage(-0.2),
    blades,
    cyl([radius * 0.22, radius * 0.22, 0.06], coat, [0, 0, 0.22], [PI / 2, 0, 0]),
    cyl([radius * 0.24, radius * 0.3, 0.5], coat, [0, 0, -0.4], [PI / 2, 0, 0]),
  );
}

/** Pedestal fan. */
export function standFan({ color, blade }: { color: string; blade: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  return put(
    group(
      cyl([1.05, 1.12, 0.16], coat, [0, 0.08, 0]),
      cyl([0.09, 0.09, 3.4], metal('#c9ced6', 0.3), [0, 1.8, 0]),
      cyl([0.14, 0.16, 0.9], coat, [0, 0.6, 0]),
      box([0.5, 0.7, 0.34], coat, [0, 3.3, -0.1], undefined, 0.12),
      put(fanHead(1.25, color, blade), [0, 4.2, 0.2], [-0.1, 0, 0]),
      times(4, (i) =>
        cyl([0.06, 0.06, 0.03], gloss(i ? '#9aa3ad' : '#e0563f'), [-0.18 + i * 0.12, 3.35, 0.075], [PI / 2, 0, 0]),
      ),
      mark('风眠', color === '#f1f3f5' ? '#9aa3ad' : '#c9cfd6', 0.5, [0, 0.17, 0.75], [-PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Tower fan. */
export function towerFan({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  const dark = color === '#f1f3f5' ? '#8b939d' : '#15181c';
  return put(
    group(
      cyl([0.85, 0.92, 0.14], coat, [0, 0.07, 0]),
      cyl([0.4, 0.44, 3.6], coat, [0, 1.95, 0]),
      box([0.5, 2.6, 0.1], plastic('#23272e'), [0, 1.9, 0.38], undefined, 0.04),
      times(26, (i) => box([0.5, 0.03, 0.06], coat, [0, 0.7 + i * 0.096, 0.42], undefined, 0.01)),
      times(3, (i) => box([0.03, 2.5, 0.05], coat, [-0.16 + i * 0.16, 1.9, 0.44], undefined, 0.01)),
      cyl([0.36, 0.4, 0.1], gloss('#1a1d22'), [0, 3.8, 0]),
      decal([0.34, 0.15], digits('26°'), [0, 3.856, 0.06], [-PI / 2, 0, 0]),
      decal([0.3, 0.13], digits('26°'), [0, 3.5, 0.425]),
      mark('风眠', dark, 0.4, [0, 0.42, 0.435]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

/** Small USB fan for a desk. */
export function miniFan({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  return put(
    group(
      put(fanHead(0.85, color, '#f4f6f8', 4), [0, 1.35, 0], [-0.15, 0, 0]),
      tube(
        [
          [-0.98, 1.4, 0],
          [-1.02, 0.9, 0],
          [-0.7, 0.35, 0],
          [0, 0.2, 0],
          [0.7, 0.35, 0],
          [1.02, 0.9, 0],
          [0.98, 1.4, 0],
        ],
        0.06,
        coat,
      ),
      cyl([0.62, 0.68, 0.2], coat, [0, 0.1, 0.05]),
      cyl([0.08, 0.08, 0.04], gloss('#f4f6f8'), [0, 0.22, 0.4]),
      tube(
        [
          [0, 0.12, -0.6],
          [0.3, 0.06, -1.2],
          [1.3, 0.06, -1.0],
          [1.6, 0.06, 0.1],
        ],
        0.04,
        rubber('#e3e7eb'),
      ),
      put(
        group(
          box([0.26, 0.12, 0.4], plastic('#e3e7eb'), [0, 0, 0], undefined, 0.03),
          box([0.22, 0.08, 0.26], metal('#d5d9df', 0.2), [0, 0, 0.3], undefined, 0.01),
        ),
        [1.6, 0.08, 0.35],
      ),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Industrial floor fan on a steel frame. */
export function drumFan() {
  const black = plastic('#23272e', { roughness: 0.45 });
  const steel = metal('#8d95a0', 0.4);
  return put(
    group(
      put(
        group(
          fanHead(1.6, '#23272e', '#c9a22a', 3),
          [0.1, -0.1].map((z) => ring(1.66, 0.05, black, [0, 0, z * 3], [0, 0, 0])),
        ),
        [0, 1.95, 0],
      ),
      [-1, 1].map((side) =>
        tube(
          [
            [side * 1.75, 1.95, 0],
            [side * 1.8, 0.6, 0],
            [side * 1.5, 0.1, 0.6],
            [side * 0.9, 0.08, 0.85],
          ],
          0.07,
          steel,
        ),
      ),
      [-1, 1].map((side) =>
        tube(
          [
            [side * 1.8, 0.8, 0],
            [side * 1.5, 0.1, -0.7],
            [side * 0.9, 0.08, -0.85],
          ],
          0.07,
          steel,
        ),
      ),
      tube(
        [
          [-0.9, 0.08, 0.85],
          [0.9, 0.08, 0.85],
        ],
        0.07,
        steel,
      ),
      tube(
        [
          [-0.9, 0.08, -0.85],
          [0.9, 0.08, -0.85],
        ],
        0.07,
        steel,
      ),
      [-1, 1].map((side) => cyl([0.14, 0.14, 0.14], rubber('#e0a21c'), [side * 1.74, 1.95, 0], [0, 0, PI / 2])),
      mark('风眠', '#e0a21c', 0.5, [0, 1.95, 0.26]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

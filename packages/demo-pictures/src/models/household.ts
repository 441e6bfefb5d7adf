import { MeshBasicMaterial, PlaneGeometry } from 'three';
import { fill, gradient, print, text } from '../page/labels.ts';
import { digits, mark } from '../page/marks.ts';
import { glass, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, mesh, PI, put, ring, times, tube } from '../page/solids.ts';

/** Wall hand dryer. */
export function handDryer({ color }: { color: string }) {
  const shell = color === 'steel' ? metal('#c9ced6', 0.3) : plastic(color, { roughness: 0.35 });
  return put(
    group(
      box([2.0, 2.2, 1.1], shell, [0, 1.5, 0], undefined, 0.3),
      box([1.5, 0.3, 0.7], plastic('#23272e'), [0, 0.42, 0.05], undefined, 0.1),
      box([1.0, 0.08, 0.5], glow('#5fb0ff', 0.5), [0, 0.3, 0.05], undefined, 0.03),
      decal([0.5, 0.22], digits('11s', '#5b6470'), [0, 2.0, 0.555]),
      mark('澄野', '#8b939d', 0.5, [0, 1.5, 0.555]),
      cyl([0.07, 0.07, 0.02], gloss('#14171b'), [0, 0.95, 0.55], [PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.42, 0],
  );
}

/** Wet-and-dry drum vacuum with hose and floor tool. */
export function drumVacuum({ isSteel, scale }: { isSteel: boolean; scale: number }) {
  const tank = isSteel ? metal('#c9ced6', 0.28) : plastic('#e0a21c', { roughness: 0.45 });
  const dark = plastic('#2b2f36', { roughness: 0.45 });
  const h = 1.5 * scale;
  return put(
    group(
      cyl([1.0, 0.95, h], tank, [0, h / 2 + 0.45, 0]),
      times(2, (i) => ring(1.0, 0.05, dark, [0, 0.55 + i * (h - 0.15), 0])),
      lathe(
        [
          [1.05, 0],
          [1.08, 0.2],
          [0.95, 0.62],
          [0.5, 0.8],
          [0, 0.82],
        ],
        dark,
        [0, h + 0.46, 0],
      ),
      tube(
        [
          [-0.5, h + 1.2, 0],
          [-0.45, h + 1.45, 0],
          [0.45, h + 1.45, 0],
          [0.5, h + 1.2, 0],
        ],
        0.09,
        dark,
      ),
      box([0.3, 0.14, 0.1], gloss('#e0563f'), [0, h + 0.85, 0.86], [-0.4, 0, 0], 0.03),
      times(3, (i) =>
        group(
          tube(
            [
              [Math.cos(i * 2.09) * 0.8, 0.5, Math.sin(i * 2.09) * 0.8],
              [Math.cos(i * 2.09) * 1.15, 0.3, Math.sin(i * 2.09) * 1.15],
            ],
            0.09,
            dark,
          ),
          cyl(
            [0.16, 0.16, 0.12],
            rubber('#15181c'),
            [Math.cos(i * 2.09) * 1.15, 0.16, Math.sin(i * 2.09) * 1.15],
            [PI / 2, 0, i],
          ),
        ),
      ),
      tube(
        [
          [0.0, h * 0.75, 1.0],
          [0.3, h * 0.8, 1.7],
          [1.4, h * 1.1, 1.9],
          [2.0, 0.7, 1.5],
          [2.1, 0.35, 0.9],
        ],
        0.13,
        rubber('#3a414b'),
      ),
      put(
        group(
          tube(
            [
              [0, 0.2, 0],
              [0.1, 1.6, -1.2],
              [0.15, 2.2, -1.7],
            ],
            0.08,
            metal('#c9ced6', 0.25),
          ),
          box([1.3, 0.16, 0.4], dark, [0, 0.1, 0.1], undefined, 0.06),
        ),
        [2.05, 0, 0.9],
      ),
      mark('拂尘', isSteel ? '#5b6470' : '#23272e', 0.6, [0, h * 0.55 + 0.4, 0.99]),
    ),
    [0, 0, 0],
    [0, -0.15, 0],
  );
}

/** Cordless stick vacuum leaning upright. */
export function stickVacuum({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.4 });
  const dark = plastic('#2b2f36', { roughness: 0.45 });
  return put(
    group(
      box([1.3, 0.2, 0.6], dark, [0, 0.12, 0.3], undefined, 0.08),
      cyl([0.13, 0.13, 1.25], rubber('#c8503a'), [0, 0.13, 0.42], [0, 0, PI / 2]),
      cyl([0.09, 0.09, 3.0], metal(color === '#c8503a' ? '#c8503a' : '#8d95a0', 0.35), [0, 1.65, 0.1], [-0.06, 0, 0]),
      put(
        group(
          cyl([0.3, 0.26, 1.0], glass('#cfdde6', 0.45), [0, 0.2, 0.1]),
          cyl([0.16, 0.2, 0.8], plastic('#8d95a0'), [0, 0.2, 0.1]),
          cyl([0.36, 0.36, 0.7], coat, [0, 0.95, -0.1]),
          times(8, (i) =>
            box(
              [0.04, 0.3, 0.06],
              dark,
              [Math.cos(i * 0.785) * 0.35, 1.1, -0.1 + Math.sin(i * 0.785) * 0.35],
              [0, -i * 0.785, 0],
              0.01,
            ),
          ),
          tube(
            [
              [0, 1.2, -0.3],
              [0, 1.3, -0.85],
              [0, 0.7, -1.0],
              [0, 0.35, -0.85],
            ],
            0.11,
            dark,
          ),
          box([0.34, 0.34, 0.7], dark, [0, 0.25, -0.75], undefined, 0.08),
          box([0.08, 0.16, 0.1], gloss('#c8503a'), [0, 0.9, -0.72], undefined, 0.02),
        ),
        [0, 3.0, 0.0],
      ),
      mark('拂尘', '#c9cfd6', 0.4, [0, 3.95, 0.265]),
    ),
    [0, 0, 0],
    [0, 0.75, 0],
  );
}

/** Robot vacuum with its dock. */
export function robotVacuum({ color, ink }: { color: string; ink: string }) {
  const coat = plastic(color, { roughness: 0.35 });
  return put(
    group(
      cyl([1.5, 1.5, 0.36], coat, [0, 0.26, 0.5]),
      ring(1.5, 0.05, plastic('#3a414b'), [0, 0.2, 0.5]),
      cyl([1.35, 1.35, 0.03], gloss(color), [0, 0.45, 0.5]),
      cyl([0.42, 0.42, 0.22], plastic(color, { roughness: 0.4 }), [0, 0.55, 0.2]),
      ring(0.42, 0.02, metal('#c9b37a', 0.3), [0, 0.66, 0.2]),
      times(2, (i) => cyl([0.07, 0.07, 0.03], glow(i ? '#5fb0ff' : '#c9cfd6', 0.8), [-0.15 + i * 0.3, 0.47, 1.1])),
      mark('拂尘', ink, 0.5, [0, 0.468, 1.45], [-PI / 2, 0, 0]),
      box([1.5, 1.9, 0.9], coat, [0, 0.95, -1.6], undefined, 0.12),
      box([1.1, 0.5, 0.1], gloss('#1a1d22'), [0, 0.35, -1.13], undefined, 0.04),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Commercial television on its feet. */
export function television({ wide }: { wide: number }) {
  const high = wide * 0.5625;
  const picture = print(1280, 720, (pen, w, h) => {
    gradient(pen, '#0f2f4a', '#d98a5a');
    for (let i = 0; i < 5; i++) {
      pen.fillStyle = `rgba(15,40,60,${0.25 + i * 0.12})`;
      pen.beginPath();
      pen.moveTo(0, h);
      for (let x = 0; x <= 14; x++) pen.lineTo((x / 14) * w, h * (0.48 + i * 0.1 + 0.07 * Math.sin(x * 1.1 + i * 2)));
      pen.lineTo(w, h);
      pen.fill();
    }
    text(pen, '今日生产看板', 70, 110, { size: 66 });
    ['产量 1,286', '良率 99.2%', '在制 342'].forEach((line, i) => {
      fill(pen, 'rgba(255,255,255,.16)', [70 + i * 390, 150, 350, 120]);
      text(pen, line, 245 + i * 390, 226, { size: 54, align: 'center' });
    });
  });
  const face = mesh(new PlaneGeometry(wide, high), new MeshBasicMaterial({ map: picture, toneMapped: false }), [
    0,
    high / 2 + 0.4,
    0.055,
  ]);
  face.castShadow = face.receiveShadow = false;
  return put(
    group(
      box([wide + 0.08, high + 0.1, 0.1], gloss('#14171b'), [0, high / 2 + 0.39, 0], undefined, 0.03),
      face,
      [-1, 1].map((side) =>
        tube(
          [
            [side * wide * 0.36, 0.42, 0],
            [side * wide * 0.36, 0.2, 0.15],
            [side * wide * 0.36, 0.05, 0.5],
          ],
          0.05,
          plastic('#23272e'),
        ),
      ),
      [-1, 1].map((side) =>
        tube(
          [
            [side * wide * 0.36, 0.3, 0],
            [side * wide * 0.36, 0.05, -0.45],
          ],
          0.05,
          plastic('#23272e'),
        ),
      ),
      mark('拓远', '#8b939d', 0.3, [0, 0.365, 0.055]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

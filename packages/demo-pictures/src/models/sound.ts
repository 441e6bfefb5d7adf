import { print, text } from '../page/labels.ts';
import { mark } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, lathe, PI, put, ring, times, tube } from '../page/solids.ts';

/** Round conference microphone with a ring of light. */
export function conferenceMic({ color }: { color: string }) {
  const shell = plastic(color, { roughness: 0.45 });
  return put(
    group(
      lathe(
        [
          [0, 0],
          [1.3, 0],
          [1.4, 0.08],
          [1.38, 0.28],
          [1.1, 0.5],
          [0.6, 0.56],
          [0, 0.56],
        ],
        shell,
      ),
      times(5, (r) =>
        times(10 + r * 8, (i) =>
          cyl([0.022, 0.022, 0.02], rubber('#0d0f12'), [
            Math.cos((i / (10 + r * 8)) * 2 * PI) * (0.62 + r * 0.11),
            0.55 - r * r * 0.007 - r * 0.012,
            Math.sin((i / (10 + r * 8)) * 2 * PI) * (0.62 + r * 0.11),
          ]),
        ),
      ).flat(),
      ring(1.4, 0.025, glow('#5fd08a', 0.9), [0, 0.2, 0]),
      cyl([0.44, 0.44, 0.04], gloss('#14171b'), [0, 0.56, 0]),
      ['+', '−', '●'].map((sign, i) =>
        decal(
          [0.2, 0.2],
          print(60, 60, (pen) => text(pen, sign, 30, 46, { size: 44, color: '#e6e9ed', align: 'center' })),
          [-0.26 + i * 0.26, 0.582, 0],
          [-PI / 2, 0, 0],
        ),
      ),
      mark('声屿 M50', '#8b939d', 0.6, [0, 0.583, 0.28], [-PI / 2, 0, 0]),
      tube(
        [
          [0, 0.15, -1.4],
          [0.3, 0.08, -1.9],
          [1.5, 0.06, -1.7],
          [2.1, 0.06, -0.6],
          [1.9, 0.06, 0.6],
        ],
        0.05,
        rubber('#1a1d22'),
      ),
      put(
        group(
          box([0.4, 0.18, 0.6], plastic('#1a1d22'), [0, 0, 0], undefined, 0.05),
          box([0.32, 0.12, 0.36], metal('#d5d9df', 0.2), [0, 0, 0.46], undefined, 0.01),
        ),
        [1.85, 0.1, 0.95],
        [0, -0.15, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Video bar: camera, microphones and loudspeaker in one. */
export function videoBar() {
  const shell = plastic('#2b2f36', { roughness: 0.5 });
  return put(
    group(
      box([4.4, 0.72, 0.8], shell, [0, 0.75, 0], undefined, 0.3),
      box([4.1, 0.6, 0.04], plastic('#1a1d22', { roughness: 0.95 }), [0, 0.75, 0.4], undefined, 0.02),
      times(9, (r) =>
        times(40, (c) =>
          Math.abs(c - 19.5) < 6
            ? []
            : box([0.03, 0.03, 0.02], rubber('#3a414b'), [-1.95 + c * 0.1, 0.51 + r * 0.06, 0.42], undefined, 0.005),
        ),
      ).flat(2),
      box([1.1, 0.66, 0.1], gloss('#0f1114'), [0, 0.75, 0.4], undefined, 0.05),
      cyl([0.26, 0.28, 0.14], gloss('#1a1d22'), [0, 0.77, 0.46], [PI / 2, 0, 0]),
      cyl([0.19, 0.19, 0.16], gloss('#16263f', { roughness: 0.05 }), [0, 0.77, 0.465], [PI / 2, 0, 0]),
      cyl([0.08, 0.08, 0.165], gloss('#5a82c0', { roughness: 0.05 }), [0, 0.77, 0.466], [PI / 2, 0, 0]),
      box([0.5, 0.025, 0.02], glow('#5fb0ff', 1), [0, 0.48, 0.455], undefined, 0.005),
      box([1.6, 0.1, 0.9], shell, [0, 0.06, 0], undefined, 0.04),
      box([0.5, 0.4, 0.4], shell, [0, 0.25, -0.1], undefined, 0.06),
      mark('声屿 V20', '#8b939d', 0.5, [1.75, 0.42, 0.425]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

import { fill, gradient, print, text } from '../page/labels.ts';
import { digits, mark } from '../page/marks.ts';
import { glass, gloss, metal, plastic } from '../page/materials.ts';
import {
  ball,
  box,
  cyl,
  decal,
  dome,
  extrude,
  group,
  lathe,
  outline,
  PI,
  put,
  ring,
  times,
  tube,
  type Vec,
} from '../page/solids.ts';

/** Fast kettle with a straight body, window and wide base. */
export function officeKettle({ shell, isSteel, trim }: { shell: string; isSteel: boolean; trim: string }) {
  const skin = isSteel ? metal(shell, 0.28) : plastic(shell, { roughness: 0.35, clearcoat: 0.3 });
  const dark = plastic(trim, { roughness: 0.4 });
  return put(
    group(
      cyl([0.98, 1.04, 0.14], dark, [0, 0.07, 0]),
      lathe(
        [
          [0, 0.16],
          [0.86, 0.16],
          [0.9, 0.24],
          [0.88, 1.2],
          [0.8, 2.0],
          [0.76, 2.06],
        ],
        skin,
      ),
      ring(0.885, 0.03, dark, [0, 0.24, 0]),
      cyl([0.74, 0.78, 0.12], dark, [0, 2.1, 0]),
      dome(0.7, dark, [0, 2.14, 0], [1, 0.22, 1]),
      box([0.3, 0.1, 0.2], gloss('#c9ced6'), [-0.45, 2.24, 0], undefined, 0.04),
      tube(
        [
          [-0.72, 1.98, 0],
          [-1.2, 2.1, 0],
          [-1.45, 1.75, 0],
          [-1.42, 1.0, 0],
          [-1.15, 0.5, 0],
          [-0.86, 0.44, 0],
        ],
        0.13,
        dark,
      ),
      extrude(
        outline([
          [0, 0],
          [0.42, 0.34],
          [0.3, 0.5],
          [-0.05, 0.46],
        ]),
        0.34,
        0.05,
        skin,
        [0.68, 1.62, 0],
      ),
      put(box([0.16, 0.9, 0.05], glass('#bcd9e8', 0.6), [0, 0, 0], undefined, 0.02), [0, 1.0, 0.87]),
      times(4, (i) => {
        const [turn, away] = [0.34, 0.922 - i * 0.005];
        const words = `${(0.5 * (i + 1)).toFixed(1)}L`;
        const at: Vec = [Math.sin(turn) * away, 0.68 + i * 0.22, Math.cos(turn) * away];
        return mark(words, isSteel ? '#5b6470' : '#8b939d', 0.34, at, [0, turn, 0]);
      }),
      mark('晨灶', isSteel ? '#5b6470' : '#8b939d', 0.5, [0, 1.72, 0.845]),
      box([0.2, 0.08, 0.16], gloss('#e0563f'), [-1.28, 0.62, 0], [0, 0, 0.5], 0.03),
    ),
    [0, 0, 0],
    [0, -0.35, 0],
  );
}

/** Large thermo pot with display and spout. */
export function thermoPot({ color }: { color: string }) {
  const skin = plastic(color, { roughness: 0.35 });
  const dark = gloss('#23272e');
  return put(
    group(
      lathe(
        [
          [0, 0],
          [1.1, 0],
          [1.2, 0.08],
          [1.18, 0.3],
          [1.1, 0.36],
          [1.08, 2.3],
          [1.14, 2.4],
          [1.1, 2.6],
        ],
        skin,
      ),
      ring(1.1, 0.03, metal('#c9ced6', 0.25), [0, 0.36, 0]),
      cyl([1.0, 1.1, 0.3], skin, [0, 2.74, 0]),
      box([1.1, 0.14, 0.9], dark, [0, 2.93, -0.1], undefined, 0.06),
      put(
        group(
          box([1.5, 0.9, 0.5], dark, [0, 0, 0], undefined, 0.14),
          decal([0.6, 0.26], digits('98°C'), [0, 0.12, 0.255]),
          times(4, (i) =>
            cyl(
              [0.09, 0.09, 0.03],
              gloss(i === 0 ? '#e0563f' : '#c9cfd6'),
              [-0.45 + i * 0.3, -0.22, 0.255],
              [PI / 2, 0, 0],
            ),
          ),
        ),
        [0, 2.2, 0.95],
        [-0.12, 0, 0],
      ),
      extrude(
        outline([
          [-0.18, 0],
          [0.18, 0],
          [0.12, -0.4],
          [-0.12, -0.4],
        ]),
        0.24,
        0.04,
        dark,
        [0, 1.75, 1.15],
      ),
      box([0.9, 0.12, 0.7], dark, [0, 0.06, 1.25], undefined, 0.05),
      put(box([0.14, 1.4, 0.02], glass('#bcd9e8', 0.7), [0, 0, 0], undefined, 0.01), [0.62, 1.15, 0.91], [0, 0.6, 0]),
      tube(
        [
          [-1.05, 2.55, 0],
          [-1.3, 3.0, 0],
          [-0.7, 3.35, 0],
          [0.7, 3.35, 0],
          [1.3, 3.0, 0],
          [1.05, 2.55, 0],
        ],
        0.07,
        metal('#c9ced6', 0.25),
      ),
      mark('晨灶', '#8b939d', 0.6, [-0.25, 0.75, 1.07]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
}

/** Bean-to-cup machine with touch screen and a cup under the spout. */
export function beanToCup() {
  const black = gloss('#1d2025');
  const steel = metal('#c3c9d1', 0.28);
  const screen = print(480, 300, (pen) => {
    gradient(pen, '#1a120c', '#4a2f1c');
    ['美式', '拿铁', '卡布', '浓缩', '热水', '奶泡'].forEach((name, i) => {
      fill(pen, 'rgba(255,235,205,.16)', [20 + (i % 3) * 150, 24 + Math.floor(i / 3) * 134, 136, 118]);
      text(pen, name, 88 + (i % 3) * 150, 96 + Math.floor(i / 3) * 134, { size: 40, align: 'center' });
    });
  });
  return put(
    group(
      box([2.1, 3.0, 2.2], black, [0, 1.55, -0.2], undefined, 0.12),
      box([1.5, 0.5, 1.3], glass('#bfae98', 0.4), [0, 3.25, -0.3], undefined, 0.06),
      times(60, (i) =>
        ball(
          0.07,
          gloss('#4a2a16'),
          [-0.6 + (i % 10) * 0.133, 3.08 + Math.floor(i / 30) * 0.1, -0.75 + (Math.floor(i / 10) % 3) * 0.4],
          [1.3, 0.8, 1],
          [i, i * 2, 0],
        ),
      ),
      box([1.5, 0.95, 0.03], black, [0, 2.45, 0.92], undefined, 0.02),
      decal([1.3, 0.81], screen, [0, 2.45, 0.938], undefined, { emissive: '#4a2f1c', emissiveIntensity: 0.3 }),
      box([1.7, 1.2, 0.06], steel, [0, 1.05, 0.9], undefined, 0.03),
      box([0.6, 0.5, 0.5], black, [0, 1.62, 1.1], undefined, 0.06),
      times(2, (i) => cyl([0.06, 0.05, 0.2], steel, [-0.12 + i * 0.24, 1.3, 1.15])),
      box([1.9, 0.26, 1.0], black, [0, 0.17, 1.1], undefined, 0.06),
      times(8, (i) => box([1.6, 0.03, 0.05], steel, [0, 0.32, 0.72 + i * 0.1], undefined, 0.01)),
      lathe(
        [
          [0, 0.34],
          [0.26, 0.34],
          [0.34, 0.8],
          [0.31, 0.8],
          [0.24, 0.42],
        ],
        plastic('#f6f4ee', { roughness: 0.3, side: 2 }),
        [0, 0, 1.15],
      ),
      cyl([0.3, 0.3, 0.03], plastic('#8a5a36'), [0, 0.75, 1.15]),
      tube(
        [
          [0.32, 0.7, 1.15],
          [0.52, 0.68, 1.15],
          [0.5, 0.48, 1.15],
          [0.29, 0.45, 1.15],
        ],
        0.04,
        plastic('#f6f4ee'),
      ),
      mark('晨灶 CZ-F8', '#8b939d', 0.6, [-0.5, 0.62, 0.935]),
    ),
    [0, 0, 0],
    [0, 0.35, 0],
  );
}

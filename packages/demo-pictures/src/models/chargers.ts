import { print, text } from '../page/labels.ts';
import { mark } from '../page/marks.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { box, decal, group, PI, put, times, tube, type Vec } from '../page/solids.ts';

const steel = () => metal('#d5d9df', 0.2);

/** Type-C plug, tip towards +z. */
const typeC = (shell: string) =>
  group(
    box([0.34, 0.16, 0.6], plastic(shell, { roughness: 0.4 }), [0, 0, 0], undefined, 0.06),
    box([0.22, 0.08, 0.22], steel(), [0, 0, 0.4], undefined, 0.04),
  );
const typeA = (shell: string) =>
  group(
    box([0.42, 0.2, 0.66], plastic(shell, { roughness: 0.4 }), [0, 0, 0], undefined, 0.06),
    box([0.34, 0.12, 0.4], steel(), [0, 0, 0.5], undefined, 0.01),
    box([0.28, 0.04, 0.36], plastic('#1c5fb8'), [0, -0.01, 0.53], undefined, 0.004),
  );
const hdmi = (shell: string) =>
  group(
    box([0.62, 0.24, 0.7], plastic(shell, { roughness: 0.4 }), [0, 0, 0], undefined, 0.05),
    box([0.46, 0.14, 0.26], metal('#d3b266', 0.3), [0, 0, 0.46], undefined, 0.04),
  );
const displayPort = (shell: string) =>
  group(
    box([0.62, 0.24, 0.74], plastic(shell, { roughness: 0.4 }), [0, 0, 0], undefined, 0.05),
    box([0.44, 0.14, 0.3], steel(), [0.01, 0, 0.5], undefined, 0.01),
    box([0.24, 0.03, 0.14], metal('#9aa2ad', 0.3), [0, 0.13, 0.1], undefined, 0.01),
  );

/** A coil of cable tied in the middle, both plugs to the front. */
export function coiledCable({
  color,
  ends,
  isBraided = false,
}: {
  color: string;
  ends: ['a' | 'c' | 'hdmi' | 'dp', 'a' | 'c' | 'hdmi' | 'dp'];
  isBraided?: boolean;
}) {
  const skin = isBraided ? plastic(color, { roughness: 0.9 }) : rubber(color);
  const radius = 0.05 + (ends.includes('hdmi') || ends.includes('dp') ? 0.025 : 0);
  const loop: Vec[] = [
    [-1.35, 0.09, 1.55],
    [-1.25, 0.09, 1.0],
    [-1.05, 0.1, 0.4],
  ];
  for (let i = 0; i <= 110; i++) {
    const angle = PI * 0.9 - (i / 110) * PI * 2 * 3.5;
    const r = 1.0 + 0.07 * Math.sin(i * 0.5);
    loop.push([Math.cos(angle) * r * 1.25, 0.1 + 0.05 * (i / 30), Math.sin(angle) * r * 0.8 - 0.2]);
  }
  loop.push([0.85, 0.12, 0.9], [1.15, 0.09, 1.2], [1.3, 0.09, 1.6]);
  const plugs = { a: typeA, c: typeC, hdmi, dp: displayPort };
  return put(
    group(
      tube(loop, radius, skin),
      put(plugs[ends[0]](color), [-1.4, 0.12, 1.95], [0, -0.15, 0]),
      put(plugs[ends[1]](color), [1.38, 0.12, 1.98], [0, 0.2, 0]),
      put(
        box([0.42, 0.42, 0.3], plastic('#2b2f36', { roughness: 0.9 }), [0, 0, 0], undefined, 0.05),
        [-0.02, 0.2, -0.98],
      ),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** Portable charger with a display. */
export function powerBank({
  color,
  ink,
  capacity,
  thick = 0.4,
}: {
  color: string;
  ink: string;
  capacity: string;
  thick?: number;
}) {
  const one = () =>
    group(
      box([1.5, thick, 2.9], gloss(color, { roughness: 0.35 }), [0, thick / 2 + 0.02, 0], undefined, 0.16),
      box([0.7, 0.012, 0.34], gloss('#14171b'), [0.25, thick + 0.022, -1.1], undefined, 0.005),
      decal(
        [0.5, 0.22],
        print(200, 88, (pen) =>
          text(pen, '98%', 100, 68, { size: 70, color: '#8fe0ff', align: 'center', font: '"Liberation Mono"' }),
        ),
        [0.25, thick + 0.032, -1.1],
        [-PI / 2, 0, 0],
      ),
      mark('极梭 JISUO', ink, 0.9, [0, thick + 0.03, 0.5]),
      mark(capacity, ink, 0.9, [0, thick + 0.03, 0.8]),
      times(3, (i) =>
        box([i === 1 ? 0.3 : 0.18, 0.1, 0.03], rubber('#0b0c0e'), [-0.4 + i * 0.4, thick / 2, 1.46], undefined, 0.03),
      ),
    );
  return put(
    group(
      one(),
      tube(
        [
          [0.0, thick / 2, 1.5],
          [0.05, 0.12, 1.95],
          [0.9, 0.08, 2.1],
          [1.35, 0.08, 1.2],
          [1.3, 0.08, 0.2],
        ],
        0.05,
        rubber(color),
      ),
      put(typeC(color), [1.28, 0.1, -0.15], [0, PI, 0]),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

/** Wall charger with folding pins and ports in front. */
export function charger({ watts, ports, color, ink }: { watts: string; ports: number; color: string; ink: string }) {
  const k = ports > 1 ? 1.15 : 0.85;
  const shell = gloss(color);
  const one = () =>
    group(
      box([1.3 * k, 1.5 * k, 1.2 * k], shell, [0, 0.75 * k, 0], undefined, 0.16),
      times(ports, (i) =>
        box(
          [i < 2 ? 0.3 : 0.36, i < 2 ? 0.12 : 0.16, 0.03],
          rubber('#0b0c0e'),
          [0, (1.1 - i * 0.36) * k, 0.6 * k],
          undefined,
          0.03,
        ),
      ),
      mark(watts, ink, 0.8 * k, [0, 0.26 * k, 0.602 * k], [0, 0, 0]),
      decal(
        [0.9 * k, 0.22 * k],
        print(400, 98, (pen) => text(pen, '极梭 GaN', 200, 70, { size: 64, color: ink, align: 'center' })),
        [0.652 * k, 0.75 * k, 0],
        [0, PI / 2, 0],
      ),
    );
  const lying = put(
    group(
      box([1.3 * k, 1.5 * k, 1.2 * k], shell, [0, 0, 0], undefined, 0.16),
      times(2, (i) =>
        box([0.06, 0.28, 0.5], metal('#c9ced6', 0.22), [(i ? 1 : -1) * 0.2, 0, 0.8 * k], [0, 0, i ? -0.4 : 0.4], 0.02),
      ),
    ),
    [1.9 * k, 0.65 * k, 0.2],
    [0, -0.5, PI / 2],
  );
  return put(group(one(), lying), [0, 0, 0], [0, 0.4, 0]);
}

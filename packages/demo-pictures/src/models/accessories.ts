import { mark } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, group, PI, put, times, tube } from '../page/solids.ts';

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
/** Multiport dock with its cable. */
export function dock({ ports, color }: { ports: number; color: string }) {
  const isBig = ports > 9;
  const [w, h, d] = isBig ? [3.4, 0.7, 1.3] : [2.6, 0.34, 1.0];
  const alloy = metal(color, 0.38);
  const holes = isBig ? 6 : 5;
  return put(
    group(
      box([w, h, d], alloy, [0, h / 2 + 0.04, 0], undefined, 0.1),
      times(holes, (i) => {
        const x = -w / 2 + 0.4 + i * ((w - 0.8) / (holes - 1));
        return i < 3
          ? group(
              box([0.34, 0.14, 0.03], rubber('#0b0c0e'), [x, h / 2 + 0.03, d / 2], undefined, 0.01),
              box([0.28, 0.05, 0.035], plastic('#2a6fd0'), [x, h / 2, d / 2 + 0.002], undefined, 0.004),
            )
          : box([i === 3 ? 0.4 : 0.22, 0.12, 0.03], rubber('#0b0c0e'), [x, h / 2 + 0.03, d / 2], undefined, 0.03);
      }),
      cyl([0.025, 0.025, 0.02], glow('#7fd0ff', 0.8), [w / 2 - 0.16, h / 2 + 0.04, d / 2], [PI / 2, 0, 0]),
      mark(`极梭 ${ports} 合 1`, '#4c5561', 1.1, [0, h + 0.043, 0]),
      tube(
        [
          [-w / 2, h / 2, 0],
          [-w / 2 - 0.5, 0.2, 0.1],
          [-w / 2 - 0.7, 0.08, 0.9],
          [-w / 2 + 0.1, 0.08, 1.5],
          [0.2, 0.08, 1.3],
        ],
        0.06,
        rubber('#2b2f36'),
      ),
      put(typeC('#3a414b'), [0.45, 0.1, 1.22], [0, PI / 2 + 0.25, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** USB hub: a slim bar with sockets on top. */
export function usbHub({ ports }: { ports: number }) {
  const w = ports * 0.52 + 0.7;
  const shell = plastic('#23272e', { roughness: 0.4 });
  return put(
    group(
      box([w, 0.4, 0.9], shell, [0, 0.22, 0], undefined, 0.1),
      times(ports, (i) => {
        const x = -w / 2 + 0.6 + i * 0.52;
        return group(
          box([0.36, 0.03, 0.18], rubber('#06070a'), [x, 0.42, 0.12], undefined, 0.01),
          box([0.3, 0.035, 0.06], plastic('#2a6fd0'), [x, 0.42, 0.15], undefined, 0.004),
          ports > 4 ? cyl([0.09, 0.09, 0.05], gloss('#4a525d'), [x, 0.43, -0.22]) : [],
          cyl([0.02, 0.02, 0.02], glow('#5fb0ff', 0.9), [x, 0.425, -0.05]),
        );
      }),
      mark('极梭 USB 3.0', '#aab1bb', 0.9, [0, 0.25, 0.453], [0, 0, 0]),
      tube(
        [
          [-w / 2, 0.22, 0],
          [-w / 2 - 0.5, 0.15, 0.1],
          [-w / 2 - 0.6, 0.08, 0.9],
          [-0.4, 0.08, 1.35],
          [0.4, 0.1, 1.15],
        ],
        0.055,
        rubber('#23272e'),
      ),
      put(typeA('#23272e'), [0.75, 0.13, 1.08], [0, PI / 2 + 0.2, 0]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

/** Short adapter from Type-C to a socket. */
export function adapter({ to, words }: { to: 'hdmi' | 'vga' | 'lan'; words: string }) {
  const alloy = metal('#aeb5bf', 0.36);
  const socket = {
    hdmi: box([0.62, 0.22, 0.05], rubber('#0b0c0e'), [0, 0.28, 0.72], undefined, 0.06),
    vga: group(
      box([1.0, 0.4, 0.12], steel(), [0, 0.28, 0.74], undefined, 0.12),
      times(15, (i) =>
        cyl(
          [0.02, 0.02, 0.14],
          rubber('#0b0c0e'),
          [-0.3 + (i % 5) * 0.14 + (Math.floor(i / 5) % 2) * 0.05, 0.38 - Math.floor(i / 5) * 0.1, 0.75],
          [PI / 2, 0, 0],
        ),
      ),
      [-0.62, 0.62].map((x) => cyl([0.08, 0.08, 0.12], metal('#8d95a0', 0.3), [x, 0.28, 0.74], [PI / 2, 0, 0])),
    ),
    lan: group(
      box([0.56, 0.46, 0.05], metal('#c3c9d1', 0.3), [0, 0.28, 0.72], undefined, 0.02),
      box([0.44, 0.34, 0.06], rubber('#0b0c0e'), [0, 0.27, 0.725], undefined, 0.01),
      times(8, (i) =>
        box([0.02, 0.02, 0.03], metal('#d8b45a', 0.25), [-0.15 + i * 0.043, 0.42, 0.75], undefined, 0.002),
      ),
    ),
  }[to];
  return put(
    group(
      box([to === 'vga' ? 1.5 : 1.1, 0.56, 1.4], alloy, [0, 0.28, 0], undefined, 0.14),
      socket,
      mark(words, '#3b434e', 0.9, [0, 0.568, 0.1], [-PI / 2, 0, 0]),
      tube(
        [
          [0, 0.28, -0.7],
          [-0.1, 0.2, -1.3],
          [-1.0, 0.08, -1.5],
          [-1.6, 0.08, -0.7],
          [-1.5, 0.08, 0.3],
        ],
        0.06,
        rubber('#2b2f36'),
      ),
      put(typeC('#8b939d'), [-1.48, 0.1, 0.7], [0, 0.05, 0]),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Mouse pad of cloth, a corner raised; large ones carry a scale of the desk. */
export function mousePad({ color, edge, wide }: { color: string; edge: string; wide: number }) {
  const cloth = plastic(color, { roughness: 0.98 });
  const roll = tube(
    [
      [wide / 2 - 0.2, 0.18, -1.05],
      [wide / 2 - 0.2, 0.18, 1.05],
    ],
    0.17,
    cloth,
  );
  return put(
    group(
      box([wide, 0.05, 2.2], cloth, [0, 0.03, 0], undefined, 0.02),
      [-1.09, 1.09].map((z) =>
        box([wide, 0.06, 0.05], plastic(edge, { roughness: 0.9 }), [0, 0.032, z], undefined, 0.02),
      ),
      box([0.05, 0.06, 2.2], plastic(edge, { roughness: 0.9 }), [-wide / 2, 0.032, 0], undefined, 0.02),
      roll,
      mark('键鸣 JIANMING', edge, 0.9, [-wide / 2 + 0.75, 0.057, 0.85]),
    ),
    [0, 0, 0],
    [0, 0.4, 0],
  );
}

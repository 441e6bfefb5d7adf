import { fill, print, text } from '../page/labels.ts';
import { lit } from '../page/marks.ts';
import { gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, ring, times } from '../page/solids.ts';

/** Uninterruptible power supply with a small display. */
export function ups({ isTall, name }: { isTall: boolean; name: string }) {
  const [w, h, d] = isTall ? [1.5, 2.3, 3.0] : [1.1, 1.6, 2.6];
  const black = plastic('#25292f', { roughness: 0.45 });
  const screen = print(300, 160, (pen, pw) => {
    fill(pen, '#0f2f4a');
    text(pen, '220V', pw / 2, 80, { size: 64, color: '#8fe0ff', align: 'center', font: '"Liberation Mono"' });
    for (let i = 0; i < 8; i++) fill(pen, i < 7 ? '#5fd08a' : '#2a4a5a', [30 + i * 31, 108, 24, 30]);
  });
  return put(
    group(
      box([w, h, d], black, [0, h / 2 + 0.08, 0], undefined, 0.08),
      box(
        [w * 0.96, h * 0.96, 0.06],
        plastic('#181b20', { roughness: 0.35 }),
        [0, h / 2 + 0.08, d / 2],
        undefined,
        0.04,
      ),
      box([w * 0.7, 0.46, 0.03], gloss('#0d0f12'), [0, h * 0.78, d / 2 + 0.03], undefined, 0.02),
      lit(w * 0.62, 0.34, screen, [0, h * 0.78, d / 2 + 0.05]),
      cyl([0.13, 0.13, 0.05], glow('#4fd07a', 0.4), [0, h * 0.52, d / 2 + 0.03], [PI / 2, 0, 0]),
      times(9, (i) =>
        box([w * 0.7, 0.03, 0.03], rubber('#3a414b'), [0, h * 0.14 + i * 0.06, d / 2 + 0.03], undefined, 0.008),
      ),
      decal(
        [w * 0.7, w * 0.14],
        print(420, 84, (pen) => text(pen, name, 210, 60, { size: 54, color: '#8fd09a', align: 'center' })),
        [0, h * 0.94, d / 2 + 0.033],
      ),
      times(8, (i) =>
        box([0.03, h * 0.3, 0.08], rubber('#101317'), [w / 2, h * 0.55, -d * 0.3 + i * 0.14], undefined, 0.01),
      ),
      times(4, (i) =>
        cyl([0.1, 0.1, 0.08], rubber('#101317'), [(i % 2 ? 1 : -1) * w * 0.36, 0.04, (i > 1 ? 1 : -1) * d * 0.4]),
      ),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

/** Two-bay or four-bay network storage. */
export function nas({ bays }: { bays: number }) {
  const w = bays * 0.52 + 0.4;
  const black = plastic('#23272e', { roughness: 0.45 });
  return put(
    group(
      box([w, 2.1, 2.2], black, [0, 1.1, 0], undefined, 0.08),
      times(bays, (i) => {
        const x = -w / 2 + 0.2 + 0.26 + i * 0.52;
        return group(
          box([0.48, 1.55, 0.05], plastic('#15181d', { roughness: 0.35 }), [x, 1.28, 1.1], undefined, 0.02),
          times(12, (k) => box([0.36, 0.02, 0.02], plastic('#3a414b'), [x, 0.7 + k * 0.08, 1.13], undefined, 0.005)),
          box([0.36, 0.14, 0.04], gloss('#3a414b'), [x, 1.9, 1.13], undefined, 0.02),
          cyl([0.025, 0.025, 0.02], glow('#4fd07a', 0.8), [x, 1.74, 1.13], [PI / 2, 0, 0]),
        );
      }),
      cyl([0.1, 0.1, 0.03], glow('#5fb0ff', 0.5), [w / 2 - 0.3, 0.3, 1.11], [PI / 2, 0, 0]),
      decal(
        [0.7, 0.14],
        print(420, 84, (pen) => text(pen, '存岳 CUNYUE', 210, 60, { size: 52, color: '#c9cfd6', align: 'center' })),
        [-w / 2 + 0.5, 0.3, 1.108],
      ),
      times(4, (i) =>
        cyl([0.1, 0.1, 0.08], rubber('#101317'), [(i % 2 ? 1 : -1) * w * 0.36, 0.04, i > 1 ? 0.8 : -0.8]),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Bluetooth headphones on their side. */
export function headphones({ color, accent }: { color: string; accent: string }) {
  const shell = plastic(color, { roughness: 0.4 });
  const pad = rubber(accent);
  const cup = (side: number) =>
    put(
      group(
        cyl([0.62, 0.66, 0.3], shell, [0, 0.1, 0]),
        cyl([0.5, 0.6, 0.08], metal('#aab1bb', 0.35), [0, 0.28, 0]),
        cyl([0.46, 0.46, 0.1], shell, [0, 0.28, 0]),
        ring(0.48, 0.19, pad, [0, -0.14, 0]),
        cyl([0.34, 0.34, 0.04], plastic('#15181c'), [0, -0.12, 0]),
      ),
      [side * 1.12, 0.75, 0],
      [0, 0, side * (-PI / 2 + 0.08)],
    );
  const arch = group(
    ring(1.12, 0.09, shell, [0, 1.35, 0], [0, 0, 0], PI),
    ring(1.08, 0.11, pad, [0, 1.37, 0], [0, 0, 0.7], PI - 1.4),
  );
  arch.scale.z = 2.2;
  return put(
    group(
      arch,
      [-1, 1].map((side) => box([0.12, 0.6, 0.26], metal('#aab1bb', 0.35), [side * 1.14, 1.15, 0], undefined, 0.05)),
      cup(1),
      cup(-1),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

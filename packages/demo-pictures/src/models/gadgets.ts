import { fill, print, text } from '../page/labels.ts';
import { metal, plastic, rubber } from '../page/materials.ts';
import { ball, box, cyl, decal, group, PI, put, ring, times, tube, type Vec } from '../page/solids.ts';

/** Two memory sticks: one lying plug forward, one showing its keyring hole. */
export function usbSticks({ color, ink }: { color: string; ink: string }) {
  const stick = (words: string) => {
    const name = print(300, 90, (pen) => text(pen, words, 150, 64, { size: 52, color: ink, align: 'center' }));
    return group(
      box([0.55, 0.18, 1.3], metal(color, 0.32), [0, 0.09, 0], undefined, 0.08),
      ring(0.1, 0.03, metal(color, 0.3), [0, 0.09, -0.68]),
      box([0.4, 0.13, 0.42], metal('#d5d9df', 0.2), [0, 0.09, 0.83], undefined, 0.01),
      box([0.34, 0.05, 0.36], plastic('#1c5fb8'), [0, 0.075, 0.87], undefined, 0.005),
      ...[-0.09, 0.09].map((x) => box([0.09, 0.006, 0.1], rubber('#222'), [x, 0.156, 0.9], undefined, 0.001)),
      decal([0.95, 0.28], name, [0, 0.182, -0.06], [-PI / 2, 0, PI / 2]),
    );
  };
  return put(
    group(put(stick('拓远 USB3.2'), [-0.42, 0, 0]), put(stick('TUOYUAN'), [0.45, 0, 0.1], [0, 0.2, 0])),
    [0, 0, 0],
    [0, 0.7, 0],
  );
}

export function portableDrive({ color }: { color: string }) {
  const face = print(600, 340, (pen, w) => {
    text(pen, '拓远', 50, 90, { size: 54, color: '#e8ecf1' });
    text(pen, 'X5 Portable SSD', 50, 290, { size: 34, color: '#aab2bd', weight: 400 });
    fill(pen, '#e0563f', [w - 90, 40, 46, 8]);
  });
  const fins = times(13, (i) =>
    box([0.04, 0.03, 1.26], metal(color, 0.45), [-0.1 + i * 0.085, 0.245, 0], undefined, 0.01),
  );
  const body = group(
    box([2.2, 0.26, 1.36], metal(color, 0.42), [0, 0.13, 0], undefined, 0.11),
    fins,
    decal([1.0, 0.567], face, [-0.57, 0.264, 0], [-PI / 2, 0, 0]),
    box([0.02, 0.07, 0.24], rubber('#050607'), [1.1, 0.13, 0], undefined, 0.008),
  );
  const cable = tube(
    [
      [1.55, 0.1, 0.0],
      [1.9, 0.08, 0.05],
      [2.2, 0.06, 0.6],
      [1.5, 0.06, 1.25],
      [0.4, 0.06, 1.15],
      [-0.5, 0.06, 1.25],
    ],
    0.05,
    rubber('#1a1d22'),
  );
  const plug = (at: Vec, turn: number) =>
    put(
      group(
        box([0.4, 0.13, 0.24], plastic('#24282e'), [0, 0.1, 0], undefined, 0.05),
        box([0.16, 0.06, 0.17], metal('#d5d9df', 0.2), [-0.26, 0.1, 0], undefined, 0.03),
      ),
      at,
      [0, turn, 0],
    );
  return put(group(body, cable, plug([1.42, 0, 0], 0), plug([-0.6, 0, 1.26], 0.1)), [0, 0, 0], [0, 0.5, 0]);
}

export function headset({ color, pad, isMuff = false }: { color: string; pad: string; isMuff?: boolean }) {
  const band = plastic(color, { roughness: 0.5 });
  const dark = plastic(isMuff ? '#23272d' : color, { roughness: 0.5 });
  const cup = (side: number) => {
    const scale = isMuff ? 1.15 : 1;
    return group(
      put(
        group(
          cyl([0.46 * scale, 0.48 * scale, 0.24 * scale], band, [0, 0.04 * side * -1, 0]),
          cyl(
            [0.34 * scale, 0.42 * scale, 0.08],
            band,
            [0, -0.16 * side * scale, 0],
            side > 0 ? [PI, 0, 0] : undefined,
          ),
        ),
        [side * 0.98, 0.6, 0],
        [0, 0, PI / 2],
      ),
      ring(0.36 * scale, 0.14, rubber(pad), [side * 0.82, 0.6, 0], [0, PI / 2, 0]),
    );
  };
  const arch = group(
    ring(1, isMuff ? 0.09 : 0.065, dark, [0, 1.05, 0], [0, 0, 0], PI),
    ring(0.985, 0.07, rubber(pad), [0, 1.06, 0], [0, 0, 0.9], PI - 1.8),
  );
  arch.scale.z = 2.1;
  const arms = [-1, 1].map((side) => box([0.09, 0.52, 0.2], dark, [side, 0.88, 0], undefined, 0.04));
  const boom = isMuff
    ? []
    : [
        tube(
          [
            [-1.08, 0.4, 0.25],
            [-1.05, 0.12, 0.75],
            [-0.62, 0.06, 1.12],
          ],
          0.032,
          plastic(color),
        ),
        ball(0.1, rubber('#15171b'), [-0.56, 0.07, 1.15], [1, 0.85, 1.2]),
      ];
  const line = isMuff
    ? []
    : [
        tube(
          [
            [-1.0, 0.15, -0.1],
            [-1.1, 0.05, -0.6],
            [-0.3, 0.05, -1.2],
            [0.9, 0.05, -0.9],
            [1.6, 0.05, -0.1],
            [1.5, 0.05, 0.9],
          ],
          0.028,
          rubber('#15171b'),
        ),
        box([0.18, 0.08, 0.42], plastic('#23272d'), [1.56, 0.06, 0.3], [0, -0.1, 0], 0.03),
      ];
  return put(group(arch, arms, cup(-1), cup(1), boom, line), [0, 0, 0], [0, 0.55, 0]);
}

export function patchCable({
  color,
  turns,
  length,
  kind = 'CAT6',
}: {
  color: string;
  turns: number;
  length: string;
  kind?: string;
}) {
  const coil: Vec[] = [
    [1.5, 0.1, -1.1],
    [1.0, 0.1, -0.8],
  ];
  for (let i = 0; i <= 90; i++) {
    const angle = (i / 90) * PI * 2 * turns;
    const radius = 0.85 + 0.06 * Math.sin(i * 0.4);
    coil.push([
      Math.cos(angle) * radius,
      0.1 + 0.045 * (i / 90) * turns + 0.03 * Math.sin(i),
      Math.sin(angle) * radius,
    ]);
  }
  const [x, , z] = coil.at(-1) ?? [0, 0, 0];
  coil.push([x - 0.1, 0.2, z + 0.8], [x + 0.3, 0.12, z + 1.3]);
  const plug = (at: Vec, turn: number) =>
    put(
      group(
        box([0.26, 0.2, 0.42], rubber(color), [0, 0, -0.2], undefined, 0.03),
        box([0.24, 0.17, 0.42], plastic('#dfe8f2', { roughness: 0.15, clearcoat: 1 }), [0, 0, 0.15], undefined, 0.02),
        times(8, (i) =>
          box([0.014, 0.012, 0.12], metal('#d8b45a', 0.25), [-0.085 + i * 0.0245, 0.086, 0.26], undefined, 0.002),
        ),
        box([0.1, 0.03, 0.3], plastic('#eaf1f7', { roughness: 0.2 }), [0, -0.1, 0.05], [0.15, 0, 0], 0.01),
      ),
      at,
      [0, turn, 0],
    );
  const tag = print(400, 160, (pen, w, h) => {
    fill(pen, '#fff');
    fill(pen, color, [0, 0, 20, h]);
    text(pen, `联川 ${kind}`, 44, 70, { size: 54, color: '#20242a' });
    text(pen, length, 44, 130, { size: 44, color: '#5b6470', weight: 400 });
  });
  const tie = put(group(ring(0.16, 0.035, rubber('#23272d'), [0, 0, 0], [0, 0, 0])), [-0.85, 0.18, 0], [0, 0, 0]);
  const label = put(
    group(
      box([0.95, 0.012, 0.4], plastic('#fff'), [0, 0, 0], undefined, 0.004),
      decal([0.92, 0.37], tag, [0, 0.008, 0], [-PI / 2, 0, 0]),
    ),
    [-1.35, 0.2, 0.2],
    [0, 0.5, 0.12],
  );
  return group(
    tube(coil, 0.055, rubber(color)),
    plug([x + 0.4, 0.12, z + 1.6], 0.5),
    plug([1.75, 0.12, -1.22], 2),
    tie,
    label,
  );
}

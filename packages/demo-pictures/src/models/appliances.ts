import { print, text } from '../page/labels.ts';
import { card, gloss, glow, metal, plastic, rubber } from '../page/materials.ts';
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
  smoothLathe,
  times,
  tube,
} from '../page/solids.ts';

export function electricKettle({ shell, isSteel }: { shell: string; isSteel: boolean }) {
  const skin = isSteel ? metal(shell, 0.2) : plastic(shell, { roughness: 0.35, clearcoat: 0.4 });
  const dark = plastic(isSteel ? '#22252a' : '#c9a877', { roughness: 0.4 });
  const lid = dome(0.6, dark, [0, 1.72, 0], [1, 0.4, 1]);
  const name = decal(
    [0.5, 0.12],
    print(360, 90, (pen) =>
      text(pen, '行山', 180, 66, { size: 62, color: isSteel ? '#5b6470' : '#8a7a5f', align: 'center' }),
    ),
    [0, 0.85, 0.792],
    [-0.1, 0, 0],
  );
  return put(
    group(
      cyl([0.92, 0.98, 0.16], dark, [0, 0.08, 0]),
      lathe(
        [
          [0, 0],
          [0.82, 0],
          [0.86, 0.08],
          [0.84, 0.3],
          [0.74, 1.1],
          [0.62, 1.62],
          [0.58, 1.72],
        ],
        skin,
        [0, 0.2, 0],
      ),
      ring(0.85, 0.02, dark, [0, 0.3, 0]),
      lid,
      ball(0.1, dark, [0, 1.99, 0]),
      tube(
        [
          [-0.55, 1.8, 0],
          [-0.98, 1.9, 0],
          [-1.3, 1.6, 0],
          [-1.26, 1.0, 0],
          [-0.85, 0.6, 0],
        ],
        0.11,
        dark,
      ),
      extrude(
        outline([
          [0, 0],
          [0.46, 0.52],
          [0.1, 0.62],
          [-0.05, 0.55],
        ]),
        0.2,
        0.05,
        skin,
        [0.58, 1.27, 0],
      ),
      put(name, [0, 0.2, 0]),
      cyl([0.06, 0.06, 0.02], gloss('#e0563f'), [-0.9, 0.5, 0], [0, 0, PI / 2]),
    ),
    [0, 0, 0],
    [0, -0.35, 0],
  );
}

export function humidifier({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const tank = plastic('#e3edf0', { roughness: 0.1, clearcoat: 1, transparent: true, opacity: 0.75 });
  const mist = times(9, (i) =>
    ball(
      0.1 + i * 0.03,
      plastic('#ffffff', { transparent: true, opacity: 0.16 - i * 0.014, roughness: 1, depthWrite: false }),
      [Math.sin(i * 0.9) * 0.05 * i, 2.45 + i * 0.14, 0],
    ),
  );
  return group(
    smoothLathe(
      [
        [0, 0],
        [0.66, 0],
        [0.74, 0.08],
        [0.76, 0.5],
        [0.74, 0.62],
      ],
      body,
    ),
    smoothLathe(
      [
        [0.72, 0.62],
        [0.74, 1.1],
        [0.68, 1.7],
        [0.62, 1.86],
      ],
      tank,
    ),
    lathe(
      [
        [0, 0.64],
        [0.7, 0.64],
        [0.71, 1.25],
        [0, 1.26],
      ],
      plastic('#bfdde8', { transparent: true, opacity: 0.55 }),
    ),
    smoothLathe(
      [
        [0.63, 1.86],
        [0.6, 2.06],
        [0.4, 2.2],
        [0.14, 2.25],
        [0.1, 2.32],
      ],
      body,
    ),
    cyl([0.11, 0.11, 0.05], plastic('#aab3bb'), [0, 2.32, 0]),
    cyl([0.1, 0.1, 0.02], metal('#c9b37a', 0.3), [0, 0.32, 0.755], [PI / 2, 0, 0]),
    ring(0.745, 0.014, glow('#ffe2a8', 0.9), [0, 0.62, 0]),
    mist,
  );
}

export function deskFan({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.35, clearcoat: 0.3 });
  const cage = (z: number) =>
    group(
      times(26, (i) =>
        box(
          [0.016, 0.72, 0.02],
          body,
          [Math.cos((i / 26) * 2 * PI) * 0.55, Math.sin((i / 26) * 2 * PI) * 0.55, z],
          [0, 0, (i / 26) * 2 * PI - PI / 2],
          0.006,
        ),
      ),
      ring(0.92, 0.025, body, [0, 0, z], [0, 0, 0]),
      ring(0.56, 0.012, body, [0, 0, z], [0, 0, 0]),
      cyl([0.2, 0.2, 0.04], body, [0, 0, z], [PI / 2, 0, 0]),
    );
  const blades = times(5, (i) =>
    put(
      extrude(
        outline([
          [0, 0],
          [0.2, 0.1],
          [0.5, 0.62, 0.1, 0.76],
          [-0.16, 0.7],
          [-0.2, 0.3, 0, 0],
        ]),
        0.03,
        0.01,
        plastic('#cfd6dc', { roughness: 0.3 }),
      ),
      [0, 0, 0],
      [0, 0.3, (i * 2 * PI) / 5],
    ),
  );
  const head = group(
    ring(0.98, 0.14, body, [0, 0, 0], [0, 0, 0]),
    cage(0.16),
    blades,
    cyl([0.24, 0.3, 0.4], body, [0, 0, -0.22], [PI / 2, 0, 0]),
  );
  return put(
    group(
      put(head, [0, 2.0, 0], [-0.12, 0, 0]),
      cyl([0.09, 0.11, 0.9], body, [0, 0.6, -0.12]),
      box([0.3, 0.3, 0.3], body, [0, 1.0, -0.16], undefined, 0.1),
      cyl([0.72, 0.76, 0.14], body, [0, 0.08, 0]),
      times(3, (i) => cyl([0.06, 0.06, 0.02], gloss(i ? '#dfe4e9' : '#59b36a'), [-0.18 + i * 0.18, 0.16, 0.45])),
    ),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

export function toaster({ color }: { color: string }) {
  const body = plastic(color, { roughness: 0.28, clearcoat: 0.6 });
  const steel = metal('#c9ced6', 0.22);
  const slice = (z: number) =>
    group(
      box([1.3, 0.75, 0.16], card('#d99f55'), [0, 1.75, z], undefined, 0.08),
      box([1.16, 0.62, 0.17], card('#f0d2a0'), [0, 1.74, z], undefined, 0.08),
    );
  return put(
    group(
      extrude(
        outline([
          [-1.15, 0],
          [1.15, 0],
          [1.15, 1.1],
          [1.15, 1.45, 0.85, 1.45],
          [-0.85, 1.45],
          [-1.15, 1.45, -1.15, 1.1],
        ]),
        1.05,
        0.12,
        body,
        [0, 0.2, 0],
      ),
      box([2.2, 0.16, 1.1], rubber('#2a2d31'), [0, 0.12, 0], undefined, 0.05),
      [-0.26, 0.26].map((z) => box([1.6, 0.05, 0.24], rubber('#14161a'), [0, 1.765, z], undefined, 0.02)),
      [-0.26, 0.26].map((z) => box([1.68, 0.03, 0.3], steel, [0, 1.772, z], undefined, 0.02)),
      slice(-0.26),
      slice(0.26),
      box([0.06, 0.8, 0.12], rubber('#2a2d31'), [1.26, 0.95, 0], undefined, 0.02),
      box([0.18, 0.14, 0.4], steel, [1.32, 1.25, 0], undefined, 0.05),
      cyl([0.16, 0.16, 0.12], steel, [1.28, 0.55, 0.3], [0, 0, PI / 2]),
      decal(
        [0.6, 0.15],
        print(360, 90, (pen) =>
          text(pen, '初爨', 180, 66, { size: 62, color: color === '#efe6d3' ? '#8a7a5f' : '#e9e2d0', align: 'center' }),
        ),
        [-0.6, 0.6, 0.648],
      ),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
}

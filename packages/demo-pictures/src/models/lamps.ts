import { DoubleSide } from 'three';
import { card, gloss, glow, metal, plastic, rubber, wood } from '../page/materials.ts';
import { ball, box, cyl, dome, group, PI, put, ring, smoothLathe, times, tube, wall } from '../page/solids.ts';

export function deskLamp({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.45 });
  const joint = metal('#b8bec7', 0.3);
  return put(
    group(
      cyl([0.66, 0.68, 0.1], coat, [0, 0.05, 0]),
      cyl([0.1, 0.1, 0.02], gloss('#dfe4e9'), [0.35, 0.11, 0.3]),
      cyl([0.055, 0.055, 1.5], coat, [-0.2, 0.78, 0], [0, 0, 0.25]),
      cyl([0.1, 0.1, 0.14], joint, [-0.39, 1.5, 0], [PI / 2, 0, 0]),
      cyl([0.055, 0.055, 1.32], coat, [0.15, 1.87, 0], [0, 0, -0.98]),
      cyl([0.09, 0.09, 0.14], joint, [0.7, 2.22, 0], [PI / 2, 0, 0]),
      box([1.6, 0.08, 0.36], coat, [1.0, 2.2, 0], [0, 0, -0.08], 0.035),
      box([1.45, 0.02, 0.28], glow('#fff1cf', 0.95), [1.0, 2.152, 0], [0, 0, -0.08], 0.005),
    ),
    [0, 0, 0],
    [0, -0.45, 0],
  );
}

export function mushroomLamp({ color }: { color: string }) {
  const shade = plastic(color, { roughness: 0.25, clearcoat: 0.6, emissive: color, emissiveIntensity: 0.28 });
  return put(
    group(
      smoothLathe(
        [
          [0, 0],
          [0.62, 0],
          [0.66, 0.05],
          [0.55, 0.14],
          [0.3, 0.36],
          [0.24, 0.8],
          [0.24, 1.3],
        ],
        plastic(color, { roughness: 0.25, clearcoat: 0.6 }),
      ),
      cyl([0.2, 0.2, 0.12], glow('#fff0c9', 1.1), [0, 1.32, 0]),
      dome(1.05, shade, [0, 1.32, 0], [1, 0.78, 1]),
      cyl([1.04, 1.04, 0.03], glow('#fff2d6', 0.8), [0, 1.32, 0]),
      ring(1.045, 0.03, plastic(color, { roughness: 0.3 }), [0, 1.32, 0]),
      ball(0.06, metal('#c9b37a', 0.3), [0, 0.75, 0.25]),
    ),
    [0, 0, 0],
  );
}

export function floorLamp() {
  const timber = wood('#c99b66', '#8a6234');
  const legs = times(3, (i) => {
    const angle = (i * 2 * PI) / 3 + 0.4;
    return tube(
      [
        [Math.cos(angle) * 0.95, 0.02, Math.sin(angle) * 0.95],
        [Math.cos(angle) * 0.12, 3.1, Math.sin(angle) * 0.12],
      ],
      0.055,
      timber,
    );
  });
  const shade = plastic('#f4ead6', { roughness: 0.85, side: DoubleSide, emissive: '#ffe6b8', emissiveIntensity: 0.4 });
  return group(
    legs,
    cyl([0.2, 0.2, 0.12], timber, [0, 3.12, 0]),
    cyl([0.03, 0.03, 0.5], metal('#b8a06a', 0.3), [0, 3.35, 0]),
    wall([0.85, 1.05, 1.25], shade, [0, 3.95, 0]),
    ring(0.85, 0.02, card('#d8c8a8'), [0, 4.57, 0]),
    ring(1.05, 0.02, card('#d8c8a8'), [0, 3.33, 0]),
    ball(0.24, glow('#fff0c9', 1.2), [0, 3.85, 0]),
    tube(
      [
        [0.1, 3.0, 0.1],
        [0.5, 1.5, 0.4],
        [0.9, 0.03, 0.7],
        [1.6, 0.03, 1.0],
      ],
      0.018,
      rubber('#3a332a'),
    ),
  );
}

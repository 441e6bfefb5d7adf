import { fabric, gloss, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { panel, puff, slab } from '../page/soft.ts';
import { PI, box, cyl, extrude, group, lathe, outline, put, reshape, ring, times, tube } from '../page/solids.ts';

/** Spoon, fork, knife and chopsticks laid on a napkin. */
export function cutlery({ finish, handle }: { finish: string; handle: string | null }) {
  const steel = metal(finish, 0.2);
  const grip = handle ? gloss(handle) : steel;
  const stem = (x: number) =>
    group(
      panel([0.11, 1.1, 0.07], 0.05, steel, [x, 0, 0]),
      panel([0.17, 1.5, 0.1], 0.08, grip, [x, -1.05, 0], undefined, 0.04),
    );
  const spoon = reshape(puff([0.56, 0.86, 0.2], steel, [-1.0, 0.85, 0], undefined, 0.9), (v) => {
    if (v.z > 0) v.z = -v.z * 0.5 - 0.01;
  });
  const fork = group(
    panel([0.42, 0.34, 0.06], 0.12, steel, [-0.33, 0.62, 0]),
    times(4, (i) => panel([0.055, 0.62, 0.06], 0.026, steel, [-0.5 + i * 0.115, 1.05, 0])),
  );
  const edge = extrude(
    outline([
      [-0.12, 0],
      [0.12, 0],
      [0.14, 1.0],
      [0.1, 1.4, -0.12, 1.5],
    ]),
    0.03,
    0.008,
    steel,
    [0.33, 0.2, 0],
  );
  const sticks = [0.86, 1.06].map((x) => cyl([0.035, 0.06, 3.1], grip, [x, -0.1, 0]));
  const cloth = fabric('#e3dccd', 'woven', 2.5);
  return put(
    group(
      slab([3.2, 0.05, 4.2], 0.06, cloth, [0, 0, 0.15]),
      put(group(spoon, fork, edge, stem(-1.0), stem(-0.33), stem(0.33), sticks), [0, 0.14, 0.1], [-PI / 2, 0, 0]),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** Five pairs of chopsticks fanned on a rest. */
export function chopsticks({ color, tip, ring: band }: { color: string; tip: string; ring: string }) {
  const stick = (i: number) =>
    put(
      group(
        box([0.075, 2.0, 0.075], plastic(color, { roughness: 0.4, clearcoat: 0.3 }), [0, 0.5, 0], undefined, 0.02),
        cyl([0.036, 0.018, 1.5], plastic(tip, { roughness: 0.4 }), [0, -1.25, 0]),
        box([0.08, 0.12, 0.08], metal(band, 0.3), [0, 1.3, 0], undefined, 0.02),
      ),
      [-0.72 + i * 0.16, 0.16, (i % 2) * 0.05],
      [-PI / 2 + 0.06, 0, (i - 4.5) * -0.012],
    );
  return put(
    group(
      times(10, stick),
      puff([2.2, 0.2, 0.32], stoneware('#dcd5c6', '#a39b8a'), [0, 0.05, 0.75], undefined, 0.5),
      slab([2.6, 0.04, 3.4], 0.05, fabric('#8f9a8c', 'woven', 2.5), [0, -0.02, 0]),
    ),
    undefined,
    [0, 0.5, 0],
  );
}

/** Silicone kitchen tools in their holder. */
export function utensilSet({ color }: { color: string }) {
  const silicone = rubber(color, { roughness: 0.65 });
  const timber = wood('#c39a68', '#8a6236');
  const heads = [
    panel([0.5, 0.72, 0.07], 0.16, silicone, [0, 0.3, 0]),
    reshape(puff([0.6, 0.7, 0.3], silicone, [0, 0.3, 0], undefined, 0.9), (v) => {
      if (v.z > 0) v.z *= -0.5;
    }),
    group(
      panel([0.56, 0.7, 0.06], 0.2, silicone, [0, 0.3, 0]),
      times(3, (i) =>
        panel([0.06, 0.4, 0.08], 0.03, plastic('#ffffff', { color: '#3a342c' }), [-0.15 + i * 0.15, 0.32, 0]),
      ),
    ),
    extrude(
      outline([
        [-0.22, 0],
        [0.22, 0],
        [0.26, 0.6],
        [0, 0.72, -0.26, 0.6],
      ]),
      0.04,
      0.02,
      silicone,
    ),
    group(
      times(6, (i) =>
        tube(
          [
            [0, -0.1, 0],
            [Math.cos((i * PI) / 3) * 0.24, 0.35, Math.sin((i * PI) / 3) * 0.24],
            [0, 0.78, 0],
          ],
          0.018,
          silicone,
        ),
      ),
    ),
  ];
  const tools = heads.map((head, i) => {
    const angle = (i / heads.length) * 2 * PI + 0.4;
    return put(
      group(put(head, [0, 1.15, 0]), cyl([0.05, 0.06, 2.2], timber, [0, 0.1, 0])),
      [Math.cos(angle) * 0.26, 1.35, Math.sin(angle) * 0.26],
      [Math.sin(angle) * 0.16, -angle * 0.3, -Math.cos(angle) * 0.2],
    );
  });
  const pot = lathe(
    [
      [0, 0],
      [0.56, 0],
      [0.6, 0.05],
      [0.62, 1.1],
      [0.6, 1.13],
      [0.55, 1.1],
      [0.54, 0.1],
      [0, 0.08],
    ],
    silicone,
  );
  return group(tools, pot, ring(0.61, 0.03, timber, [0, 0.35, 0]));
}

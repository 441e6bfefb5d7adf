import { SphereGeometry } from 'three';
import { fill, print } from '../page/labels.ts';
import { card, fabric, plastic, wood } from '../page/materials.ts';
import { ball, box, cyl, decal, group, mesh, PI, put, reshape, times, tube } from '../page/solids.ts';
import type { Material } from '../page/materials.ts';

/** A folded cloth: layers with a rounded fold at the front, `high` each. */
function folded(material: Material, [w, d]: [number, number], layers: number, high: number) {
  return group(
    times(layers, (i) =>
      box(
        [w - 0.02 * (i % 2), high * 0.96, d],
        material,
        [0.008 * (i % 3), high * (i + 0.5), 0],
        undefined,
        high * 0.45,
      ),
    ),
    times(Math.ceil(layers / 2), (i) =>
      cyl([high * 0.98, high * 0.98, w - 0.01], material, [0, high * (2 * i + 1), d / 2 - high * 0.4], [0, 0, PI / 2]),
    ),
  );
}

export function towels({ colors }: { colors: string[] }) {
  const stack = colors.map((color, i) => {
    const terry = fabric(color, 'terry', 5);
    const border = fabric(color, 'woven', 10);
    return put(
      group(
        folded(terry, [1.9, 1.25], 2, 0.165),
        box([1.905, 0.335, 0.09], border, [0, 0.166, 0.36], undefined, 0.08),
        box([0.16, 0.02, 0.1], card('#f7f5ef'), [0.6, 0.2, 0.81], undefined, 0.005),
      ),
      [0, i * 0.335, 0],
      [0, (i - 1) * 0.05, 0],
    );
  });
  return put(group(stack), [0, 0, 0], [0, 0.5, 0]);
}

export function bathTowel({ color }: { color: string }) {
  const waffle = fabric(color, 'waffle', 8);
  const roll = put(
    group(
      cyl([0.42, 0.42, 1.7], waffle, [0, 0, 0], [0, 0, PI / 2]),
      times(4, (i) =>
        tube(
          times(
            24,
            (k) =>
              [-0.85 - 0.002 * i, Math.cos(k / 3.8) * (0.1 + i * 0.085), Math.sin(k / 3.8) * (0.1 + i * 0.085)] as [
                number,
                number,
                number,
              ],
          ),
          0.012,
          card('#ffffff', { color }),
        ),
      ),
    ),
    [0.1, 0.42, 1.0],
    [0, -0.12, 0],
  );
  const band = put(
    cyl([0.43, 0.43, 0.36], card('#f1ece2'), [0, 0, 0], [0, 0, PI / 2]),
    [0.1, 0.42, 1.0],
    [0, -0.12, 0],
  );
  return put(group(folded(waffle, [2.1, 1.3], 4, 0.2), roll, band), [0, 0, 0], [0, 0.5, 0]);
}

export function cushion({ base, stripe }: { base: string; stripe: string | null }) {
  const cover = print(1024, 1024, (pen, w) => {
    fill(pen, base);
    if (stripe)
      for (const [y, h] of [
        [120, 24],
        [190, 60],
        [330, 24],
        [470, 110],
        [660, 24],
        [780, 60],
        [880, 24],
      ] as const)
        fill(pen, stripe, [0, y, w, h]);
  });
  const cloth = fabric('#ffffff', 'woven', 34, { map: cover });
  const puff = reshape(mesh(new SphereGeometry(1, 96, 72), cloth, [0, 1.08, 0], [-0.22, 0, 0]), (v) => {
    const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.52;
    const [x, y] = [square(v.x), square(v.y)];
    const pinch = 1 - 0.1 * (1 - Math.abs(Math.abs(x) - Math.abs(y)));
    v.set(x * 1.12 * (1 + 0.05 * Math.abs(y)), y * 1.12 * (1 + 0.05 * Math.abs(x)), v.z * 0.44 * pinch);
  });
  const uv = puff.geometry.getAttribute('uv');
  const spots = puff.geometry.getAttribute('position');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, spots.getX(i) / 2.4 + 0.5, spots.getY(i) / 2.4 + 0.5);
  return put(group(puff), [0, 0, 0], [0, 0.5, 0]);
}

export function knitBlanket({ color }: { color: string }) {
  const knit = fabric(color, 'knit', 4);
  const tassels = times(26, (i) =>
    put(
      group(cyl([0.018, 0.03, 0.3], card(color), [0, -0.15, 0]), ball(0.028, card(color))),
      [-1.06 + i * 0.085, 0.16, 0.86],
      [-0.9, 0, 0],
    ),
  );
  return put(
    group(
      folded(knit, [2.2, 1.5], 4, 0.2),
      tassels,
      put(box([2.22, 0.05, 0.8], knit, [0, 0, 0], undefined, 0.025), [0, 0.82, 0.3], [0.06, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

/** Made bed corner: pillows, duvet turned down, folded spare on top. */
export function bedding({ color, pale }: { color: string; pale: string }) {
  const main = fabric(color, 'woven', 16);
  const light = fabric(pale, 'woven', 16);
  const pillow = (material: Material, at: [number, number, number], lean: number) =>
    put(
      reshape(mesh(new SphereGeometry(1, 72, 48), material), (v) => {
        const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.55;
        v.set(square(v.x) * 0.95, square(v.y) * 0.62, v.z * 0.3);
      }),
      at,
      [lean, 0, 0],
    );
  const base = group(
    box([4.2, 0.4, 3.6], wood('#c9a57a', '#8e683f'), [0, 0.25, 0], undefined, 0.05),
    box([4.1, 0.55, 3.5], light, [0, 0.68, 0], undefined, 0.2),
  );
  const duvet = reshape(box([4.35, 0.42, 2.4], main, [0, 1.0, 0.62], undefined, 0.2), (v) => {
    v.y += Math.sin(v.x * 2.2 + v.z) * 0.035;
  });
  const fold = box([4.3, 0.3, 0.6], light, [0, 1.1, -0.5], undefined, 0.15);
  const headboard = box([4.3, 1.9, 0.2], fabric('#cfc5b6', 'woven', 12), [0, 1.2, -1.85], undefined, 0.1);
  return put(
    group(
      base,
      duvet,
      fold,
      headboard,
      pillow(light, [-1.0, 1.45, -1.3], -0.55),
      pillow(light, [1.0, 1.45, -1.3], -0.55),
      pillow(main, [-0.95, 1.4, -0.95], -0.65),
      pillow(main, [0.95, 1.4, -0.95], -0.65),
    ),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

export function ropeBasket({ color, rim, size }: { color: string; rim: string; size: number }) {
  const rope = fabric(color, 'knit', 6);
  const edge = fabric(rim, 'knit', 6);
  const coil = times(16, (i) => {
    const y = 0.06 + i * 0.105;
    const r = 0.82 + 0.1 * Math.sin((i / 15) * PI * 0.9);
    return tube(
      times(7, (k) => [Math.cos((k / 7) * 2 * PI) * r, y, Math.sin((k / 7) * 2 * PI) * r] as [number, number, number]),
      0.062,
      i > 12 ? edge : rope,
      true,
    );
  });
  const handles = [-1, 1].map((side) =>
    tube(
      [
        [side * 0.86, 1.45, -0.28],
        [side * 1.08, 1.85, -0.18],
        [side * 1.08, 1.85, 0.18],
        [side * 0.86, 1.45, 0.28],
      ],
      0.06,
      fabric(rim, 'knit', 4),
    ),
  );
  const blanket = group(
    ball(0.62, fabric('#d8b9a0', 'knit', 5), [0, 1.5, 0], [1.1, 0.55, 1.0]),
    ball(0.4, fabric('#e9e1d3', 'knit', 5), [0.25, 1.66, 0.25], [1.2, 0.5, 0.9]),
  );
  return put(
    group(coil, cyl([0.8, 0.8, 0.06], fabric(color, 'knit', 4), [0, 0.05, 0]), handles, blanket),
    [0, 0, 0],
    [0, 0.4, 0],
    size,
  );
}

export function storageBox({ color }: { color: string }) {
  const cloth = fabric(color, 'woven', 18);
  const trim = plastic('#8a6a4a', { roughness: 0.7 });
  const window = print(600, 300, (pen) => {
    fill(pen, 'rgba(235,240,243,.92)');
    for (const [i, c] of ['#b8c4b4', '#e9e2d6', '#c98f77', '#9aa3bd', '#e9e2d6'].entries())
      fill(pen, c, [20, 30 + i * 52, 560, 44]);
  });
  const body = group(
    box([2.4, 1.5, 1.7], cloth, [0, 0.76, 0], undefined, 0.08),
    box([2.48, 0.22, 1.78], cloth, [0, 1.6, 0], undefined, 0.08),
    box([2.5, 0.03, 1.8], trim, [0, 1.49, 0], undefined, 0.01),
    decal([1.3, 0.65], window, [0, 0.82, 0.853]),
    [-1.22, 1.22].map((x) => box([0.04, 0.12, 0.6], trim, [x, 1.0, 0], undefined, 0.02)),
    box([0.3, 0.16, 0.05], trim, [0, 1.6, 0.9], undefined, 0.03),
  );
  return put(body, [0, 0, 0], [0, 0.5, 0]);
}

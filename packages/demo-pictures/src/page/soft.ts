import { Shape, SphereGeometry, type Vector3 } from 'three';
import { text, type Pen } from './labels.ts';
import type { Material } from './materials.ts';
import { cyl, extrude, group, mesh, outline, PI, reshape, times, type Vec } from './solids.ts';

const bulge = (n: number, power: number) => Math.sign(n) * Math.abs(n) ** power;

/** A filled bag: an ellipsoid pushed towards its box. `power` 1 is an egg, 0.4 nearly a box. */
export function puff([w, h, d]: Vec, material: Material, at?: Vec, turn?: Vec, power: number | Vec = 0.5) {
  const [px, py, pz] = typeof power === 'number' ? [power, power, power] : power;
  return reshape(mesh(new SphereGeometry(1, 64, 40), material, at, turn), (v) => {
    v.set((bulge(v.x, px) * w) / 2, (bulge(v.y, py) * h) / 2, (bulge(v.z, pz) * d) / 2);
  });
}

/** A flat rectangle with round corners. */
export function roundRect(w: number, h: number, r: number) {
  const [x, y] = [w / 2, h / 2];
  return outline([
    [-x + r, -y],
    [x - r, -y],
    [x, -y, x, -y + r],
    [x, y - r],
    [x, y, x - r, y],
    [-x + r, y],
    [-x, y, -x, y - r],
    [-x, -y + r],
    [-x, -y, -x + r, -y],
  ]);
}

export function circle(radius: number) {
  const shape = new Shape();
  shape.absarc(0, 0, radius, 0, 2 * PI);
  return shape;
}

/** A plate lying on the ground, its corners seen from above round. */
export const slab = (
  [w, h, d]: Vec,
  corner: number,
  material: Material,
  at: Vec = [0, 0, 0],
  turn = 0,
  bevel = Math.min(h * 0.3, 0.05),
) =>
  extrude(
    roundRect(w - 2 * bevel, d - 2 * bevel, corner),
    Math.max(0.002, h - 2 * bevel),
    bevel,
    material,
    [at[0], at[1] + h / 2, at[2]],
    [-PI / 2, 0, turn],
  );

/** A plate standing upright, its face towards +z. */
export const panel = (
  [w, h, d]: Vec,
  corner: number,
  material: Material,
  at?: Vec,
  turn?: Vec,
  bevel = Math.min(d * 0.3, 0.05),
) =>
  extrude(roundRect(w - 2 * bevel, h - 2 * bevel, corner), Math.max(0.002, d - 2 * bevel), bevel, material, at, turn);

/** A folded cloth: layers with a rounded fold at the front, `high` each. */
export const foldedCloth = (material: Material, [w, d]: [number, number], layers: number, high: number) =>
  group(
    times(layers, (i) =>
      puff(
        [w - 0.03 * (i % 2), high * 1.12, d],
        material,
        [0.01 * (i % 3), high * (i + 0.5), 0.01 * (i % 2)],
        undefined,
        [0.12, 0.5, 0.12],
      ),
    ),
    times(Math.ceil(layers / 2), (i) =>
      cyl([high * 0.95, high * 0.95, w * 0.97], material, [0, high * (2 * i + 1), d / 2 - high * 0.55], [0, 0, PI / 2]),
    ),
  );

/** Waves in a cloth that lies or hangs: moves along `axis` as a function of the other two. */
export const ripple = (axis: 'x' | 'y' | 'z', height: number, pitch: [number, number]) => (v: Vector3) => {
  const [a, b] = axis === 'y' ? [v.x, v.z] : axis === 'z' ? [v.x, v.y] : [v.y, v.z];
  v[axis] += Math.sin(a * pitch[0]) * Math.cos(b * pitch[1]) * height;
};

/** Brand small on top, name large below: the quiet label of this shop's goods. */
export function quietLabel(
  pen: Pen,
  [brand, name, note]: [brand: string, name: string, note: string],
  { x = pen.canvas.width / 2, y = 0, size = 60, ink = '#3f3a33', soft = '#857d70', max = pen.canvas.width * 0.86 } = {},
) {
  text(pen, brand, x, y + size * 0.8, { size: size * 0.6, color: soft, weight: 500, align: 'center', max });
  text(pen, name, x, y + size * 2.1, { size, color: ink, align: 'center', max });
  text(pen, note, x, y + size * 3.1, { size: size * 0.5, color: soft, weight: 400, align: 'center', max });
}

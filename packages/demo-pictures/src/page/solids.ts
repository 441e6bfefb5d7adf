import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { plastic, type Material } from './materials.ts';

export type Vec = [x: number, y: number, z: number];
export const PI = Math.PI;

/** Software rendering pays for every triangle: small round parts get few. */
const around = (radius: number) => (radius > 0.4 ? 64 : radius > 0.1 ? 36 : 16);

export function mesh(
  geometry: THREE.BufferGeometry,
  material: THREE.Material | THREE.Material[],
  at: Vec = [0, 0, 0],
  turn: Vec = [0, 0, 0],
) {
  const solid = new THREE.Mesh(geometry, material);
  solid.position.set(...at);
  solid.rotation.set(...turn);
  const isSeeThrough = !Array.isArray(material) && material.transparent && material.opacity < 0.7;
  solid.castShadow = !isSeeThrough;
  solid.receiveShadow = !isSeeThrough;
  return solid;
}

export function group(...parts: (THREE.Object3D | THREE.Object3D[])[]) {
  const whole = new THREE.Group();
  whole.add(...parts.flat());
  return whole;
}

/** Moves, turns and scales a finished part by wrapping it, so that its own axes stay simple. */
export function put(part: THREE.Object3D, at: Vec = [0, 0, 0], turn: Vec = [0, 0, 0], scale = 1) {
  const wrap = group(part);
  wrap.position.set(...at);
  wrap.rotation.set(...turn);
  wrap.scale.setScalar(scale);
  return wrap;
}

/** Like put, but first sets the part on the ground at its own lowest point. */
export function stand(part: THREE.Object3D, at: Vec = [0, 0, 0], turn: Vec = [0, 0, 0], scale = 1) {
  part.updateMatrixWorld(true);
  const low = new THREE.Box3().setFromObject(part, true).min.y;
  return put(put(part, [0, -low, 0]), at, turn, scale);
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const box = ([w, h, d]: Vec, material: Material, at?: Vec, turn?: Vec, round = 0.04) =>
  mesh(
    new RoundedBoxGeometry(w, h, d, round > 0.06 ? 4 : 2, Math.min(round, w / 2.01, h / 2.01, d / 2.01)),
    material,
    at,
    turn,
  );

/** A box with sharp edges; six materials in the order right, left, top, bottom, front, back. */
export const block = ([w, h, d]: Vec, material: Material | Material[], at?: Vec, turn?: Vec) =>
  mesh(new THREE.BoxGeometry(w, h, d), material, at, turn);

export const cyl = ([top, bottom, h]: Vec, material: Material, at?: Vec, turn?: Vec) =>
  mesh(new THREE.CylinderGeometry(top, bottom, h, around(Math.max(top, bottom))), material, at, turn);

/** A cylinder wall without ends; `from` and `arc` in radians cut it open. */
export const wall = ([top, bottom, h]: Vec, material: Material, at?: Vec, turn?: Vec, from = 0, arc = 2 * PI) =>
  mesh(new THREE.CylinderGeometry(top, bottom, h, 72, 1, true, from, arc), material, at, turn);

export function ball(radius: number, material: Material, at?: Vec, scale: Vec = [1, 1, 1], turn?: Vec) {
  const solid = mesh(new THREE.SphereGeometry(radius, around(radius), radius > 0.1 ? 24 : 10), material, at, turn);
  solid.scale.set(...scale);
  return solid;
}

export function dome(radius: number, material: Material, at?: Vec, scale: Vec = [1, 1, 1], open = PI / 2) {
  const solid = mesh(new THREE.SphereGeometry(radius, 72, 32, 0, 2 * PI, 0, open), material, at);
  solid.scale.set(...scale);
  return solid;
}

/** Turned on the lathe: [radius, height] points from the inside bottom outwards. */
export const lathe = (profile: [number, number][], material: Material, at?: Vec, turn?: Vec) =>
  mesh(
    new THREE.LatheGeometry(
      profile.map((point) => new THREE.Vector2(...point)),
      64,
    ),
    material,
    at,
    turn,
  );

/** A smooth profile through few points, for bottles and vases. */
export function smoothLathe(profile: [number, number][], material: Material, at?: Vec) {
  const curve = new THREE.CatmullRomCurve3(
    profile.map(([r, y]) => new THREE.Vector3(r, y, 0)),
    false,
    'catmullrom',
    0.35,
  );
  return mesh(
    new THREE.LatheGeometry(
      curve.getPoints(48).map((p) => new THREE.Vector2(Math.max(0, p.x), p.y)),
      64,
    ),
    material,
    at,
  );
}

export const tube = (path: Vec[], radius: number, material: Material, isClosed = false, at?: Vec) =>
  mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        path.map((p) => new THREE.Vector3(...p)),
        isClosed,
      ),
      Math.min(200, path.length * 16),
      radius,
      12,
      isClosed,
    ),
    material,
    at,
  );

/** Straight pipes joined by short bends: furniture frames and wire goods. */
export function frame(path: Vec[], radius: number, material: Material, bend = radius * 2.5) {
  const curve = new THREE.CurvePath<THREE.Vector3>();
  const points = path.map((p) => new THREE.Vector3(...p));
  let from = points[0] ?? new THREE.Vector3();
  points.slice(1).forEach((corner, index) => {
    const next = points[index + 2];
    if (!next) return curve.add(new THREE.LineCurve3(from, corner));
    const before = corner.clone().add(from.clone().sub(corner).setLength(bend));
    const after = corner.clone().add(next.clone().sub(corner).setLength(bend));
    curve.add(new THREE.LineCurve3(from, before));
    curve.add(new THREE.QuadraticBezierCurve3(before, corner, after));
    from = after;
  });
  return mesh(new THREE.TubeGeometry(curve, 140, radius, 12), material);
}

export const ring = (
  radius: number,
  thick: number,
  material: Material,
  at?: Vec,
  turn: Vec = [PI / 2, 0, 0],
  arc = 2 * PI,
) =>
  mesh(new THREE.TorusGeometry(radius, thick, thick > 0.03 ? 16 : 6, radius > 0.4 ? 72 : 36, arc), material, at, turn);

/** An outline: two numbers draw a line, four a quadratic curve (control, end). */
export function outline(points: number[][]) {
  const shape = new THREE.Shape();
  points.forEach(([a = 0, b = 0, c, d], index) => {
    if (!index) shape.moveTo(a, b);
    else if (c === undefined || d === undefined) shape.lineTo(a, b);
    else shape.quadraticCurveTo(a, b, c, d);
  });
  shape.closePath();
  return shape;
}

export function extrude(shape: THREE.Shape, depth: number, bevel: number, material: Material, at?: Vec, turn?: Vec) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 5,
    curveSegments: 40,
  });
  geometry.translate(0, 0, -depth / 2);
  return mesh(geometry, material, at, turn);
}

/** A printed sheet lying on a surface. Transparent parts of the print stay transparent. */
export function decal(
  [w, h]: [number, number],
  map: THREE.Texture,
  at?: Vec,
  turn?: Vec,
  options: Parameters<typeof plastic>[1] = {},
) {
  const sticker = mesh(
    new THREE.PlaneGeometry(w, h),
    plastic('#ffffff', {
      map,
      roughness: 0.5,
      transparent: true,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      ...options,
    }),
    at,
    turn,
  );
  sticker.castShadow = false;
  sticker.receiveShadow = true;
  return sticker;
}

/** A print wrapped around a round body, centred on +z. */
export function wrap(
  radius: [top: number, bottom: number],
  height: number,
  map: THREE.Texture,
  at?: Vec,
  arc = 2 * PI,
  options: Parameters<typeof plastic>[1] = {},
) {
  const sleeve = wall(
    [radius[0], radius[1], height],
    plastic('#ffffff', { map, roughness: 0.5, ...options }),
    at,
    [0, 0, 0],
    -arc / 2,
    arc,
  );
  sleeve.receiveShadow = true;
  return sleeve;
}

/** Bends a flat solid: `move` gets each vertex and changes it in place. */
export function reshape<T extends THREE.Mesh>(solid: T, move: (vertex: THREE.Vector3) => void): T {
  const spots = solid.geometry.getAttribute('position');
  const vertex = new THREE.Vector3();
  for (let i = 0; i < spots.count; i++) {
    vertex.fromBufferAttribute(spots as THREE.BufferAttribute, i);
    move(vertex);
    spots.setXYZ(i, vertex.x, vertex.y, vertex.z);
  }
  solid.geometry.computeVertexNormals();
  return solid;
}

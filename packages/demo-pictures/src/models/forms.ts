import * as THREE from 'three';
import type { Material } from '../page/materials.ts';
import { mesh, type Vec } from '../page/solids.ts';

const numbers = (words: string) =>
  words.split(',').map((spot) =>
    spot
      .trim()
      .split(/\s+/)
      .map((part) => Number(part)),
  );

/** `'0 0, 1 2'` → corners of an outline; four numbers are a curve (control, end). */
export const flat = (words: string): number[][] => numbers(words);

/** `'0 0, 1 2'` → a profile for the lathe. */
export const profile = (words: string): [number, number][] => numbers(words).map(([r = 0, y = 0]) => [r, y]);

/** `'0 0 0, 1 2 3'` → a path in space. */
export const path = (words: string): Vec[] => numbers(words).map(([x = 0, y = 0, z = 0]) => [x, y, z]);

export const mix = (from: number, to: number, part: number) => from + (to - from) * Math.min(1, Math.max(0, part));

function between(stations: [number, number][], t: number) {
  const next = stations.findIndex(([place]) => place >= t);
  const [a, b] = [stations[Math.max(0, next - 1)], stations[next < 0 ? stations.length - 1 : next]];
  if (!a || !b) return 0;
  return b[0] === a[0] ? b[1] : mix(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
}

/** Reads a value between stations, `[place, value]` from 0 to 1, with the corners taken off. */
export function along(stations: [number, number][], t: number) {
  const reach = Math.min(0.07, t, 1 - t);
  return [-1, -0.5, 0, 0.5, 1].reduce((sum, step) => sum + between(stations, t + step * reach), 0) / 5;
}

/** A skin over rows of points; every row has the same number of them. */
export function skin(rows: Vec[][], material: Material, isClosed = false) {
  const across = rows[0]?.length ?? 0;
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(rows.flat(2), 3));
  const uv = rows.flatMap((row, r) => row.flatMap((_, c) => [c / (across - 1), r / (rows.length - 1)]));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  const faces: number[] = [];
  for (let r = 0; r + 1 < rows.length; r++) {
    for (let c = 0; c < (isClosed ? across : across - 1); c++) {
      const [a, b] = [r * across + c, r * across + ((c + 1) % across)];
      faces.push(a, b, a + across, b, b + across, a + across);
    }
  }
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

const smooth = (way: Vec[], isClosed = false) =>
  new THREE.CatmullRomCurve3(
    way.map((spot) => new THREE.Vector3(...spot)),
    isClosed,
  );

type Strap = { width: number; thick?: number; isClosed?: boolean; outward?: (spot: THREE.Vector3) => Vec };

/** A flat band along a path; `outward` says which way its broad side looks, away from the upright axis if not given. */
export function strap(
  way: Vec[],
  material: Material,
  { width, thick = 0.03, isClosed = false, outward = ({ x, z }) => [x, 0, z] }: Strap,
) {
  const curve = smooth(way, isClosed);
  const count = Math.max(Math.min(160, way.length * 12), way.length * 4);
  const rows = Array.from({ length: count + 1 }, (_, i) => {
    const spot = curve.getPointAt(i / count);
    const along = curve.getTangentAt(i / count);
    const out = new THREE.Vector3(...outward(spot));
    const side = new THREE.Vector3().crossVectors(along, out).normalize();
    out.crossVectors(side, along).normalize();
    const corner = (s: number, o: number): Vec => {
      const { x, y, z } = spot
        .clone()
        .addScaledVector(side, (s * width) / 2)
        .addScaledVector(out, (o * thick) / 2);
      return [x, y, z];
    };
    return [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
  });
  material.side = THREE.DoubleSide;
  const band = skin(rows, material);
  // A print runs along the band: u from its start to its end, v across.
  const spots = band.geometry.getAttribute('uv');
  for (let i = 0; i < spots.count; i++) spots.setXY(i, Math.floor(i / 5) / count, i % 5 === 2 || i % 5 === 3 ? 0 : 1);
  return band;
}

/** A rectangle with round corners around the origin. */
export function plate(width: number, height: number, round: number) {
  const [x, y] = [width / 2, height / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-x + round, -y);
  shape.lineTo(x - round, -y);
  shape.quadraticCurveTo(x, -y, x, -y + round);
  shape.lineTo(x, y - round);
  shape.quadraticCurveTo(x, y, x - round, y);
  shape.lineTo(-x + round, y);
  shape.quadraticCurveTo(-x, y, -x, y - round);
  shape.lineTo(-x, -y + round);
  shape.quadraticCurveTo(-x, -y, -x + round, -y);
  return shape;
}

/** Cuts a hole into an outline. */
export function pierce(shape: THREE.Shape, hole: THREE.Shape) {
  shape.holes.push(new THREE.Path(hole.getPoints(12)));
  return shape;
}

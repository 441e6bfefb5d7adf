import { MeshBasicMaterial, PlaneGeometry, type Texture } from 'three';
import { print, text } from './labels.ts';
import { decal, mesh, type Vec } from './solids.ts';

/** A short word printed on goods, centred; `width` of the field, five times its height. */
export const mark = (words: string, color: string, width: number, at: Vec, turn?: Vec) =>
  decal(
    [width, width / 5],
    print(400, 80, (pen) => text(pen, words, 200, 58, { size: 52, color, align: 'center' })),
    at,
    turn,
  );

/** A word printed from the left edge of its field, which is six times as wide as high. */
export const nameplate = (words: string, color: string, width: number, at: Vec, turn?: Vec) =>
  decal(
    [width, width / 6],
    print(480, 80, (pen) => text(pen, words, 8, 58, { size: 52, color })),
    at,
    turn,
  );

/** What a small display shows. */
export const digits = (words: string, color = '#8fe0ff') =>
  print(300, 130, (pen, width) =>
    text(pen, words, width / 2, 98, { size: 96, color, align: 'center', font: '"Liberation Mono"' }),
  );

/** A lit screen: it keeps its own colours. */
export function lit(width: number, height: number, map: Texture, at: Vec, turn?: Vec) {
  const face = mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ map, toneMapped: false }), at, turn);
  face.castShadow = face.receiveShadow = false;
  return face;
}

import type { Texture } from 'three';
import { plastic, type Material } from './materials.ts';
import { block, type Vec } from './solids.ts';

type Faces = { front?: Texture; side?: Texture; top?: Texture };

/** A printed carton standing on the ground; faces without a print have the plain colour. */
export function carton([w, h, d]: Vec, color: string, { front, side, top }: Faces) {
  const plain = plastic(color, { roughness: 0.55 });
  const printed = (map: Texture | undefined): Material => (map ? plastic('#ffffff', { map, roughness: 0.5 }) : plain);
  return block([w, h, d], [printed(side), printed(side), printed(top), plain, printed(front), plain], [0, h / 2, 0]);
}

/** The same number between 0 and 1 for the same index, so that heaps of small goods lie the same in every picture. */
export const scatter = (index: number, salt = 1) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

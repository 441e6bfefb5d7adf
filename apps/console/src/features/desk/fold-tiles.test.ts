import { deskTileNames } from '@jicai/domain/shop-side/desk-tiles.ts';
import { expect, test } from 'vitest';
import { foldTiles } from './fold-tiles.ts';

const tilesWith = (length: number, ...waiting: number[]) =>
  deskTileNames.slice(0, length).map((tile, at) => ({ tile, count: waiting.includes(at) ? 1 : 0 }));
const placesOf = (length: number, ...waiting: number[]) => {
  const { large, folded } = foldTiles(tilesWith(length, ...waiting));
  const at = ({ tile }: { tile: (typeof deskTileNames)[number] }) => deskTileNames.indexOf(tile);
  return [large.map(at), folded.map(at)];
};

test('what waits stands large, what does not is folded, each in the order of the desk', () => {
  expect(placesOf(10, 2, 9)).toEqual([
    [2, 9],
    [0, 1, 3, 4, 5, 6, 7, 8],
  ]);
  expect(placesOf(3)).toEqual([[], [0, 1, 2]]);
  expect(placesOf(2, 0, 1)).toEqual([[0, 1], []]);
});

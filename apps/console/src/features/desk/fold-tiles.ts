import type { Tile } from './desk.queries.ts';

/** A row of tiles: so many stand large, whatever waits in them. */
const leastLarge = 6;
/** All of a small desk fit into one row. */
const mostInRow = 7;

/** Which tiles stand large, those with work before all, and which are folded into a line; each in the order of the desk. */
export function foldTiles(tiles: readonly Tile[]): { large: Tile[]; folded: Tile[] } {
  if (tiles.length <= mostInRow) return { large: [...tiles], folded: [] };
  const calm = tiles.filter(({ count }) => count === 0);
  const filling = new Set(calm.slice(0, Math.max(0, leastLarge - (tiles.length - calm.length))));
  const isLarge = (tile: Tile) => tile.count > 0 || filling.has(tile);
  return { large: tiles.filter(isLarge), folded: tiles.filter((tile) => !isLarge(tile)) };
}

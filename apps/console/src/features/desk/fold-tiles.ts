import type { Tile } from './desk.queries.ts';

/** Which tiles stand large: those with work. What waits for nobody is folded into a line; each in the order of the desk. */
export function foldTiles(tiles: readonly Tile[]): { large: Tile[]; folded: Tile[] } {
  return { large: tiles.filter(({ count }) => count > 0), folded: tiles.filter(({ count }) => count === 0) };
}

import { deskTiles } from '@jicai/domain/shop-side/desk-tiles.ts';
import { Link } from 'react-router';
import type { Tile } from './desk.queries.ts';
import styles from './NothingWaits.module.css';

/** Areas in which nothing waits, in one line, each still a way to its list. */
export function NothingWaits({ tiles, pathOf }: { tiles: readonly Tile[]; pathOf: (tile: Tile) => string }) {
  return (
    <div className={styles.line}>
      <span id="nothing-waits">没有待办</span>
      <ul aria-labelledby="nothing-waits">
        {tiles.map((tile) => (
          <li key={tile.tile}>
            <Link to={pathOf(tile)}>{deskTiles[tile.tile].label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

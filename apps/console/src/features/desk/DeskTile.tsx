import type { DeskTile as DeskTileName } from '@jicai/domain/shop-side/desk-tiles.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { Link } from 'react-router';
import type { Tile } from './desk.queries.ts';
import styles from './DeskTile.module.css';

const capped = 10_000;

/** One thing that waits: how much of it, what is late, since when; it leads to its list where there is one. */
export function DeskTile({
  tile: { tile, count, overdueCount = 0, oldestTime, fee },
  label,
  path,
}: {
  tile: Tile;
  label: string;
  path: string;
}) {
  const body = (
    <>
      <span className={styles.label}>
        {label}
        {path && <IconChevronRight size={16} />}
      </span>
      <b className={styles.count} data-is-none={count === 0 || undefined}>
        {count >= capped ? '10,000+' : count.toLocaleString('zh-CN')}
      </b>
      {overdueCount > 0 && <span className={styles.late}>{lateText(tile, overdueCount)}</span>}
      {fee !== undefined && count > 0 && (
        <span className={styles.note}>
          合计 <Price tone="plain" fen={fee} />
        </span>
      )}
      {oldestTime && <span className={styles.note}>最早 {shortTime(oldestTime)}</span>}
    </>
  );
  return (
    <li className={styles.tile}>
      {path ? (
        <Link to={path} className={styles.body}>
          {body}
        </Link>
      ) : (
        <div className={styles.body}>{body}</div>
      )}
    </li>
  );
}

function lateText(tile: DeskTileName, count: number): string {
  if (tile === 'ownStock') return `${count} 个已缺货`;
  return tile === 'papersEnding' ? `${count} 家已过期` : `${count} 单已超时`;
}

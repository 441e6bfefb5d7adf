import { deskTiles, tilePlace } from '@jicai/domain/shop-side/desk-tiles.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { IconRefresh } from '@jicai/ui/icons/icons.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { selfQuery, useIsSupplier, useMay } from '../../app/self.queries.ts';
import { type Desk, deskQuery } from './desk.queries.ts';
import { DeskTile } from './DeskTile.tsx';
import styles from './DeskPage.module.css';
import { DueOrders } from './DueOrders.tsx';
import { GuideCard } from './GuideCard.tsx';
import { SupplierDesk } from './SupplierDesk.tsx';
import { TodayCard } from './TodayCard.tsx';

/** /desk: what waits for whoever is signed in, what is due next, and today beside yesterday. */
export function DeskPage() {
  const query = useQuery(deskQuery());
  const may = useMay();
  return (
    <>
      <PageHead title="今天要处理的事" note={useToday()}>
        <Button onClick={() => void query.refetch()} isBusy={query.isRefetching} armed={false}>
          <IconRefresh size={16} />
          刷新
        </Button>
      </PageHead>
      {may('ops.setting.edit') && <GuideCard />}
      <QueryState
        query={query}
        skeleton={
          <Loading className={styles.bones}>
            <Skeleton height={240} radius={8} />
            <Skeleton height={320} radius={8} />
          </Loading>
        }
      >
        {(desk) => <Filled desk={desk} />}
      </QueryState>
    </>
  );
}

function Filled({ desk: { tiles, today, yesterday } }: { desk: Desk }) {
  const may = useMay();
  const { data: self } = useQuery(selfQuery());
  const isSupplier = useIsSupplier();
  const held = new Set(self?.permissions);
  const isCalm = tiles.every(({ count }) => count === 0);
  return (
    <>
      {isCalm && (
        <Notice tone="ok" className={styles.calm}>
          今天没有待处理的事，有新的事会自动出现在这里。
        </Notice>
      )}
      <ul className={styles.tiles} aria-label="待处理" style={columnsFor(tiles.length)}>
        {tiles.map((tile) => (
          <DeskTile
            key={tile.tile}
            tile={tile}
            label={deskTiles[tile.tile].label}
            path={tilePlace(tile.tile, { isSupplier, held })?.path ?? ''}
          />
        ))}
      </ul>
      {isSupplier ? (
        <SupplierDesk />
      ) : (
        <div className={styles.split}>
          {may('ops.order.view') && <DueOrders />}
          {today && yesterday && <TodayCard today={today} yesterday={yesterday} />}
        </div>
      )}
    </>
  );
}

/** As many tiles in a row as leave no hole in the last one. */
function columnsFor(count: number): CSSProperties {
  const columns = [7, 6, 5, 4, 3].find((one) => count % one === 0) ?? 4;
  return { '--columns': Math.min(columns, Math.max(1, count)) } as CSSProperties;
}

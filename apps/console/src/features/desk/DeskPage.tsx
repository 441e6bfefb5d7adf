import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { dueTasksOf } from '@jicai/domain/shop-side/desk-due.ts';
import { deskTiles, tilePlace } from '@jicai/domain/shop-side/desk-tiles.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { IconRefresh } from '@jicai/ui/icons/icons.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { type Self, selfQuery, useIsSupplier, useMay } from '../../app/self.queries.ts';
import { type Desk, deskQuery, type Tile } from './desk.queries.ts';
import { dueQuery, healthQuery } from './due.queries.ts';
import { guideQuery } from './guide.queries.ts';
import { DeskTile } from './DeskTile.tsx';
import styles from './DeskPage.module.css';
import { foldTiles } from './fold-tiles.ts';
import { DueCard } from './DueCard.tsx';
import { GuideCard } from './GuideCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { NothingWaits } from './NothingWaits.tsx';
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

DeskPage.ask = async (_params: URLSearchParams, self: Self) => {
  const held = new Set(self.permissions);
  const isSupplier = self.accountType === accountTypes.supplier;
  await Promise.all([
    queryClient.prefetchQuery(deskQuery()),
    held.has('ops.setting.edit') && queryClient.prefetchQuery(guideQuery()),
    !isSupplier && queryClient.prefetchQuery(healthQuery()),
    !isSupplier && dueTasksOf({ isSupplier, held }).length > 0 && queryClient.prefetchQuery(dueQuery()),
  ]);
};

function Filled({ desk: { tiles, today, yesterday } }: { desk: Desk }) {
  const { data: self } = useQuery(selfQuery());
  const isSupplier = useIsSupplier();
  const held = new Set(self?.permissions);
  const isCalm = tiles.every(({ count }) => count === 0);
  const { large, folded } = foldTiles(tiles);
  // What is calm fills the row of a few.
  const isFew = large.length > 0 && large.length < 4 && folded.length > 0;
  const pathOf = ({ tile }: Tile) => tilePlace(tile, { isSupplier, held })?.path ?? '';
  return (
    <>
      {isCalm && (
        <Notice tone="ok" className={styles.calm}>
          今天没有待处理的事，有新的事会自动出现在这里。
        </Notice>
      )}
      <div className={isFew ? styles.few : undefined} style={columnsFor(large.length)}>
        {large.length > 0 && (
          <ul className={styles.tiles} aria-label="待处理">
            {large.map((tile) => (
              <DeskTile key={tile.tile} tile={tile} label={deskTiles[tile.tile].label} path={pathOf(tile)} />
            ))}
          </ul>
        )}
        {folded.length > 0 && <NothingWaits tiles={folded} pathOf={pathOf} />}
      </div>
      {isSupplier ? (
        <SupplierDesk tiles={tiles} />
      ) : (
        <div className={styles.split}>
          {dueTasksOf({ isSupplier, held }).length > 0 && <DueCard />}
          <div className={styles.rail}>
            {today && yesterday && <TodayCard today={today} yesterday={yesterday} />}
            <HealthCard />
          </div>
        </div>
      )}
    </>
  );
}

/** As many of one tile or more in a row as leave no hole in the last one. */
function columnsFor(count: number): CSSProperties {
  const columns = [7, 6, 5, 4, 3].find((one) => count % one === 0) ?? 4;
  const narrow = [5, 4, 3].find((one) => count % one === 0) ?? 4;
  const onPhone = count % 3 !== 0 && count % 2 === 0 ? 2 : 3;
  return {
    '--columns': Math.min(columns, count),
    '--narrow-columns': Math.min(narrow, count),
    '--phone-columns': Math.min(onPhone, count),
  } as CSSProperties;
}

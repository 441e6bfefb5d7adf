import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading } from '@jicai/ui/feedback/Skeleton.tsx';
import { useFirstInSlices } from '@jicai/ui/hooks/use-first-in-slices.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { GoodsCard, GoodsCardSkeleton } from './GoodsCard.tsx';
import styles from './GoodsGrid.module.css';
import { floorSize } from './home.queries.ts';

/** Goods in rows of four (two on phones); while they load, boxes of the same size. */
export function GoodsGrid({
  query,
  count = floorSize,
  perRow = 4,
  id,
}: {
  query: QueryLike<SkuCard[]>;
  count?: number;
  perRow?: 4 | 5;
  id?: string;
}) {
  const { error, refetch } = query;
  const data = useFirstInSlices(query.data);
  const grid = perRow === 5 ? cx(styles.grid, styles.five) : styles.grid;
  if (!data && error) {
    return (
      <ErrorState
        title="商品没有加载出来"
        message={error.message}
        onRetry={() => void refetch()}
        className={styles.wide}
      />
    );
  }
  if (!data) {
    return (
      <Loading className={grid}>
        {Array.from({ length: count }, (_, at) => (
          <GoodsCardSkeleton key={at} />
        ))}
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <p id={id} className={styles.none}>
        这里的商品正在准备，先看看别的分类
      </p>
    );
  }
  return (
    <div id={id} className={grid}>
      {data.map((sku) => (
        <GoodsCard key={sku.itemId} sku={sku} />
      ))}
    </div>
  );
}

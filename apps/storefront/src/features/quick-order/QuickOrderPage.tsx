import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { paths } from '../../app/paths.ts';
import { ListInput } from './ListInput.tsx';
import { ListRows } from './ListRows.tsx';
import styles from './QuickOrder.module.css';
import type { ListLine } from './quick-order.queries.ts';
import { useOrderList } from './use-order-list.ts';

/** /quickOrder: a whole purchase list at once, by item numbers. */
export function QuickOrderPage() {
  const list = useOrderList();
  const { lines, check, addedCount } = list;
  return (
    <div className={styles.page}>
      <PageHead title="快速下单" note="按商品编号批量录入，一次最多 100 种" />
      <ListInput onRead={list.take} />
      {addedCount > 0 && (
        <Notice tone="ok" className={styles.notice}>
          {addedCount} 种商品已加入购物车，
          <Link to={paths.cart} className={styles.link}>
            去购物车结算
          </Link>
        </Notice>
      )}
      {lines.length > 0 && (
        <Card
          title="采购清单"
          note={`${lines.length} 种商品`}
          extra={
            <button type="button" className={styles.clear} onClick={list.clear}>
              清空清单
            </button>
          }
          isFlush
          className={styles.list}
        >
          {check.error && !check.data ? (
            <ErrorState title="清单没有核对成功" message={check.error.message} onRetry={() => void check.refetch()} />
          ) : (
            <ListRows lines={lines} onQty={list.setQty} onRemove={list.remove} />
          )}
        </Card>
      )}
      {lines.length > 0 && <AddBar list={list} />}
    </div>
  );
}

function AddBar({ list: { lines, ready, add, check } }: { list: ReturnType<typeof useOrderList> }) {
  const left = lines.length - ready.length;
  return (
    <section className={styles.bar} aria-label="加入购物车">
      <p className={styles.sum} aria-live="polite">
        {check.isFetching ? '正在核对…' : barText(ready.length, left)}
        {!check.isFetching && ready.length > 0 && <Price fen={sumOf(ready)} className={styles.total} />}
      </p>
      <Button
        look="fill"
        size="lg"
        disabled={ready.length === 0 || check.isFetching}
        isBusy={add.isPending}
        onClick={() => add.mutate()}
      >
        加入购物车
      </Button>
    </section>
  );
}

function barText(ready: number, left: number): string {
  if (ready === 0) return `${left} 种需要处理`;
  return `可加入 ${ready} 种${left > 0 ? `，${left} 种需要处理` : ''}，合计`;
}

const sumOf = (lines: readonly ListLine[]) =>
  lines.reduce((sum, { typed, checked }) => sum + lineGoodsFen(checked?.price ?? 0, typed.qty), 0);

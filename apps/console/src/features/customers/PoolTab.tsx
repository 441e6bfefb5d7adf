import { poolScopeTexts } from '@jicai/domain/goods/goods-pool.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { type CustomerPool, poolQuery } from './pool.queries.ts';
import { PoolDialog } from './PoolDialog.tsx';
import { poolCountText } from './pool-count-text.ts';
import { useWhyClosed } from './use-why-closed.ts';
import styles from './CustomerPage.module.css';

/** What a customer may see and buy. */
export function PoolTab({ customerId }: { customerId: string }) {
  const query = useQuery(poolQuery(customerId));
  const mayEdit = useMay()('ops.customer.pool');
  const whyClosed = useWhyClosed();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="商品池"
      note="搜索、推荐、购物车与审批都按此范围"
      size="sm"
      extra={
        mayEdit &&
        query.data && (
          <Button
            look="text"
            size="sm"
            disabled={whyClosed !== ''}
            title={whyClosed || undefined}
            onClick={() => setEditing(true)}
          >
            修改
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={160} />}>
        {(pool) => <Pool pool={pool} />}
      </QueryState>
      {isEditing && query.data && (
        <PoolDialog customerId={customerId} pool={query.data} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('、');

function Pool({ pool }: { pool: CustomerPool }) {
  const isChosen = pool.scope === 'chosen';
  return (
    <>
      <p className={styles.amount}>{poolCountText(pool.count)}</p>
      <Pairs>
        <Pair name="范围">{poolScopeTexts[pool.scope]}</Pair>
        {isChosen && <Pair name="分类">{names(pool.categories)}</Pair>}
        {isChosen && <Pair name="品牌">{names(pool.brands)}</Pair>}
        <Pair name={isChosen ? '另加商品' : '不受上限限制'}>{pool.itemNos.join('、')}</Pair>
        <Pair name="排除商品">{pool.excludedItemNos.join('、')}</Pair>
        <Pair name="单价上限">{pool.maxFee !== undefined && fenText(pool.maxFee)}</Pair>
      </Pairs>
    </>
  );
}

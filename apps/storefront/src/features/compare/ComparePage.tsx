import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQueries } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { isForSale, stockText } from '../../app/goods/goods-texts.ts';
import { paths, productPath } from '../../app/paths.ts';
import { useAddToCart, useMayBuy } from '../cart/index.ts';
import { skuQuery } from '../catalog/index.ts';
import { cheapestAt, compareRows } from './compare-rows.ts';
import { mostCompared } from './compared.ts';
import styles from './ComparePage.module.css';

/** /compare?items=1,2: up to four goods side by side, with what tells them apart marked. */
export function ComparePage() {
  const [params, setParams] = useSearchParams();
  const itemIds = [...new Set((params.get('items') ?? '').split(',').filter(Boolean))].slice(0, mostCompared);
  const isOnlyDifferent = params.get('only') === 'different';
  const queries = useQueries({
    queries: itemIds.map((itemId) => skuQuery({ itemId, productId: '', isSignedIn: true })),
  });
  const set = (next: { items?: string; only?: string }) =>
    setParams({ items: itemIds.join(','), ...(isOnlyDifferent && { only: 'different' }), ...next }, { replace: true });
  const goods = queries.flatMap(({ data }) => (data ? [data.resultData] : []));
  const failed = queries.find(({ error, data }) => error && !data);

  if (itemIds.length === 0) return <Nothing />;
  if (queries.some(({ isPending }) => isPending)) return <LoadingBlock height={480} />;
  if (goods.length === 0 && failed)
    return (
      <ErrorState
        title="商品没有加载出来"
        message={failed.error?.message ?? ''}
        onRetry={() => queries.forEach(({ refetch }) => void refetch())}
      />
    );
  return (
    <div className={styles.page}>
      <PageHead title="商品对比" note={`${goods.length} 种商品，不同之处已标出`} />
      <CompareTable
        goods={goods}
        isOnlyDifferent={isOnlyDifferent}
        onOnlyDifferent={(isOn) =>
          setParams({ items: itemIds.join(','), ...(isOn && { only: 'different' }) }, { replace: true })
        }
        onDrop={(itemId) => set({ items: itemIds.filter((one) => one !== itemId).join(',') })}
      />
    </div>
  );
}

function Nothing() {
  return (
    <div className={styles.page}>
      <PageHead title="商品对比" />
      <EmptyState
        isFramed
        art="search"
        title="还没有要对比的商品"
        hint="在商品列表或商品页点“加入对比”，最多四种"
        action={
          <Link to={paths.search} className={buttonClass({ look: 'fill' })}>
            去挑商品
          </Link>
        }
      />
    </div>
  );
}

function CompareTable({
  goods,
  isOnlyDifferent,
  onOnlyDifferent,
  onDrop,
}: {
  goods: readonly SkuDetail[];
  isOnlyDifferent: boolean;
  onOnlyDifferent: (isOn: boolean) => void;
  onDrop: (itemId: string) => void;
}) {
  const rows = compareRows(goods).filter(({ isDifferent }) => isDifferent || !isOnlyDifferent);
  const cheapest = cheapestAt(goods);
  return (
    <ScrollRegion label="商品对比" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td aria-label="比较范围">
              <Checkbox isChecked={isOnlyDifferent} onChange={onOnlyDifferent}>
                只看不同
              </Checkbox>
            </td>
            {goods.map((sku, at) => (
              <th key={sku.itemId} scope="col">
                <Goods sku={sku} isCheapest={at === cheapest} onDrop={() => onDrop(sku.itemId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, isDifferent }) => (
            <tr key={name} className={cx(isDifferent && styles.different)}>
              <th scope="row">{name}</th>
              {goods.map((sku, at) => (
                <td key={sku.itemId}>{values[at] || '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Goods({ sku, isCheapest, onDrop }: { sku: SkuDetail; isCheapest: boolean; onDrop: () => void }) {
  const { add, isAdding } = useAddToCart();
  const mayBuy = useMayBuy();
  const { itemId, productId, itemName, unitName, minQty } = sku;
  return (
    <div className={styles.goods}>
      <ImageWithFallback src={sku.imgUrl} alt="" className={styles.picture} />
      <Link to={productPath(productId, itemId)} className={styles.name}>
        {itemName}
      </Link>
      <p className={styles.price}>
        <Price fen={sku.price} unit={unitName} />
        {isCheapest && <Tag tone="deal">最低</Tag>}
      </p>
      <p className={styles.stock}>{stockText(sku)}</p>
      <div className={styles.acts}>
        {mayBuy && (
          <Button
            look="soft"
            size="sm"
            isBusy={isAdding}
            disabled={!isForSale(sku)}
            aria-label={`加入购物车：${itemName}`}
            onClick={({ currentTarget }) => add({ itemId, chartQty: minQty, unitName }, currentTarget)}
          >
            加入购物车
          </Button>
        )}
        <Button look="text" size="sm" aria-label={`移除 ${itemName}`} onClick={onDrop}>
          移除
        </Button>
      </div>
    </div>
  );
}

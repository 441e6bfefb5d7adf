import { mostRelated, type RelatedKind, relatedKinds, relatedKindTexts } from '@jicai/domain/goods/product-extras.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import goods from '../../parts/goods-cell.module.css';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { goodsQuery } from '../goods/index.ts';
import { extrasQuery, refreshExtras, type RelatedProduct } from './extras.queries.ts';
import styles from './ExtrasCards.module.css';

const mostFound = 20;

/** What the product is sold with and what may take its place; each change is saved at once. */
export function RelatedCard({ productId, mayEdit }: { productId: string; mayEdit: boolean }) {
  const query = useQuery(extrasQuery(productId));
  return (
    <Card title="关联商品" note="显示在商品页下方，买家只看到自己能买的" size="sm">
      <QueryState query={query} skeleton={<LoadingBlock height={96} />}>
        {({ related }) => (
          <div className={styles.columns}>
            {relatedKinds.map((kind) => (
              <RelatedList
                key={kind}
                productId={productId}
                kind={kind}
                related={related.filter((one) => one.kind === kind)}
                mayEdit={mayEdit}
              />
            ))}
          </div>
        )}
      </QueryState>
    </Card>
  );
}

function RelatedList({
  productId,
  kind,
  related,
  mayEdit,
}: {
  productId: string;
  kind: RelatedKind;
  related: readonly RelatedProduct[];
  mayEdit: boolean;
}) {
  const ids = related.map((one) => one.productId);
  const write = useWriteOnce(async (otherIds: string[], requestId) => {
    await post('/api/OpsGoods/SaveRelated', { data: { productId, kind, otherIds, requestId } });
  });
  const save = useMutation({
    mutationFn: write,
    onSuccess: () => toast.ok('已保存'),
    onSettled: () => void refreshExtras(),
  });
  const title = `${relatedKindTexts[kind]}商品`;
  return (
    <section aria-label={title}>
      <h3 className={styles.head}>{title}</h3>
      {related.length === 0 && <p className={styles.none}>还没有{title}</p>}
      <ul className={styles.list}>
        {related.map((one) => (
          <li key={one.productId}>
            <ImageWithFallback src={one.imgUrl} alt="" className={goods.picture} />
            <span className={styles.words}>
              <Link to={productPath(one.productId)}>{one.itemName || one.productNo}</Link>
              <small>
                {one.productNo} {!one.isOnSale && <Tag tone="grey">已下架</Tag>}
              </small>
            </span>
            {mayEdit && (
              <Button
                look="text"
                size="sm"
                aria-label={`移除${relatedKindTexts[kind]} ${one.productNo}`}
                disabled={save.isPending}
                onClick={() => save.mutate(ids.filter((id) => id !== one.productId))}
              >
                移除
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && ids.length < mostRelated && (
        <ProductFinder
          label={`找${title}`}
          without={[productId, ...ids]}
          isBusy={save.isPending}
          onChoose={(id) => save.mutate([...ids, id])}
        />
      )}
    </section>
  );
}

/** Products by the number or the name of one of their items. */
function ProductFinder({
  label,
  without,
  isBusy,
  onChoose,
}: {
  label: string;
  without: readonly string[];
  isBusy: boolean;
  onChoose: (productId: string) => void;
}) {
  const [searchKey, setSearchKey] = useState('');
  const { data } = useQuery({
    ...goodsQuery({ searchKey, pageIndex: 1, pageSize: mostFound }),
    enabled: searchKey !== '',
  });
  const found = new Map(
    data?.resultData
      .filter((row) => !without.includes(row.productId))
      .toReversed()
      .map((row) => [row.productId, row]),
  );
  return (
    <>
      <ListSearch label={label} placeholder="货号或名称，回车查找" searchKey={searchKey} onSearch={setSearchKey} />
      {searchKey !== '' && data && (
        <ul className={styles.list} aria-label="找到的商品">
          {[...found.values()].map((row) => (
            <li key={row.productId}>
              <ImageWithFallback src={row.imgUrl} alt="" className={goods.picture} />
              <span className={styles.words}>
                <span>{row.itemName}</span>
                <small>{row.itemNo}</small>
              </span>
              <Button
                look="text"
                size="sm"
                aria-label={`添加 ${row.itemNo}`}
                disabled={isBusy}
                onClick={() => onChoose(row.productId)}
              >
                添加
              </Button>
            </li>
          ))}
          {found.size === 0 && <li className={styles.none}>没有找到其他商品</li>}
        </ul>
      )}
    </>
  );
}

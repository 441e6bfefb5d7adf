import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useLocalState } from '../../app/local-state.ts';
import { paths, productPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { skuQuery, stepAt, tierSteps, useRelated } from '../catalog/index.ts';
import { PhoneList, SkuGrid } from '../search/index.ts';
import styles from './AddedPage.module.css';

/** /addToCart: what has just gone into the cart, and the two ways on. */
export function AddedPage() {
  const [query] = useSearchParams();
  const itemId = query.get('itemId') ?? '';
  const qty = Math.max(1, Math.trunc(Number(query.get('qty'))) || 1);
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({
    ...skuQuery({ itemId, productId: '', isSignedIn }),
    enabled: /^\d{1,19}$/.test(itemId),
  });
  const held = useLocalState((state) => state.detailsdata);
  const sku = data?.resultData ?? (held?.itemId === itemId ? held : undefined);
  return (
    <>
      <section className={styles.card}>
        <IconCircleCheck size={44} className={styles.mark} />
        <div className={styles.what}>
          <h1>已成功加入购物车</h1>
          {sku ? <Added sku={sku} qty={qty} /> : itemId && <AddedSkeleton />}
        </div>
        <Ways sku={sku} />
      </section>
      {sku && <Related sku={sku} />}
    </>
  );
}

function Added({ sku, qty }: { sku: SkuDetail; qty: number }) {
  const steps = sku.price === null ? [] : tierSteps(sku.price, sku.minQty, sku.tierPrices);
  return (
    <div className={styles.goods}>
      <ImageWithFallback src={sku.imgUrl} alt="" priority className={styles.picture} />
      <div>
        <Link to={productPath(sku.productId, sku.itemId)} className={cx(styles.name, 'hit')}>
          {sku.itemName}
        </Link>
        <p className={styles.amount}>
          <Price fen={stepAt(steps, qty)?.priceFen} unit={sku.unitName} />
          <span>
            × {qty} {sku.unitName}
          </span>
        </p>
      </div>
    </div>
  );
}

function AddedSkeleton() {
  return (
    <Loading className={styles.goods}>
      <Skeleton width={72} height={72} radius={6} />
      <Skeleton width={320} height={44} />
    </Loading>
  );
}

function Ways({ sku }: { sku: SkuDetail | undefined }) {
  const lastSearch = useLocalState((state) => state.listdata);
  const back = typeof lastSearch === 'string' ? lastSearch : sku ? productPath(sku.productId, sku.itemId) : paths.home;
  return (
    <div className={styles.ways}>
      <Link to={back} className={buttonClass({ look: 'ghost', size: 'lg' })}>
        继续购物
      </Link>
      <Link to={paths.cart} target="_blank" className={buttonClass({ look: 'fill', size: 'lg' })}>
        去购物车结算
      </Link>
    </div>
  );
}

function Related({ sku }: { sku: SkuDetail }) {
  const isPhone = useIsPhone();
  const related = useRelated(sku) ?? [];
  if (related.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>买了又买</h2>
      {isPhone ? <PhoneList skus={related} /> : <SkuGrid skus={related} />}
    </section>
  );
}

import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { paths, searchPath } from '../../app/paths.ts';
import { CompareBar } from '../compare/index.ts';
import { BuyBar } from './BuyBar.tsx';
import type { ItemKey } from './catalog.queries.ts';
import { Gallery } from './Gallery.tsx';
import { PhoneGallery } from './PhoneGallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import styles from './ProductView.module.css';
import { RelatedGoods } from './RelatedGoods.tsx';
import { SupplierCard } from './SupplierCard.tsx';
import { usePurchase } from './use-purchase.ts';

const ProductExtras = lazyPart(async () => (await import('./ProductExtras.tsx')).ProductExtras);
const RelatedWays = lazyPart(async () => (await import('./RelatedWays.tsx')).RelatedWays);

/** The product page of one item. `chosenItemId` is the one just clicked, whose data may still be on its way (`isStale`). `skuNo`: the number the page was opened by, '' where by id. */
export function ProductView({
  sku,
  chosenItemId,
  skuNo,
  isStale,
}: {
  sku: SkuDetail;
  chosenItemId: string;
  skuNo: string;
  isStale: boolean;
}) {
  const isPhone = useIsPhone();
  const purchase = usePurchase(sku);
  // What stands below the first screen is drawn behind it, in slices.
  const isTopDrawn = useDeferredValue(true, false);
  const item: ItemKey = skuNo ? { skuNo } : { itemId: sku.itemId };
  return (
    <div className={styles.page}>
      {!isPhone && <Crumbs sku={sku} />}
      <div className={styles.top} aria-busy={isStale || undefined}>
        {isPhone ? (
          <PhoneGallery sku={sku} item={item} key={sku.itemId} />
        ) : (
          <Gallery sku={sku} item={item} key={sku.itemId} />
        )}
        <ProductInfo sku={sku} chosenItemId={chosenItemId} purchase={purchase} isStale={isStale} />
      </div>
      {isTopDrawn && (
        <div className={styles.below}>
          <aside className={styles.side}>
            <SupplierCard sku={sku} />
            {!isPhone && <RelatedGoods sku={sku} />}
          </aside>
          <div className={styles.main}>
            <ProductFacts sku={sku} purchase={purchase} isStale={isStale} />
            <Near>
              <ProductExtras sku={sku} />
            </Near>
            {isPhone && <RelatedGoods sku={sku} />}
            <Near>
              <RelatedWays sku={sku} item={item} />
            </Near>
          </div>
        </div>
      )}
      {isPhone ? <BuyBar sku={sku} purchase={purchase} isStale={isStale} /> : <CompareBar />}
    </div>
  );
}

/** Loads when the reader comes near. */
function Near({ children }: { children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>('40px 0px');
  return (
    <div ref={ref} className={styles.extras}>
      {isNear && children}
    </div>
  );
}

function Crumbs({ sku }: { sku: SkuDetail }) {
  return (
    <nav className={styles.crumbs} aria-label="当前位置">
      <Link to={paths.home}>首页</Link>
      {sku.categoryPath.map(({ categoryId, categoryName }) => (
        <span key={categoryId}>
          <IconChevronRight size={14} />
          <Link to={searchPath({ categoryId })}>{categoryName}</Link>
        </span>
      ))}
      <span className={styles.here}>
        <IconChevronRight size={14} />
        <b aria-current="page">{[sku.brandName, sku.modelNo].filter(Boolean).join(' ') || sku.itemName}</b>
      </span>
    </nav>
  );
}

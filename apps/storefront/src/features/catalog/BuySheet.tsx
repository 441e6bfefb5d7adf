import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { closeBuySheet, type WantedGoods } from '../../app/goods/buy-sheet.ts';
import { quantityText, stockText } from '../../app/goods/goods-texts.ts';
import { showAdded } from '../cart/index.ts';
import styles from './BuySheet.module.css';
import { skuQuery } from './catalog.queries.ts';
import { SpecChips } from './SpecChips.tsx';
import { usePurchase } from './use-purchase.ts';

/** Phones: which specification and how many, before the goods go into the cart. Another page closes it. */
export function BuySheet({ goods }: { goods: WantedGoods }) {
  const [itemId, setItemId] = useState(goods.itemId);
  const isSignedIn = useIsSignedIn();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...skuQuery({ itemId, productId: goods.productId, isSignedIn }),
    placeholderData: (before) => before,
  });
  useClosingWithThePage();
  const sku = data?.resultData;
  if (!sku) {
    return (
      <Dialog title="选择规格和数量" side="bottom" onClose={closeBuySheet}>
        {error ? (
          <ErrorState title="规格没有加载出来" message={error.message} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </Dialog>
    );
  }
  return <Choice sku={sku} itemId={itemId} isStale={isPlaceholderData} onItem={setItemId} />;
}

function Choice({
  sku,
  itemId,
  isStale,
  onItem,
}: {
  sku: SkuDetail;
  /** The one just chosen, whose data may still be on its way. */
  itemId: string;
  isStale: boolean;
  onItem: (itemId: string) => void;
}) {
  const { quantity, setQuantity, limits, unitFen, canBuy, whyNot, addToCart, isAdding } = usePurchase(sku, {
    onAdded: (qty, button) => {
      showAdded({ qty, unitName: sku.unitName }, button);
      closeBuySheet();
    },
  });
  return (
    <Dialog
      title="选择规格和数量"
      side="bottom"
      onClose={closeBuySheet}
      footer={
        <Button
          look="fill"
          size="lg"
          className={styles.add}
          isBusy={isAdding}
          disabled={!canBuy || isStale}
          onClick={addToCart}
        >
          {canBuy ? '加入购物车' : whyNot}
        </Button>
      }
    >
      <div className={styles.goods} aria-busy={isStale || undefined}>
        <ImageWithFallback src={sku.imgs[0]?.imgUrl} alt="" priority className={styles.picture} />
        <div className={styles.words}>
          <Price fen={unitFen} unit={sku.unitName} className={styles.price} fallback="登录后可见价格" />
          <p className={styles.name}>{sku.itemName}</p>
          <p className={styles.stock}>{stockText(sku)}</p>
        </div>
      </div>
      <dl className={styles.rows}>
        <SpecChips sku={sku} chosenItemId={itemId} onChoose={onItem} />
        <dt className={styles.tall}>数量</dt>
        <dd>
          <Stepper value={quantity} onChange={setQuantity} size="lg" disabled={!canBuy} {...limits} />
          <span className={styles.hint}>{quantityText(sku) || sku.unitName}</span>
        </dd>
      </dl>
    </Dialog>
  );
}

function SheetSkeleton() {
  return (
    <Loading className={styles.waiting}>
      <div className={styles.goods}>
        <Skeleton width={88} height={88} radius={6} />
        <div className={styles.words}>
          <Skeleton width={96} height={26} />
          <Skeleton width="90%" />
          <Skeleton width="40%" height={12} />
        </div>
      </div>
      <Skeleton width="70%" height={36} />
      <Skeleton width={152} height={44} />
    </Loading>
  );
}

function useClosingWithThePage() {
  const { pathname, search } = useLocation();
  const page = useRef(pathname + search);
  useEffect(() => {
    if (page.current !== pathname + search) closeBuySheet();
  }, [pathname, search]);
}

import { earlyCodes } from '@jicai/domain/errors/early-codes.ts';
import { useFirstInSlices } from '@jicai/ui/hooks/use-first-in-slices.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useLocalState } from '../../app/local-state.ts';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { skuQuery } from './catalog.queries.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import styles from './ProductView.module.css';

const idPattern = /^\d{1,19}$/;
const readId = (text: string | null) => (text && idPattern.test(text) ? text : '');

/** /productDetail: the item named by itemId or by the number on its label (skuNo), or the first one of the product. Unknown and hidden goods lead to /error (spec section 2). */
export function ProductPage() {
  const [query] = useSearchParams();
  const productId = readId(query.get('productId'));
  const itemId = readId(query.get('itemId'));
  const skuNo = itemId || productId ? '' : (query.get('skuNo') ?? '').trim().slice(0, 64);
  const isSignedIn = useIsSignedIn();
  const found = useQuery({
    ...skuQuery({ itemId, productId, skuNo, isSignedIn }),
    enabled: itemId !== '' || productId !== '' || skuNo !== '',
    // Another item of the same product: the page stays while its prices and stock come.
    placeholderData: (before) => (before?.resultData.productId === productId ? before : undefined),
  });
  const { error, refetch, isPlaceholderData } = found;
  const sku = useFirstInSlices(found.data)?.resultData;
  useViewedItem(isPlaceholderData ? undefined : sku?.itemId);
  useEffect(() => {
    if (sku) useLocalState.setState({ detailsdata: sku });
  }, [sku]);

  if (!itemId && !productId && !skuNo) return <Navigate to={paths.error} replace />;
  if (error && !sku) {
    if (error instanceof Refusal && error.code !== earlyCodes.signedOut) return <Navigate to={paths.error} replace />;
    return (
      <ErrorState
        className={styles.error}
        title="商品没有加载出来"
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!sku) return <ProductSkeleton />;
  return (
    <ProductView
      sku={sku}
      chosenItemId={itemId || sku.itemId}
      skuNo={skuNo}
      isStale={isPlaceholderData}
      key={sku.productId}
    />
  );
}

/** Browsing history of signed-in users; a failure is never shown (docs/domain/catalog.md §5). */
function useViewedItem(itemId: string | undefined) {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn || !itemId) return;
    post('/api/CustBrowsing/Submit', { data: { itemId } }, { isQuiet: true }).catch(() => undefined);
  }, [isSignedIn, itemId]);
}

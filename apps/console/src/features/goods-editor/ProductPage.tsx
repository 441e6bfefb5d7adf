import { queryClient } from '@jicai/web/call/query-client.ts';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { productQuery } from './product.queries.ts';
import { emptyProduct, type ProductValues } from './product-values.ts';

const lost = { title: '没有这个商品', hint: '它可能属于另一家商城。', to: paths.goods, toText: '回到商品' };

/** /goods/:productId: one product with its items; "new" is one that is not there yet. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const [kept, setKept] = useState<{ changedMs: number; typed: ProductValues }>();
  const isNew = productId === 'new';
  const query = useQuery(productQuery(isNew ? '' : productId));
  if (isNew) return <ProductEditor key="new" product={undefined} start={emptyProduct} />;
  return (
    <DetailQuery isNamed={/^\d+$/.test(productId)} query={query} lost={lost}>
      {(product) => (
        <ProductEditor
          key={product.changedMs}
          product={product}
          {...(kept?.changedMs === product.changedMs && { typed: kept.typed })}
          onMerge={(newest, typed) => {
            setKept({ changedMs: newest.changedMs, typed });
            queryClient.setQueryData(productQuery(newest.productId).queryKey, newest);
          }}
        />
      )}
    </DetailQuery>
  );
}

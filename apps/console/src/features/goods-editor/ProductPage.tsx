import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { productQuery } from './product.queries.ts';
import { emptyProduct } from './product-values.ts';

const lost = { title: '没有这个商品', hint: '它可能属于另一家商城。', to: paths.goods, toText: '回到商品' };

/** /goods/:productId: one product with its items; "new" is one that is not there yet. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const isNew = productId === 'new';
  const query = useQuery(productQuery(isNew ? '' : productId));
  if (isNew) return <ProductEditor key="new" product={undefined} start={emptyProduct} />;
  return (
    <DetailQuery isNamed={/^\d+$/.test(productId)} query={query} lost={lost}>
      {(product) => <ProductEditor key={product.changedMs} product={product} />}
    </DetailQuery>
  );
}

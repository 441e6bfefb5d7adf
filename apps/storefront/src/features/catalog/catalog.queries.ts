import { queryOptions } from '@tanstack/react-query';
import { post } from '../../app/post.ts';

/** One item with its sisters: by itemId, or by productId its first item for sale. Hidden and unknown goods are refused with '5'. */
export const skuQuery = ({
  itemId,
  productId,
  isSignedIn,
}: {
  itemId: string;
  productId: string;
  isSignedIn: boolean;
}) => {
  const path = isSignedIn ? '/api/Product/GetSkuModel' : '/api/ProductToC/GetSkuModel';
  const body = { data: itemId ? { itemId } : { productId } };
  return queryOptions({ queryKey: [path, body], queryFn: ({ signal }) => post(path, body, { signal }) });
};

/** Who ships the goods; for signed-in buyers. */
export const supplierQuery = (supplierId: string) => {
  const path = '/api/BasSupplier/GetModel';
  const body = { data: { supplierId } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal, isQuiet: true }),
    staleTime: 300_000,
  });
};

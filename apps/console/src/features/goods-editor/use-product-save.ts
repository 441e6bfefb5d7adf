import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { type Product, refreshProduct } from './product.queries.ts';
import { productOf, type ProductValues } from './product-values.ts';
import { readStale, type StaleProduct } from './stale-product.ts';

/**
 * Saves what is typed of a product, `product` undefined for a new one. `stale` once somebody else saved it first: what both
 * did is merged there, and nothing that was typed is lost.
 */
export function useProductSave(product: Product | undefined, { mayEditCosts }: { mayEditCosts: boolean }) {
  const navigate = useNavigate();
  const [stale, setStale] = useState<StaleProduct>();
  const send = useWriteOnce(async (typed: ProductValues, requestId) => {
    const own = product && { productId: product.productId, changedMs: product.changedMs };
    const data = { ...productOf(typed, { mayEditCosts }), ...own, requestId };
    return (await post('/api/OpsGoods/SaveProduct', { data })).resultData;
  });
  async function write(typed: ProductValues): Promise<void> {
    const { productId, waitingNos } = await send(typed);
    toast.ok(product ? '已保存' : '商品已添加');
    if (waitingNos.length > 0) toast.info(`${waitingNos.join('、')} 的价格低于毛利线，已提交第二人复核`);
    await refreshProduct();
    if (!product) void navigate(productPath(productId), { replace: true });
  }
  async function save(typed: ProductValues): Promise<void> {
    try {
      await write(typed);
    } catch (error) {
      if (!product || !(error instanceof Refusal) || error.code !== errorCodes.outdated) throw error;
      setStale(await readStale(product, typed));
    }
  }
  return { save, stale };
}

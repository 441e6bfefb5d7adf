import type { ResultOf } from '@jicai/contract/index.ts';
import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { pdfType, sheetType, storeFile } from '../../files/index.ts';
import { selectShipHolds } from '../fulfil/ship-holds.store.ts';
import type { ReadOrder } from '../read/filled-orders.store.ts';
import { getOrdersByNo } from '../read/read-orders.ts';
import { actionsOf } from '../read/shop-orders.wire.ts';

export type Paper = ResultOf<'/api/OpsOrder/ExportPicking'>;
export type Skipped = Paper['skipped'][number];

/**
 * Orders by number, parted into those with which the act can be done now and the others with why not. Refused as notFound
 * when one of them is not the caller's.
 */
export async function chooseOrders(ctx: SignedInCtx, orderNos: readonly string[], action: ShopOrderAction) {
  const orders = await getOrdersByNo(ctx, [...new Set(orderNos)], 'all');
  const holds = await selectShipHolds(
    ctx,
    orders.map(({ head }) => head.orderId),
  );
  const taken: ReadOrder[] = [];
  const skipped: Skipped[] = [];
  for (const order of orders) {
    const { disabledReasons } = actionsOf(ctx, order, holds);
    const reason = disabledReasons[action];
    if (reason === undefined) taken.push(order);
    else skipped.push({ orderNo: order.head.orderNo, reason });
  }
  return { taken, skipped };
}

/** Keeps a paper for the caller. Refused as badInput where it would be empty, with the reason of the first order. */
export async function keepPaper(
  ctx: SignedInCtx,
  paper: {
    name: string;
    ending: 'pdf' | 'xlsx';
    rowCount: number;
    skipped: Skipped[];
    make: () => Promise<Uint8Array>;
  },
): Promise<Paper> {
  const { name, ending, rowCount, skipped, make } = paper;
  const [first] = skipped;
  if (rowCount === 0)
    throw badField('orderNos', first ? `没有可打印的内容：${first.orderNo} ${first.reason}` : '没有可打印的内容');
  const fileName = `${name}_${shanghaiDigits(ctx.now)}.${ending}`;
  const mediaType = ending === 'pdf' ? pdfType : sheetType;
  const link = await storeFile(ctx, { bytes: await make(), fileName, mediaType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount, skipped };
}

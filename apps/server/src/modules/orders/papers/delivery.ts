import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import type { ReadOrder } from '../read/filled-orders.store.ts';
import { getOrdersByNo } from '../read/read-orders.ts';
import { selectShopNames } from '../trades.store.ts';
import { keepPaper, type Paper, type Skipped } from './choose-orders.ts';
import { makeDeliveryPdf } from './delivery-pdf.ts';

export interface PaperParcel {
  order: ReadOrder;
  parcel: ReadOrder['parcels'][number];
  /** Its place among the order's, from 1. */
  no: number;
}

/** Parcels whose papers one file holds; more are printed in parts. */
const mostParcels = 200;

/** 送货单 of the parcels that have left (docs/domain/papers.md §8). Prices are the operators' to print: refused as forbidden for a supplier. */
export async function exportDelivery(
  ctx: SignedInCtx,
  {
    orderNos,
    parcelId,
    withPrices,
  }: { orderNos: readonly string[]; parcelId?: string | undefined; withPrices: boolean },
): Promise<Paper> {
  if (withPrices && ctx.actor.accountType !== accountTypes.operator) throw refuse.forbidden();
  const orders = await getOrdersByNo(ctx, [...new Set(orderNos)], 'all');
  const parcels = orders.flatMap((order) => parcelsOf(order, parcelId));
  if (parcels.length > mostParcels) throw badField('orderNos', `一次最多打印${mostParcels}个包裹，请分批打印`);
  const skipped: Skipped[] = orders
    .filter((order) => order.parcels.length === 0)
    .map(({ head }) => ({ orderNo: head.orderNo, reason: '还没有发出包裹' }));
  const { companyName: sellerName } = await selectShopNames(ctx);
  const paper = await keepPaper(ctx, {
    name: '送货单',
    ending: 'pdf',
    rowCount: parcels.length,
    skipped,
    make: () => makeDeliveryPdf(parcels, { sellerName, withPrices, madeAt: ctx.now }),
  });
  const printed = [...new Set(parcels.map(({ order }) => order.head.orderNo))].join(' ');
  await writeAudit(ctx, { subject: 'papers 送货单', before: null, after: { papers: printed } });
  return paper;
}

export const parcelsOf = (order: ReadOrder, parcelId: string | undefined): PaperParcel[] =>
  order.parcels
    .map((parcel, at) => ({ order, parcel, no: at + 1 }))
    .filter(({ parcel }) => parcelId === undefined || parcel.parcelId === parcelId);

import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudits } from '../../audit/index.ts';
import { updateWaybillsPrinted } from '../orders.store.ts';
import type { ReadOrder } from '../read/filled-orders.store.ts';
import { selectShopNames } from '../trades.store.ts';
import { chooseOrders, keepPaper, type Paper } from './choose-orders.ts';
import { parcelsOf } from './delivery.ts';
import { type Label, makeLabelsPdf } from './labels-pdf.ts';

/**
 * 面单 of these orders in one file (docs/domain/papers.md §9). It shows each receiver in full, so it is refused and recorded
 * order by order as `printWaybill` does.
 */
export async function exportLabels(
  ctx: SignedInCtx,
  { orderNos, parcelId }: { orderNos: readonly string[]; parcelId?: string | undefined },
): Promise<Paper> {
  if (parcelId !== undefined && orderNos.length !== 1) throw badField('parcelId', '一次只能指定一个包裹');
  const { taken, skipped } = await chooseOrders(ctx, orderNos, 'printWaybill');
  const { siteName } = await selectShopNames(ctx);
  const labels = taken.map((order) => labelOf(order, { parcelId, siteName }));
  const paper = await keepPaper(ctx, {
    name: '面单',
    ending: 'pdf',
    rowCount: labels.length,
    skipped,
    make: () => makeLabelsPdf(labels, ctx.now),
  });
  await updateWaybillsPrinted(
    ctx,
    taken.map(({ head }) => head.orderId),
  );
  await writeAudits(
    ctx,
    taken.map(({ head }) => ({ subject: `waybill ${head.orderNo}`, before: null, after: null })),
  );
  return paper;
}

function labelOf(order: ReadOrder, { parcelId, siteName }: { parcelId: string | undefined; siteName: string }): Label {
  const { head } = order;
  const [named] = parcelId === undefined ? [] : parcelsOf(order, parcelId);
  if (parcelId !== undefined && !named) throw refuse.notFound();
  const parcel = named?.parcel;
  const { receiver, mobile, telephone, areaText, address } = head.address;
  const due = order.lines.reduce((sum, line) => sum + line.qty - line.cancelledQty - line.shippedQty, 0);
  return {
    code: parcel?.logisticsNo || head.orderNo,
    carrier: parcel?.logisticsName ?? '',
    receiver,
    mobile: mobile || telephone,
    address: `${areaText} ${address}`,
    sender: [siteName, head.supplierName].filter(Boolean).join(' · '),
    orderNo: head.orderNo,
    pieces: parcel ? parcel.lines.reduce((sum, { qty }) => sum + qty, 0) : due,
    parcelNo: named?.no ?? order.parcels.length + 1,
    remark: head.remark,
  };
}

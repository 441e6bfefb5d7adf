import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { receiptFaults, reportText } from '@jicai/domain/orders/receipt.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import {
  type ReturnReason,
  type ReturnReasonCode,
  type ReturnType,
  returnTypes,
} from '@jicai/domain/returns/return-reasons.ts';
import { returnImagesFault, returnReasonOf, returnRemarkFault } from '@jicai/domain/returns/return-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { lockOrder, lockOrderLines, receiveByQuantity } from '../orders/index.ts';
import { addSheet } from './add-sheet.ts';
import type { ReceiptInput } from './returns.wire.ts';

type Input = ReceiptInput;
type Report = Input['reports'][number];
/** Who may act on the order, or a named receiver of its department. */
type Right = 'act' | 'receive';

/**
 * Receives one parcel by quantity and opens, in the same transaction, an after-sales sheet for each reported fault. The reported
 * units are neither accepted nor billed until their sheet ends. `as`: whether the caller acts for the order or as its
 * named receiver. Returns the numbers of the sheets.
 */
export async function receiveParcel(ctx: SignedInCtx, input: Input, as: Right): Promise<string[]> {
  const { orderNo, parcelId, version, reports } = input;
  const faults = reports.map((report) => report.fault);
  if (new Set(faults).size < faults.length) throw badField('reports', '同一类问题请填写在一起');
  const checked = reports.map((report, at) => ({ report, ...checkReport(report, at) }));
  const reported = reports.flatMap((report) => report.items);
  await receiveByQuantity(ctx, { orderNo, parcelId, version, reported, text: reportText(reports), as });
  const returnNos: string[] = [];
  // One after the other: each changes the order, and the next must see the change.
  for (const [at, one] of checked.entries())
    returnNos.push(await openSheet(ctx, { ...one, at, orderNo, parcelId, as }));
  return returnNos;
}

interface CheckedReport {
  returnType: ReturnType;
  reason: ReturnReason;
}

/** Refused as badInput at the first field that is wrong: the rules of the after-sales form. */
function checkReport({ fault, returnType, items, remark, images }: Report, at: number): CheckedReport {
  const { reasonCode, returnTypes: types }: { reasonCode: ReturnReasonCode; returnTypes: readonly ReturnType[] } =
    receiptFaults[fault];
  const field = (name: string) => `reports.${at}.${name}`;
  const type = types.find((allowed) => allowed === (returnType ?? types[0]));
  const reason = type && returnReasonOf(type, reasonCode);
  if (!type || !reason) throw badField(field('returnType'), '请选择售后类型');
  const ids = items.map((item) => item.orderLineId);
  if (new Set(ids).size < ids.length) throw badField(field('items'), '同一商品请填写在一行');
  const remarkFault = returnRemarkFault(remark, reasonCode);
  if (remarkFault) throw badField(field('remark'), remarkFault);
  const imagesFault = returnImagesFault(images.length, reason.needImage);
  if (imagesFault) throw badField(field('images'), imagesFault);
  return { returnType: type, reason };
}

async function openSheet(
  ctx: SignedInCtx,
  {
    report,
    returnType,
    reason,
    at,
    orderNo,
    parcelId,
    as,
  }: CheckedReport & { report: Report; at: number; orderNo: string; parcelId: string; as: Right },
): Promise<string> {
  const locked = await lockOrder(ctx, { orderNo }, as);
  const lines = new Map((await lockOrderLines(ctx, locked.order.orderId)).map((line) => [line.orderLineId, line]));
  const images = await claimFiles(ctx, {
    urls: report.images,
    bizType: bizTypes.afterSales,
    field: `reports.${at}.images`,
  });
  const { address } = locked.trade;
  return addSheet(ctx, locked, {
    returnType,
    reasonCode: reason.reasonCode,
    reasonName: receiptFaults[report.fault].name,
    withFreight: true,
    receiveState: report.fault === 'missing' ? receiveStates.notReceived : receiveStates.received,
    remark: report.remark,
    images,
    contactName: address.receiver,
    contactMobile: address.mobile,
    exchangeItemId: null,
    previousId: null,
    parcelId: null,
    receiptParcelId: parcelId,
    lines: report.items.flatMap(({ orderLineId, qty }) => {
      const line = lines.get(orderLineId);
      if (!line) return [];
      const isExchange = returnType === returnTypes.exchange;
      const applyFen = isExchange ? 0 : maxRefund(line, { nowQty: qty, withFreight: true, isDelivered: false }).feeFen;
      return [{ orderLineId, basis: 'transit' as const, qty, applyFen, isWhole: true }];
    }),
  });
}

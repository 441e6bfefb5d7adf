import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { type BadReason, foundLineFault, type MissingReason, missingQty } from '@jicai/domain/returns/inspection.ts';
import { refusalRemark } from '@jicai/domain/returns/return-form.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { requireVersion } from '../orders/index.ts';
import { putBackStock } from '../stock/index.ts';
import { requireReturnMove, releaseUnits, type LockedSheet, lockSheet, moveReturn } from './move-return.ts';
import { beginRefund } from './pay-out.ts';
import { type Inspection, selectBoughtItems, type SheetLine, updateInspection } from './returns.store.ts';

/** What the shop says of one line; `images` are addresses of uploads. */
interface FoundItem {
  orderLineId: string;
  goodQty: number;
  badQty: number;
  badReason?: BadReason | undefined;
  missingReason?: MissingReason | undefined;
  note: string;
  images: readonly string[];
}

/**
 * The shop records what came back: good and damaged units of every line, at most what was sent, with reasons for what is
 * damaged or missing and its own pictures. Fewer units lower the refund (docs/domain/returns.md §7).
 */
export async function receiveReturn(
  ctx: SignedInCtx,
  input: {
    returnNo: string;
    items: readonly FoundItem[];
    version: number | undefined;
  },
): Promise<void> {
  const held = await lockSheet(ctx, input);
  const { sheet } = held;
  requireReturnMove(sheet, 'receive');
  requireVersion(sheet, input.version);
  const inspected = await inspectionOf(ctx, held.lines, input.items);
  const after = await acceptReturnedGoods(ctx, held, inspected);
  await writeAudit(ctx, {
    subject: `return ${sheet.returnNo}`,
    before: { returnState: sheet.state },
    after: { returnState: after.sheet.state, items: input.items, refundFen: after.sheet.refundFen },
  });
}

/** 30 → 40 with the refund begun, or → 50 for an exchange; good pieces go back on the shelf. */
export async function acceptReturnedGoods(
  ctx: Ctx,
  held: LockedSheet,
  inspected: readonly Inspection[],
): Promise<LockedSheet> {
  const { sheet } = held;
  await updateInspection(ctx, inspected);
  const byId = new Map(inspected.map((one) => [one.returnLineId, one]));
  const lines = held.lines.map((line) => ({ ...line, ...byId.get(line.returnLineId) }));
  const missing = lines.reduce((sum, line) => sum + line.qty - (line.goodQty ?? 0) - (line.badQty ?? 0), 0);
  const moved = await moveReturn(
    ctx,
    { ...held, lines },
    {
      event: 'receive',
      toState: sheet.returnType === returnTypes.exchange ? returnStates.awaitingReship : returnStates.awaitingRefund,
      reason: missing > 0 ? `少收 ${missing} 件` : '',
    },
  );
  const after = sheet.returnType === returnTypes.exchange ? moved : await beginRefund(ctx, moved);
  const bought = await selectBoughtItems(
    ctx,
    lines.map((line) => line.orderLineId),
  );
  await putBackStock(
    ctx,
    lines.map((line) => ({
      itemId: bought.get(line.orderLineId) ?? '',
      qty: line.goodQty ?? 0,
      sourceId: line.returnLineId,
      reason: sheet.returnNo,
    })),
  );
  return after;
}

/** All units as good: what applies if the shop does not inspect them in time. */
export const allUnitsGood = (lines: readonly SheetLine[]): Inspection[] =>
  lines.map(({ returnLineId, qty }) => ({
    returnLineId,
    goodQty: qty,
    badQty: 0,
    badReason: null,
    missingReason: null,
    foundNote: '',
    foundImages: [],
  }));

async function inspectionOf(ctx: Ctx, lines: readonly SheetLine[], items: readonly FoundItem[]): Promise<Inspection[]> {
  const ids = new Set(items.map((item) => item.orderLineId));
  if (ids.size < items.length || ids.size < lines.length) throw badField('items', '请填写每种商品的验收数量');
  const found = items.map((item, at) => {
    const line = lines.find((one) => one.orderLineId === item.orderLineId);
    if (!line) throw refuse.notFound();
    const fault = foundLineFault({ ...item, qty: line.qty, imageCount: item.images.length });
    if (fault) throw badField(`items.${at}.${fault.field}`, fault.text);
    return { item, line };
  });
  if (items.every((one) => one.goodQty + one.badQty === 0)) throw badField('items', '未收到任何商品时请选择拒收');
  const urls = items.flatMap((item) => item.images);
  const fileIds = await claimFiles(ctx, { urls, bizType: bizTypes.afterSales, field: 'images' });
  return found.map(({ item, line: { returnLineId, qty } }) => ({
    returnLineId,
    goodQty: item.goodQty,
    badQty: item.badQty,
    badReason: (item.badQty > 0 && item.badReason) || null,
    missingReason: (missingQty({ ...item, qty }) > 0 && item.missingReason) || null,
    foundNote: item.note,
    foundImages: fileIds.splice(0, item.images.length),
  }));
}

/** The shop refuses the goods and sends them back to the buyer (30 → 90), with a reason and a picture. */
export async function refuseReceive(
  ctx: SignedInCtx,
  input: { returnNo: string; remark: string; images: readonly string[]; version: number | undefined },
): Promise<void> {
  const held = await lockSheet(ctx, input);
  const { sheet } = held;
  requireReturnMove(sheet, 'refuseReceive');
  requireVersion(sheet, input.version);
  const fault = refusalRemark(input.remark);
  if (fault) throw badField('remark', fault);
  if (input.images.length === 0) throw badField('images', '请上传凭证图片');
  const refusalImages = await claimFiles(ctx, { urls: input.images, bizType: bizTypes.afterSales, field: 'images' });
  const moved = await moveReturn(ctx, held, {
    event: 'refuseReceive',
    toState: returnStates.ended,
    fields: { auditRemark: input.remark, refusalImages },
    reason: input.remark,
  });
  await releaseUnits(ctx, moved, { settles: false });
  await writeAudit(ctx, {
    subject: `return ${sheet.returnNo}`,
    before: { returnState: sheet.state },
    after: { returnState: returnStates.ended, remark: input.remark },
  });
}

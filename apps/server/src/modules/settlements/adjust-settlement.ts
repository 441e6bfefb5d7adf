import { adjustmentOf, settlementTotals } from '@jicai/domain/settlements/settlement-money.ts';
import { settlementSources } from '@jicai/domain/settlements/settlement-states.ts';
import { adjustAloneFen } from '@jicai/domain/statements/statement-adjust.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange, requireNoneWaiting } from '../changes/index.ts';
import {
  lockAnySettlement,
  lockSettlement,
  moveSettlement,
  type NamedSettlement,
  requireSettlementMove,
} from './move-settlement.ts';
import { totalsNow } from './price-settlement.ts';
import {
  insertSettlementLines,
  type NewSettlementLine,
  releaseSettlementLines,
  selectSettlementLines,
  type SettlementLine,
} from './settlement-lines.store.ts';
import { selectShopOptions } from './settlement-facts.store.ts';
import type { SettlementRow } from './settlements.store.ts';

interface Adjust {
  lineId?: string | undefined;
  qty?: number | undefined;
  fee?: number | undefined;
  reason: string;
}

/**
 * 调整: adds rows of units or money (docs/domain/settlements.md §3). Above what one operator may adjust alone nothing changes yet: it
 * waits for a second one, and `changeId` names that request.
 */
export async function adjustSettlement(
  ctx: SignedInCtx,
  input: NamedSettlement & { adjusts: readonly Adjust[] },
): Promise<{ sheet: SettlementRow; changeId?: string }> {
  const sheet = await lockSettlement(ctx, input, 'adjust');
  await requireNoneWaiting(ctx, { kind: 'settlement.adjust', subjectId: sheet.id });
  const rows = await selectSettlementLines(ctx, sheet.id);
  const added = plan(ctx, rows, input.adjusts);
  if (await mayAdjustAlone(ctx, rows, added)) return { sheet: await write(ctx, sheet, added) };
  const { changeId } = await requestChange(ctx, {
    kind: 'settlement.adjust',
    subjectId: sheet.id,
    subjectName: sheet.settlementNo,
    before: standing(sheet),
    after: { changeFen: sumOf(added), adjusts: input.adjusts },
    reason: input.adjusts
      .map((one) => one.reason)
      .join('；')
      .slice(0, 200),
  });
  return { sheet, changeId };
}

const sumOf = (added: readonly NewSettlementLine[]) =>
  added.reduce((sum, row) => sum + row.feeFen - row.commissionFen, 0);

/** The same adjustment, applied after a second operator has confirmed it. */
export const settlementAdjustChange: ChangeSubject = {
  lock: async (ctx, settleId) => standing(await lockAnySettlement(ctx, settleId)),
  async apply(ctx, { subjectId, after }) {
    const sheet = await lockAnySettlement(ctx, subjectId);
    requireSettlementMove(sheet, 'adjust');
    const rows = await selectSettlementLines(ctx, subjectId);
    // Stored from the body of the first call.
    await write(ctx, sheet, plan(ctx, rows, (after as unknown as { adjusts: Adjust[] }).adjusts));
  },
};

const standing = ({ state, totalFen, adjustFen }: SettlementRow) => ({
  settleState: state,
  totalFee: totalFen,
  adjustFee: adjustFen,
});

/** The rows that are added; each adjustment sees those before it. Refused with notFound and badInput at adjusts. */
function plan(ctx: Ctx, rows: readonly SettlementLine[], adjusts: readonly Adjust[]): NewSettlementLine[] {
  const added: NewSettlementLine[] = [];
  for (const { lineId, qty, fee, reason } of adjusts) {
    const id = ctx.newId();
    const base = { id, sourceType: settlementSources.adjustment, sourceId: id, happenedAt: ctx.now, reason };
    if (lineId === undefined) {
      if (fee === undefined || fee === 0) throw badField('adjusts', '请填写调整金额');
      added.push({ ...base, qty: 0, feeFen: fee, rateBp: 0, commissionFen: 0 });
      continue;
    }
    const about = rows.find((row) => row.id === lineId && row.sourceType !== settlementSources.adjustment);
    if (!about) throw refuse.notFound();
    const earlier = [...rows, ...added].filter((row) => row.aboutId === lineId);
    const row = {
      ...about,
      adjustedQty: earlier.reduce((sum, one) => sum + one.qty, 0),
      adjustedFen: earlier.reduce((sum, one) => sum + one.feeFen, 0),
    };
    const made = adjustmentOf(row, qty === undefined ? { feeFen: fee ?? 0 } : { qty });
    if (!made) throw badField('adjusts', '调整后数量或金额不能小于零，缺进价的行只能先补录');
    added.push({
      ...base,
      ...made,
      aboutId: lineId,
      orderLineId: about.orderLineId,
      costFen: qty === undefined ? null : about.costFen,
      rateBp: qty === undefined ? 0 : about.rateBp,
    });
  }
  return added;
}

/** All adjustments of the sheet count together; the limits are those of customers' statements. */
async function mayAdjustAlone(
  ctx: Ctx,
  rows: readonly SettlementLine[],
  added: readonly NewSettlementLine[],
): Promise<boolean> {
  const options = statementOptionsOf(await selectShopOptions(ctx));
  const own = [...rows.filter((row) => row.sourceType === settlementSources.adjustment), ...added];
  const adjustedFen = own.reduce((sum, row) => sum + Math.abs(row.feeFen), 0);
  const { receivedFen, returnedFen } = settlementTotals(rows);
  return adjustedFen <= adjustAloneFen(options, receivedFen + returnedFen);
}

async function write(
  ctx: SignedInCtx,
  sheet: SettlementRow,
  added: readonly NewSettlementLine[],
): Promise<SettlementRow> {
  await insertSettlementLines(ctx, sheet.id, added);
  const fields = await totalsNow(ctx, sheet.id);
  const reason = added
    .map((row) => row.reason)
    .join('；')
    .slice(0, 200);
  const moved = await moveSettlement(ctx, sheet, { event: 'adjust', fields, reason });
  await told(ctx, sheet, fields.totalFen ?? 0, reason);
  return moved;
}

const told = (ctx: SignedInCtx, sheet: SettlementRow, totalFen: number, reason: string) =>
  writeAudit(ctx, {
    subject: `settlement ${sheet.settlementNo}`,
    before: { totalFen: sheet.totalFen },
    after: { totalFen, reason },
  });

/** Takes an adjustment back. Refused with notFound, statementChanged and outdated. */
export async function reverseSettlementAdjust(
  ctx: SignedInCtx,
  input: NamedSettlement & { lineId: string },
): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'reverseAdjust');
  await requireNoneWaiting(ctx, { kind: 'settlement.adjust', subjectId: sheet.id });
  const rows = await selectSettlementLines(ctx, sheet.id);
  const row = rows.find(({ id, sourceType }) => id === input.lineId && sourceType === settlementSources.adjustment);
  if (!row) throw refuse.notFound();
  await releaseSettlementLines(ctx, sheet.id, [row.id]);
  const fields = await totalsNow(ctx, sheet.id);
  const moved = await moveSettlement(ctx, sheet, { event: 'reverseAdjust', fields, reason: row.reason });
  await told(ctx, sheet, fields.totalFen ?? 0, row.reason);
  return moved;
}

import { pricedRow, settlementTotals } from '@jicai/domain/settlements/settlement-money.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { lockSettlement, moveSettlement, type NamedSettlement } from './move-settlement.ts';
import { selectMissing, selectSettlementLines, updateSettlementLines } from './settlement-lines.store.ts';
import type { SettlementFields, SettlementRow } from './settlements.store.ts';

/** The sums of a sheet from its rows, with how many have no cost. */
export async function totalsNow(ctx: Ctx, settlementId: string): Promise<SettlementFields> {
  const missingCount = (await selectMissing(ctx, settlementId)).length;
  return { ...settlementTotals(await selectSettlementLines(ctx, settlementId)), missingCount };
}

/**
 * Fills in what items cost on a draft, for their rows without a cost; rows that have one keep it. Refused with notFound,
 * statementChanged, outdated, and badInput for an item that lacks none.
 */
export async function setSettlementCosts(
  ctx: SignedInCtx,
  input: NamedSettlement & { costs: readonly { itemId: string; costFee: number }[] },
): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'setCost');
  const missing = await selectMissing(ctx, sheet.id);
  for (const { itemId, costFee } of input.costs) {
    const rows = missing.filter((row) => row.itemId === itemId);
    if (rows.length === 0) throw badField('costs', '这个商品没有缺进价的明细');
    for (const row of rows) {
      const { costFen, feeFen, commissionFen } = pricedRow({ qty: row.qty, rateBp: row.rateBp }, costFee);
      await updateSettlementLines(ctx, sheet.id, [row.lineId], { costFen, feeFen, commissionFen });
    }
  }
  const moved = await moveSettlement(ctx, sheet, { event: 'setCost', fields: await totalsNow(ctx, sheet.id) });
  // The log has more readers than costs have: it counts the items.
  await writeAudit(ctx, {
    subject: `settlement ${sheet.settlementNo}`,
    before: null,
    after: { 补录进价的商品: input.costs.length },
  });
  return moved;
}

/** Sends a draft to its supplier. Refused with stateChanged while a row has no cost. */
export async function sendSettlement(ctx: SignedInCtx, input: NamedSettlement): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'send');
  if (sheet.missingCount > 0) throw refuse.stateChanged({ text: `还有 ${sheet.missingCount} 行缺进价，请先补录` });
  const toState = settlementStates.awaitingConfirm;
  const moved = await moveSettlement(ctx, sheet, { event: 'send', toState, fields: { sentAt: ctx.now } });
  await writeAudit(ctx, {
    subject: `settlement ${sheet.settlementNo}`,
    before: { settleState: sheet.state },
    after: { settleState: toState },
  });
  return moved;
}

import {
  billLineKindTexts,
  billLineStates,
  type BillLineState,
  billLineStateTexts,
} from '@jicai/domain/channel-bills/channel-bills.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { lockBillLine, updateBillLine } from './bill-lines.store.ts';

/** Says why a difference is one; it asks nothing more. Refused as stateChanged unless it is open. */
export const explainLine = (ctx: Ctx, { lineId, note }: { lineId: string; note: string }): Promise<BillLineState> =>
  move(ctx, { lineId, note, from: billLineStates.open, to: billLineStates.explained });

/** The other way round. */
export const reopenBillLine = (ctx: Ctx, lineId: string): Promise<BillLineState> =>
  move(ctx, { lineId, note: '', from: billLineStates.explained, to: billLineStates.open });

async function move(
  ctx: Ctx,
  { lineId, note, from, to }: { lineId: string; note: string; from: BillLineState; to: BillLineState },
): Promise<BillLineState> {
  const line = await lockBillLine(ctx, lineId);
  if (!line) throw refuse.notFound();
  if (line.lineState !== from) throw refuse.stateChanged({ text: '这笔差异已处理，请刷新后查看' });
  await updateBillLine(ctx, lineId, { lineState: to, note });
  await writeAudit(ctx, {
    subject: `billLine ${line.lineNo}`,
    before: { 差异: billLineStateTexts[from] },
    after: {
      差异: billLineStateTexts[to],
      类型: billLineKindTexts[line.lineKind],
      feeFen: line.billFen ?? line.ownFen ?? 0,
      ...(note && { note }),
    },
  });
  return to;
}

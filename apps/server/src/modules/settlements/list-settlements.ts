import type { BodyOf } from '@jicai/contract/index.ts';
import { periodOf } from '@jicai/domain/statements/statement-period.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type Page, pageOf, spanOf } from '../../http/paging.ts';
import { badField } from '../../http/refusal.ts';
import { selectSettlementPage } from './settlements.store.ts';
import { toSettlementHead } from './settlements.wire.ts';

type Asked = Omit<BodyOf<'/api/OpsSettle/GetPage'>['reqData'], 'supplierId'> & {
  supplierId?: string | undefined;
  searchKey: string | undefined;
};

/** The sheets that the caller may see, of one supplier where it is named. */
export async function readSettlements(ctx: SignedInCtx, asked: Asked, page: Page) {
  const { month, settleStates: states, supplierId, searchKey } = asked;
  const period = month === undefined ? undefined : periodOf(month);
  if (month !== undefined && !period) throw badField('month', '请选择正确的账期月份');
  const filter = { states, periodFrom: period?.from, searchKey, supplierId };
  const { rows, total } = await selectSettlementPage(ctx, filter, spanOf(page));
  return { resultData: rows.map((row) => toSettlementHead(ctx, row)), ...pageOf(page, total) };
}

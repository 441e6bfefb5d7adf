import type { ResultOf } from '@jicai/contract/index.ts';
import { orderSheetColumns, supplierSheetColumns } from '@jicai/domain/orders/order-sheet.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import type { SheetColumn } from '../../files/index.ts';
import { columns, type NetRow, writeOrders } from './export-orders.ts';
import type { OrderFilter } from './order-list.store.ts';

const customer: SheetColumn<NetRow> = { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName };

/**
 * The orders of a list of the shop's side as XLSX, in all columns the caller may have or those asked for, which come in their
 * usual order; that they were taken stands in the log.
 */
export async function exportShopOrders(
  ctx: SignedInCtx,
  filter: OrderFilter,
  asked: readonly string[] | undefined,
): Promise<ResultOf<'/api/OpsOrder/Export'>> {
  const isOperator = ctx.actor.accountType === accountTypes.operator;
  const allowed = isOperator ? orderSheetColumns : supplierSheetColumns;
  const unknown = asked?.find((title) => !allowed.includes(title));
  if (unknown !== undefined) throw badField('reqData.columns', `没有“${unknown}”这一列`);
  const wanted = asked ?? allowed;
  const shown = [customer, ...columns].filter(({ title }) => wanted.includes(title));
  const file = await writeOrders(ctx, filter, shown);
  await writeAudit(ctx, {
    subject: 'papers 订单导出',
    before: null,
    after: { rowCount: file.rowCount, filter: JSON.stringify({ ...filter, scope: undefined }) },
  });
  return file;
}

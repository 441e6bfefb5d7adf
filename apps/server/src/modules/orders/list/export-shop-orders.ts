import type { ResultOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { writeAudit } from '../../audit/index.ts';
import type { SheetColumn } from '../../files/index.ts';
import { columns, type NetRow, writeOrders } from './export-orders.ts';
import type { OrderFilter } from './order-list.store.ts';

const customer: SheetColumn<NetRow> = { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName };

/** What a supplier may take along (docs/domain/suppliers.md §1): named one by one, so that a new column stays the operators'. */
const toldToSuppliers: readonly string[] = [
  '下单时间',
  '订单号',
  '下单人',
  '部门',
  '供应商',
  '订单状态',
  '完成时间',
  '商品编号',
  '商品名称',
  '规格',
  '单位',
  '数量',
  '已取消',
  '已发货',
  '已收货',
  '已退货',
  '收货人',
  '收货地址',
  '备注',
];

/** The orders of a list of the shop's side as XLSX; that they were taken stands in the log. */
export async function exportShopOrders(
  ctx: SignedInCtx,
  filter: OrderFilter,
): Promise<ResultOf<'/api/OpsOrder/Export'>> {
  const isOperator = ctx.actor.accountType === accountTypes.operator;
  const shown = isOperator ? columns : columns.filter(({ title }) => toldToSuppliers.includes(title));
  const file = await writeOrders(ctx, filter, [customer, ...shown]);
  await writeAudit(ctx, {
    subject: 'papers 订单导出',
    before: null,
    after: { rowCount: file.rowCount, filter: JSON.stringify({ ...filter, scope: undefined }) },
  });
  return file;
}

import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { customerStateTexts } from '@jicai/domain/people/account-types.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import type { SheetColumn } from '../files/index.ts';
import { countCustomers, selectCustomers } from './customer-list.store.ts';
import { toCustomer } from './customers.wire.ts';

type Body = BodyOf<'/api/OpsCustomer/Export'>;
type Row = ResultOf<'/api/OpsCustomer/GetPage'>[number];

const text = (title: string, width: number, value: (row: Row) => string): SheetColumn<Row> => ({
  title,
  width,
  kind: 'text',
  value,
});
/** Empty where the company has no credit. */
const fee = (title: string, value: (credit: NonNullable<Row['credit']>) => number): SheetColumn<Row> => ({
  title,
  width: 16,
  kind: 'fen',
  value: ({ credit }) => (credit ? value(credit) : null),
});

const columns: readonly SheetColumn<Row>[] = [
  text('客户', 32, (row) => row.customerName),
  text('统一社会信用代码', 22, (row) => row.taxNo),
  text('联系人', 12, (row) => row.contactName),
  text('状态', 10, (row) => (row.isClosed ? '已关闭' : customerStateTexts[row.customerState])),
  text('停止发货', 24, (row) => row.shipHold),
  text('业务员', 12, (row) => row.salesmanName),
  text('结算方式', 18, (row) => row.termText),
  fee('信用额度', (credit) => credit.limitFee),
  fee('临时额度', (credit) => credit.tempFee),
  fee('已用额度', (credit) => credit.usedFee),
  fee('可用额度', (credit) => credit.availFee),
  fee('逾期金额', (credit) => credit.overdueFee),
  text('开户时间', 20, (row) => row.createTime),
];

/** The customers of a list as a sheet; nothing of it that the list itself does not show. */
export function customersSheet(_ctx: SignedInCtx, { reqData, searchKey }: Body): ListSheet {
  const { columns: asked, ...rest } = reqData;
  const filter = { ...rest, searchKey };
  const limit = listExports.customers.mostRows + 1;
  return tableSheet({
    name: '客户',
    columns,
    asked,
    count: (ctx) => countCustomers(ctx, filter),
    batches: readAtOnce(async (ctx) =>
      (await selectCustomers(ctx, filter, { limit, offset: 0 })).map((row) => toCustomer(row, ctx.now)),
    ),
  });
}

/** Begins to write it; that it was taken stands in the log. */
export const exportCustomers = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'customers',
    body,
    sheetOf: customersSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });

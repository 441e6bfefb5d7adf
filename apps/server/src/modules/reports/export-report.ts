import type { ExportedTable } from '@jicai/domain/reports/report-tables.ts';
import type { ReportUnit } from '@jicai/domain/reports/report-span.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { readCustomers } from './read-customers.ts';
import { readDelivery } from './read-delivery.ts';
import { readReturned } from './read-returned.ts';
import { readSales } from './read-sales.ts';
import { readTable } from './read-table.ts';
import type { AskedDays } from './report-days.ts';
import type { toSales } from './sales.wire.ts';

interface Sheet {
  rows: number;
  bytes: Uint8Array;
}

const all = { limit: 5000, offset: 0 };
const names: Readonly<Record<ExportedTable, string>> = {
  days: '销售走势',
  category: '分类销售',
  brand: '品牌销售',
  supplier: '供应商销售',
  customer: '客户销售',
  item: '商品销售',
  delivery: '供应商履约',
  newCustomers: '新客户',
  lostCustomers: '流失客户',
  returns: '售后率',
  returnReasons: '售后原因',
};

/** One table of the reports as XLSX, and that it was taken into the log. */
export async function exportReport(
  ctx: SignedInCtx,
  { table, ...asked }: AskedDays & { table: ExportedTable; unit?: ReportUnit | undefined },
) {
  const name = names[table];
  const { rows, bytes } = await sheetOf(ctx, table, asked);
  const link = await storeFile(ctx, {
    bytes,
    fileName: `${name}_${shanghaiDigits(ctx.now)}.xlsx`,
    mediaType: sheetType,
  });
  const { dateFrom = '', dateTo = '' } = asked;
  await writeAudit(ctx, { subject: `report ${name}`, before: null, after: { dateFrom, dateTo, 条数: rows } });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows };
}

async function sheetOf(
  ctx: SignedInCtx,
  table: ExportedTable,
  asked: AskedDays & { unit?: ReportUnit | undefined },
): Promise<Sheet> {
  switch (table) {
    case 'days':
      return write(names.days, [dayColumn, ...salesColumns, orderColumn], (await readSales(ctx, asked)).points);
    case 'category':
      return write(names.category, [nameColumn('分类'), ...tableColumns], await allCategories(ctx, asked));
    case 'brand':
    case 'supplier':
    case 'customer':
    case 'item': {
      const { rows } = await readTable(ctx, { ...asked, by: table, page: all });
      return write(names[table], [nameColumn('名称'), ...tableColumns], rows);
    }
    case 'delivery':
      return write(names.delivery, deliveryColumns, (await readDelivery(ctx, asked)).suppliers);
    case 'newCustomers':
    case 'lostCustomers': {
      const kind = table === 'newCustomers' ? 'new' : 'lost';
      return write(names[table], customerColumns, (await readCustomers(ctx, { ...asked, kind, page: all })).rows);
    }
    case 'returns':
      return write(names.returns, returnColumns, (await readReturned(ctx, asked)).suppliers);
    case 'returnReasons':
      return write(names.returnReasons, reasonColumns, (await readReturned(ctx, asked)).reasons);
    default:
      return table satisfies never;
  }
}

async function write<R>(name: string, columns: readonly SheetColumn<R>[], rows: readonly R[]): Promise<Sheet> {
  return { rows: rows.length, bytes: await writeSheet(name, columns, rows) };
}

/** Every category with sales, each below the one it belongs to. */
async function allCategories(ctx: SignedInCtx, asked: AskedDays, parentKey = '0', above = ''): Promise<TableRow[]> {
  const { rows } = await readTable(ctx, { ...asked, by: 'category', parentKey, page: all });
  const found: TableRow[] = [];
  for (const row of rows) {
    const name = above === '' ? row.name : `${above} / ${row.name}`;
    found.push({ ...row, name });
    if (row.hasBranches) found.push(...(await allCategories(ctx, asked, row.key, name)));
  }
  return found;
}

type TableRow = Awaited<ReturnType<typeof readTable>>['rows'][number];
type Point = Awaited<ReturnType<typeof readSales>>['points'][number];
type Delivery = Awaited<ReturnType<typeof readDelivery>>['suppliers'][number];
type Customer = Awaited<ReturnType<typeof readCustomers>>['rows'][number];
type Returned = Awaited<ReturnType<typeof readReturned>>['suppliers'][number];
type Reason = Awaited<ReturnType<typeof readReturned>>['reasons'][number];

const percent = (bp: number | undefined): string => (bp === undefined ? '' : `${(bp / 100).toFixed(1)}%`);
const text = <R>(title: string, width: number, value: (row: R) => string): SheetColumn<R> => ({
  title,
  width,
  kind: 'text',
  value,
});
const fen = <R>(title: string, value: (row: R) => number | undefined): SheetColumn<R> => ({
  title,
  width: 16,
  kind: 'fen',
  value: (row) => value(row) ?? null,
});
const count = <R>(title: string, value: (row: R) => number | undefined): SheetColumn<R> => ({
  title,
  width: 12,
  kind: 'count',
  value: (row) => value(row) ?? null,
});

type Sales = ReturnType<typeof toSales>;
const salesColumns: readonly SheetColumn<Sales>[] = [
  fen('销售额', (row) => row.netFee),
  fen('成交', (row) => row.soldFee),
  fen('退款', (row) => row.soldFee - row.netFee),
  fen('毛利', (row) => row.marginFee),
  text('毛利率', 10, (row) => percent(row.marginRate)),
  fen('缺进价的销售额', (row) => row.uncostedFee),
];
const dayColumn = text<Point>('日期', 14, (row) => row.day);
const orderColumn = count<Point>('订单', (row) => row.orderCount);
const nameColumn = (title: string) => text<TableRow>(title, 40, (row) => row.name);
const tableColumns: readonly SheetColumn<TableRow>[] = [
  ...salesColumns,
  text('占比', 10, (row) => percent(row.share)),
  fen('对比期销售额', (row) => row.beforeFee),
  text('增长', 10, (row) => percent(row.growthRate)),
  count('订单', (row) => row.orderCount),
  count('订单行', (row) => row.lineCount),
  count('件数', (row) => row.qty),
];
const deliveryColumns: readonly SheetColumn<Delivery>[] = [
  text('供应商', 30, (row) => row.supplierName),
  count('发货订单', (row) => row.orderCount),
  count('按时发货', (row) => row.onTimeCount),
  text('准时率', 10, (row) => percent(row.onTimeRate)),
  text('对比期准时率', 14, (row) => percent(row.beforeRate)),
  count('平均发货分钟', (row) => row.averageMinutes),
  count('现在超时未发', (row) => row.lateNowCount),
];
const customerColumns: readonly SheetColumn<Customer>[] = [
  text('客户', 40, (row) => row.customerName),
  fen('销售额', (row) => row.netFee),
  count('订单', (row) => row.orderCount),
  text('最近下单', 14, (row) => row.lastDay),
];
const returnColumns: readonly SheetColumn<Returned>[] = [
  text('供应商', 30, (row) => row.supplierName),
  count('售后单', (row) => row.sheetCount),
  count('订单', (row) => row.orderCount),
  text('售后率', 10, (row) => percent(row.rate)),
  fen('退款', (row) => row.refundFen),
];
const reasonColumns: readonly SheetColumn<Reason>[] = [
  text('原因', 30, (row) => row.reason),
  count('售后单', (row) => row.sheetCount),
  text('占比', 10, (row) => percent(row.share)),
];

import type { ResultOf } from '@jicai/contract/index.ts';
import { type NetLine, netOrder } from '@jicai/domain/orders/net-lines.ts';
import { orderStateTexts, payModeTexts, tradePayStateTexts } from '@jicai/domain/orders/order-states.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../../files/index.ts';
import { type ExportRow, selectExportRows, takeExportLock } from './export.store.ts';
import { netSourceOf } from '../read/net-source.ts';
import type { OrderFilter } from './order-list.store.ts';

const maxRows = 5000;
const timeOf = (at: Date | null) => (at ? shanghaiTime(at) : '');

export type NetRow = ExportRow & { net: NetLine };

export const columns: readonly SheetColumn<NetRow>[] = [
  { title: '下单时间', width: 20, kind: 'text', value: (row) => shanghaiTime(row.createdAt) },
  { title: '订单号', width: 22, kind: 'text', value: (row) => row.orderNo },
  { title: '交易单号', width: 22, kind: 'text', value: (row) => row.tradeNo },
  { title: '采购单号', width: 16, kind: 'text', value: (row) => row.purchaseNo },
  { title: '成本中心', width: 12, kind: 'text', value: (row) => row.costCenter },
  { title: '下单人', width: 10, kind: 'text', value: (row) => row.userName },
  { title: '部门', width: 14, kind: 'text', value: (row) => row.orgName },
  { title: '供应商', width: 24, kind: 'text', value: (row) => row.supplierName },
  { title: '订单状态', width: 10, kind: 'text', value: (row) => orderStateTexts[row.state] },
  { title: '支付方式', width: 10, kind: 'text', value: (row) => payModeTexts[row.payMode] },
  { title: '付款状态', width: 10, kind: 'text', value: (row) => tradePayStateTexts[row.payState] },
  { title: '付款时间', width: 20, kind: 'text', value: (row) => timeOf(row.paidAt) },
  { title: '完成时间', width: 20, kind: 'text', value: (row) => timeOf(row.completedAt) },
  { title: '商品编号', width: 14, kind: 'text', value: (row) => row.itemNo },
  { title: '商品名称', width: 40, kind: 'text', value: (row) => row.itemName },
  {
    title: '规格',
    width: 20,
    kind: 'text',
    value: (row) => [row.itemSpec, row.colorName].filter(Boolean).join(' · '),
  },
  { title: '单位', width: 6, kind: 'text', value: (row) => row.unitName },
  { title: '单价', width: 12, kind: 'fen', value: (row) => row.priceFen },
  { title: '数量', width: 8, kind: 'count', value: (row) => row.qty },
  // Of what a sale unit holds, such as 24 bottles of a box.
  { title: '件数', width: 8, kind: 'count', value: (row) => row.qty * row.pieceQty },
  { title: '已取消', width: 8, kind: 'count', value: (row) => row.cancelledQty },
  { title: '已发货', width: 8, kind: 'count', value: (row) => row.shippedQty },
  { title: '已收货', width: 8, kind: 'count', value: (row) => row.receivedQty },
  { title: '已退货', width: 8, kind: 'count', value: (row) => row.returnedQty },
  { title: '商品金额', width: 12, kind: 'fen', value: (row) => row.goodsFen },
  { title: '优惠', width: 10, kind: 'fen', value: (row) => row.discountFen },
  { title: '运费', width: 10, kind: 'fen', value: (row) => row.freightFen },
  { title: '应付金额', width: 12, kind: 'fen', value: (row) => row.payFen },
  { title: '已退款', width: 12, kind: 'fen', value: (row) => row.refundedFen },
  { title: '税率', width: 8, kind: 'text', value: (row) => `${row.taxRateBp / 100}%` },
  // What is left, as on 采购订单: net price × quantity − discount = amount, whose tax stands beside it; freight apart.
  { title: '净数量', width: 8, kind: 'count', value: ({ net }) => net.qty },
  { title: '净商品金额', width: 12, kind: 'fen', value: ({ net }) => net.goodsFen },
  { title: '净优惠', width: 10, kind: 'fen', value: ({ net }) => net.discountFen },
  { title: '净金额', width: 12, kind: 'fen', value: ({ net }) => net.feeFen },
  { title: '净税额', width: 12, kind: 'fen', value: ({ net }) => net.taxFen },
  { title: '净运费', width: 10, kind: 'fen', value: ({ net }) => net.freightFen },
  { title: '运费税额', width: 10, kind: 'fen', value: ({ net }) => net.freightTaxFen },
  { title: '收货人', width: 10, kind: 'text', value: (row) => row.address.receiver },
  {
    title: '收货地址',
    width: 40,
    kind: 'text',
    value: (row) => `${row.address.areaText} ${row.address.address}`,
  },
  { title: '备注', width: 24, kind: 'text', value: (row) => row.remark },
];

/** Writes the orders of a list into an XLSX file, one row a line. Refused as repeated while another export of the account runs, badInput beyond 5,000 rows. */
export async function exportOrders(ctx: SignedInCtx, filter: OrderFilter): Promise<ResultOf<'/api/ShopOrder/Export'>> {
  if (!(await takeExportLock(ctx))) throw refuse.repeated({ text: '上一次导出还在进行，请稍候' });
  const rows = await selectExportRows(ctx, filter, maxRows + 1);
  if (rows.length > maxRows) throw badField('reqData', `一次最多导出${maxRows}行明细，请缩小筛选范围`);
  const bytes = await writeSheet('订单', columns, withNet(rows));
  const link = await storeFile(ctx, { bytes, fileName: `订单_${shanghaiDigits(ctx.now)}.xlsx`, mediaType: sheetType });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}

/** Each row with what is left of it; the rows of an order stand together, for freight is taxed for all of it. */
export function withNet(rows: readonly ExportRow[]): NetRow[] {
  const byOrder = new Map<string, ExportRow[]>();
  for (const row of rows) {
    const ofOrder = byOrder.get(row.orderNo);
    if (ofOrder) ofOrder.push(row);
    else byOrder.set(row.orderNo, [row]);
  }
  return [...byOrder.values()].flatMap((ofOrder) => {
    const { lines } = netOrder(ofOrder.map((row) => netSourceOf(row, row)));
    return ofOrder.flatMap((row, at) => {
      const net = lines[at];
      return net ? [{ ...row, net }] : [];
    });
  });
}

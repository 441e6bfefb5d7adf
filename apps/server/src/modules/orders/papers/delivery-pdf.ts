import { piecesNote } from '@jicai/domain/goods/pieces.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { openPdf, type PdfDoc } from '../../files/index.ts';
import type { PaperParcel } from './delivery.ts';
import { drawFoot, drawHead, drawTable, type PaperColumn, sheet } from './draw-table.ts';

const plain: readonly PaperColumn[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '商品编号', width: 84, align: 'left' },
  { title: '品名及规格', width: 261, align: 'left' },
  { title: '单位', width: 40, align: 'center' },
  { title: '发货数量', width: 52, align: 'right' },
  { title: '实收', width: 52, align: 'right' },
];
const priced: readonly PaperColumn[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '商品编号', width: 74, align: 'left' },
  { title: '品名及规格', width: 191, align: 'left' },
  { title: '单位', width: 34, align: 'center' },
  { title: '发货数量', width: 48, align: 'right' },
  { title: '含税单价', width: 56, align: 'right' },
  { title: '金额', width: 50, align: 'right' },
  { title: '实收', width: 36, align: 'right' },
];
const signHeight = 76;

/** 送货单, a page or more for each parcel, with room for who receives it. */
export async function makeDeliveryPdf(
  parcels: readonly PaperParcel[],
  options: { sellerName: string; withPrices: boolean; madeAt: Date },
): Promise<Uint8Array> {
  const { doc, finish } = await openPdf({
    size: [sheet.width, sheet.height],
    title: '送货单',
    madeAt: options.madeAt,
  });
  for (const [at, one] of parcels.entries()) {
    if (at > 0) doc.addPage();
    await drawParcel(doc, one, options);
    await turn();
  }
  return finish();
}

async function drawParcel(
  doc: PdfDoc,
  one: PaperParcel,
  { sellerName, withPrices, madeAt }: { sellerName: string; withPrices: boolean; madeAt: Date },
): Promise<void> {
  const { order, parcel, no } = one;
  const { head } = order;
  const { receiver, mobile, telephone, areaText, address } = head.address;
  const facts: [string, string][] = [
    ['订单号', head.orderNo],
    ['包裹', `第 ${no} 个，共 ${order.parcels.length} 个`],
    ['客户', head.customerName],
    ['采购单号', withPrices ? head.purchaseNo : ''],
    ['收货人', `${receiver} ${maskedMobile(mobile || telephone)}`],
    ['发货时间', shanghaiTime(parcel.shippedAt)],
    ['收货地址', `${areaText} ${address}`],
    ['物流', `${parcel.logisticsName} ${parcel.logisticsNo}`.trim()],
    ['销售方', sellerName],
    ['发货方', head.supplierName],
    ['买家留言', head.remark],
  ];
  let pageNo = 0;
  const end = await drawTable(doc, {
    columns: withPrices ? priced : plain,
    rows: rowsOf(one, withPrices),
    endHeight: signHeight,
    head(isFirst) {
      pageNo += 1;
      drawFoot(doc, `${head.orderNo} 包裹 ${no}　打印时间 ${shanghaiTime(madeAt)}`, `第 ${pageNo} 页`);
      return drawHead(doc, '送货单', isFirst ? facts.filter(([name, text]) => text !== '' || name === '物流') : []);
    },
  });
  doc.fillColor('#000').fontSize(9.5);
  doc.text('签收人：', sheet.margin, end + 24, { lineBreak: false });
  doc.text('签收日期：　　　　年　　月　　日', sheet.margin + 260, end + 24, { lineBreak: false });
  doc.fontSize(8).fillColor('#555');
  doc.text('请当面点清数量。与订单不符的，在实收栏写明，并在商城确认收货时按实收数量登记。', sheet.margin, end + 50, {
    width: sheet.width - 2 * sheet.margin,
  });
}

function rowsOf({ order, parcel }: PaperParcel, withPrices: boolean): string[][] {
  const byId = new Map(order.lines.map((line) => [line.orderLineId, line]));
  const rows = parcel.lines.map(({ orderLineId, qty }, at) => {
    const line = byId.get(orderLineId);
    const spec = [line?.itemSpec, line?.colorName].filter(Boolean).join(' ');
    const note = line && piecesNote(qty, line);
    const name = [line?.itemName, specBesideName(line?.itemName ?? '', spec), note && `（${note}）`]
      .filter(Boolean)
      .join(' ');
    const priceFen = line?.priceFen ?? 0;
    const money = withPrices ? [yuan(priceFen), yuan(priceFen * qty)] : [];
    return [String(at + 1), line?.itemNo ?? '', name, line?.unitName ?? '', String(qty), ...money, ''];
  });
  const pieces = parcel.lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = parcel.lines.reduce(
    (sum, { orderLineId, qty }) => sum + (byId.get(orderLineId)?.priceFen ?? 0) * qty,
    0,
  );
  return [...rows, ['', '', '合计', '', String(pieces), ...(withPrices ? ['', yuan(total)] : []), '']];
}

const yuan = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

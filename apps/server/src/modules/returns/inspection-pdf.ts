import { returnReasonText, returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { openPdf } from '../files/index.ts';
import { drawFoot, drawHead, drawTable, type PaperColumn, paperSheet } from '../orders/index.ts';
import type { ReadReturn } from './read-returns.ts';

const columns: readonly PaperColumn[] = [
  { title: '商品', width: 243, align: 'left' },
  { title: '应收', width: 50, align: 'right' },
  { title: '实收', width: 46, align: 'left' },
  { title: '合格', width: 46, align: 'left' },
  { title: '不合格', width: 46, align: 'left' },
  { title: '原因与说明', width: 92, align: 'left' },
];

/** 验货单 for whoever opens the parcel: what should have come, with room for what did. It names no amounts. */
export async function makeInspectionPdf(
  { sheet, lines, back }: ReadReturn,
  { userName, madeAt }: { userName: string; madeAt: Date },
): Promise<Uint8Array> {
  const size: [number, number] = [paperSheet.width, paperSheet.height];
  const { doc, finish } = await openPdf({ size, title: `验货单 ${sheet.returnNo}`, madeAt });
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const facts: [string, string][] = [
    ['售后单', sheet.returnNo],
    ['订单', sheet.orderNo],
    ['客户', sheet.customerName],
    ['类型', `${returnTypeTexts[sheet.returnType]}，${returnReasonText(sheet.reasonCode)}`],
    ['寄回', back ? `${back.logisticsName} ${back.logisticsNo}` : ''],
    ['应收', `${lines.length} 种 ${pieces} 件`],
    ['客户说明', sheet.remark],
    ['制单', userName],
  ];
  let pageNo = 0;
  const end = await drawTable(doc, {
    columns,
    rows: lines.map(({ qty, bought }) => [
      [bought.itemNo, bought.itemName, specBesideName(bought.itemName, bought.itemSpec)].filter(Boolean).join(' '),
      `${qty} ${bought.unitName}`,
    ]),
    endHeight: signHeight,
    head(isFirst) {
      pageNo += 1;
      drawFoot(doc, `打印时间 ${shanghaiTime(madeAt)}`, `第 ${pageNo} 页`);
      return drawHead(doc, '验货单', isFirst ? facts : []);
    },
  });
  doc
    .fontSize(9.5)
    .fillColor('#000')
    .text('验货人：', paperSheet.margin, end + 20, { lineBreak: false });
  doc.text('验货时间：', paperSheet.width / 2, end + 20, { lineBreak: false });
  return finish();
}

const signHeight = 44;

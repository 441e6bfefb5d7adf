import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { openPdf, type PdfDoc } from '../../files/index.ts';
import { barsOf } from './barcode.ts';

/** 100 × 150 mm, the usual thermal label, in points. */
const page = { width: 283.46, height: 425.2, margin: 11 } as const;
const inner = page.width - 2 * page.margin;

export interface Label {
  /** The carrier's number, or the order's while there is none. */
  code: string;
  carrier: string;
  receiver: string;
  mobile: string;
  address: string;
  sender: string;
  orderNo: string;
  pieces: number;
  parcelNo: number;
  remark: string;
}

/** 面单, one on a page. */
export async function makeLabelsPdf(labels: readonly Label[], madeAt: Date): Promise<Uint8Array> {
  const { doc, finish } = await openPdf({ size: [page.width, page.height], title: '面单', madeAt });
  for (const [at, label] of labels.entries()) {
    if (at > 0) doc.addPage();
    drawLabel(doc, label, madeAt);
    await turn();
  }
  return finish();
}

function drawLabel(doc: PdfDoc, label: Label, madeAt: Date): void {
  const { margin } = page;
  doc.lineWidth(0.8).strokeColor('#000').fillColor('#000');
  doc.rect(margin, margin, inner, page.height - 2 * margin).stroke();
  doc.fontSize(17).text(label.carrier || '待发货', margin + 10, 20, { lineBreak: false });
  doc.fontSize(10).text(`包裹 ${label.parcelNo} · ${label.pieces} 件`, margin, 26, {
    width: inner - 10,
    align: 'right',
    lineBreak: false,
  });
  line(doc, 50);
  drawBars(doc, label.code, { top: 60, height: 62 });
  doc.fontSize(12).text(label.code, margin, 126, { width: inner, align: 'center', lineBreak: false });
  line(doc, 150);
  doc
    .fontSize(11)
    .fillColor('#555')
    .text('收', margin + 10, 162, { lineBreak: false });
  doc.fillColor('#000').fontSize(15);
  doc.text(`${label.receiver}  ${label.mobile}`, margin + 32, 159, { width: inner - 42, height: 20, ellipsis: true });
  doc.fontSize(13).text(label.address, margin + 32, 186, { width: inner - 42, height: 78, ellipsis: true });
  line(doc, 274);
  doc
    .fontSize(11)
    .fillColor('#555')
    .text('寄', margin + 10, 284, { lineBreak: false });
  doc.fillColor('#000').fontSize(11);
  doc.text(label.sender, margin + 32, 284, { width: inner - 42, height: 32, ellipsis: true });
  line(doc, 322);
  doc.fontSize(10).text(`订单 ${label.orderNo}`, margin + 10, 332, { lineBreak: false });
  if (label.remark)
    doc.text(`留言 ${label.remark}`, margin + 10, 350, { width: inner - 20, height: 44, ellipsis: true });
  doc
    .fontSize(7.5)
    .fillColor('#555')
    .text(`打印时间 ${shanghaiTime(madeAt)}`, margin + 10, 398, { lineBreak: false });
}

const line = (doc: PdfDoc, y: number): void => {
  doc
    .moveTo(page.margin, y)
    .lineTo(page.margin + inner, y)
    .stroke();
};

/** Bars as wide as the label lets them be, with quiet zones at both sides. */
function drawBars(doc: PdfDoc, code: string, { top, height }: { top: number; height: number }): void {
  const bars = barsOf(code);
  const modules = bars.reduce((sum, width) => sum + width, 0);
  const unit = (inner - 28) / Math.max(modules, 1);
  let x = page.margin + 14;
  for (const [at, width] of bars.entries()) {
    if (at % 2 === 0) doc.rect(x, top, width * unit, height).fill('#000');
    x += width * unit;
  }
}

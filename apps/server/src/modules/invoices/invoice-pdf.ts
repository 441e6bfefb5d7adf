import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { openPdf, type PdfDoc as Doc } from '../files/index.ts';
import type { Invoice, InvoiceLine } from './invoices.store.ts';

/** Points; the paper of a digital invoice is 210 mm wide. */
const page = { width: 595, height: 420, margin: 24 } as const;
const inner = page.width - 2 * page.margin;
/** A row of one line of text; what takes more lines makes its row higher. */
const rowHeight = 17;
const bodyHeight = 9 * rowHeight;
const cellSize = 7.5;
const brown = '#8a4b1f';

const columns = [
  { title: '项目名称', width: 150, align: 'left' },
  { title: '规格型号', width: 78, align: 'left' },
  { title: '单位', width: 32, align: 'center' },
  { title: '数量', width: 46, align: 'right' },
  { title: '单价', width: 82, align: 'right' },
  { title: '金额', width: 62, align: 'right' },
  { title: '税率', width: 37, align: 'center' },
  { title: '税额', width: 60, align: 'right' },
] as const;

type Paper = Pick<Invoice, 'kind' | 'title' | 'seller' | 'remark' | 'amountFen' | 'taxFen'> & {
  invoiceNo: string;
  issuedAt: Date;
  /** Printed across the page: a paper of the local platform is no invoice. */
  isDemo: boolean;
};

/** The page a reader knows as 数电票, drawn from what was sent to the tax platform; long ones take several pages. */
export async function makeInvoicePdf(paper: Paper, lines: readonly InvoiceLine[]): Promise<Uint8Array> {
  const { doc, finish } = await openPdf({
    size: [page.width, page.height],
    title: `${invoiceKindTexts[paper.kind]} ${paper.invoiceNo}`,
    madeAt: paper.issuedAt,
  });
  const pages = fillPages(lines.map((line) => rowOf(doc, line)));
  for (const [at, rows] of pages.entries()) {
    if (at > 0) doc.addPage();
    drawHead(doc, paper, { no: at + 1, of: pages.length });
    drawParties(doc, paper);
    drawLines(doc, rows);
    drawTotals(doc, paper, at === pages.length - 1);
    if (paper.isDemo) drawMark(doc);
  }
  return finish();
}

const yuan = (fen: number) => (fen / 100).toFixed(2);

function drawHead(doc: Doc, { kind, invoiceNo, issuedAt }: Paper, { no, of }: { no: number; of: number }): void {
  doc.fillColor(brown).fontSize(17).text(invoiceKindTexts[kind], 0, 24, { width: page.width, align: 'center' });
  doc.moveTo(170, 50).lineTo(425, 50).moveTo(170, 53).lineTo(425, 53).lineWidth(0.7).strokeColor(brown).stroke();
  const day = shanghaiTime(issuedAt).slice(0, 10);
  const at = { width: 150 } as const;
  doc.fontSize(8).fillColor('#000').text(`发票号码：${invoiceNo}`, 428, 26, at).text(`开票日期：${day}`, 428, 40, at);
  if (of > 1) doc.text(`第 ${no} 页 共 ${of} 页`, page.margin, 40, at);
}

function drawParties(doc: Doc, { title, seller }: Paper): void {
  const top = 64;
  const half = inner / 2;
  doc
    .rect(page.margin, top, inner, 62)
    .moveTo(page.margin + half, top)
    .lineTo(page.margin + half, top + 62);
  doc.lineWidth(0.7).strokeColor(brown).stroke();
  const parties = [
    [
      '购买方',
      title.titleName,
      title.taxNo,
      joined(title.regAddress, title.regTel),
      joined(title.bankName, title.bankAccount),
    ],
    [
      '销售方',
      seller.name,
      seller.taxNo,
      joined(seller.address, seller.telephone),
      joined(seller.bankName, seller.bankAccount),
    ],
  ] as const;
  for (const [side, [who, name, taxNo, address, bank]] of parties.entries()) {
    const left = page.margin + side * half + 8;
    const fit = { width: half - 14, height: 11, ellipsis: true } as const;
    doc
      .fontSize(8)
      .fillColor(brown)
      .text(`${who}信息`, left, top + 4, fit);
    doc.fillColor('#000').text(`名称：${name}`, left, top + 17, fit);
    doc.text(`统一社会信用代码/纳税人识别号：${taxNo}`, left, top + 29, fit);
    doc.fontSize(6.5).text(joined(address, bank), left, top + 41, { ...fit, height: 20 });
  }
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(' ');

interface Row {
  cells: readonly string[];
  height: number;
}

function rowOf(doc: Doc, line: InvoiceLine): Row {
  const cells = [
    line.name,
    line.spec,
    line.unit,
    String(line.qty),
    line.priceExTax,
    yuan(line.feeFen - line.taxFen),
    line.taxRateBp === 0 ? '免税' : `${line.taxRateBp / 100}%`,
    yuan(line.taxFen),
  ];
  doc.fontSize(cellSize);
  const heights = columns.map(({ width }, at) => doc.heightOfString(cells[at] ?? '', { width: width - 6 }) + 6);
  return { cells, height: Math.max(rowHeight, ...heights) };
}

/** As many rows on each page as it takes; a row is never broken. One empty page where there is none. */
function fillPages(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let left: number = bodyHeight;
  for (const row of rows) {
    if (row.height > left) {
      pages.push([]);
      left = bodyHeight;
    }
    pages.at(-1)?.push(row);
    left -= row.height;
  }
  return pages;
}

function drawLines(doc: Doc, rows: readonly Row[]): void {
  const top = 126;
  doc
    .rect(page.margin, top, inner, rowHeight + bodyHeight)
    .strokeColor(brown)
    .stroke();
  drawRow(
    doc,
    top,
    columns.map((column) => column.title),
    brown,
  );
  let below = top + rowHeight;
  for (const { cells, height } of rows) {
    drawRow(doc, below, cells, '#000');
    below += height;
  }
}

function drawRow(doc: Doc, top: number, cells: readonly string[], color: string): void {
  let left = page.margin;
  doc.fontSize(cellSize).fillColor(color);
  for (const [at, { width, align }] of columns.entries()) {
    doc.text(cells[at] ?? '', left + 3, top + 4, { width: width - 6, align });
    left += width;
  }
}

function drawTotals(doc: Doc, { amountFen, taxFen, remark }: Paper, isLast: boolean): void {
  const top = 126 + rowHeight + bodyHeight;
  doc
    .rect(page.margin, top, inner, 20)
    .rect(page.margin, top + 20, inner, 46)
    .strokeColor(brown)
    .stroke();
  doc
    .fontSize(8)
    .fillColor(brown)
    .text('价税合计（大写）', page.margin + 8, top + 5);
  doc.fillColor('#000');
  if (isLast) {
    doc.text(amountInWords(amountFen), page.margin + 84, top + 5, { width: 250, lineBreak: false });
    const sums = `（小写）¥${yuan(amountFen)}　合计金额 ¥${yuan(amountFen - taxFen)}　合计税额 ¥${yuan(taxFen)}`;
    doc.text(sums, page.margin + 250, top + 5, { width: inner - 258, align: 'right', lineBreak: false });
  } else doc.text('见末页', page.margin + 84, top + 5);
  doc.fillColor(brown).text('备注', page.margin + 8, top + 25);
  doc.fillColor('#000').text(remark, page.margin + 40, top + 25, { width: inner - 50, height: 36, ellipsis: true });
}

function drawMark(doc: Doc): void {
  doc.save().rotate(-18, { origin: [page.width / 2, 220] });
  doc.fillColor('#c0392b').opacity(0.16).fontSize(40);
  doc.text('演示数据 非真实发票', 0, 196, { width: page.width, align: 'center', lineBreak: false });
  doc.restore();
}

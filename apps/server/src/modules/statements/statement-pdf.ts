import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { statementSourceTexts, statementStateTexts } from '@jicai/domain/statements/statement-states.ts';
import { openPdf, type PdfDoc } from '../files/index.ts';
import type { PaperRow, StatementPaper } from './statement-paper.ts';

/** In points: A4 landscape, for twelve columns. */
const page = { width: 842, height: 595, margin: 32 } as const;
const inner = page.width - 2 * page.margin;
const [cellSize, cellGap, rowHeight] = [7.5, 3, 18] as const;
/** Where rows begin and must end; the last page needs room for the total and both seals. */
const [firstTop, laterTop, bottom, sealHeight] = [158, 58, page.height - 44, 148] as const;

const columns = [
  { title: '业务日期', width: 50, align: 'left' },
  { title: '类型', width: 28, align: 'center' },
  { title: '订单号 / 采购单号', width: 104, align: 'left' },
  { title: '品名及规格', width: 194, align: 'left' },
  { title: '单位', width: 28, align: 'center' },
  { title: '数量', width: 40, align: 'right' },
  { title: '含税单价', width: 56, align: 'right' },
  { title: '货款', width: 62, align: 'right' },
  { title: '优惠', width: 50, align: 'right' },
  { title: '运费', width: 46, align: 'right' },
  { title: '金额', width: 64, align: 'right' },
  { title: '其中税额', width: 56, align: 'right' },
] as const;

type Cells = readonly string[];
interface Row {
  cells: Cells;
  height: number;
}

/** 对账单 to be printed and sealed by both parties: every row, the sum in capitals, and the number of pages on each. */
export async function makeStatementPdf(paper: StatementPaper, printedAt: Date): Promise<Uint8Array> {
  const { statementNo } = paper.statement;
  const { doc, finish } = await openPdf({
    size: [page.width, page.height],
    title: `对账单 ${statementNo}`,
    madeAt: printedAt,
  });
  const pages = fillPages(paper.rows.map((row) => measured(doc, cellsOf(row))));
  for (const [at, rows] of pages.entries()) {
    if (at > 0) doc.addPage();
    const top = drawHead(doc, paper, at === 0);
    const end = drawTable(doc, rows, top);
    if (at === pages.length - 1) drawEnd(doc, paper, end);
    drawFoot(doc, { statementNo, printedAt, no: at + 1, of: pages.length });
  }
  return finish();
}

const yuan = (fen: number) =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** An amount with its sign; empty for 0. */
const orNothing = (fen: number) => (fen === 0 ? '' : yuan(fen));

function cellsOf(row: PaperRow): Cells {
  const { line, orderNo, purchaseNo, itemName, itemSpec, unitName, priceFen } = row;
  const isOfMoney = line.qty === 0;
  const goods = [itemName, specBesideName(itemName ?? '', itemSpec ?? '')].filter(Boolean).join(' ');
  return [
    shanghaiDay(line.happenedAt),
    statementSourceTexts[line.sourceType],
    [orderNo, purchaseNo].filter(Boolean).join('\n'),
    isOfMoney ? [line.reason, goods && `关联 ${goods}`].filter(Boolean).join('，') : goods,
    isOfMoney ? '' : (unitName ?? ''),
    isOfMoney ? '' : String(line.qty),
    isOfMoney || priceFen === null ? '' : yuan(priceFen),
    orNothing(row.goodsFen),
    orNothing(-row.discountFen),
    orNothing(row.freightFen),
    yuan(line.feeFen),
    yuan(line.taxFen),
  ];
}

function measured(doc: PdfDoc, cells: Cells): Row {
  doc.fontSize(cellSize);
  const heights = columns.map(({ width }, at) => doc.heightOfString(cells[at] ?? '', { width: width - 2 * cellGap }));
  return { cells, height: Math.max(rowHeight, Math.max(...heights) + 7) };
}

/**
 * Splits the rows into pages. A row is never split, and the last page has at least one row beside the total and the
 * seals.
 */
function fillPages(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let left: number = bottom - firstTop - rowHeight;
  for (const [at, row] of rows.entries()) {
    const needed = at === rows.length - 1 ? row.height + sealHeight : row.height;
    if (needed > left && pages.at(-1)?.length) {
      pages.push([]);
      left = bottom - laterTop - rowHeight;
    }
    pages.at(-1)?.push(row);
    left -= row.height;
  }
  return pages;
}

/** The first page names the parties, the others the statement. Returns the y position of the table. */
function drawHead(doc: PdfDoc, { statement, seller, buyer }: StatementPaper, isFirst: boolean): number {
  const { statementNo, periodFrom, periodTo } = statement;
  const title = statementTitle(statement);
  doc.fillColor('#000');
  if (!isFirst) {
    doc.fontSize(11).text(title, page.margin, 32, { lineBreak: false });
    doc.fontSize(8).text(`对账单号 ${statementNo}`, page.margin, 34, { width: inner, align: 'right' });
    return laterTop;
  }
  doc.fontSize(10).text(seller.name, page.margin, 26, { width: inner, align: 'center' });
  doc.fontSize(17).text(title, page.margin, 40, { width: inner, align: 'center' });
  const left = [
    ['销售方', seller.name],
    ['纳税人识别号', seller.taxNo],
    ['地址电话', [seller.address, seller.telephone].filter(Boolean).join(' ')],
    ['收款账户', [seller.bankName, seller.bankAccount].filter(Boolean).join(' ')],
  ];
  const right = [
    ['采购方', buyer.name],
    ['纳税人识别号', buyer.taxNo],
    ['联系人', [buyer.contactName, buyer.telephone].filter(Boolean).join(' ')],
    ['对账单号', `${statementNo}（${statementStateTexts[statement.state]}）`],
  ];
  const term = termText({ kind: statement.termKind, days: statement.termDays });
  const due = statement.dueDate ? `${term}，付款到期日 ${statement.dueDate}` : term;
  drawFacts(doc, left, { x: page.margin, y: 74 });
  drawFacts(doc, right, { x: page.margin + inner / 2, y: 74 });
  drawFacts(doc, [['账期', periodFrom === periodTo ? periodFrom : `${periodFrom} 至 ${periodTo}`]], {
    x: page.margin,
    y: 134,
  });
  drawFacts(doc, [['付款期限', due]], { x: page.margin + inner / 2, y: 134 });
  return firstTop;
}

function drawFacts(doc: PdfDoc, facts: readonly (readonly string[])[], { x, y }: { x: number; y: number }): void {
  doc.fontSize(8);
  for (const [at, [name = '', text = '']] of facts.entries()) {
    doc.fillColor('#555').text(name, x, y + at * 15, { width: 64, lineBreak: false });
    doc.fillColor('#000').text(text || '—', x + 66, y + at * 15, { width: inner / 2 - 80, height: 12, ellipsis: true });
  }
}

/** Returns the y position of its end. */
function drawTable(doc: PdfDoc, rows: readonly Row[], top: number): number {
  let at = top;
  doc.rect(page.margin, at, inner, rowHeight).fill('#f0f0f0');
  drawRow(doc, { cells: columns.map(({ title }) => title), height: rowHeight }, at);
  at += rowHeight;
  for (const row of rows) {
    drawRow(doc, row, at);
    at += row.height;
  }
  return at;
}

function drawRow(doc: PdfDoc, { cells, height }: Row, top: number): void {
  let left = page.margin;
  doc.fontSize(cellSize).lineWidth(0.5).strokeColor('#666');
  for (const [at, { width, align }] of columns.entries()) {
    doc.rect(left, top, width, height).stroke();
    doc.fillColor('#000').text(cells[at] ?? '', left + cellGap, top + 4, { width: width - 2 * cellGap, align });
    left += width;
  }
}

/** The sums under their columns, the total in capitals, and a box for the seal of each party. */
function drawEnd(doc: PdfDoc, { statement, seller, buyer, sums }: StatementPaper, top: number): void {
  const { goodsFen, discountFen, freightFen, feeFen, taxFen } = sums;
  const cells = ['合计', '', '', '', '', '', '', yuan(goodsFen), orNothing(-discountFen), orNothing(freightFen)];
  drawRow(doc, { cells: [...cells, yuan(feeFen), yuan(taxFen)], height: rowHeight }, top);
  const words = `应付合计（大写）${amountInWords(statement.totalFen)}　　（小写）¥${yuan(statement.totalFen)}`;
  doc.rect(page.margin, top + rowHeight, inner, 22).stroke();
  doc.fontSize(9.5).text(words, page.margin + 6, top + rowHeight + 5, { width: inner - 12, lineBreak: false });
  const boxes = [
    ['销售方（盖章）', seller.name],
    ['采购方（盖章）', buyer.name],
  ] as const;
  const sealTop = top + rowHeight + 32;
  for (const [at, [name, party]] of boxes.entries()) {
    const x = page.margin + at * (inner / 2 + 6);
    doc.rect(x, sealTop, inner / 2 - 6, 90).stroke();
    doc.fontSize(9).text(name, x + 8, sealTop + 8, { lineBreak: false });
    doc.fontSize(8).text(party, x + 8, sealTop + 24, { width: inner / 2 - 24, height: 12, ellipsis: true });
    doc.text('经办人：　　　　　　　　　日期：　　　　年　　月　　日', x + 8, sealTop + 72, { lineBreak: false });
  }
}

function drawFoot(
  doc: PdfDoc,
  { statementNo, printedAt, no, of }: { statementNo: string; printedAt: Date; no: number; of: number },
): void {
  const y = page.height - 30;
  doc.fontSize(7.5).fillColor('#555');
  doc.text(`对账单号 ${statementNo}　打印时间 ${shanghaiTime(printedAt)}`, page.margin, y, { lineBreak: false });
  doc.text(`第 ${no} 页，共 ${of} 页`, page.margin, y, { width: inner, align: 'right', lineBreak: false });
}

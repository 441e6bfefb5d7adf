import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { openPdf, type PdfDoc } from './open-pdf.ts';

/** In points: A4 landscape. */
const page = { width: 842, height: 595, margin: 32 } as const;
const inner = page.width - 2 * page.margin;
const [cellSize, cellGap, rowHeight] = [7.5, 3, 18] as const;
/** Where rows begin and must end; the last page needs room for the total and both seals. */
const [firstTop, laterTop, bottom, sealHeight] = [158, 58, page.height - 44, 148] as const;

type Cells = readonly string[];
type Fact = readonly [name: string, text: string];
interface Row {
  cells: Cells;
  height: number;
}

/** A paper of two parties about a table, to be printed and sealed by both. The widths of the columns sum to 778. */
export interface TablePaper {
  /** 对账单, 结算单: what its number is called by. */
  kind: string;
  no: string;
  title: string;
  issuer: string;
  columns: readonly { title: string; width: number; align: 'left' | 'center' | 'right' }[];
  /** Four facts of each party, and one more beneath. */
  left: readonly Fact[];
  right: readonly Fact[];
  rows: readonly Cells[];
  /** The sums under their columns. */
  sums: Cells;
  /** The total in capitals and in digits. */
  total: string;
  parties: readonly Fact[];
}

/** Every row, the sum in capitals, and the number of pages on each. */
export async function makeTablePaper(paper: TablePaper, printedAt: Date): Promise<Uint8Array> {
  const { doc, finish } = await openPdf({
    size: [page.width, page.height],
    title: `${paper.kind} ${paper.no}`,
    madeAt: printedAt,
  });
  const pages = fillPages(paper.rows.map((cells) => measured(doc, paper, cells)));
  for (const [at, rows] of pages.entries()) {
    if (at > 0) doc.addPage();
    const top = drawHead(doc, paper, at === 0);
    const end = drawTable(doc, paper, { rows, top });
    if (at === pages.length - 1) drawEnd(doc, paper, end);
    drawFoot(doc, paper, { printedAt, no: at + 1, of: pages.length });
  }
  return finish();
}

function measured(doc: PdfDoc, { columns }: TablePaper, cells: Cells): Row {
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

/** The first page names the parties, the others the paper. Returns the y position of the table. */
function drawHead(doc: PdfDoc, { kind, no, title, issuer, left, right }: TablePaper, isFirst: boolean): number {
  doc.fillColor('#000');
  if (!isFirst) {
    doc.fontSize(11).text(title, page.margin, 32, { lineBreak: false });
    doc.fontSize(8).text(`${kind}号 ${no}`, page.margin, 34, { width: inner, align: 'right' });
    return laterTop;
  }
  doc.fontSize(10).text(issuer, page.margin, 26, { width: inner, align: 'center' });
  doc.fontSize(17).text(title, page.margin, 40, { width: inner, align: 'center' });
  drawFacts(doc, left, { x: page.margin, y: 74 });
  drawFacts(doc, right, { x: page.margin + inner / 2, y: 74 });
  return firstTop;
}

function drawFacts(doc: PdfDoc, facts: readonly Fact[], { x, y }: { x: number; y: number }): void {
  doc.fontSize(8);
  for (const [at, [name, text]] of facts.entries()) {
    doc.fillColor('#555').text(name, x, y + at * 15, { width: 64, lineBreak: false });
    doc.fillColor('#000').text(text || '—', x + 66, y + at * 15, { width: inner / 2 - 80, height: 12, ellipsis: true });
  }
}

/** Returns the y position of its end. */
function drawTable(doc: PdfDoc, paper: TablePaper, { rows, top }: { rows: readonly Row[]; top: number }): number {
  let at = top;
  doc.rect(page.margin, at, inner, rowHeight).fill('#f0f0f0');
  drawRow(doc, paper, { cells: paper.columns.map(({ title }) => title), height: rowHeight }, at);
  at += rowHeight;
  for (const row of rows) {
    drawRow(doc, paper, row, at);
    at += row.height;
  }
  return at;
}

function drawRow(doc: PdfDoc, { columns }: TablePaper, { cells, height }: Row, top: number): void {
  let left = page.margin;
  doc.fontSize(cellSize).lineWidth(0.5).strokeColor('#666');
  for (const [at, { width, align }] of columns.entries()) {
    doc.rect(left, top, width, height).stroke();
    doc.fillColor('#000').text(cells[at] ?? '', left + cellGap, top + 4, { width: width - 2 * cellGap, align });
    left += width;
  }
}

/** The sums under their columns, the total in capitals, and a box for the seal of each party. */
function drawEnd(doc: PdfDoc, paper: TablePaper, top: number): void {
  drawRow(doc, paper, { cells: paper.sums, height: rowHeight }, top);
  doc.rect(page.margin, top + rowHeight, inner, 22).stroke();
  doc.fontSize(9.5).text(paper.total, page.margin + 6, top + rowHeight + 5, { width: inner - 12, lineBreak: false });
  const sealTop = top + rowHeight + 32;
  for (const [at, [name, party]] of paper.parties.entries()) {
    const x = page.margin + at * (inner / 2 + 6);
    doc.rect(x, sealTop, inner / 2 - 6, 90).stroke();
    doc.fontSize(9).text(name, x + 8, sealTop + 8, { lineBreak: false });
    doc.fontSize(8).text(party, x + 8, sealTop + 24, { width: inner / 2 - 24, height: 12, ellipsis: true });
    doc.text('经办人：　　　　　　　　　日期：　　　　年　　月　　日', x + 8, sealTop + 72, { lineBreak: false });
  }
}

function drawFoot(
  doc: PdfDoc,
  { kind, no: paperNo }: TablePaper,
  { printedAt, no, of }: { printedAt: Date; no: number; of: number },
): void {
  const y = page.height - 30;
  doc.fontSize(7.5).fillColor('#555');
  doc.text(`${kind}号 ${paperNo}　打印时间 ${shanghaiTime(printedAt)}`, page.margin, y, { lineBreak: false });
  doc.text(`第 ${no} 页，共 ${of} 页`, page.margin, y, { width: inner, align: 'right', lineBreak: false });
}

/** An amount as papers print it. */
export const paperYuan = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The same, empty for 0. */
export const paperYuanOrNothing = (fen: number): string => (fen === 0 ? '' : paperYuan(fen));

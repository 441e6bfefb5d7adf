import { setImmediate as turn } from 'node:timers/promises';
import type { PdfDoc } from '../../files/index.ts';

/** A4 upright, in points. */
export const sheet = { width: 595, height: 842, margin: 36 } as const;
const inner = sheet.width - 2 * sheet.margin;
const [cellSize, cellGap, leastHeight] = [9, 4, 22] as const;
const bottom = sheet.height - 52;

export interface PaperColumn {
  title: string;
  width: number;
  align: 'left' | 'right' | 'center';
}

interface Table {
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** Draws what stands above the rows, on the first page of the paper and on later ones; answers where they begin. */
  head: (isFirst: boolean) => number;
  /** Room that the end needs below the last row. */
  endHeight: number;
}

/**
 * Rows over as many pages as they need, each under the titles; a row is never split. After each page other requests have
 * their turn, for a long paper takes seconds. Returns where the last row ends.
 */
export async function drawTable(doc: PdfDoc, { columns, rows, head, endHeight }: Table): Promise<number> {
  let y = drawRow(doc, columns, { cells: columns.map(({ title }) => title), top: head(true), isHead: true });
  for (const [at, cells] of rows.entries()) {
    const needed = heightOf(doc, columns, cells) + (at === rows.length - 1 ? endHeight : 0);
    if (y + needed > bottom) {
      await turn();
      doc.addPage();
      y = drawRow(doc, columns, { cells: columns.map(({ title }) => title), top: head(false), isHead: true });
    }
    y = drawRow(doc, columns, { cells, top: y, isHead: false });
  }
  return y;
}

function heightOf(doc: PdfDoc, columns: readonly PaperColumn[], cells: readonly string[]): number {
  doc.fontSize(cellSize);
  const heights = columns.map(({ width }, at) => doc.heightOfString(cells[at] ?? '', { width: width - 2 * cellGap }));
  return Math.max(leastHeight, Math.max(...heights) + 9);
}

function drawRow(
  doc: PdfDoc,
  columns: readonly PaperColumn[],
  { cells, top, isHead }: { cells: readonly string[]; top: number; isHead: boolean },
): number {
  const height = heightOf(doc, columns, cells);
  if (isHead) doc.rect(sheet.margin, top, inner, height).fill('#f0f0f0');
  let left: number = sheet.margin;
  doc.fontSize(cellSize).lineWidth(0.5).strokeColor('#666');
  for (const [at, { width, align }] of columns.entries()) {
    doc.rect(left, top, width, height).stroke();
    doc.fillColor('#000').text(cells[at] ?? '', left + cellGap, top + 5, { width: width - 2 * cellGap, align });
    left += width;
  }
  return top + height;
}

/** Title in the middle, the facts beneath it in two columns; answers where they end. */
export function drawHead(
  doc: PdfDoc,
  title: string,
  facts: readonly (readonly [name: string, text: string])[],
): number {
  doc.fillColor('#000').fontSize(17).text(title, sheet.margin, 34, { width: inner, align: 'center' });
  let [y, rowEnd] = [66, 66];
  doc.fontSize(9.5);
  for (const [at, [name, text]] of facts.entries()) {
    const isLeft = at % 2 === 0;
    if (isLeft) y = rowEnd;
    const x = isLeft ? sheet.margin : sheet.margin + inner / 2;
    const width = inner / 2 - 66;
    doc.fillColor('#555').text(name, x, y, { width: 58, lineBreak: false });
    doc.fillColor('#000').text(text || '—', x + 60, y, { width });
    rowEnd = Math.max(rowEnd, y + doc.heightOfString(text || '—', { width }) + 4);
  }
  return rowEnd + 6;
}

/** A line at the foot of a page. */
export function drawFoot(doc: PdfDoc, left: string, right: string): void {
  const y = sheet.height - 34;
  doc.fontSize(8).fillColor('#555').text(left, sheet.margin, y, { lineBreak: false });
  doc.text(right, sheet.margin, y, { width: inner, align: 'right', lineBreak: false });
}

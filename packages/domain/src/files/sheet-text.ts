/** Why a line of a sheet cannot be read whose cells were made one; `range` as A2:A4, where it is known. */
export const mergedFault = (range = ''): string =>
  range === '' ? '有合并的单元格，请取消合并，每行填完整' : `单元格 ${range} 是合并的，请取消合并，每行填完整`;

/** A tab or a return in front counts too: some programs skip it before they look for a formula. */
const startsFormula = /^[\t\r]*[=+\-@\t\r＝＋－＠]/;

/**
 * Text for a cell of an exported table: what a spreadsheet would run as a formula gets an apostrophe in front
 * (docs/domain/orders.md §9).
 */
export const sheetText = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** The text again that {@link sheetText} has guarded, where such a table is read. */
export const unguardedText = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

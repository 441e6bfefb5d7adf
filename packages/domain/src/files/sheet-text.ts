/** A tab or a return in front counts too: some programs skip it before they look for a formula. */
const startsFormula = /^[\t\r]*[=+\-@\t\r＝＋－＠]/;

/**
 * Text for a cell of an exported table: what a spreadsheet would run as a formula gets an apostrophe in front
 * (docs/domain/orders.md §9).
 */
export const sheetText = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

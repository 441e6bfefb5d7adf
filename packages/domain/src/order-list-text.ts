import { largestQty } from './quantity.ts';

/** One item of a purchase list; the same number asked for twice is one line with the sum. */
export interface ListedItem {
  itemNo: string;
  qty: number;
}

export interface ReadList {
  items: ListedItem[];
  /** Rows that could not be read, 1-based as a spreadsheet counts them. */
  faults: { row: number; text: string }[];
}

/** Lines of one purchase list; what the cart takes in one call. */
export const maxListedItems = 100;

/** Number and quantity of a pasted line: from a sheet by tabs, else by comma, semicolon, blanks, or a × between them. */
const separators = /\t|[,;，；]|\s+(?:[x×*]\s*)?|[×*]\s*/u;

/**
 * A purchase list as it is pasted from a mail or a sheet: a number and a quantity per line, with whatever stands between
 * them; a number alone means one. A first line of column names is left out.
 */
export function readListText(text: string): ReadList {
  return readListRows(text.split(/\r\n|\n|\r/u).map((line) => line.trim().split(separators)));
}

/** As {@link readListText}, of a sheet's cells: the first one is the number, the last number behind it the quantity. */
export function readListRows(rows: readonly (readonly string[])[]): ReadList {
  const sums = new Map<string, number>();
  const faults: ReadList['faults'] = [];
  for (const [at, row] of rows.entries()) {
    const [itemNo, ...rest] = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (itemNo === undefined || (at === 0 && isHeading(itemNo))) continue;
    const qty = qtyOf(rest);
    const sum = (sums.get(itemNo) ?? 0) + (qty ?? 0);
    if (qty === undefined || sum > largestQty || itemNo.length > 64)
      faults.push({ row: at + 1, text: row.join(' ').trim() });
    else sums.set(itemNo, sum);
  }
  return { items: [...sums].map(([itemNo, qty]) => ({ itemNo, qty })), faults };
}

/** Numbers of goods are made of letters, digits and signs; names of columns are not. */
const isHeading = (cell: string) => /\p{Script=Han}|^(?:item|sku|no|code)/iu.test(cell) && !/\d/.test(cell);

/** Undefined for something that is no quantity. */
function qtyOf(cells: readonly string[]): number | undefined {
  if (cells.length === 0) return 1;
  const numbers = cells.flatMap((cell) => /^(\d{1,6})(?:\.0+)?\p{Script=Han}{0,2}$/u.exec(cell)?.[1] ?? []);
  const qty = Number(numbers.at(-1));
  return qty >= 1 && qty <= largestQty ? qty : undefined;
}

import { largestQty } from '../goods/quantity.ts';
import { tidyCode } from '../forms/text.ts';

/** One item of a purchase list; the same number asked for twice is one line with the sum. */
export interface ListedItem {
  itemNo: string;
  qty: number;
}

/** A row that was left out, 1-based as a spreadsheet counts them. */
export interface ListFault {
  row: number;
  text: string;
  itemNo: string;
  /** unread: it has no quantity. tooMany: more of the number than an order takes, alone or with the rows above. */
  reason: 'unread' | 'tooMany';
}

export interface ReadList {
  items: ListedItem[];
  faults: ListFault[];
}

/** Lines of one purchase list; what the cart takes in one call. */
export const maxListedItems = 100;

/** Number and quantity of a pasted line: from a sheet by tabs, else by comma, semicolon, blanks, or a × between them. */
const separators = /\t|[,;，；]|\s+(?:[x×*]\s*)?|[×*]\s*/u;

/**
 * A purchase list as it is pasted from a mail or a sheet: a number and a quantity per line, with whatever stands between
 * them; a number alone means one. Names of columns are left out, and full-width letters and digits are plain ones.
 */
export function readListText(text: string): ReadList {
  return readListRows(text.split(/\r\n|\n|\r/u).map((line) => line.trim().split(separators)));
}

/** As {@link readListText}, of a sheet's cells: the first one is the number, the last number behind it the quantity. */
export function readListRows(rows: readonly (readonly string[])[]): ReadList {
  const sums = new Map<string, number>();
  const faults: ReadList['faults'] = [];
  for (const [at, row] of rows.entries()) {
    const [itemNo, ...rest] = row.map(tidyCode).filter((cell) => cell !== '');
    if (itemNo === undefined || isHeading([itemNo, ...rest])) continue;
    const qty = qtyOf(rest);
    const sum = (sums.get(itemNo) ?? 0) + (qty ?? 0);
    const isTooMany = sum > largestQty;
    if (qty === undefined || isTooMany || itemNo.length > 64) {
      const reason = isTooMany ? 'tooMany' : 'unread';
      faults.push({ row: at + 1, text: row.join(' ').trim(), itemNo, reason });
    } else sums.set(itemNo, sum);
  }
  return { items: [...sums].map(([itemNo, qty]) => ({ itemNo, qty })), faults };
}

/** A title or the names of columns: no digit stands in its row, and its first cell is no number of goods. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => /\d/.test(cell)) &&
  /^[^a-z]*$|编号|货号|型号|料号|^(?:item|sku|no\b|code)/iu.test(cells[0] ?? '');

/** Undefined for something that is no quantity. */
function qtyOf(cells: readonly string[]): number | undefined {
  if (cells.length === 0) return 1;
  const numbers = cells.flatMap((cell) => /^(\d{1,12})(?:\.0+)?\p{Script=Han}{0,2}$/u.exec(cell)?.[1] ?? []);
  const qty = Number(numbers.at(-1));
  return qty >= 1 ? qty : undefined;
}

const mostRowsNamed = 8;

/** Which rows were left out and why; undefined where none was. */
export function listFaultText(faults: readonly ListFault[]): string | undefined {
  const tooMany = faults.filter(({ reason }) => reason === 'tooMany');
  const unread = faults.filter(({ reason }) => reason === 'unread');
  const sentences = [
    tooMany.length > 0 &&
      `${named(tooMany, ({ row, itemNo }) => `第 ${row} 行 ${itemNo}`)} 的数量合计超过 ${largestText}，请拆成几次`,
    unread.length > 0 && `${unread.length} 行没有读懂：第 ${named(unread, ({ row }) => String(row))} 行缺少正确的数量`,
  ].filter(Boolean);
  return sentences.length > 0 ? `${sentences.join('；')}。已留在上面` : undefined;
}

const named = (faults: readonly ListFault[], nameOf: (fault: ListFault) => string): string =>
  faults.slice(0, mostRowsNamed).map(nameOf).join('、') + (faults.length > mostRowsNamed ? ' …' : '');

const largestText = largestQty.toLocaleString('en-US');

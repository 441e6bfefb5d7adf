import { wantedColumns } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { openSheet, type SheetColumn } from '../files/index.ts';

/** Runs a short transaction as whoever asked for the sheet. */
export type InTurn = <T>(fn: (ctx: SignedInCtx) => Promise<T>) => Promise<T>;

/** Rows a batch has: each is read in a transaction of its own. */
export const rowsAtOnce = 500;

/** A list as it is written to a file, whatever its rows are. It keeps no transaction: it may be written long after it was asked for. */
export interface ListSheet {
  /** All columns whoever asks may have; none where a file has always the same. */
  titles: readonly string[];
  /** How many rows there are, at least to one beyond the most that a file may have. */
  count: (ctx: SignedInCtx) => Promise<number>;
  /** `tell` hears of each batch how many rows were written. */
  write: (inTurn: InTurn, tell: (rows: number) => Promise<void>) => Promise<Uint8Array>;
}

/**
 * A sheet of some columns, in their usual order; refused as badInput where one is asked for that is not among them.
 * `batches` reads the rows.
 */
export function tableSheet<R>({
  name,
  columns,
  asked,
  count,
  batches,
}: {
  name: string;
  columns: readonly SheetColumn<R>[];
  asked: readonly string[] | undefined;
  count: ListSheet['count'];
  batches: (inTurn: InTurn) => AsyncIterable<readonly R[]>;
}): ListSheet {
  const titles = columns.map(({ title }) => title);
  const unknown = asked?.find((title) => !titles.includes(title));
  if (unknown !== undefined) throw badField('reqData.columns', `没有“${unknown}”这一列`);
  const wanted = wantedColumns(titles, asked ? titles.filter((title) => !asked.includes(title)) : []);
  return {
    titles,
    count,
    async write(inTurn, tell) {
      const sheet = await openSheet(
        name,
        columns.filter(({ title }) => wanted.includes(title)),
      );
      for await (const rows of batches(inTurn)) {
        await sheet.add(rows);
        await tell(rows.length);
      }
      return sheet.end();
    },
  };
}

/** The rows of a list that is read by one statement. */
export const readAtOnce = <R>(read: (ctx: SignedInCtx) => Promise<readonly R[]>) =>
  async function* batches(inTurn: InTurn): AsyncGenerator<readonly R[]> {
    const rows = await inTurn(read);
    for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
  };

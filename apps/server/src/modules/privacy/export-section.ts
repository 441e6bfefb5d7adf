import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Owner } from './own-data.store.ts';

export type ExportValue = string | number | null;

/** A column of the sheet, and under `key` a field of the JSON file. */
interface ExportColumn {
  key: string;
  title: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'count' | 'fen';
}

/** One kind of personal data, such as addresses. */
export interface ExportSection {
  name: string;
  columns: readonly ExportColumn[];
  /** At most `limit` rows, the newest first, each as values in the order of the columns. */
  read: (ctx: Ctx, owner: Owner, limit: number) => Promise<ExportValue[][]>;
}

interface Column<R> extends ExportColumn {
  value: (row: R, owner: Owner) => ExportValue;
}

/** Makes columns; `time` is written in Shanghai's time. */
interface Columns<R> {
  text: (key: string, title: string, width: number, value: (row: R, owner: Owner) => string | null) => Column<R>;
  time: (key: string, title: string, value: (row: R) => Date | null) => Column<R>;
  fen: (key: string, title: string, value: (row: R) => number | null) => Column<R>;
  count: (key: string, title: string, value: (row: R) => number) => Column<R>;
}

export function section<R>(
  name: string,
  select: (ctx: Ctx, owner: Owner, limit: number) => Promise<readonly R[]>,
  columnsOf: (columns: Columns<R>) => Column<R>[],
): ExportSection {
  const columns = columnsOf({
    text: (key, title, width, value) => ({ key, title, width, kind: 'text', value }),
    time: (key, title, value) => ({ key, title, width: 20, kind: 'text', value: (row) => timeOf(value(row)) }),
    fen: (key, title, value) => ({ key, title, width: 12, kind: 'fen', value }),
    count: (key, title, value) => ({ key, title, width: 8, kind: 'count', value }),
  });
  return {
    name,
    columns,
    read: async (ctx, owner, limit) => {
      const rows = await select(ctx, owner, limit);
      return rows.map((row) => columns.map(({ value }) => value(row, owner)));
    },
  };
}

const timeOf = (at: Date | null) => at && shanghaiTime(at);

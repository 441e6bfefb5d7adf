import { parse } from 'csv-parse/sync';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';

type Row = Record<string, string>;

/** An endless shop out of a few catalogues: each round has numbers of its own, and titles with the end of another's. */
export function* manyRows(files: readonly string[], count: number): Generator<Row> {
  const rows = files.flatMap((file) => parse<Row>(readFileSync(file), { columns: true, bom: true }));
  for (let at = 0; at < count; at += 1) {
    const round = Math.floor(at / rows.length);
    const row = rows[at % rows.length] ?? {};
    const other = rows[(at * 7919 + round * 31) % rows.length] ?? {};
    if (round === 0) yield row;
    else {
      yield {
        ...row,
        spuNo: `${row['spuNo']}-${round}`,
        itemNo: `${row['itemNo']}-${round}`,
        itemName: `${row['itemName']?.slice(0, 40)} ${other['itemName']?.slice(-20)}`,
      };
    }
  }
}

/** Writes them as a CSV file and returns the names of its columns. */
export async function writeCsv(path: string, rows: Iterable<Row>): Promise<string[]> {
  const out = createWriteStream(path);
  let columns: string[] = [];
  for (const row of rows) {
    if (columns.length === 0) out.write(lineOf((columns = Object.keys(row))));
    if (!out.write(lineOf(columns.map((column) => row[column] ?? '')))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return columns;
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;

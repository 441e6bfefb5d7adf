import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { sheetType, storeFile, unclaimFiles } from '../files/index.ts';
import { addGuide, openTextSheet, titledColumn, widthOf } from '../goods-writing/index.ts';
import { every } from './every.ts';
import type { ImportWork } from './import-work.ts';
import { type ImportRow, selectImport } from './imports.store.ts';
import { readRows } from './read-rows.ts';
import type { RefusedRow } from './refused-row.ts';

/** In front of the columns of the file; left out when it comes back, as every column that goods have not. */
const [reasonTitle, rowTitle] = ['错误原因', '原行号'];
const added: ReadonlySet<string> = new Set([reasonTitle, rowTitle]);
const aliveEveryMs = 5000;

/** Why rows of one file are not taken, each with all that is wrong in it. */
export function collectReasons() {
  const reasons = new Map<number, string>();
  return {
    reasons: reasons as ReadonlyMap<number, string>,
    add(faults: readonly RefusedRow[]): void {
      for (const { row, column, reason } of faults) {
        const said = column === '' ? reason : `${titledColumn(column)}：${reason}`;
        const before = reasons.get(row);
        reasons.set(row, before === undefined ? said : `${before}；${said}`);
      }
    },
  };
}

/**
 * Keeps the rows of a goods file that were not taken as a file of their own, to be mended and brought again
 * (docs/domain/catalog.md §8). Reads the file once more: the check lets go of each row at once. Answers what the import
 * notes of it.
 */
export async function keepWrongRows(
  run: ImportWork,
  path: string,
  reasons: ReadonlyMap<number, string>,
): Promise<Pick<ImportRow, 'wrongFileId'>> {
  const bytes = reasons.size > 0 ? await writeWrongRows(run, path, reasons) : undefined;
  return inTenantAsSystem(run.deps, run.companyId, 'import', async (ctx) => {
    const { fileName = '', wrongFileId = null } = (await selectImport(ctx, run.importId)) ?? {};
    if (wrongFileId !== null) await unclaimFiles(ctx, [wrongFileId]);
    if (!bytes) return { wrongFileId: null };
    const name = `${fileName.replace(/\.(xlsx|csv)$/i, '')} 错误行.xlsx`;
    const { fileId } = await storeFile(ctx, { bytes, fileName: name, mediaType: sheetType, isKept: true });
    return { wrongFileId: fileId };
  });
}

/** In the file's own columns, as text: 0001 stays 0001 while somebody mends it. */
async function writeWrongRows(
  run: ImportWork,
  path: string,
  reasons: ReadonlyMap<number, string>,
): Promise<Uint8Array> {
  const isDue = every(aliveEveryMs);
  let sheet: Awaited<ReturnType<typeof openTextSheet>> | undefined;
  let kept: number[] = [];
  for await (const { row, cells } of readRows(path, () => undefined)) {
    if (!sheet) {
      kept = cells.flatMap((title, at) => (added.has(title.trim()) ? [] : [at]));
      const own = kept.map((at) => ({ title: cells[at] ?? '', width: widthOf(cells[at] ?? '', '') }));
      sheet = await openTextSheet('错误行', [{ title: reasonTitle, width: 48 }, { title: rowTitle, width: 8 }, ...own]);
      continue;
    }
    const reason = reasons.get(row);
    if (reason !== undefined) await sheet.add([[reason, String(row), ...kept.map((at) => cells[at] ?? '')]]);
    // A silent import counts as cut off.
    if (isDue()) await run.tell({});
  }
  if (!sheet) throw new Error(`a goods file without a header has wrong rows: ${reasons.size}`);
  return sheet.end(addGuide);
}

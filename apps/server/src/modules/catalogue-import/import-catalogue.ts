import type { Deps } from '../../ctx/deps.ts';
import type { GoodsRow } from '../goods-writing/index.ts';
import { checkFiles } from './check-files.ts';
import {
  byCommandLine,
  type ImportProgress,
  type ImportReport,
  type ImportRun,
  type OnRefused,
  startRun,
} from './import-run.ts';
import { writeSpool } from './write-spool.ts';

export interface ImportOptions {
  files: readonly string[];
  /** Take the good rows even if others are refused; otherwise one refused row leaves everything as it was. */
  isPartial?: boolean;
  costsBy?: ImportRun['costsBy'];
  undoneBy?: ImportRun['undoneBy'];
  requester?: ImportRun['requester'];
  isDemo?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  onRefused?: OnRefused;
}

/**
 * Brings goods files into a shop: categories, brands, suppliers, products, items, prices, stock (through its ledger) and
 * search documents. All rows are checked before the first is written, batch by batch (ADR 56). Rows are matched by spuNo
 * and itemNo, so importing a file again changes nothing but what is different in it, and finishes an import that was cut
 * short. Throws UnreadableFile for a file that is no table.
 */
export async function importCatalogue(
  deps: Deps,
  companyId: string,
  {
    files,
    isPartial = false,
    costsBy = byCommandLine,
    requester = null,
    isDemo,
    undoneBy,
    onProgress,
    onRefused,
  }: ImportOptions,
): Promise<ImportReport> {
  const run = await startRun(deps, companyId, {
    costsBy,
    requester,
    refusesUnderLine: requester === null && !isDemo,
    ...(isDemo && { isDemo }),
    ...(undoneBy && { undoneBy }),
    ...(onProgress && { onProgress }),
    onRefused,
  });
  const { report } = run;
  try {
    await checkFiles(run, files);
    report.notes = run.notes.list();
    if (report.refusedRows === 0 || isPartial) {
      await writeSpool(run);
      report.isWritten = true;
    }
    return report;
  } finally {
    await run.spool.remove();
  }
}

/** Checks goods files as {@link importCatalogue} does, and writes nothing; `onBatch` hears the good rows. */
export async function checkCatalogue(
  deps: Deps,
  companyId: string,
  {
    files,
    costsBy,
    mostRows,
    onBatch,
    onRefused,
  }: {
    files: readonly string[];
    costsBy: ImportRun['costsBy'];
    mostRows: number;
    onBatch: (rows: readonly GoodsRow[]) => Promise<void>;
    onRefused: OnRefused;
  },
): Promise<ImportReport> {
  const run = await startRun(deps, companyId, { costsBy, onRefused });
  try {
    await checkFiles({ ...run, mostRows, onBatch }, files);
    return { ...run.report, notes: run.notes.list() };
  } finally {
    await run.spool.remove();
  }
}

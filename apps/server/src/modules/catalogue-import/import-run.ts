import type { Deps } from '../../ctx/deps.ts';
import type { CostWriter } from '../pricing/index.ts';
import type { GoodsRow } from '../goods-writing/index.ts';
import type { RefusedRow } from './refused-row.ts';
import { createReadingNotes, type ReadingNotes } from './reading-notes.ts';
import { createSeenNumbers, type SeenNumbers } from './seen-numbers.ts';
import { createSpool, type Spool } from './spool.ts';

/** A report longer than this helps nobody; the number of refused rows stays exact. */
const maxReported = 1000;

export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  refusedRows: number;
  refused: RefusedRow[];
  /** Rows whose prices wait for a second person. */
  waitingRows: number;
  /** What was changed while reading, as sentences. */
  notes: string[];
  /** False: nothing was written. */
  isWritten: boolean;
}

/** Files are first checked (`bytes` of their size, `rows` so far), then written (`rows` of `total`). */
export type ImportProgress =
  | { phase: 'check'; bytes: number; rows: number }
  | { phase: 'write'; rows: number; total: number };

/** Hears the faults of every row that is not taken; the report has the first alone. */
export type OnRefused = (faults: readonly RefusedRow[]) => void;

/** One import under way. */
export interface ImportRun {
  deps: Deps;
  companyId: string;
  importId: string;
  /** Who writes costs down; null where who brought the files may not: their costs are left out. */
  costsBy: CostWriter | null;
  /** A file of more is refused as a whole. */
  mostRows?: number;
  /** The import of the console that can be undone by what is kept of this run. */
  undoneBy?: string;
  /** Who asks a second person for prices under the margin line; null for the command line: such a row is refused by the check, and one that comes under the line meanwhile leaves its price out. */
  requester: { accountId: string; userName: string } | null;
  /** Prices under the margin line are refused by the check: nobody can be asked. */
  refusesUnderLine: boolean;
  /** Prices under the margin line are written: the demo's goods come before anybody who could be asked. */
  isDemo: boolean;
  report: ImportReport;
  /** Rows that are in the spool. */
  accepted: number;
  seen: SeenNumbers;
  notes: ReadingNotes;
  spool: Spool;
  refuse: (faults: readonly RefusedRow[]) => void;
  onProgress?: (progress: ImportProgress) => void;
  /** Hears each batch of good rows as it is checked. */
  onBatch?: (rows: readonly GoodsRow[]) => Promise<void>;
}

/** Files brought by the command line. */
export const byCommandLine: CostWriter = { userId: null, userName: '命令行导入' };

export async function startRun(
  deps: Deps,
  companyId: string,
  {
    costsBy,
    requester = null,
    isDemo = false,
    refusesUnderLine = false,
    undoneBy,
    onProgress,
    onRefused,
  }: Pick<ImportRun, 'costsBy' | 'undoneBy' | 'onProgress'> &
    Partial<Pick<ImportRun, 'requester' | 'isDemo' | 'refusesUnderLine'>> & { onRefused?: OnRefused | undefined },
): Promise<ImportRun> {
  const report: ImportReport = {
    rows: 0,
    created: 0,
    updated: 0,
    refusedRows: 0,
    refused: [],
    waitingRows: 0,
    notes: [],
    isWritten: false,
  };
  return {
    deps,
    companyId,
    importId: deps.db.newId(),
    costsBy,
    requester,
    isDemo,
    refusesUnderLine,
    report,
    accepted: 0,
    seen: createSeenNumbers(),
    notes: createReadingNotes(),
    spool: await createSpool(),
    refuse: (faults) => {
      report.refusedRows += 1;
      onRefused?.(faults);
      report.refused.push(...faults.slice(0, Math.max(0, maxReported - report.refused.length)));
    },
    ...(undoneBy && { undoneBy }),
    ...(onProgress && { onProgress }),
  };
}

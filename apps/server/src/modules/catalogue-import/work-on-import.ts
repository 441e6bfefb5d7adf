import type { Deps } from '../../ctx/deps.ts';
import type { ImportEnd, ImportJob } from '../../ctx/import-job.ts';
import { importWork, type ImportWork } from './import-work.ts';
import { UnreadableFile } from './read-rows.ts';
import { checkImport, writeImport } from './run-file.ts';
import { undoImport } from './undo-import.ts';

const works: Record<ImportJob['kind'], (work: ImportWork) => Promise<void>> = {
  check: checkImport,
  write: writeImport,
  undo: undoImport,
};

/** Checks, writes or undoes an import in this thread. */
export async function workOnImport(deps: Deps, job: ImportJob): Promise<ImportEnd> {
  try {
    await works[job.kind](importWork(deps, job));
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.message };
    throw error;
  }
}

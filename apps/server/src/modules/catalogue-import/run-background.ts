import { importStates, type ImportState } from '@jicai/domain/goods/import-states.ts';
import type { Deps } from '../../ctx/deps.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { type ImportRow, updateImport } from './imports.store.ts';
import { UnreadableFile } from './read-rows.ts';

/** Imports this process has under way. */
const running = new Set<Promise<void>>();

export interface BackgroundRun {
  deps: Deps;
  companyId: string;
  importId: string;
  /** Writes what is known by now into the row. */
  tell: (values: Partial<ImportRow>) => Promise<void>;
}

/** Works on an import after the call that asked for it; a fault becomes its state. */
export function inBackground(
  { stateAfterFault, ...run }: Omit<BackgroundRun, 'tell'> & { stateAfterFault: ImportState },
  work: (run: BackgroundRun) => Promise<void>,
): void {
  const { deps, companyId, importId } = run;
  const tell: BackgroundRun['tell'] = (values) =>
    inTenantAsSystem(deps, companyId, 'import', (ctx) => updateImport(ctx, importId, values));
  const ended = work({ ...run, tell })
    .catch(async (error: unknown) => {
      const isBadFile = error instanceof UnreadableFile;
      if (!isBadFile) deps.log.error({ err: error, importId }, 'an import failed');
      const state = isBadFile ? importStates.unreadable : stateAfterFault;
      await tell({ state, notes: isBadFile ? [error.message] : ['处理时出错，可以重新开始'] });
    })
    // The database may be gone with the shop: then the row falls silent and counts as stopped.
    .catch((error: unknown) => deps.log.error({ err: error, importId }, 'an import was cut off'))
    .finally(() => running.delete(ended));
  running.add(ended);
}

/** Waits for all that this process has under way. */
export async function settleImports(): Promise<void> {
  await Promise.all(running);
}

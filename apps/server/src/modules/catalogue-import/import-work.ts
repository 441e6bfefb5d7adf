import type { Deps } from '../../ctx/deps.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { type ImportRow, updateImport } from './imports.store.ts';

/** An import that is being worked on. */
export interface ImportWork {
  deps: Deps;
  companyId: string;
  importId: string;
  /** Writes what is known by now into the row. */
  tell: (values: Partial<ImportRow>) => Promise<void>;
}

export const importWork = (deps: Deps, run: { companyId: string; importId: string }): ImportWork => ({
  deps,
  companyId: run.companyId,
  importId: run.importId,
  tell: (values) => inTenantAsSystem(deps, run.companyId, 'import', (ctx) => updateImport(ctx, run.importId, values)),
});

import { importStates, type ImportState } from '@jicai/domain/goods/import-states.ts';
import type { ImportLine } from './imports.queries.ts';

export const toneOf = (state: ImportState) =>
  ({
    [importStates.checking]: 'info',
    [importStates.checked]: 'warn',
    [importStates.writing]: 'info',
    [importStates.done]: 'ok',
    [importStates.unreadable]: 'danger',
    [importStates.stopped]: 'danger',
  })[state] as 'info' | 'warn' | 'ok' | 'danger';

/** What is in a file, or what became of it. */
export function countsText({ state, newRows, changedRows, sameRows, refusedRows, ...written }: ImportLine): string {
  const refused = refusedRows > 0 ? `，${refusedRows} 行有错误` : '';
  if (state === importStates.done) return `新增 ${written.createdItems}，更新 ${written.updatedItems}${refused}`;
  return `新增 ${newRows}，修改 ${changedRows}，不变 ${sameRows}${refused}`;
}

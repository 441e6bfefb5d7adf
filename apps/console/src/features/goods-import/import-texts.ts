import { importStates, importStateTexts, type ImportState } from '@jicai/domain/goods/import-states.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import type { ImportLine } from './imports.queries.ts';

export const toneOf = (state: ImportState) =>
  ({
    [importStates.checking]: 'info',
    [importStates.checked]: 'warn',
    [importStates.writing]: 'info',
    [importStates.done]: 'ok',
    [importStates.unreadable]: 'danger',
    [importStates.stopped]: 'danger',
    [importStates.undoing]: 'info',
    [importStates.undone]: 'grey',
  })[state] as 'info' | 'warn' | 'ok' | 'danger' | 'grey';

/** Undone in part where some goods were changed since and stay. */
export const stateText = ({ state, keptItems }: Pick<ImportLine, 'state' | 'keptItems'>): string =>
  state === importStates.undone && keptItems > 0 ? '部分撤销' : importStateTexts[state];

/** What an undo did: 恢复 3，移除 2，下架 1，保留 1. */
function undoneText(line: Pick<ImportLine, 'restoredItems' | 'removedItems' | 'hiddenItems' | 'keptItems'>): string {
  const parts: [string, number][] = [
    ['恢复', line.restoredItems],
    ['移除', line.removedItems],
    ['下架', line.hiddenItems],
    ['保留', line.keptItems],
  ];
  const told = parts.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${grouped(count)}`);
  return told.length > 0 ? told.join('，') : '没有要撤销的改动';
}

/** What is in a file, or what became of it. */
export function countsText({ state, newRows, changedRows, sameRows, refusedRows, ...written }: ImportLine): string {
  const refused = refusedRows > 0 ? `，${grouped(refusedRows)} 行有错误` : '';
  if (state === importStates.undone) return undoneText(written);
  if (state === importStates.done || state === importStates.undoing)
    return `新增 ${grouped(written.createdItems)}，更新 ${grouped(written.updatedItems)}${refused}`;
  return `新增 ${grouped(newRows)}，修改 ${grouped(changedRows)}，不变 ${grouped(sameRows)}${refused}`;
}

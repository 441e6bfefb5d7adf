import type { DueTaskName } from '@jicai/domain/shop-side/desk-due.ts';
import { deskTiles } from '@jicai/domain/shop-side/desk-tiles.ts';
import { inspectPath, paths, statementPath } from '../../app/paths.ts';

/** The place where something that is due gets done. */
export function duePath(task: DueTaskName, openKey: string, mayAct: boolean): string {
  if (task === 'disputes') return statementPath(openKey);
  if (task === 'invoices') return `${paths.invoices}?view=all&searchKey=${openKey}&open=${openKey}`;
  if (task === 'returnsToInspect' && mayAct) return inspectPath(openKey);
  const list = deskTiles[task].shop?.path ?? '';
  return task === 'transfers' ? list : `${list}&open=${openKey}`;
}

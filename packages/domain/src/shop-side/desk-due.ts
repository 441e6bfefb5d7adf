import { type DeskTile, deskTilesOf } from './desk-tiles.ts';
import type { ShopPermission } from './shop-permissions.ts';

interface DueTask {
  /** What is to be done about it, and who may; others look. */
  act: string;
  needs: ShopPermission;
}

/** What waits with a time limit, or as long as nobody answers it, in one list of the desk (docs/domain/shop-users.md §16). */
export const dueTasks = {
  toShip: { act: '发货', needs: 'ops.order.ship' },
  cancelAsked: { act: '处理', needs: 'ops.order.cancel' },
  returnsToAudit: { act: '审核', needs: 'ops.return.audit' },
  returnsToInspect: { act: '验收', needs: 'ops.return.inspect' },
  transfers: { act: '核对', needs: 'ops.pay.confirm' },
  disputes: { act: '答复', needs: 'ops.statement.reply' },
  invoices: { act: '开具', needs: 'ops.invoice.issue' },
} as const satisfies Partial<Record<DeskTile, DueTask>>;
export type DueTaskName = keyof typeof dueTasks;
export const dueTaskNames = Object.keys(dueTasks) as [DueTaskName, ...DueTaskName[]];

/** What names no time limit stands among the others as if it had these hours. */
export const patienceHours = 24;

/** So many stand on the desk, the least time left first. */
export const mostDue = 8;

/** Those of areas that somebody may see. */
export const dueTasksOf = (viewer: Parameters<typeof deskTilesOf>[0]): DueTaskName[] => {
  const tiles = new Set<DeskTile>(deskTilesOf(viewer));
  return dueTaskNames.filter((name) => tiles.has(name));
};

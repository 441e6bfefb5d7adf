import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type ConsoleList, consoleLists, mostViews } from '@jicai/domain/shop-side/list-views.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  countOwnViews,
  deleteView,
  insertView,
  isNameTaken,
  type KeptView,
  lockOwnView,
  selectHabit,
  selectViews,
  updateView,
} from './list-views.store.ts';

/** Refused as forbidden to buyers and to who may not open the list. */
export function requireList({ actor }: SignedInCtx, list: ConsoleList): void {
  if (actor.accountType === accountTypes.buyer || !actor.shopPermissions.has(consoleLists[list]))
    throw refuse.forbidden();
}

/** The views of a list that the caller has, and how he wants it where none stands open. */
export async function listViewsOf(ctx: SignedInCtx, list: ConsoleList) {
  requireList(ctx, list);
  const [views, habit] = await Promise.all([selectViews(ctx, list), selectHabit(ctx, list)]);
  const { firstQuery = '', exportHidden = [], ...columns } = habit ?? { hidden: [], order: [] };
  return {
    views: views.map(({ userId, hidden, order, ...view }) => ({
      ...view,
      columns: { hidden, order },
      isOwn: userId === ctx.actor.userId,
    })),
    columns,
    firstQuery,
    exportHidden,
  };
}

/** Keeps a view, or with viewId changes one's own. Refused as notFound, outdated, and badInput for a name that is there. */
export async function saveView(
  ctx: SignedInCtx,
  { viewId, version, ...view }: KeptView & { viewId?: string | undefined; version?: number | undefined },
): Promise<{ viewId: string; version: number }> {
  requireList(ctx, view.list);
  if (viewId === undefined) return addView(ctx, view);
  const before = await holdView(ctx, { viewId, version });
  if (before.list !== view.list) throw refuse.notFound();
  if (await isNameTaken(ctx, { ...view, viewId })) throw sameName();
  const saved = { viewId, version: before.version + 1 };
  await updateView(ctx, viewId, { ...view, version: saved.version });
  await record(ctx, viewId, { before, after: view });
  return saved;
}

async function addView(ctx: SignedInCtx, view: KeptView): Promise<{ viewId: string; version: number }> {
  if ((await countOwnViews(ctx, view.list)) >= mostViews) throw badField('name', `每个列表最多保存${mostViews}个视图`);
  const viewId = await insertView(ctx, view);
  if (viewId === undefined) throw sameName();
  await record(ctx, viewId, { before: null, after: view });
  return { viewId, version: 1 };
}

/** Refused as notFound and outdated. */
export async function removeView(
  ctx: SignedInCtx,
  named: { viewId: string; version?: number | undefined },
): Promise<{ deleted: number }> {
  const before = await holdView(ctx, named);
  await deleteView(ctx, named.viewId);
  await record(ctx, named.viewId, { before, after: null });
  return { deleted: 1 };
}

async function holdView(ctx: SignedInCtx, { viewId, version }: { viewId: string; version?: number | undefined }) {
  if (ctx.actor.accountType === accountTypes.buyer) throw refuse.forbidden();
  const row = await lockOwnView(ctx, viewId);
  if (!row) throw refuse.notFound();
  if (version === undefined) throw badField('version', '缺少版本号 version');
  if (row.version !== version) throw refuse.outdated();
  return row;
}

const sameName = () => badField('name', '已有同名视图');

type Told = Pick<KeptView, 'name' | 'query' | 'isShared'>;

/** What others see is a matter of the log; what somebody keeps for himself is not. */
async function record(
  ctx: SignedInCtx,
  viewId: string,
  { before, after }: { before: Told | null; after: Told | null },
): Promise<void> {
  if (!before?.isShared && !after?.isShared) return;
  const told = (view: Told | null) =>
    view && {
      viewName: view.name,
      viewQuery: [...new URLSearchParams(view.query)].map(([key, value]) => `${key}=${value}`).join('，'),
      isShared: view.isShared,
    };
  await writeAudit(ctx, { subject: `view ${viewId}`, before: told(before), after: told(after) });
}

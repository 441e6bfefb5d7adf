import { enterpriseItself } from '@jicai/domain/people/org-tree.ts';
import { newKey, settleDepartments } from '@jicai/domain/people/directory/settle-departments.ts';
import { syncReasonTexts } from '@jicai/domain/people/directory/sync-lines.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { Refusal } from '../../http/refusal.ts';
import { keepDirectoryUnits, removeDepartment } from '../organisation/index.ts';
import { selectHouseUnits } from './house.store.ts';
import type { LineRow, Outcome } from './lines.store.ts';

/** Makes, links, renames and moves departments as ticked, all at once. The caller holds the enterprise's lock. */
export async function applyDepartments(ctx: SignedInCtx, lines: readonly LineRow[]): Promise<Outcome[]> {
  const units = await selectHouseUnits(ctx, ctx.actor.customerId);
  const wanted = lines.flatMap(({ plan: { department, orgId } }) => (department ? [{ ...department, orgId }] : []));
  const { places, refused } = settleDepartments({ units, wanted, mayAdopt: () => false });
  const made = new Map(
    wanted.flatMap(({ directoryId }) =>
      places.get(directoryId)?.key === newKey(directoryId) ? [[newKey(directoryId), ctx.newId()]] : [],
    ),
  );
  const idOf = (key: string) => made.get(key) ?? key;
  const before = new Map(units.map((unit) => [unit.orgId, unit]));
  const settled = wanted.flatMap(({ directoryId, sortNo }) => {
    const place = places.get(directoryId);
    if (!place) return [];
    const parentId = place.parentKey === enterpriseItself ? enterpriseItself : idOf(place.parentKey);
    return [{ key: place.key, sortNo, orgId: idOf(place.key), parentId, name: place.name, directoryId }];
  });
  await keepDirectoryUnits(ctx, {
    made: settled.flatMap(({ key, ...unit }) => (made.has(key) ? [unit] : [])),
    changed: settled.flatMap(({ key, sortNo: _kept, ...unit }) => {
      const old = before.get(key);
      return old ? [{ ...unit, before: { name: old.name, parentId: old.parentId, directoryId: old.directoryId } }] : [];
    }),
  });
  return lines.map(({ lineNo, plan }) => {
    const why = refused.get(plan.department?.directoryId ?? '');
    return { lineNo, why: why ? syncReasonTexts[why] : '' };
  });
}

/** Removes departments that nothing belongs to, as they stand now. */
export async function removeDepartments(ctx: SignedInCtx, lines: readonly LineRow[]): Promise<Outcome[]> {
  const units = new Map((await selectHouseUnits(ctx, ctx.actor.customerId)).map((unit) => [unit.orgId, unit]));
  const outcomes: Outcome[] = [];
  for (const { lineNo, plan } of lines) {
    const unit = units.get(plan.orgId ?? '');
    try {
      if (unit) await removeDepartment(ctx, unit);
      outcomes.push({ lineNo, why: '' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push({ lineNo, why: error.message });
    }
  }
  return outcomes;
}

import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudits } from '../audit/index.ts';
import { forgetDirectoryIds, insertUnits, type KeptUnit, updateUnits } from './directory-units.store.ts';

/**
 * Writes departments of the caller's enterprise as its address list has them, with a record each. The caller holds the
 * enterprise's lock and has seen that they keep the rules of a tree; all of one change are written in one call.
 */
export async function keepDirectoryUnits(
  ctx: SignedInCtx,
  {
    made,
    changed,
  }: { made: readonly (KeptUnit & { sortNo: number })[]; changed: readonly (KeptUnit & { before: object })[] },
): Promise<void> {
  if (changed.length > 0) await updateUnits(ctx, changed);
  if (made.length > 0) await insertUnits(ctx, made);
  const toldOf = ({ parentId, name, directoryId }: KeptUnit) => ({ name, parentId, directoryId });
  await writeAudits(ctx, [
    ...changed.map((unit) => ({ subject: `department ${unit.orgId}`, before: unit.before, after: toldOf(unit) })),
    ...made.map((unit) => ({ subject: `department ${unit.orgId}`, before: {}, after: toldOf(unit) })),
  ]);
}

/** Another identity system has other departments under the same ids: those of the enterprise stay as if made by hand. */
export const leaveDirectory = (ctx: Ctx, customerId: string): Promise<void> => forgetDirectoryIds(ctx, customerId);

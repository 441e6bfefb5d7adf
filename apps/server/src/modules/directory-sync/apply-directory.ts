import type { DirectoryFaultName } from '@jicai/domain/people/directory/directory.ts';
import { type SyncKind, syncReasonTexts, syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { Job } from '../../jobs/job-context.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { lockConnectionOf, type SignOnConnection } from '../sign-on/index.ts';
import { applyDepartments, removeDepartments } from './apply-departments.ts';
import { applyPeople } from './apply-people.ts';
import { type LineRow, type Outcome, selectOpenLines, updateOutcomes } from './lines.store.ts';
import { asCaller, directoryOf, failByFault, failSync, mostAttempts, openSync, readList } from './read-directory.ts';
import { digestOfDirectory, readHouse } from './read-house.ts';
import { type SyncRow, updateRunningSync } from './syncs.store.ts';

const departmentKinds: readonly SyncKind[] = [
  'departmentNew',
  'departmentLinked',
  'departmentRenamed',
  'departmentMoved',
];
const peopleKinds: readonly SyncKind[] = ['personNew', 'personLinked', 'personMoved', 'personGone'];
const peopleAtOnce = 100;
const removedAtOnce = 20;
const everyDepartment = 10_000;

/**
 * Effect `directory.apply`: does the ticked lines of the sync `job.subject`. Before the first one the address list is read again and
 * the enterprise is looked at: where either has changed nothing is written. Lines are done in parts, each a transaction; a part
 * that was done is not done again after a crash.
 */
export async function applyDirectory(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const begun = await job.inTenant((ctx) => openSync(ctx, job.subject, syncStates.applying));
  if (!begun) return async () => {};
  if (job.attempts > mostAttempts) return failSync(job, 'failed');
  if (typeof begun === 'string') return failSync(job, begun);
  if (begun.sync.begunAt === null) {
    try {
      const { directory } = await readList(await directoryOf(job, begun.connection), async () => {});
      if (digestOfDirectory(directory) !== begun.sync.directoryDigest) return failSync(job, 'changed');
    } catch (error) {
      return failByFault(job, error);
    }
    const why = await job.inTenant((ctx) => beginLines(ctx, job.subject));
    if (why) return failSync(job, why);
  }
  const why =
    (await applyParts(job, { kinds: peopleKinds, limit: peopleAtOnce, apply: applyPeople })) ??
    (await applyParts(job, {
      kinds: ['departmentGone'],
      limit: removedAtOnce,
      apply: (ctx, _connection, lines) => removeDepartments(ctx, lines),
    }));
  if (why) return failSync(job, why);
  return async (ctx) => void (await updateRunningSync(ctx, job.subject, { state: syncStates.done, endedAt: ctx.now }));
}

/** The caller with the locks of a part; why not, where he may not any more. */
async function lockPart(
  at: Ctx,
  syncId: string,
): Promise<{ ctx: SignedInCtx; connection: SignOnConnection; sync: SyncRow } | DirectoryFaultName> {
  const opened = await openSync(at, syncId, syncStates.applying);
  if (typeof opened !== 'object') return opened ?? 'failed';
  const { sync } = opened;
  const ctx = await asCaller(at, sync);
  await lockEnterprise(ctx);
  const connection = await lockConnectionOf(ctx, sync.customerId);
  return connection?.version === sync.connectionVersion ? { ctx, connection, sync } : 'closed';
}

/** Holds the enterprise against what was previewed and does the departments, in one transaction. */
async function beginLines(at: Ctx, syncId: string): Promise<DirectoryFaultName | undefined> {
  const part = await lockPart(at, syncId);
  if (typeof part === 'string') return part;
  const { ctx, connection, sync } = part;
  if ((await readHouse(ctx, connection)).digest !== sync.houseDigest) return 'changed';
  const lines = await selectOpenLines(ctx, { syncId, kinds: departmentKinds, limit: everyDepartment });
  if (lines.length > 0) await updateOutcomes(ctx, syncId, await applyDepartments(ctx, lines));
  await updateRunningSync(ctx, syncId, { begunAt: ctx.now });
  return undefined;
}

interface Parts {
  kinds: readonly SyncKind[];
  limit: number;
  apply: (ctx: SignedInCtx, connection: SignOnConnection, lines: readonly LineRow[]) => Promise<Outcome[]>;
}

/** Part after part; one that fails is done line by line, and a line that fails by itself is left out. */
async function applyParts(job: Job, { kinds, limit, apply }: Parts): Promise<DirectoryFaultName | undefined> {
  const syncId = job.subject;
  const next = (most: number) =>
    job.inTenant(async (at) => {
      const part = await lockPart(at, syncId);
      if (typeof part === 'string') return part;
      const lines = await selectOpenLines(at, { syncId, kinds, limit: most });
      if (lines.length > 0) await updateOutcomes(at, syncId, await apply(part.ctx, part.connection, lines));
      return lines.length;
    });
  const leaveOut = () =>
    job.inTenant(async (ctx) => {
      const [line] = await selectOpenLines(ctx, { syncId, kinds, limit: 1 });
      if (line) await updateOutcomes(ctx, syncId, [{ lineNo: line.lineNo, why: syncReasonTexts.changed }]);
    });
  let single = 0;
  for (;;) {
    try {
      const done = await next(single > 0 ? 1 : limit);
      if (typeof done === 'string') return done;
      if (done === 0) return undefined;
    } catch (error) {
      job.deps.log.warn({ err: error, syncId }, 'a part of an address list was not applied');
      if (single > 0) await leaveOut();
      else single = limit + 1;
    }
    if (single > 0) single -= 1;
  }
}

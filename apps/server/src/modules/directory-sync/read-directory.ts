import { customerStates, accountStates } from '@jicai/domain/people/account-types.ts';
import { diffDirectory } from '@jicai/domain/people/directory/diff-directory.ts';
import {
  type Directory,
  type DirectoryFaultName,
  directoryFaultTexts,
} from '@jicai/domain/people/directory/directory.ts';
import { directoryTree, type DirectoryTree } from '@jicai/domain/people/directory/directory-tree.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { DirectoryFault } from '../../adapters/sign-on/directory-calls.ts';
import type { DirectoryService } from '../../adapters/sign-on/sign-on.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { Job } from '../../jobs/job-context.ts';
import { findBuyer } from '../auth/index.ts';
import { selectConnectionOf, type SignOnConnection } from '../sign-on/index.ts';
import { insertLines } from './lines.store.ts';
import { digestOfDirectory, readHouse } from './read-house.ts';
import { selectSync, type SyncRow, updateRunningSync } from './syncs.store.ts';
import { selectWhatWaits } from './what-waits.store.ts';

export const mostAttempts = 3;

/**
 * Effect `directory.read`: reads the address list for the sync `job.subject` and keeps what would have to change as its lines.
 * What goes wrong is told by its reason; nothing of the enterprise is written.
 */
export async function readDirectory(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const begun = await job.inTenant((ctx) => openSync(ctx, job.subject, syncStates.reading));
  if (!begun) return async () => {};
  if (job.attempts > mostAttempts) return failSync(job, 'failed');
  if (typeof begun === 'string') return failSync(job, begun);
  const { sync, connection } = begun;
  try {
    const service = await directoryOf(job, connection);
    const { directory, tree } = await readList(service, (readCount) =>
      job.inTenant((ctx) => updateRunningSync(ctx, sync.id, { readCount })),
    );
    const linked = await job.inTenant(async (ctx) => (await readHouse(await asCaller(ctx, sync), connection)).house);
    const listed = new Set(directory.people.map(({ subject }) => subject));
    const missing = linked.people
      .filter(({ isActive }) => isActive)
      .flatMap(({ subjects }) => subjects.filter((subject) => !listed.has(subject)));
    const goneSubjects = new Set(await service.whoIsGone(missing));
    return async (at) => {
      const ctx = await asCaller(at, sync);
      const mobiles = directory.people.flatMap(({ mobile }) => mobile || []);
      const { house, creation, digest } = await readHouse(ctx, connection, mobiles);
      const { lines, ...unseen } = diffDirectory({ directory, tree, house, goneSubjects, creation });
      const leaving = lines.flatMap(({ kind, plan }) => (kind === 'personGone' && plan.userId) || []);
      const waits = await selectWhatWaits(ctx, leaving);
      const none = { waitingApprovals: 0, openOrders: 0 };
      const read = {
        state: syncStates.ready,
        readCount: directory.people.length,
        isWhole: directory.isWhole,
        ...unseen,
        directoryDigest: digestOfDirectory(directory),
        houseDigest: digest,
        readAt: ctx.now,
      };
      if (!(await updateRunningSync(ctx, sync.id, read))) return;
      await insertLines(
        ctx,
        sync.id,
        lines.map((line) => ({ ...line, ...(waits.get(line.plan.userId ?? '') ?? none) })),
      );
    };
  } catch (error) {
    return failByFault(job, error);
  }
}

/**
 * A sync in this state with its connection, as far as who asked for it may still do so; the reason where not, undefined where there
 * is nothing to do.
 */
export async function openSync(
  ctx: Ctx,
  id: string,
  state: SyncRow['state'],
): Promise<{ sync: SyncRow; connection: SignOnConnection } | DirectoryFaultName | undefined> {
  const sync = await selectSync(ctx, id);
  if (sync?.state !== state) return undefined;
  const found = await findBuyer(ctx, sync.userId);
  const isInOrder = found?.accountState === accountStates.active && found.customerState === customerStates.active;
  if (!isInOrder || found.actor.customerId !== sync.customerId || !found.actor.permissions.has('signOn.edit'))
    return 'stopped';
  const connection = await selectConnectionOf(ctx, sync.customerId);
  return connection?.isEnabled && connection.version === sync.connectionVersion ? { sync, connection } : 'closed';
}

/** The context of who asked for it; openSync has looked whether he may. */
export async function asCaller(ctx: Ctx, { userId }: SyncRow): Promise<SignedInCtx> {
  const found = await findBuyer(ctx, userId);
  if (!found) throw new Error('who asked for the sync is gone');
  // Its records stand under the call that asked for it, as all that an enterprise does for itself.
  return { ...ctx, actor: found.actor, act: { name: '/api/CustSignOn/ApplySync' } };
}

/** Throws {@link DirectoryFault}. */
export async function directoryOf({ deps }: Job, { kind, settings }: SignOnConnection): Promise<DirectoryService> {
  const { directory } = await deps.signOn.open(kind, settings);
  if (!directory) throw new DirectoryFault('closed', 'it has no address list');
  return directory;
}

export async function readList(
  service: DirectoryService,
  onRead: (people: number) => Promise<unknown>,
): Promise<{ directory: Directory; tree: DirectoryTree }> {
  let told = 0;
  const directory = await service.read(async (people) => {
    // A row is not written for each department.
    if (people < told + 200) return;
    told = people;
    await onRead(people);
  });
  const tree = directoryTree(directory);
  if (tree.circle !== undefined) throw new DirectoryFault('circle', tree.circle);
  return { directory, tree };
}

export const failSync =
  ({ subject }: Job, why: DirectoryFaultName) =>
  async (ctx: Ctx) =>
    void (await updateRunningSync(ctx, subject, {
      state: syncStates.failed,
      reason: directoryFaultTexts[why],
      endedAt: ctx.now,
    }));

/** What the vendor says is told at once and not tried again by itself; anything else is. */
export function failByFault(job: Job, error: unknown): (ctx: Ctx) => Promise<void> {
  if (!(error instanceof DirectoryFault)) throw error;
  const { fault, message } = error;
  job.deps.log.warn({ fault, reason: message, syncId: job.subject }, 'an address list was not read');
  return failSync(job, fault);
}

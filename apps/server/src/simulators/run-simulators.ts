import { onBooks } from '../adapters/books.ts';
import {
  claimLocalNotices,
  deleteLocalNotice,
  type LocalNotice,
  noticedTenants,
  updateLocalNoticeDue,
} from '../adapters/local-notices.store.ts';
import type { Deps } from '../ctx/deps.ts';
import { tellPayment } from './tell-payment.ts';
import { tellTrack } from './tell-track.ts';

const roundMs = 500;
const batchSize = 20;
/** Longer than one notice takes. */
const againMs = 60_000;
const mostRounds = 50;

/**
 * The demo's channel and courier service tell the shop at `shopOrigin` everything that is due by the clock of `deps`, also
 * what that makes due; answers how much was told or tried.
 */
export async function runSimulatorsOnce(deps: Deps, shopOrigin: string): Promise<number> {
  let tried = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    let inRound = 0;
    for (const companyId of await noticedTenants(deps.db, deps.now())) {
      inRound += await tellDue(deps, companyId, shopOrigin);
    }
    if (inRound === 0) break;
    tried += inRound;
  }
  return tried;
}

async function tellDue(deps: Deps, companyId: string, shopOrigin: string): Promise<number> {
  const claimed = { limit: batchSize, againAt: new Date(deps.now().getTime() + againMs) };
  const notices = await onBooks(deps, companyId, (books) => claimLocalNotices(books, claimed));
  await Promise.all(notices.map((notice) => tell(deps, { companyId, shopOrigin, notice })));
  return notices.length;
}

async function tell(deps: Deps, from: { companyId: string; shopOrigin: string; notice: LocalNotice }): Promise<void> {
  const { companyId, shopOrigin, notice } = from;
  const { id, kind, subject, attempts } = notice;
  try {
    if (kind === 'payment') await tellPayment(deps, { companyId, shopOrigin, payNo: subject });
    else await tellTrack(deps, { companyId, shopOrigin, parcel: subject });
    await onBooks(deps, companyId, (books) => deleteLocalNotice(books, id));
  } catch (error) {
    deps.log.warn({ err: error, companyId, kind, subject, attempts }, 'a notice of the demo was not taken');
    const dueAt = new Date(deps.now().getTime() + Math.min(10_000 * 2 ** (attempts - 1), 600_000));
    await onBooks(deps, companyId, (books) => updateLocalNoticeDue(books, id, dueAt));
  }
}

/** Runs beside the shop, in the demo only, until the answered function is called and awaited. */
export function startSimulators(deps: Deps, shopOrigin: string): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const rounds = setInterval(() => {
    running ??= runSimulatorsOnce(deps, shopOrigin)
      .catch((error: unknown) => deps.log.error({ err: error }, 'a round of the simulators failed'))
      .finally(() => (running = undefined));
  }, roundMs);
  return async () => {
    clearInterval(rounds);
    await running;
  };
}

import { dayMs } from '@jicai/domain/time/durations.ts';
import { everyTenant, tenantsWithStuckMoney } from '../db/due-tenants.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import { planInvariantCheck } from '../modules/audit/index.ts';
import { endOverViewings } from '../modules/auth/index.ts';
import { planBills } from '../modules/channel-bills/index.ts';
import { forgetUndo } from '../modules/catalogue-import/index.ts';
import { tellEndingPrices } from '../modules/customers/index.ts';
import { forgetOldExports } from '../modules/exports/index.ts';
import { forgetUnclaimedFiles, planUnusedFiles } from '../modules/files/index.ts';
import { forgetOldMessages } from '../modules/messages/index.ts';
import { forgetForgedNotices, sweepPayments } from '../modules/payments/index.ts';
import { rollUpSales } from '../modules/reports/index.ts';
import { forgetRefusedRegistrations } from '../modules/registration/index.ts';
import { planSettlements } from '../modules/settlements/index.ts';
import { forgetOldSms } from '../modules/sms/index.ts';
import { planStatements } from '../modules/statements/index.ts';
import { tellEndingPapers } from '../modules/suppliers/index.ts';
import { timerHandlers } from './handlers.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import { deleteOld } from './purge.store.ts';
import { runSlowTimer } from '../jobs/run-claims.ts';

/** Answers to commands are kept 7 days (docs/domain/crashes.md §2). */
const keepAnswersMs = 7 * dayMs;
/**
 * Finished jobs are kept for support, and longer than a month: a monthly timer that is done must not be planned again.
 */
const keepJobsMs = 40 * dayMs;
/** The search indexes read these changes within seconds; if they miss some, their checksums show it. */
const keepSearchChangesMs = dayMs;
const purgesAtOnce = 20;

/** Housekeeping of each company, each in its own transaction. A function that returns true is called again at once. */
const chores: Readonly<Record<string, (ctx: Ctx) => Promise<boolean | void>>> = {
  'forget finished work': (ctx) => {
    const nowMs = ctx.now.getTime();
    return deleteOld(ctx, {
      answersBefore: new Date(nowMs - keepAnswersMs),
      jobsBefore: new Date(nowMs - keepJobsMs),
      searchChangesBefore: new Date(nowMs - keepSearchChangesMs),
    });
  },
  'plan the check of the books': planInvariantCheck,
  'plan the search for unused files': planUnusedFiles,
  'plan statements': planStatements,
  'plan bills of channels': planBills,
  'plan settlements': planSettlements,
  'tell of papers that end': tellEndingPapers,
  'tell of contract prices that end': tellEndingPrices,
  'roll up sales': rollUpSales,
  'end viewings': endOverViewings,
  'forget old exports': forgetOldExports,
  'forget unclaimed files': forgetUnclaimedFiles,
  'forget old messages': forgetOldMessages,
  'forget old text messages': forgetOldSms,
  'forget forged payment notices': forgetForgedNotices,
  'forget refused registrations': forgetRefusedRegistrations,
  'forget what imports changed': forgetUndo,
};

/** Housekeeping: continues payments that got stuck and deletes what is old. Tests call it directly. */
export async function sweepOnce(deps: Deps): Promise<void> {
  for (const companyId of await tenantsWithStuckMoney(deps.db, deps.now())) {
    await tidy(deps, { companyId, chore: 'take up payments' }, sweepPayments);
  }
  for (const companyId of await everyTenant(deps.db)) {
    for (const [chore, run] of Object.entries(chores)) await tidy(deps, { companyId, chore }, run);
    await runSlowTimer(deps, companyId, timerHandlers);
  }
}

/** A chore that fails is logged; the other chores and companies go on. */
async function tidy(
  deps: Deps,
  { companyId, chore }: { companyId: string; chore: string },
  run: (ctx: Ctx) => Promise<boolean | void>,
): Promise<void> {
  try {
    for (let turn = 0; turn < purgesAtOnce; turn += 1) {
      if ((await inTenantAsSystem(deps, companyId, 'sweep', run)) !== true) return;
    }
  } catch (error) {
    deps.log.error({ err: error, companyId, chore }, 'housekeeping failed');
  }
}

import type { AnswerOf } from '@jicai/contract/index.ts';
import { type SignOnFaultName, signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import { timingSafeEqual } from 'node:crypto';
import type { ProvedPerson, SignOnAttempt } from '../../adapters/sign-on/sign-on.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { countWithinLimit, openSession, type PersonRow, refuseForeignOrigin } from '../auth/index.ts';
import { attemptCookie, lost, provedCookie } from './attempt-cookies.ts';
import { lockConnectionOf, selectConnectionOf, type SignOnConnection } from './connections.store.ts';
import { letIn } from './let-in.ts';
import { withService } from './with-service.ts';

interface BegunFinish {
  ctx: RequestCtx;
  connection: SignOnConnection;
  attempt: SignOnAttempt & { returnPath: string };
  answer: URLSearchParams;
}

type Finished = AnswerOf<'/api/Account/FinishSignOn'>['resultData'];

/** Holds the answer against the attempt in this browser's cookie, which is good for one. Refused as signOnFailed. */
export async function beginFinish(ctx: RequestCtx, said: string): Promise<BegunFinish> {
  refuseForeignOrigin(ctx);
  await countWithinLimit(ctx, 'sign-on:ip', ctx.act.ip);
  const { customerId, connectionId, ...attempt } = attemptCookie.get(ctx);
  const answer = new URLSearchParams(said);
  if (!isSame(answer.get('state') ?? '', attempt.state)) throw lost();
  attemptCookie.remove(ctx);
  await spendState(ctx, attempt.state);
  const connection = await selectConnectionOf(ctx, customerId);
  if (connection?.id !== connectionId || !connection.isEnabled)
    throw refuse.signOnFailed({ text: signOnFaultTexts.closed, keepsWrites: true });
  return { ctx, connection, attempt, answer };
}

/** A state that comes again is a copy of the cookie. */
export async function spendState(ctx: Ctx, state: string): Promise<void> {
  try {
    await countWithinLimit(ctx, 'sign-on:state', state);
  } catch (error) {
    throw error instanceof Refusal ? lost() : error;
  }
}

/** Asks the identity system who it was and lets him in, or keeps the proof until he has named his account. */
export async function endFinish(steps: Steps, { ctx: asked, ...begun }: BegunFinish): Promise<Finished> {
  const { connection, attempt, answer } = begun;
  const { returnPath } = attempt;
  const proved = await withService(steps, connection, (service) => service.prove(answer, attempt));
  if (!proved.isDone) return fail(steps, connection, { fault: proved.fault, reason: proved.reason });
  const person = proved.value;
  const done = await steps.inTenant(async (at): Promise<Finished | SignOnFaultName> => {
    const ctx: RequestCtx = { ...asked, db: at.db, now: at.now };
    const held = await lockConnectionOf(ctx, connection.customerId);
    if (!held?.isEnabled || held.version !== connection.version) return 'closed';
    const found = await letIn(ctx, held, person);
    if (found.outcome === 'refused') return found.fault;
    const common = { returnPath, connectionName: held.name };
    if (found.outcome === 'in') {
      const signedIn = await openProvedSession(ctx, found.person);
      return { ...common, signedIn, personName: '' };
    }
    provedCookie.set(ctx, {
      customerId: held.customerId,
      connectionId: held.id,
      subject: person.subject,
      personName: person.name,
      returnPath,
      state: `${attempt.state}-link`,
    });
    return { ...common, signedIn: null, personName: person.name };
  });
  return typeof done === 'string' ? fail(steps, connection, { fault: done, reason: done, person }) : done;
}

/** He has been proved himself, so a password that somebody gave him keeps him from nothing (ADR 26); none was typed. */
export const openProvedSession = (ctx: RequestCtx, person: PersonRow) =>
  openSession(ctx, { ...person, mustChange: false }, null, { hasPassword: false });

/** One line of the server's log, one record in the shop's, and a refusal. */
async function fail(
  steps: Steps,
  { customerId }: SignOnConnection,
  { fault, reason, person }: { fault: SignOnFaultName; reason: string; person?: ProvedPerson },
): Promise<never> {
  steps.log.warn({ fault, reason, customerId }, 'a sign-in by an identity system failed');
  const by = { actorId: '0', actorName: person?.name.slice(0, 50) || '未知', path: 'signOn.refused' };
  const after = { reason: signOnFaultTexts[fault] };
  await steps.inTenant((ctx) => writeAudit(ctx, { subject: `signOn ${customerId}`, before: null, after, by }));
  throw refuse.signOnFailed({ text: signOnFaultTexts[fault] });
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

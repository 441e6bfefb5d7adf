import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import type { Path } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { runDueOnce } from '../../src/worker/worker.ts';
import { sweepOnce } from '../../src/worker/sweep.ts';
import { businessCompanyId } from '../../src/seed/shop-looks.ts';
import { moneyFaults } from '../build-payment.ts';
import { inShop } from '../in-shop.ts';
import { brokenInvariants } from '../invariants.ts';
import { type DemoAccount, signIn } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import { moneyBreaches } from './money-breaches.ts';
import { type Seeded, seeded } from './seeded.ts';
import { stepKinds, type StepKind, tellAll } from './steps.ts';

/** A trade that the walk still plays with. */
export interface WalkTrade {
  tradeNo: string;
  orderNo: string;
  attempts: { payNo: string; channel: OnlineChannel }[];
}

/** Everything a step may touch. */
export interface Walk {
  app: TestApp;
  vendors: VendorDouble;
  random: Seeded;
  trades: WalkTrade[];
  /** Moves the shop's clock; that of the channels goes wrong by `skewMs`. */
  pass: (ms: number) => void;
  skewMs: number;
  /** A session that is open by the shop's clock. */
  tokenOf: (who: DemoAccount) => Promise<string>;
  /** A command of somebody who signs in again where his session or his typed password is over. Throws on a fault of the shop. */
  command: (who: DemoAccount, path: Path, data: object) => Promise<{ errorCode: string; resultData: never }>;
}

export interface WalkReport {
  /** How often each kind of step did something. */
  done: Record<StepKind, number>;
  /** What the channels have taken in and given back, in fen. */
  inFen: number;
  outFen: number;
}

const [fewTrades, liveTrades] = [4, 40];
const stepsBetweenRests = 400;
const hourMs = 3_600_000;

/**
 * Buyers, channels, operators, workers and crashes by turns, `steps` of them: after each the money must agree to the fen, and
 * after each rest nothing may be under way. Throws at the first step that leaves a breach, with its number and the way there.
 */
export async function walkMoney(
  app: TestApp,
  vendors: VendorDouble,
  { steps, seed, say = () => {} }: { steps: number; seed: number; say?: (line: string) => void },
): Promise<WalkReport> {
  const walk = openWalk(app, vendors, seed);
  const done = Object.fromEntries(Object.keys(stepKinds).map((kind) => [kind, 0])) as Record<StepKind, number>;
  const lately: string[] = [];
  const weights = Object.fromEntries(Object.entries(stepKinds).map(([kind, { weight }]) => [kind, weight]));
  let money = { breaches: [] as string[], inFen: 0, outFen: 0 };
  const mustAgree = async (after: string) => {
    money = await moneyBreaches(app, vendors, { tradeNos: walk.trades.map(({ tradeNo }) => tradeNo) });
    if (money.breaches.length > 0)
      throw new Error(`${after} (seed ${seed}): ${money.breaches.join('; ')}\nafter ${lately.join(' → ')}`);
  };
  for (let at = 1; at <= steps; at += 1) {
    const isFull = walk.trades.length >= liveTrades;
    const drawn = walk.random.weighed({ ...weights, ...(isFull && { submit: 0 }) } as Record<StepKind, number>);
    const kind = walk.trades.length < fewTrades ? 'submit' : drawn;
    lately.push(`${at} ${kind}`);
    if (lately.length > 30) lately.shift();
    if (await stepKinds[kind].take(walk)) done[kind] += 1;
    await mustAgree(`step ${at} ${kind}`);
    if (at % stepsBetweenRests !== 0 && at !== steps) continue;
    await rest(walk);
    await mustAgree(`the rest after step ${at}`);
    const open = await unfinished(walk);
    if (open.length > 0) throw new Error(`step ${at} (seed ${seed}): not settled after the rest: ${open.join('; ')}`);
    walk.trades = [];
    say(`${at} steps, ${money.inFen} fen in, ${money.outFen} fen back`);
  }
  const broken = await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId));
  if (broken.length > 0) throw new Error(`after ${steps} steps (seed ${seed}): ${broken.join('; ')}`);
  return { done, inFen: money.inFen, outFen: money.outFen };
}

function openWalk(app: TestApp, vendors: VendorDouble, seed: number): Walk {
  const tokens = new Map<DemoAccount, { token: string; atMs: number }>();
  const again: readonly string[] = [errorCodes.signedOut, errorCodes.passwordNeeded];
  const walk: Walk = {
    app,
    vendors,
    random: seeded(seed),
    trades: [],
    skewMs: 0,
    tokenOf: async (who) => {
      const atMs = app.deps.now().getTime();
      const held = tokens.get(who);
      if (held && atMs < held.atMs + hourMs) return held.token;
      const token = await signIn(app, who);
      tokens.set(who, { token, atMs });
      return token;
    },
    pass: (ms) => app.setNow(new Date(app.deps.now().getTime() + ms)),
    command: async (who, path, data) => {
      for (let tries = 0; ; tries += 1) {
        const token = await walk.tokenOf(who);
        const answer = await app.call(path, { data: { requestId: randomUUID(), ...data } }, { token });
        if (answer.errorCode === errorCodes.busy || answer.status >= 500)
          throw new Error(`${path}: ${answer.errorMsg}`);
        if (tries > 0 || !again.includes(answer.errorCode)) {
          return { errorCode: answer.errorCode, resultData: answer.resultData as never };
        }
        tokens.delete(who);
      }
    },
  };
  vendors.alipay.now = vendors.wechatPay.now = () => new Date(app.deps.now().getTime() + walk.skewMs);
  return walk;
}

/**
 * A day goes by without faults: the channels tell what they have not told, every timer has had its time, and forgotten work is
 * looked for more than once, as the worker does every ten minutes: an answer may be lost on a busy machine.
 */
async function rest(walk: Walk): Promise<void> {
  walk.skewMs = 0;
  delete walk.vendors.alipay.nextFault;
  delete walk.vendors.wechatPay.nextFault;
  await tellAll(walk);
  for (const hours of [0.25, 1, 25, 7, 1]) {
    walk.pass(hours * hourMs);
    if (hours > 1) await sweepOnce(walk.app.deps);
    await runDueOnce(walk.app.deps);
  }
}

/** What is still open although nothing happens any more, but for what waits for a person. */
async function unfinished({ app, trades }: Walk): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query<{ text: string }>(
    `select concat_ws(' ', 'attempt', pay_no, channel, pay_state, 'of', trade_no, 'until', expire_at, 'planned:',
       (select string_agg(concat_ws(' ', o.kind, o.due_at, o.last_error), ', ') from outbox o
        where o.company_id = p.company_id and o.subject = p.pay_no and o.done_at is null)) as text from payments p
     where trade_no = any($1) and pay_state in (0, 10)
     union all
     select 'refund ' || refund_no || ' ' || refund_state from refunds where trade_no = any($1) and refund_state in (10, 20)
     union all
     select 'order ' || order_no || ' ' || state from orders where trade_no = any($1) and state in (10, 20)`,
    [trades.map(({ tradeNo }) => tradeNo)],
  );
  return [...rows.map(({ text }) => text), ...(await moneyFaults(app))];
}

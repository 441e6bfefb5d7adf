import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { applyStates, type OnlineChannel, payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { noticeOfAlipay, payAtAlipay } from '@jicai/vendor-double/alipay.ts';
import { noticeOfWechat, payAtWechat } from '@jicai/vendor-double/wechat-pay.ts';
import { claimJobs, leaseMs } from '../../src/jobs/jobs.store.ts';
import { businessCompanyId } from '../../src/seed/shop-looks.ts';
import { outboxHandlers } from '../../src/worker/handlers.ts';
import { runDueOnce } from '../../src/worker/worker.ts';
import { inTenantAsSystem } from '../../src/ctx/system-ctx.ts';
import { placeTrade, rowsOf } from '../build-payment.ts';
import type { Walk, WalkTrade } from './walk-money.ts';

type Attempt = WalkTrade['attempts'][number];
/** Whether it did anything. */
type Step = { weight: number; take: (walk: Walk) => Promise<boolean> };

/** Mostly the newest: of old ones little is left to happen. */
const someOf = ({ random, trades }: Walk) => (random.chance(0.75) ? trades.slice(-6) : trades);
const tradeOf = (walk: Walk) => walk.random.pick(someOf(walk));
const attemptOf = (walk: Walk) => walk.random.pick(someOf(walk).flatMap(({ attempts }) => attempts));
const reasonCode = cancelReasons.notWanted;
const onTrade = (take: (walk: Walk, trade: WalkTrade) => Promise<boolean>) => async (walk: Walk) => {
  const trade = tradeOf(walk);
  return trade ? take(walk, trade) : false;
};
const onAttempt = (take: (walk: Walk, attempt: Attempt) => Promise<boolean>) => async (walk: Walk) => {
  const attempt = attemptOf(walk);
  return attempt ? take(walk, attempt) : false;
};

/** One thing that somebody does, or that goes wrong. */
export const stepKinds = {
  submit: { weight: 6, take: submit },
  create: { weight: 16, take: onTrade(create) },
  pay: { weight: 14, take: onAttempt(pay) },
  notify: { weight: 10, take: onAttempt(notify) },
  query: {
    weight: 6,
    take: onAttempt(async (walk, { payNo }) => did(walk.command('buyer', '/api/ShopPay/GetPayState', { payNo }))),
  },
  close: {
    weight: 3,
    take: onAttempt(async (walk, { payNo }) => did(walk.command('buyer', '/api/ShopPay/Close', { payNo }))),
  },
  cancel: {
    weight: 2,
    take: onTrade(async (walk, { tradeNo }) =>
      did(walk.command('buyer', '/api/ShopOrder/Cancel', { tradeNo, reasonCode })),
    ),
  },
  refund: {
    weight: 3,
    take: onTrade(async (walk, { orderNo }) =>
      did(walk.command('buyer', '/api/ShopOrder/ApplyCancel', { orderNo, reasonCode })),
    ),
  },
  refundPart: { weight: 3, take: onTrade(refundPart) },
  decide: { weight: 3, take: decide },
  work: { weight: 12, take: work },
  crash: { weight: 4, take: crash },
  fault: { weight: 4, take: fault },
  clock: { weight: 10, take: clock },
  skew: { weight: 1, take: skew },
  timeOut: { weight: 0.4, take: timeOut },
} satisfies Record<string, Step>;
export type StepKind = keyof typeof stepKinds;

const did = async (answer: Promise<{ errorCode: string }>) => (await answer).errorCode === '0';

async function submit(walk: Walk): Promise<boolean> {
  // 333 fen leave remainders when a part goes back.
  const priceFen = walk.random.oneOf(900, 333, 1);
  const token = await walk.tokenOf('buyer');
  const { tradeNo, orderNos } = await placeTrade(walk.app, token, { priceFen });
  walk.trades.push({ tradeNo, orderNo: orderNos[0] ?? '', attempts: [] });
  return true;
}

/** The buyer begins at a channel, and mostly opens its page. */
async function create(walk: Walk, trade: WalkTrade): Promise<boolean> {
  const channel: OnlineChannel = walk.random.chance(0.5) ? 'ALIPAY' : 'WECHAT';
  const { errorCode, resultData } = await walk.command('buyer', '/api/ShopPay/Create', {
    tradeNo: trade.tradeNo,
    channel,
  });
  await learnAttempts(walk, trade);
  if (errorCode !== '0') return false;
  const { payForm } = resultData as { payForm?: { action: string; fields: Record<string, string> } };
  if (payForm && walk.random.chance(0.9)) {
    const body = new URLSearchParams(payForm.fields);
    await fetch(payForm.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  }
  return true;
}

/** Also those whose start failed: they may be paid all the same. */
async function learnAttempts({ app }: Walk, trade: WalkTrade): Promise<void> {
  trade.attempts = await rowsOf<Attempt>(
    app,
    'select pay_no as "payNo", channel from payments where trade_no = $1 order by id',
    [trade.tradeNo],
  );
}

/** Mostly while it may be paid; now and then after the shop has closed it, or another amount. */
async function pay({ vendors, random }: Walk, { payNo, channel }: Attempt): Promise<boolean> {
  const found = channel === 'ALIPAY' ? vendors.alipay.trades.get(payNo) : vendors.wechatPay.transactions.get(payNo);
  if (!found || found.paidAt) return false;
  const afterClose = random.chance(0.3);
  const isOpen = 'status' in found ? found.status === 'WAIT_BUYER_PAY' : found.state === 'NOTPAY';
  if (!isOpen && !afterClose) return false;
  if (random.chance(0.08)) found.totalFen += random.chance(0.5) && found.totalFen > 1 ? -1 : 1;
  if (channel === 'ALIPAY') payAtAlipay(vendors.alipay, payNo, { afterClose });
  else payAtWechat(vendors.wechatPay, payNo, { afterClose });
  return true;
}

/** What the channel tells of a payment, once or several times at the same moment; sometimes somebody else in its name. */
async function notify(walk: Walk, attempt: Attempt): Promise<boolean> {
  const times = 1 + walk.random.below(3);
  const isForged = walk.random.chance(0.1);
  const notices = Array.from({ length: times }, () => noticeOf(walk, attempt)).filter((one) => one !== undefined);
  const statuses = await Promise.all(notices.map((one) => tell(walk, isForged ? forged(one) : one)));
  const [first] = statuses;
  if (isForged && statuses.includes(204)) throw new Error('a forged notice was taken');
  return first !== undefined && first < 300;
}

interface Notice {
  url: string;
  headers?: Record<string, string>;
  body: string;
}

function noticeOf({ vendors }: Walk, { payNo, channel }: Attempt): Notice | undefined {
  const { alipay, wechatPay } = vendors;
  if (channel === 'ALIPAY') return alipay.trades.get(payNo)?.paidAt && noticeOfAlipay(alipay, payNo);
  return wechatPay.transactions.get(payNo)?.paidAt && noticeOfWechat(wechatPay, payNo);
}

const forged = (notice: Notice): Notice => ({
  ...notice,
  body: notice.body.replace(/(\d)(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
});

async function tell({ app }: Walk, { url, headers, body }: Notice): Promise<number> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { pathname } = new URL(url);
  const answer = await app.fastify.inject({ method: 'POST', url: pathname, headers: headers ?? type, payload: body });
  if (answer.statusCode >= 500) throw new Error(`a notice was answered with ${answer.statusCode}`);
  return answer.body === 'failure' ? 401 : answer.statusCode;
}

/** Every payment that the shop has not heard of is told; how a channel repeats its notices until they are taken. */
export async function tellAll(walk: Walk): Promise<void> {
  for (const trade of walk.trades) {
    await learnAttempts(walk, trade);
    for (const attempt of trade.attempts) {
      const notice = noticeOf(walk, attempt);
      if (notice) await tell(walk, notice);
    }
  }
}

/** One of two pieces is short. */
async function refundPart(walk: Walk, { orderNo }: WalkTrade): Promise<boolean> {
  const [order] = await rowsOf<{ version: number; orderItemId: string }>(
    walk.app,
    `select o.version, l.id::text as "orderItemId" from orders o join order_lines l on l.order_id = o.id
     where o.order_no = $1 and o.state in (30, 35)`,
    [orderNo],
  );
  return order ? did(walk.command('operator', '/api/OpsOrder/CancelShort', { orderNo, ...order, qty: 1 })) : false;
}

/** An operator decides about a wrong amount, or sends a stuck refund again. */
async function decide(walk: Walk): Promise<boolean> {
  const tradeNos = walk.trades.map(({ tradeNo }) => tradeNo);
  const [wrong] = await rowsOf<{ payNo: string }>(
    walk.app,
    `select pay_no as "payNo" from payments where trade_no = any($1) and apply_state = ${applyStates.mismatch} and resolution is null limit 1`,
    [tradeNos],
  );
  if (wrong) {
    const decision = walk.random.chance(0.5) ? 'refund' : 'apply';
    return did(walk.command('operator', '/api/OpsPay/ResolveAbnormal', { ...wrong, decision, reason: '与客户核对过' }));
  }
  const [stuck] = await rowsOf<{ refundNo: string }>(
    walk.app,
    `select refund_no as "refundNo" from refunds where trade_no = any($1) and refund_state = ${refundStates.abnormal} limit 1`,
    [tradeNos],
  );
  return stuck ? did(walk.command('operator', '/api/OpsPay/RetryRefund', stuck)) : false;
}

async function work({ app }: Walk): Promise<boolean> {
  await runDueOnce(app.deps);
  return true;
}

/** A worker dies with what it has claimed: before its call, or after the call and before the answer is recorded. */
async function crash({ app: { deps }, random }: Walk): Promise<boolean> {
  const table = random.chance(0.7) ? 'outbox' : 'timers';
  const leasedUntil = new Date(deps.now().getTime() + leaseMs);
  const [claim] = await inTenantAsSystem(deps, businessCompanyId, 'crash', (ctx) =>
    claimJobs(ctx, table, { limit: 1, leasedUntil }),
  );
  if (!claim) return false;
  if (table === 'timers' || random.chance(0.3)) return true;
  const { kind, subject, payload, attempts } = claim;
  const handler = outboxHandlers[kind as keyof typeof outboxHandlers];
  const job = { deps, companyId: businessCompanyId, subject, payload, attempts };
  // The channel has done it, and nobody keeps what it answered.
  await handler({
    ...job,
    inTenant: (fn) => inTenantAsSystem(deps, businessCompanyId, kind, fn),
  }).catch(() => undefined);
  return true;
}

/** The next call to a channel: obeyed with its answer lost, or answered with a fault. */
async function fault({ vendors, random }: Walk): Promise<boolean> {
  const isAlipay = random.chance(0.5);
  const made = random.chance(0.6) ? { isLost: true } : { code: isAlipay ? 'ACQ.SYSTEM_ERROR' : 'SYSTEM_ERROR' };
  (isAlipay ? vendors.alipay : vendors.wechatPay).nextFault = made;
  return true;
}

/** Mostly forward; a clock that is set right may go back. */
async function clock({ pass, random }: Walk): Promise<boolean> {
  pass(random.oneOf(1, 5, 11, 16, 61, 301, 1200, -1, -20) * 1000);
  return true;
}

async function skew(walk: Walk): Promise<boolean> {
  walk.skewMs = walk.random.oneOf(0, 0, 30, -30, 240, -240, 600, -600) * 1000;
  return true;
}

/** All deadlines of today are over. */
async function timeOut(walk: Walk): Promise<boolean> {
  const open = await rowsOf(
    walk.app,
    `select 1 from payments where trade_no = any($1) and pay_state = ${payStates.paying}`,
    [walk.trades.map(({ tradeNo }) => tradeNo)],
  );
  walk.pass(25 * 3_600_000);
  await runDueOnce(walk.app.deps);
  return open.length > 0;
}

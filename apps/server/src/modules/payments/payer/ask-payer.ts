import { createHash, randomBytes } from 'node:crypto';
import { realAdapter } from '../../../adapters/payment/open-channel.ts';
import { ChannelFault, type PayerDesk } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { selectHosts } from '../../../db/host-map.ts';
import { refuse, Refusal } from '../../../http/refusal.ts';
import type { SignedInRequestCtx } from '../../../http/request-ctx.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { countWithinLimit } from '../../auth/index.ts';
import { getTrade } from '../../orders/index.ts';
import { findChannel, listPayWays } from '../pay/channels.ts';
import { payerEntryPath } from '../pay/paths.ts';
import { askCookie, findPayer, keepPayer } from './payer-cookies.ts';

const channel = 'WECHAT';

/**
 * Where the browser goes to be known (docs/domain/payments.md §11), '' where nobody needs to be asked. Refused as notFound for
 * a trade that is not the caller's.
 */
export async function beginPayer(ctx: SignedInRequestCtx, tradeNo: string): Promise<string> {
  await getTrade(ctx, tradeNo);
  const { online } = await listPayWays(ctx);
  const desk = online[channel] === realAdapter[channel] ? await findDesk(ctx) : undefined;
  if (!desk || findPayer(ctx, desk.appId) !== undefined) return '';
  const host = ctx.origin ? new URL(ctx.origin).host : ctx.host;
  const state = markOf(host) + randomBytes(24).toString('hex');
  askCookie.set(ctx, { sessionId: ctx.actor.sessionId, state, tradeNo });
  return desk.addressOf({ entryPath: payerEntryPath(ctx.companyId), state });
}

const findDesk = async (ctx: Ctx): Promise<PayerDesk | undefined> =>
  (await findChannel(ctx, channel, realAdapter[channel]))?.payerDesk;

/** WeChat takes letters and digits alone, and sends every browser to one host: the state says by its beginning which it came from. */
const markLength = 16;
const markOf = (host: string) => createHash('sha256').update(host).digest('hex').slice(0, markLength);

/** The origin of the company's own that a state was made for; undefined for one that was made up. */
export async function findOriginOfState(ctx: Ctx, state: string): Promise<string | undefined> {
  const desk = await findDesk(ctx);
  if (!desk) return undefined;
  const { protocol } = new URL(desk.siteOrigin);
  const origins = [desk.siteOrigin, ...(await selectHosts(ctx)).map((host) => `${protocol}//${host}`)];
  return origins.find((origin) => markOf(new URL(origin).host) === state.slice(0, markLength));
}

interface Answered {
  ctx: SignedInRequestCtx;
  desk: PayerDesk;
  code: string;
  tradeNo: string;
}

/** Holds the answer against the question of this session, which is good for one. Refused as payerUnknown. */
export async function beginAnswer(
  ctx: SignedInRequestCtx,
  { code = '', state = '' }: { code?: string | undefined; state?: string | undefined },
): Promise<Answered> {
  const asked = askCookie.find(ctx);
  if (asked?.state !== state || asked.sessionId !== ctx.actor.sessionId) throw unknown();
  askCookie.remove(ctx);
  await spendState(ctx, state);
  const desk = await findDesk(ctx);
  if (!desk || code === '') throw unknown();
  return { ctx, desk, code, tradeNo: asked.tradeNo };
}

const unknown = () => refuse.payerUnknown({ keepsWrites: true });

/** A state that comes again is a copy of the cookie. */
async function spendState(ctx: Ctx, state: string): Promise<void> {
  try {
    await countWithinLimit(ctx, 'payer:state', state);
  } catch (error) {
    throw error instanceof Refusal ? unknown() : error;
  }
}

/** Asks WeChat who it was; the trade to go on with. Refused as payerUnknown for a wrong code, channelFailed without an answer. */
export async function endAnswer(steps: Steps, { ctx, desk, code, tradeNo }: Answered): Promise<string> {
  const openid = await askWeChat(steps, desk, code);
  if (openid === undefined) {
    steps.log.warn({ tradeNo }, 'WeChat did not know the code of a payer');
    throw refuse.payerUnknown();
  }
  keepPayer(ctx, { appId: desk.appId, openid });
  return tradeNo;
}

async function askWeChat({ log }: Steps, desk: PayerDesk, code: string): Promise<string | undefined> {
  try {
    return await desk.payerOf(code);
  } catch (error) {
    if (!(error instanceof ChannelFault)) throw error;
    log.warn({ err: error }, 'WeChat did not say who pays');
    throw refuse.channelFailed({ text: '微信暂时没有回应，请稍后重试' });
  }
}

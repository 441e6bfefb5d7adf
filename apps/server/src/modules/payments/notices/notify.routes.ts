import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawNotice } from '../../../adapters/payment/payment-channel.ts';
import { type AtEnd, sqlState } from '../../../db/with-tenant.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { App } from '../../../http/route.ts';
import { inTenantAsSystem } from '../../../ctx/system-ctx.ts';
import { findChannel } from '../pay/channels.ts';
import { type NoticeKind, takeNotice } from './notices.ts';
import { queryNow } from '../pay/payment-jobs.ts';
import { selectPayment } from '../payments.store.ts';

const bodyLimitBytes = 256 * 1024;

/**
 * Endpoints that payment channels call (docs/domain/payments.md §6): without envelope and session, with the tenant in the path;
 * the body is kept as raw bytes for the signature. Also the page to which Alipay sends the buyer's browser back.
 */
export function notifyRoutes(app: App): void {
  const asSystem = <T>(request: FastifyRequest, fn: (ctx: Ctx, atEnd: AtEnd) => Promise<T>) =>
    inTenantAsSystem({ ...app.deps, log: request.log }, companyOf(request), 'pay-notify', fn, 'kept');
  /** Calls for a company that does not exist are ignored. */
  const isKnown = (request: FastifyRequest) => app.shops.exists(companyOf(request));
  const take = async (request: FastifyRequest, kind: NoticeKind) =>
    (await isKnown(request))
      ? asSystem(request, (ctx, atEnd) => takeNotice(ctx, { kind, raw: rawOf(request, ctx.now), atEnd }))
      : { isTaken: false };

  void app.fastify.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/PayNotify/Alipay/:companyId', { errorHandler: failAlipay }, async (request, reply) => {
      const { isTaken } = await take(request, 'Alipay');
      return reply.type('text/plain').send(isTaken ? 'success' : 'failure');
    });
    for (const kind of ['WeChat', 'WeChatRefund'] as const) {
      scope.post(`/api/PayNotify/${kind}/:companyId`, { errorHandler: failWeChat }, async (request, reply) => {
        const { isTaken } = await take(request, kind);
        return isTaken ? reply.status(204).send() : reply.status(401).send(weChatFailure('验签失败'));
      });
    }
    scope.get('/api/ShopPay/AlipayReturn/:companyId', async (request, reply) => {
      const tradeNo = await comeBack(request);
      return reply.redirect(tradeNo ? `/#/paySuccess?tradeNo=${tradeNo}` : '/#/center/order/myOrder', 302);
    });
  });

  /** The signed parameters say which payment it is. Whether it was paid is asked from the channel. */
  const comeBack = async (request: FastifyRequest): Promise<string | undefined> => {
    if (!(await isKnown(request))) return undefined;
    const payment = await asSystem(request, async (ctx) => {
      const query = new URL(request.url, 'http://shop').searchParams;
      const payNo = query.get('out_trade_no') ?? '';
      const named = /^\w{1,64}$/.test(payNo) ? await selectPayment(ctx, payNo) : undefined;
      if (!named || named.adapter === 'bank') return undefined;
      const channel = await findChannel(ctx, 'ALIPAY', named.adapter);
      return channel?.readReturn(query) === named.payNo ? named : undefined;
    });
    if (!payment) return undefined;
    await queryNow({ inTenant: (fn) => asSystem(request, fn), log: request.log }, payment.payNo);
    return payment.tradeNo;
  };
}

const weChatFailure = (message: string) => ({ code: 'FAIL', message });

/** Answers bodies of a wrong type or size, and faults, in the form that makes the channel send the notice again. */
function failAlipay(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(statusOf(error, request)).type('text/plain').send('failure');
}

function failWeChat(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error, request);
  void reply.status(status).send(weChatFailure(status < 500 ? '请求内容不正确' : '系统繁忙'));
}

function statusOf(error: FastifyError, request: FastifyRequest): number {
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return error.statusCode;
  request.log.error({ err: error, sqlState: sqlState(error) || undefined }, 'fault');
  return 500;
}

/** No company has the id '0'. */
export function companyOf(request: FastifyRequest): string {
  const { companyId } = request.params as { companyId: string };
  return /^\d{1,18}$/.test(companyId) ? companyId : '0';
}

const rawOf = (request: FastifyRequest, now: Date): RawNotice => ({
  headers: request.headers,
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  now,
});

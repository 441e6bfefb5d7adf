import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Books, onBooks } from '../adapters/books.ts';
import { insertLocalNotice } from '../adapters/local-notices.store.ts';
import {
  type LocalPayment,
  selectLocalPayment,
  updateOpened,
  updatePaid,
} from '../adapters/payment/local/local-books.store.ts';
import { isSignedLocal, signLocal } from '../adapters/payment/local/local-signature.ts';
import type { App } from '../http/route.ts';
import { payPage, resultPage } from './local-pages.ts';

const zLink = z.object({
  companyId: z.string().regex(/^\d{1,19}$/),
  payNo: z.string().regex(/^\w{1,64}$/),
  token: z.string().max(100),
});
const zConfirm = zLink.extend({
  action: z.enum(['pay', 'cancel']),
  notice: z.enum(['send', 'missing']).default('send'),
  times: z.coerce.number().int().min(1).max(50).default(1),
  /** Seconds. */
  delay: z.coerce.number().int().min(0).max(86_400).default(0),
});
type Link = z.infer<typeof zLink>;

/** The local channel's own pages, where a buyer pays while trying the shop. They exist only while DEMO=1. */
export function localPayRoutes(app: App): void {
  const { deps } = app;
  if (!deps.config.isDemo) return;
  const inBooks = <T>(companyId: string, fn: (books: Books) => Promise<T>) => onBooks(deps, companyId, fn);
  const isGenuine = (link: Link) => isSignedLocal(deps.secrets, link.companyId, 'page', link.payNo, link.token);

  const showPage = async (params: unknown, reply: FastifyReply) => {
    const link = zLink.safeParse(params);
    if (!link.success || !isGenuine(link.data)) return notFound(reply);
    const { companyId, payNo, token } = link.data;
    const order = await inBooks(companyId, async (books) => {
      await updateOpened(books, payNo);
      return selectLocalPayment(books, payNo);
    });
    if (!order) return notFound(reply);
    const channel = order.channel as OnlineChannel;
    const isPayable = order.state === 'waiting' && order.expireAt > deps.now();
    if (isPayable) return sendPage(reply, payPage(order, channel, { companyId, token }));
    return sendPage(reply, resultPage(channel, order.state === 'paid' ? '支付成功' : '订单已关闭'));
  };

  const confirm = async (body: unknown, reply: FastifyReply) => {
    const choice = zConfirm.safeParse(body);
    if (!choice.success || !isGenuine(choice.data)) return notFound(reply);
    const { companyId, payNo, action } = choice.data;
    const done = await inBooks(companyId, async (books) => {
      const isPaid = action === 'pay' && (await updatePaid(books, payNo));
      if (isPaid && choice.data.notice === 'send') await planNotices(books, choice.data);
      return { isPaid, order: await selectLocalPayment(books, payNo) };
    });
    if (!done.order) return notFound(reply);
    const channel = done.order.channel as OnlineChannel;
    if (action === 'cancel') return sendPage(reply, resultPage(channel, '已取消付款', '/#/center/order/myOrder'));
    if (!done.isPaid && done.order.state !== 'paid') return sendPage(reply, resultPage(channel, '订单已关闭'));
    if (channel === 'WECHAT') return sendPage(reply, resultPage(channel, '支付成功'));
    return reply.redirect(returnUrl(done.order, companyId), 303);
  };

  const returnUrl = (order: LocalPayment, companyId: string) => {
    const sign = signLocal(deps.secrets, companyId, 'return', order.payNo);
    return `${order.returnPath}?${new URLSearchParams({ out_trade_no: order.payNo, sign }).toString()}`;
  };

  void app.fastify.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/api/Dev/LocalPay/Page/:companyId/:payNo/:token', (request, reply) => showPage(request.params, reply));
    scope.post('/api/Dev/LocalPay/Confirm', (request, reply) => confirm(request.body, reply));
  });
}

async function planNotices(books: Books, choice: z.infer<typeof zConfirm>): Promise<void> {
  const dueAt = new Date(books.now.getTime() + choice.delay * 1000);
  for (let time = 1; time <= choice.times; time += 1) {
    await insertLocalNotice(books, { kind: 'payment', subject: choice.payNo, dueAt });
  }
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
const notFound = (reply: FastifyReply) => reply.callNotFound();

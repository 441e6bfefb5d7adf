import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { beginClose, beginPayState, finishClose, finishPayState, getCashier } from './pay/cashier.ts';
import { beginPayment, finishPayment } from './pay/create-payment.ts';
import { notifyRoutes } from './notices/notify.routes.ts';
import { paymentsOpsRoutes } from './payments.ops.routes.ts';
import { toCashier, toPayState, toPayment, toTransferState } from './payments.wire.ts';
import { beginAnswer, beginPayer, endAnswer } from './payer/ask-payer.ts';
import { payerEntryRoute } from './payer/payer-entry.routes.ts';
import { verifyFileRoute } from './payer/verify-file.routes.ts';
import { submitTransfer } from './transfer/submit-transfer.ts';

export function paymentsRoutes(app: App): void {
  notifyRoutes(app);
  payerEntryRoute(app);
  verifyFileRoute(app);
  paymentsOpsRoutes(app);
  route(app, '/api/ShopPay/GetCashier', async (ctx, { data }) => ({
    resultData: toCashier(await getCashier(ctx, data.tradeNo)),
  }));
  routeWithSteps(app, '/api/ShopPay/Create', {
    begin: (ctx, { data }, atEnd) => beginPayment(ctx, data, atEnd),
    finish: async (steps, begun, lastly) => {
      const payment = await finishPayment(steps, begun, (record) =>
        lastly(record, (started) => started && { resultData: toPayment(started) }),
      );
      return { resultData: toPayment(payment) };
    },
    plans: 'kept',
  });
  route(app, '/api/ShopPay/BeginWeChatPayer', async (ctx, { data }) => ({
    resultData: { url: await beginPayer(ctx, data.tradeNo) },
  }));
  routeWithSteps(app, '/api/ShopPay/FinishWeChatPayer', {
    begin: (ctx, { data }) => beginAnswer(ctx, data),
    finish: async (steps, begun) => ({ resultData: { tradeNo: await endAnswer(steps, begun) } }),
  });
  routeWithSteps(app, '/api/ShopPay/GetPayState', {
    begin: (ctx, { data }) => beginPayState(ctx, data),
    finish: async (steps, begun) => ({ resultData: toPayState(await finishPayState(steps, begun)) }),
  });
  routeWithSteps(app, '/api/ShopPay/Close', {
    begin: (ctx, { data }) => beginClose(ctx, data.payNo),
    finish: async (steps, begun) => ({ resultData: await finishClose(steps, begun) }),
  });
  route(app, '/api/ShopPay/SubmitTransfer', async (ctx, { data }) => {
    return { resultData: toTransferState(data.tradeNo, await submitTransfer(ctx, data)) };
  });
}

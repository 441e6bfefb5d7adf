import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { resolveAbnormal, retryRefund } from './refund/abnormal.ts';
import { recordManualRefund } from './refund/manual-refund.ts';
import { exportRefunds, listRefunds } from './refund/list-refunds.ts';
import { selectAbnormal } from './refund/abnormal.store.ts';
import { linkFiles } from '../files/index.ts';
import {
  countWaiting,
  selectOrderNos,
  selectPaidTrade,
  selectPaymentsOfTrade,
  selectRefundsOfTrade,
} from './list-payments.store.ts';
import { exportPayments, listPayments } from './list-payments.ts';
import { toPaymentRow, toRefundRow } from './list-payments.wire.ts';
import { toAbnormalCase, toTransfer, toTransferAnswer, toTransferState } from './payments.wire.ts';
import { rejectTransfer } from './transfer/reject-transfer.ts';
import { recordTransfer } from './transfer/record-transfer.ts';
import { selectTransferPage } from './transfer/transfers.store.ts';

/**
 * The operator's side: bank transfers, and money and refunds that a person has to decide about (docs/domain/api.md §7).
 */
export function paymentsOpsRoutes(app: App): void {
  route(app, '/api/OpsPay/GetPage', listPayments);
  route(app, '/api/OpsPay/Export', async (ctx, body) => ({ resultData: await exportPayments(ctx, body) }));
  route(app, '/api/OpsPay/GetRefundPage', listRefunds);
  route(app, '/api/OpsPay/ExportRefunds', async (ctx, body) => ({ resultData: await exportRefunds(ctx, body) }));
  route(app, '/api/OpsPay/GetModel', async (ctx, { data }) => {
    const trade = await selectPaidTrade(ctx, data.tradeNo);
    if (!trade) throw refuse.notFound();
    const { tradeId, tradeNo, customerName, payFen } = trade;
    const [attempts, refunds, orderNos] = await Promise.all([
      selectPaymentsOfTrade(ctx, tradeId),
      selectRefundsOfTrade(ctx, tradeId),
      selectOrderNos(ctx, tradeId),
    ]);
    const money = { payments: attempts.map(toPaymentRow), refunds: refunds.map(toRefundRow) };
    return { resultData: { tradeNo, customerName, payFee: payFen, orderNos, ...money } };
  });
  route(app, '/api/OpsPay/GetCounts', async (ctx) => ({ resultData: await countWaiting(ctx) }));

  // The path belongs to orders, but payments do the work, and the module orders must not import them.
  route(app, '/api/OpsOrder/ConfirmTransfer', async (ctx, { data }) => {
    const { tradeNo, receivedFee, bankSerialNo, version } = data;
    const recorded = await recordTransfer(ctx, { tradeNo, receivedFen: receivedFee, bankSerialNo, version });
    return { resultData: toTransferAnswer(recorded) };
  });
  route(app, '/api/OpsPay/GetTransferPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, totalCount } = await selectTransferPage(ctx, { ...reqData, ...spanOf(page) });
    const links = await linkFiles(
      ctx,
      rows.flatMap((row) => row.voucherFileId ?? []),
    );
    return {
      resultData: rows.map((row) => toTransfer(row, row.voucherFileId ? links.get(row.voucherFileId) : undefined)),
      ...pageOf(page, totalCount),
    };
  });
  route(app, '/api/OpsPay/RejectTransfer', async (ctx, { data }) => ({
    resultData: toTransferState(data.tradeNo, await rejectTransfer(ctx, data)),
  }));
  route(app, '/api/OpsPay/GetAbnormalPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, totalCount } = await selectAbnormal(ctx, { kind: reqData.kind, ...spanOf(page) });
    return { resultData: rows.map(toAbnormalCase), ...pageOf(page, totalCount) };
  });
  route(app, '/api/OpsPay/ResolveAbnormal', async (ctx, { data }) => ({
    resultData: { payNo: data.payNo, ...(await resolveAbnormal(ctx, data)) },
  }));
  route(app, '/api/OpsPay/RetryRefund', async (ctx, { data: { refundNo } }) => ({
    resultData: { refundNo, refundState: await retryRefund(ctx, refundNo) },
  }));
  route(app, '/api/OpsPay/RecordManualRefund', async (ctx, { data }) => ({
    resultData: { refundNo: data.refundNo, ...(await recordManualRefund(ctx, data)) },
  }));
}

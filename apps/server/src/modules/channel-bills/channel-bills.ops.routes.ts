import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants } from '../orders/index.ts';
import { selectDifferences } from './bill-lines.store.ts';
import { selectBill, selectBills } from './bills.store.ts';
import { toBill, toBillLine } from './channel-bills.wire.ts';
import { explainLine, reopenBillLine } from './explain-line.ts';
import { exportBillLines } from './export-bill-lines.ts';
import { rerunBill } from './rerun-bill.ts';

/** Differences that a day shows; of more the file has the rest. */
const shownDifferences = 200;

/** Bills of the channels (docs/domain/payments.md §10). */
export function channelBillsOpsRoutes(app: App): void {
  route(app, '/api/OpsChannelBill/GetPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    // Refuses what is no day.
    daysToInstants(reqData);
    const page = { pageIndex, pageSize };
    const [{ rows, totalCount }, waiting] = await Promise.all([
      selectBills(ctx, reqData, spanOf(page)),
      selectBills(ctx, { isOpen: true }, { limit: 0, offset: 0 }),
    ]);
    return { resultData: rows.map(toBill), ...pageOf(page, totalCount), openBillCount: waiting.totalCount };
  });
  route(app, '/api/OpsChannelBill/GetModel', async (ctx, { data }) => {
    const bill = await selectBill(ctx, data.billId);
    if (!bill) throw refuse.notFound();
    const { rows, count } = await selectDifferences(ctx, bill.id, shownDifferences);
    return { resultData: { ...toBill(bill), lines: rows.map(toBillLine), lineCount: count } };
  });
  route(app, '/api/OpsChannelBill/Rerun', async (ctx, { data }) => ({
    resultData: { billId: await rerunBill(ctx, data) },
  }));
  route(app, '/api/OpsChannelBill/Explain', async (ctx, { data }) => ({
    resultData: { lineId: data.lineId, lineState: await explainLine(ctx, data) },
  }));
  route(app, '/api/OpsChannelBill/Reopen', async (ctx, { data }) => ({
    resultData: { lineId: data.lineId, lineState: await reopenBillLine(ctx, data.lineId) },
  }));
  route(app, '/api/OpsChannelBill/Export', async (ctx, body) => {
    daysToInstants(body.data);
    return { resultData: await exportBillLines(ctx, body) };
  });
}

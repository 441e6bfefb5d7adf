import type { BodyOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { adjustSettlement, reverseSettlementAdjust } from './adjust-settlement.ts';
import { replySettlement, voidSettlement } from './answer-settlement.ts';
import { exportSettlements } from './export-settlements.ts';
import { generateSettlements } from './generate-settlements.ts';
import { checkSupplierInvoice } from './invoice-settlement.ts';
import { saveTerms } from './keep-terms.ts';
import { readSettlements } from './list-settlements.ts';
import { getSettlement } from './move-settlement.ts';
import { paySettlement } from './pay-settlement.ts';
import { sendSettlement, setSettlementCosts } from './price-settlement.ts';
import { selectSettlementLinePage } from './settlement-lines.store.ts';
import { exportSettlement, exportSettlementPdf } from './settlement-paper.ts';
import { selectSupplierName, selectTerms } from './settlement-terms.store.ts';
import { readSettlement, toSettlementLine, toSettlementState } from './settlements.wire.ts';

/** 供应商结算, the shop's side (docs/domain/settlements.md). */
export function settlementsOpsRoutes(app: App): void {
  route(app, '/api/OpsSettle/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) =>
    readSettlements(ctx, { ...reqData, searchKey }, { pageIndex, pageSize }),
  );
  route(app, '/api/OpsSettle/ExportList', async (ctx, body) => ({ resultData: await exportSettlements(ctx, body) }));
  route(app, '/api/OpsSettle/GetModel', async (ctx, { data }) => ({
    resultData: await readSettlement(ctx, data.settleId),
  }));
  route(app, '/api/OpsSettle/GetLinePage', listSettlementLines);
  route(app, '/api/OpsSettle/Export', async (ctx, { data }) => ({
    resultData: await exportSettlement(ctx, data.settleId),
  }));
  route(app, '/api/OpsSettle/ExportPdf', async (ctx, { data }) => ({
    resultData: await exportSettlementPdf(ctx, data.settleId),
  }));
  route(app, '/api/OpsSettle/Generate', async (ctx, { data }) => ({
    resultData: await generateSettlements(ctx, data),
  }));
  route(app, '/api/OpsSettle/SetCost', async (ctx, { data }) => ({
    resultData: toSettlementState(await setSettlementCosts(ctx, data)),
  }));
  route(app, '/api/OpsSettle/Send', async (ctx, { data }) => ({
    resultData: toSettlementState(await sendSettlement(ctx, data)),
  }));
  route(app, '/api/OpsSettle/Adjust', async (ctx, { data }) => {
    const { sheet, changeId } = await adjustSettlement(ctx, data);
    return { resultData: { ...toSettlementState(sheet), ...(changeId !== undefined && { changeId }) } };
  });
  route(app, '/api/OpsSettle/ReverseAdjust', async (ctx, { data }) => ({
    resultData: toSettlementState(await reverseSettlementAdjust(ctx, data)),
  }));
  route(app, '/api/OpsSettle/Reply', async (ctx, { data }) => ({
    resultData: toSettlementState(await replySettlement(ctx, data)),
  }));
  route(app, '/api/OpsSettle/Void', async (ctx, { data }) => ({
    resultData: toSettlementState(await voidSettlement(ctx, data)),
  }));
  route(app, '/api/OpsSettle/CheckInvoice', async (ctx, { data }) => ({
    resultData: toSettlementState(await checkSupplierInvoice(ctx, data)),
  }));
  route(app, '/api/OpsSettle/Pay', async (ctx, { data }) => ({
    resultData: toSettlementState(await paySettlement(ctx, data)),
  }));
  route(app, '/api/OpsSettle/GetTerms', async (ctx, { data: { supplierId } }) => {
    if (!(await selectSupplierName(ctx, supplierId))) throw refuse.notFound();
    return { resultData: await selectTerms(ctx, supplierId) };
  });
  route(app, '/api/OpsSettle/SaveTerms', async (ctx, { data }) => ({ resultData: await saveTerms(ctx, data) }));
}

/** The rows of a sheet that the caller may see. Refused with notFound. */
export async function listSettlementLines(ctx: SignedInCtx, body: BodyOf<'/api/OpsSettle/GetLinePage'>) {
  const { reqData, pageIndex = 1, pageSize } = body;
  const page = { pageIndex, pageSize };
  const { settleId, ...filter } = reqData;
  await getSettlement(ctx, settleId);
  const { rows, total } = await selectSettlementLinePage(ctx, { settlementId: settleId, ...filter }, spanOf(page));
  return { resultData: rows.map(toSettlementLine), ...pageOf(page, total) };
}

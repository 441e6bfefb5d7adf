import { type App, route } from '../../http/route.ts';
import { confirmSettlement, disputeSettlement, withdrawSettlementDispute } from './answer-settlement.ts';
import { addSupplierInvoice } from './invoice-settlement.ts';
import { exportSettlement, exportSettlementPdf } from './settlement-paper.ts';
import { exportOwnSettlements } from './export-settlements.ts';
import { readSettlements } from './list-settlements.ts';
import { listSettlementLines } from './settlements.ops.routes.ts';
import { readSettlement, toSettlementState } from './settlements.wire.ts';

/** 供应商结算, the supplier's side: its own sheets once they were sent (docs/domain/settlements.md). */
export function ownSettlementsRoutes(app: App): void {
  route(app, '/api/OpsOwnSettle/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) =>
    readSettlements(ctx, { ...reqData, searchKey }, { pageIndex, pageSize }),
  );
  route(app, '/api/OpsOwnSettle/ExportList', async (ctx, body) => ({
    resultData: await exportOwnSettlements(ctx, body),
  }));
  route(app, '/api/OpsOwnSettle/GetModel', async (ctx, { data }) => ({
    resultData: await readSettlement(ctx, data.settleId),
  }));
  route(app, '/api/OpsOwnSettle/GetLinePage', listSettlementLines);
  route(app, '/api/OpsOwnSettle/Export', async (ctx, { data }) => ({
    resultData: await exportSettlement(ctx, data.settleId),
  }));
  route(app, '/api/OpsOwnSettle/ExportPdf', async (ctx, { data }) => ({
    resultData: await exportSettlementPdf(ctx, data.settleId),
  }));
  route(app, '/api/OpsOwnSettle/Confirm', async (ctx, { data }) => ({
    resultData: toSettlementState(await confirmSettlement(ctx, data)),
  }));
  route(app, '/api/OpsOwnSettle/AddInvoice', async (ctx, { data }) => ({
    resultData: toSettlementState(await addSupplierInvoice(ctx, data)),
  }));
  route(app, '/api/OpsOwnSettle/Dispute', async (ctx, { data }) => ({
    resultData: toSettlementState(await disputeSettlement(ctx, data)),
  }));
  route(app, '/api/OpsOwnSettle/WithdrawDispute', async (ctx, { data }) => ({
    resultData: toSettlementState(await withdrawSettlementDispute(ctx, data)),
  }));
}

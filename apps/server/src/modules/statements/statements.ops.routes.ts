import { type App, route } from '../../http/route.ts';
import { adjustStatement, previewAdjustment } from './adjust-statement.ts';
import { exportAgeing, listAgeing } from './ageing.ts';
import { exportPdf, exportStatement } from './export-statement.ts';
import { exportStatements } from './export-statements.ts';
import { generateOnDemand } from './generate-statements.ts';
import { answerPayment } from './pay-statements.ts';
import { listLines, listPayments, listStatements, readStatement } from './read-statements.ts';
import { replyToDisputes } from './reply-to-disputes.ts';
import { reverseAdjustment } from './reverse-adjustment.ts';
import { fromNamed, toGenerated, toHead, toItem, toModel, toPaymentPage, toState } from './statements.wire.ts';
import { voidStatement } from './void-statement.ts';

/** The operator's side of statements (docs/domain/api.md §7). */
export function statementsOpsRoutes(app: App): void {
  route(app, '/api/OpsCheck/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { checkStates: states, ...filter } = reqData;
    const { rows, page } = await listStatements(ctx, { ...filter, states, searchKey }, { pageIndex, pageSize });
    return { resultData: rows.map((row) => toHead(ctx, row)), ...page };
  });

  route(app, '/api/OpsCheck/GetAgeing', async (ctx, { pageIndex = 1, pageSize }) => {
    const { rows, sums, page } = await listAgeing(ctx, { pageIndex, pageSize });
    return {
      resultData: rows.map(({ fens, totalFen, ...row }) => ({ ...row, fees: fens, totalFee: totalFen })),
      ...page,
      sums,
    };
  });

  route(app, '/api/OpsCheck/ExportList', async (ctx, body) => ({ resultData: await exportStatements(ctx, body) }));

  route(app, '/api/OpsCheck/ExportAgeing', async (ctx) => ({ resultData: await exportAgeing(ctx) }));

  route(app, '/api/OpsCheck/GetModel', async (ctx, { data }) => ({
    resultData: toModel(ctx, await readStatement(ctx, data.checkId)),
  }));

  route(app, '/api/OpsCheck/GetItemPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { rows, page, matchingFen, state } = await listLines(ctx, fromNamed({ ...reqData, searchKey }), {
      pageIndex,
      pageSize,
    });
    return { resultData: rows.map((row) => toItem(row, state)), ...page, matchingFee: matchingFen };
  });

  route(app, '/api/OpsCheck/Export', async (ctx, { data }) => ({
    resultData: await exportStatement(ctx, data.checkId),
  }));

  route(app, '/api/OpsCheck/ExportPdf', async (ctx, { data }) => ({
    resultData: await exportPdf(ctx, data.checkId),
  }));

  route(app, '/api/OpsCheck/Generate', async (ctx, { data }) => ({
    resultData: toGenerated(await generateOnDemand(ctx, data)),
  }));

  route(app, '/api/OpsCheck/Adjust', async (ctx, { data }) => {
    const { statement, changeId } = await adjustStatement(ctx, fromNamed(data));
    return { resultData: { ...toState(statement), changeId } };
  });

  route(app, '/api/OpsCheck/GetAdjustPreview', async (ctx, { data }) => ({
    resultData: await previewAdjustment(ctx, fromNamed(data)),
  }));

  route(app, '/api/OpsCheck/ReverseAdjust', async (ctx, { data }) => ({
    resultData: toState(await reverseAdjustment(ctx, fromNamed(data))),
  }));

  route(app, '/api/OpsCheck/Reply', async (ctx, { data }) => ({
    resultData: toState(await replyToDisputes(ctx, fromNamed(data))),
  }));

  route(app, '/api/OpsCheck/Void', async (ctx, { data }) => ({
    resultData: toState(await voidStatement(ctx, fromNamed(data))),
  }));

  route(app, '/api/OpsCheck/GetPayPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const found = await listPayments(ctx, reqData.payRecordState, { pageIndex, pageSize });
    return { resultData: toPaymentPage(found), ...found.page };
  });

  route(app, '/api/OpsCheck/ConfirmPay', async (ctx, { data }) => {
    const { payId } = data;
    return { resultData: { payId, payRecordState: await answerPayment(ctx, data) } };
  });
}

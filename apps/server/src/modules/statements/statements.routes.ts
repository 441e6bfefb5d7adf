import { statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { type App, route } from '../../http/route.ts';
import { confirmStatement, disputeStatement, editRemark, withdrawDispute } from './answer-statement.ts';
import { exportPdf, exportStatement } from './export-statement.ts';
import { payByBalance, submitPayment } from './pay-statements.ts';
import {
  listLineOptions,
  listLines,
  listStatements,
  listUnbilled,
  readStatement,
  summariseDebt,
} from './read-statements.ts';
import { statementsOpsRoutes } from './statements.ops.routes.ts';
import { fromNamed, toHead, toItem, toModel, toState, toSummary, toUnbilled } from './statements.wire.ts';

/** 对账单, the customer's side (docs/domain/statements.md §8). */
export function statementsRoutes(app: App): void {
  statementsOpsRoutes(app);

  route(app, '/api/FinCheck/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { checkStates: states, ...rest } = reqData;
    const { rows, page } = await listStatements(ctx, { states, ...rest, searchKey }, { pageIndex, pageSize });
    const summary = toSummary(await summariseDebt(ctx));
    return { resultData: rows.map((row) => toHead(ctx, row)), ...page, summary };
  });

  route(app, '/api/FinCheck/GetUnbilledPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const { rows, page, sumFen } = await listUnbilled(ctx, { pageIndex, pageSize });
    return { resultData: rows.map(toUnbilled), ...page, sumFee: sumFen };
  });

  route(app, '/api/FinCheck/GetModel', async (ctx, { data }) => ({
    resultData: toModel(ctx, await readStatement(ctx, data.checkId)),
  }));

  route(app, '/api/FinCheck/GetItemPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { rows, page, matchingFen, state } = await listLines(ctx, fromNamed({ ...reqData, searchKey }), {
      pageIndex,
      pageSize,
    });
    return { resultData: rows.map((row) => toItem(row, state)), ...page, matchingFee: matchingFen };
  });

  route(app, '/api/FinCheck/GetItemOptions', async (ctx, { reqData }) => {
    const { costCenters, orgs, users, suppliers } = await listLineOptions(ctx, reqData.checkId);
    const resultData = {
      costCenters: costCenters.map(({ name }) => name),
      orgs: orgs.map(({ id, name }) => ({ orgId: id, orgName: name })),
      users: users.map(({ id, name }) => ({ userId: id, userName: name })),
      suppliers: suppliers.map(({ id, name }) => ({ supplierId: id, supplierName: name })),
    };
    return { resultData };
  });

  route(app, '/api/FinCheck/Confirm', async (ctx, { data }) => ({
    resultData: toState(await confirmStatement(ctx, fromNamed(data))),
  }));

  route(app, '/api/FinCheck/Dispute', async (ctx, { data }) => ({
    resultData: toState(await disputeStatement(ctx, fromNamed(data))),
  }));

  route(app, '/api/FinCheck/CancelDispute', async (ctx, { data }) => ({
    resultData: toState(await withdrawDispute(ctx, fromNamed(data))),
  }));

  route(app, '/api/FinCheck/EditRemark', async (ctx, { data }) => ({
    resultData: toState(await editRemark(ctx, fromNamed(data))),
  }));

  route(app, '/api/FinCheck/SubmitPay', async (ctx, { data }) => ({
    resultData: {
      ...(await submitPayment(ctx, { ...data, allocations: data.allocations.map(fromNamed) })),
      payRecordState: statementPayStates.waiting,
    },
  }));

  route(app, '/api/FinCheck/PayByBalance', async (ctx, { data }) => ({
    resultData: {
      ...(await payByBalance(ctx, { allocations: data.allocations.map(fromNamed) })),
      payRecordState: statementPayStates.confirmed,
    },
  }));

  route(app, '/api/FinCheck/Export', async (ctx, { data }) => ({
    resultData: await exportStatement(ctx, data.checkId),
  }));

  route(app, '/api/FinCheck/ExportPdf', async (ctx, { data }) => ({
    resultData: await exportPdf(ctx, data.checkId),
  }));
}

import type { BodyOf } from '@jicai/contract/index.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import { listStatements } from './read-statements.ts';
import { statementSheetColumns } from './statement-columns.wire.ts';
import { toHead } from './statements.wire.ts';

type Body = BodyOf<'/api/OpsCheck/ExportList'>;

/** The statements of a list as a sheet. */
export function statementsSheet(_ctx: SignedInCtx, { reqData, searchKey }: Body): ListSheet {
  const { columns: asked, checkStates: states, ...rest } = reqData;
  const filter = { ...rest, states, searchKey };
  const read = (ctx: SignedInCtx, pageSize: number) => listStatements(ctx, filter, { pageIndex: 1, pageSize });
  return tableSheet({
    name: '对账单',
    columns: statementSheetColumns,
    asked,
    count: async (ctx) => (await read(ctx, 1)).page.totalCount,
    batches: readAtOnce(async (ctx) =>
      (await read(ctx, listExports.statements.mostRows)).rows.map((row) => toHead(ctx, row)),
    ),
  });
}

/** Begins to write it; that it was taken stands in the log. */
export const exportStatements = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'statements',
    body,
    sheetOf: statementsSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });

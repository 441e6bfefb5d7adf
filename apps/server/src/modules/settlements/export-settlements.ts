import type { BodyOf } from '@jicai/contract/index.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import { readSettlements } from './list-settlements.ts';
import { settlementSheetColumns } from './settlement-columns.wire.ts';

type Body = BodyOf<'/api/OpsSettle/ExportList'>;
type OwnBody = BodyOf<'/api/OpsOwnSettle/ExportList'>;

/** The sheets of a list that whoever asks may see: a supplier its own, once they were sent. */
export function settlementsSheet(_ctx: SignedInCtx, { reqData, searchKey }: Body | OwnBody): ListSheet {
  const { columns: asked, ...filter } = reqData;
  const read = (ctx: SignedInCtx, pageSize: number) =>
    readSettlements(ctx, { ...filter, searchKey }, { pageIndex: 1, pageSize });
  return tableSheet({
    name: '结算单',
    columns: settlementSheetColumns,
    asked,
    count: async (ctx) => (await read(ctx, 1)).totalCount,
    batches: readAtOnce(async (ctx) => (await read(ctx, listExports.settlements.mostRows)).resultData),
  });
}

const startWith = (kind: 'settlements' | 'ownSettlements') => (ctx: SignedInCtx, body: Body | OwnBody) =>
  startExport(ctx, {
    kind,
    body,
    sheetOf: settlementsSheet,
    columns: body.reqData.columns,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });

/** Begin to write it; that it was taken stands in the log. */
export const exportSettlements = startWith('settlements');
export const exportOwnSettlements = startWith('ownSettlements');

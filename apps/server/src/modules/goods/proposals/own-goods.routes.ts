import type { ResultOf } from '@jicai/contract/index.ts';
import { isShared } from '@jicai/domain/goods/proposal-form.ts';
import { countedPageOf, pageOf, spanOf } from '../../../http/paging.ts';
import { refuse } from '../../../http/refusal.ts';
import { requireSupplier } from '../../../http/require-supplier.ts';
import { type App, route } from '../../../http/route.ts';
import { findGoods } from '../goods-list.store.ts';
import { type OwnGoodsRow, selectOwnGoods } from './own-goods.store.ts';
import { selectOpenProposal, selectProposalPage } from './proposals.store.ts';
import { exportOwnStock } from './export-own-stock.ts';
import { readProposal, toMovedProposal, toProposalRow } from './proposals.wire.ts';
import { basisOf, findStanding } from './standing-goods.ts';
import { submitProposal, withdrawProposal } from './submit-proposal.ts';

/** Goods as their supplier sees them and would have them (docs/domain/suppliers.md §4). */
export function ownGoodsRoutes(app: App): void {
  route(app, '/api/OpsOwn/GetGoodsPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const supplierId = requireSupplier(ctx);
    const page = { pageIndex, pageSize };
    const { ids: itemIds, count } = await findGoods(ctx, { ...reqData, searchKey, supplierId }, spanOf(page));
    const rows = await selectOwnGoods(ctx, { supplierId, itemIds });
    return {
      resultData: rows.map(toOwnGoods),
      ...countedPageOf(page, count),
    };
  });

  route(app, '/api/OpsOwn/ExportStock', async (ctx, body) => ({ resultData: await exportOwnStock(ctx, body) }));

  route(app, '/api/OpsOwn/GetProduct', async (ctx, { data: { productId } }) => {
    const supplierId = requireSupplier(ctx);
    const standing = await findStanding(ctx, { productId, supplierId });
    if (!standing) throw refuse.notFound();
    const open = await selectOpenProposal(ctx, { productId, supplierId });
    return {
      resultData: {
        ...standing.own,
        productId,
        basis: basisOf(standing.own),
        isShared: isShared(standing.product, supplierId),
        ...(open && { proposalId: open.id }),
      },
    };
  });

  route(app, '/api/OpsOwn/Submit', async (ctx, { data }) => ({
    resultData: toMovedProposal(await submitProposal(ctx, data)),
  }));

  route(app, '/api/OpsOwn/Withdraw', async (ctx, { data }) => ({
    resultData: toMovedProposal(await withdrawProposal(ctx, data)),
  }));

  route(app, '/api/OpsOwn/GetProposalPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const viewer = { supplierId: requireSupplier(ctx) };
    const filter = { state: reqData.state, searchKey, ...spanOf(page) };
    const { rows, total } = await selectProposalPage(ctx, viewer, filter);
    return { resultData: rows.map(toProposalRow), ...pageOf(page, total) };
  });

  route(app, '/api/OpsOwn/GetProposal', async (ctx, { data: { proposalId } }) => {
    const supplierId = requireSupplier(ctx);
    const { model, standing } = await readProposal(ctx, proposalId, supplierId);
    return {
      resultData: {
        ...model,
        basis: standing ? basisOf(standing.own) : '',
        isShared: standing ? isShared(standing.product, supplierId) : false,
      },
    };
  });
}

const toOwnGoods = (row: OwnGoodsRow): ResultOf<'/api/OpsOwn/GetGoodsPage'>[number] => {
  const { onHand, reserved, proposalId, proposalState, ...rest } = row;
  return {
    ...rest,
    ...(onHand !== null && { onHand, reserved: reserved ?? 0 }),
    ...(proposalId !== null && proposalState !== null && { proposalId, proposalState }),
  };
};

import { pageOf, spanOf } from '../../../http/paging.ts';
import { type App, route } from '../../../http/route.ts';
import { approveProposal, refuseProposal } from './answer-proposal.ts';
import { selectProposalPage } from './proposals.store.ts';
import { readProposal, toMovedProposal, toProposalRow } from './proposals.wire.ts';

/** What suppliers want of their goods, for the shop to agree (docs/domain/suppliers.md §4). */
export function proposalsOpsRoutes(app: App): void {
  route(app, '/api/OpsProposal/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { state, supplierId } = reqData;
    const { rows, total } = await selectProposalPage(ctx, { supplierId }, { state, searchKey, ...spanOf(page) });
    return { resultData: rows.map(toProposalRow), ...pageOf(page, total) };
  });

  route(app, '/api/OpsProposal/GetModel', async (ctx, { data: { proposalId } }) => ({
    resultData: (await readProposal(ctx, proposalId, undefined)).model,
  }));

  route(app, '/api/OpsProposal/Approve', async (ctx, { data }) => {
    const moved = await approveProposal(ctx, data);
    return { resultData: { ...toMovedProposal(moved), productId: moved.productId } };
  });

  route(app, '/api/OpsProposal/Refuse', async (ctx, { data }) => ({
    resultData: toMovedProposal(await refuseProposal(ctx, data)),
  }));
}

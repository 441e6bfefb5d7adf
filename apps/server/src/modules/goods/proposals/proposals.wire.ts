import type { ResultOf } from '@jicai/contract/index.ts';
import { proposalChanges } from '@jicai/domain/goods/proposal-changes.ts';
import { asksForCost } from '@jicai/domain/goods/proposal-form.ts';
import { proposalActions, proposalStateTexts, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { isDeepStrictEqual } from 'node:util';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { maySeeCosts } from '../../pricing/index.ts';
import { selectCategoryUse } from '../product-editor.store.ts';
import { type NamedProposal, selectProposal } from './proposals.store.ts';
import { findStanding } from './standing-goods.ts';
import type { MovedProposal } from './submit-proposal.ts';

export const toMovedProposal = ({ id, state, version }: MovedProposal) => ({
  proposalId: id,
  proposalState: state,
  proposalStateText: proposalStateTexts[state],
  version,
});

export const toProposalRow = (row: NamedProposal): ResultOf<'/api/OpsProposal/GetPage'>[number] => ({
  ...toMovedProposal(row),
  productNo: row.productNo,
  ...(row.productId !== null && { productId: row.productId }),
  title: row.title,
  imgUrl: row.wanted.items[0]?.imgUrl ?? '',
  supplierId: row.supplierId,
  supplierName: row.supplierName,
  changeCount: row.changeCount,
  round: row.round,
  submitterName: row.submitterName,
  submitTime: shanghaiTime(row.submittedAt),
  checkerName: row.checkerName,
  answerTime: row.answeredAt ? shanghaiTime(row.answeredAt) : undefined,
  reason: row.reason,
});

/** A proposal with all it says; of one supplier's where `supplierId` is given. Refused with notFound. */
export async function readProposal(ctx: SignedInCtx, proposalId: string, supplierId: string | undefined) {
  const row = await selectProposal(ctx, proposalId, { supplierId });
  if (!row) throw refuse.notFound();
  const standing =
    row.productId === null
      ? undefined
      : await findStanding(ctx, { productId: row.productId, supplierId: row.supplierId });
  const category = await selectCategoryUse(ctx, row.wanted.categoryId);
  const isSupplier = supplierId !== undefined;
  const isCostShown = isSupplier || maySeeCosts(ctx);
  const mayAct = ctx.actor.shopPermissions.has(isSupplier ? 'ops.own.edit' : 'ops.goods.review');
  const model: ResultOf<'/api/OpsProposal/GetModel'> = {
    ...toProposalRow(row),
    wanted: {
      ...row.wanted,
      categoryName: category?.name ?? '',
      items: row.wanted.items.map((item) => ({ ...item, costFen: isCostShown ? item.costFen : null })),
    },
    changes: proposalChanges(row.before ?? undefined, row.wanted).filter(({ kind }) => isCostShown || kind !== 'fen'),
    asksForCost: asksForCost(row.before, row.wanted),
    isOutdated:
      row.state === proposalStates.waiting && row.productId !== null && !isDeepStrictEqual(standing?.own, row.before),
    actions: proposalActions(row.state, { isSupplier, mayAct }),
  };
  return { model, standing };
}

import { asksForCost, withProposal } from '@jicai/domain/goods/proposal-form.ts';
import { movedProposal, type ProposalMove } from '@jicai/domain/goods/proposal-states.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import { isDeepStrictEqual } from 'node:util';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { tellShop } from '../../messages/index.ts';
import { requireVersion } from '../../orders/index.ts';
import { mayEditCosts } from '../../pricing/index.ts';
import { type ProductInput, saveProduct } from '../save-product.ts';
import { lockProposal, type ProposalRow, updateProposal } from './proposals.store.ts';
import { findStanding } from './standing-goods.ts';
import type { MovedProposal } from './submit-proposal.ts';

interface Answer {
  proposalId: string;
  version?: number | undefined;
  requestId?: string | undefined;
}

/**
 * The shop agrees: the goods become what their supplier wants, written as by the editor. New ones have no price and are off
 * sale until an operator sets that. Refused with notFound, stateChanged, and outdated when they are no longer what it saw.
 */
export async function approveProposal(
  ctx: SignedInCtx,
  answer: Answer,
): Promise<MovedProposal & { productId: string }> {
  const { row, state } = await lockFor(ctx, answer, 'approve');
  const { productId, supplierId, wanted } = row;
  const standing = productId === null ? undefined : await findStanding(ctx, { productId, supplierId, isLocked: true });
  if (productId !== null && !isDeepStrictEqual(standing?.own, row.before))
    throw refuse.outdated({ text: '商品在提交后已被修改，请退回由供应商重新提交' });
  if (asksForCost(row.before, wanted) && !mayEditCosts(ctx))
    throw refuse.forbidden({ text: '这份资料改了进价，请由有进价权限的人审核' });
  const saved = await saveProduct(ctx, inputOf(row, answer, standing), wanted);
  await updateProposal(ctx, row.id, {
    state,
    productId: saved.productId,
    reason: '',
    checkerName: ctx.actor.userName,
    answeredAt: ctx.now,
  });
  await writeAudit(ctx, {
    subject: `proposal ${row.id}`,
    before: { state: row.state },
    after: { 商品编号: wanted.productNo, state },
  });
  await tellSupplier(ctx, row, '已通过审核');
  return { id: row.id, state, version: row.version + 1, productId: saved.productId };
}

/** Sends it back with a reason, which the supplier reads. */
export async function refuseProposal(ctx: SignedInCtx, answer: Answer & { reason: string }): Promise<MovedProposal> {
  const { row, state } = await lockFor(ctx, answer, 'refuse');
  const { reason } = answer;
  if (lengthOf(reason) < 2) throw badField('reason', '请填写2-200字的退回原因');
  await updateProposal(ctx, row.id, { state, reason, checkerName: ctx.actor.userName, answeredAt: ctx.now });
  await writeAudit(ctx, {
    subject: `proposal ${row.id}`,
    before: { state: row.state },
    after: { 商品编号: row.productNo, state, reason },
  });
  await tellSupplier(ctx, row, `被退回：${reason}`);
  return { id: row.id, state, version: row.version + 1 };
}

const tellSupplier = (ctx: SignedInCtx, { title, productNo, supplierId }: ProposalRow, what: string) =>
  tellShop(ctx, 'goodsAnswered', [
    { text: `${title || productNo} ${what}`, link: consoleLinks.ownProposals, supplierId },
  ]);

async function lockFor(ctx: SignedInCtx, { proposalId, version }: Answer, move: ProposalMove) {
  const row = await lockProposal(ctx, proposalId, { supplierId: undefined });
  if (!row) throw refuse.notFound();
  const state = movedProposal(row.state, move);
  if (state === undefined) throw refuse.stateChanged({ text: '这份商品资料已处理' });
  requireVersion(row, version);
  return { row, state };
}

function inputOf(
  { wanted, supplierId }: ProposalRow,
  { requestId }: Answer,
  standing: Awaited<ReturnType<typeof findStanding>>,
): ProductInput {
  const { items, ...product } = withProposal(standing?.product, wanted, supplierId);
  return {
    ...product,
    ...(standing && { productId: standing.productId, changedMs: standing.changedMs }),
    requestId,
    items: items.map(({ itemId, ...item }) => ({ ...item, ...(itemId !== '' && { itemId }) })),
  };
}

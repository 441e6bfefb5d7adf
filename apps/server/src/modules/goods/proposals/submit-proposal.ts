import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { proposalChanges } from '@jicai/domain/goods/proposal-changes.ts';
import { isShared, type OwnProduct, proposalFaults, standingFault } from '@jicai/domain/goods/proposal-form.ts';
import { movedProposal, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { requireSupplier } from '../../../http/require-supplier.ts';
import { writeAudit } from '../../audit/index.ts';
import { claimFiles } from '../../files/index.ts';
import { tellShop } from '../../messages/index.ts';
import { cleanHtml } from '../../help/index.ts';
import { requireVersion } from '../../orders/index.ts';
import { requireWorking } from '../../suppliers/index.ts';
import { addedPictures } from '../claim-pictures.ts';
import { selectCategoryUse, selectTakenNos } from '../product-editor.store.ts';
import {
  insertProposal,
  lockProposal,
  type ProposalRow,
  selectOpenProposal,
  updateProposal,
} from './proposals.store.ts';
import { basisOf, findStanding, type StandingGoods } from './standing-goods.ts';

type Submission = BodyOf<'/api/OpsOwn/Submit'>['data'];
export type MovedProposal = Pick<ProposalRow, 'id' | 'state' | 'version'>;

const underWay = '这个商品有待审核的修改，请先撤回';

/**
 * Hands goods in for the shop to agree (docs/domain/suppliers.md §4). Refused with notFound for goods that are not its own,
 * outdated when they changed since they were read, stateChanged while another change of them waits, badInput at the field.
 */
export async function submitProposal(ctx: SignedInCtx, input: Submission): Promise<MovedProposal> {
  const supplierId = requireSupplier(ctx);
  await requireWorking(ctx, supplierId);
  const earlier = await findEarlier(ctx, supplierId, input);
  const productId = earlier?.productId ?? input.productId;
  const standing = productId === undefined ? undefined : await findStanding(ctx, { productId, supplierId });
  if (productId !== undefined && !standing) throw refuse.notFound();
  if (standing && basisOf(standing.own) !== input.basis) throw refuse.outdated();
  const wanted = wantedOf(input);
  await check(ctx, wanted, standing);
  const changes = proposalChanges(standing?.own, wanted);
  if (changes.length === 0) throw badField('items', '没有任何修改');
  const urls = addedPictures(wanted, [standing?.own, earlier?.wanted]);
  await claimFiles(ctx, { urls, bizType: bizTypes.shopPicture, field: 'items' });
  const values = {
    supplierId,
    productId: productId ?? null,
    productNo: wanted.productNo,
    title: wanted.items[0]?.itemName ?? '',
    state: proposalStates.waiting,
    before: standing?.own ?? null,
    wanted,
    changeCount: changes.length,
    submitterName: ctx.actor.userName,
    submittedAt: ctx.now,
  };
  const id = earlier?.id ?? ctx.newId();
  if (earlier) await updateProposal(ctx, id, { ...values, round: earlier.round + 1 });
  else if (!(await insertProposal(ctx, { ...values, id }))) throw refuse.stateChanged({ text: underWay });
  await writeAudit(ctx, {
    subject: `proposal ${id}`,
    before: earlier ? { state: earlier.state } : null,
    after: { 商品编号: wanted.productNo, 修改: changes.length, state: proposalStates.waiting },
  });
  await tellShop(ctx, 'goodsHandedIn', [
    {
      text: `${ctx.actor.userName} 提交了 ${values.title || wanted.productNo}，请审核。`,
      link: consoleLinks.proposals,
    },
  ]);
  return { id, state: proposalStates.waiting, version: (earlier?.version ?? 0) + 1 };
}

/** What is handed in once more: the one that is named, or that of the same product. */
async function findEarlier(
  ctx: SignedInCtx,
  supplierId: string,
  { proposalId, productId, version }: Submission,
): Promise<ProposalRow | undefined> {
  const open =
    proposalId === undefined && productId !== undefined
      ? await selectOpenProposal(ctx, { productId, supplierId })
      : undefined;
  const id = proposalId ?? open?.id;
  if (id === undefined) return undefined;
  const earlier = await lockProposal(ctx, id, { supplierId });
  if (!earlier) throw refuse.notFound();
  if (movedProposal(earlier.state, 'resubmit') === undefined) throw refuse.stateChanged({ text: underWay });
  if (proposalId !== undefined) requireVersion(earlier, version);
  return earlier;
}

function wantedOf(input: Submission): OwnProduct {
  const { productNo, categoryId, brandName, description, packing, keywords, items } = input;
  const detailHtml = cleanHtml(input.detailHtml);
  return { productNo, categoryId, brandName, description, detailHtml, packing, keywords, items };
}

async function check(ctx: SignedInCtx, wanted: OwnProduct, standing: StandingGoods | undefined): Promise<void> {
  for (const [field, text] of Object.entries(proposalFaults(wanted))) throw badField(field, text);
  const fault =
    standing && standingFault(standing.own, wanted, { isShared: isShared(standing.product, requireSupplier(ctx)) });
  if (fault) throw badField(fault.field, fault.text);
  const added = wanted.items.filter(({ itemId }) => itemId === '');
  if (!standing && added.length < wanted.items.length) throw refuse.notFound();
  const taken = await selectTakenNos(ctx, {
    productNo: standing ? undefined : wanted.productNo,
    itemNos: added.map(({ itemNo }) => itemNo),
  });
  if (taken.isProductTaken) throw badField('productNo', '商品编号已被使用');
  if (taken.itemNos.length > 0) throw badField('items', `货号 ${taken.itemNos.join('、')} 已被使用`);
  const category = await selectCategoryUse(ctx, wanted.categoryId);
  if (!category) throw badField('categoryId', '分类不存在');
  if (category.hasChildren) throw badField('categoryId', '请选择最末一级分类');
}

/** Takes back what waits. Refused with notFound, stateChanged and outdated. */
export async function withdrawProposal(
  ctx: SignedInCtx,
  { proposalId, version }: { proposalId: string; version?: number | undefined },
): Promise<MovedProposal> {
  const row = await lockProposal(ctx, proposalId, { supplierId: requireSupplier(ctx) });
  if (!row) throw refuse.notFound();
  const state = movedProposal(row.state, 'withdraw');
  if (state === undefined) throw refuse.stateChanged({ text: '商城已经处理，不能撤回' });
  requireVersion(row, version);
  await updateProposal(ctx, proposalId, { state, answeredAt: ctx.now, checkerName: '', reason: '' });
  await writeAudit(ctx, { subject: `proposal ${proposalId}`, before: { state: row.state }, after: { state } });
  return { id: proposalId, state, version: row.version + 1 };
}

import { ownCodeTo, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { accountStates, customerTypes } from '@jicai/domain/people/account-types.ts';
import type { CloseInfo } from '@jicai/contract/people/privacy.ts';
import {
  type CloseBlocker,
  closeBlockerText,
  closedAccountName,
  maskedEmail,
  maskedMobile,
} from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import type { SignedInRequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { anonymiseAccount, listAdminIds } from '../accounts/index.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { writeAudit } from '../audit/index.ts';
import { forgetOwnLogin, proveOwner, takeCode } from '../auth/index.ts';
import { forgetCart } from '../cart/index.ts';
import { forgetFavourites } from '../favourites/index.ts';
import { releaseFiles } from '../files/index.ts';
import { forgetBrowsed } from '../history/index.ts';
import { forgetTitles } from '../invoices/index.ts';
import { forgetMessages } from '../messages/index.ts';
import { forgetApplicant } from '../registration/index.ts';
import { countOpenBusiness, lockCustomer } from './close.store.ts';
import { deleteExports, lockAccount } from './data-exports.store.ts';
import { selectOwner } from './own-data.store.ts';

const counted = ['order', 'return', 'refund', 'invoice', 'credit'] as const;

/** What still prevents closing the caller's account, and what he would lose. */
export async function getCloseInfo(ctx: SignedInCtx): Promise<CloseInfo> {
  const { actor } = ctx;
  const [owner, open] = await Promise.all([selectOwner(ctx, actor.accountId), countOpenBusiness(ctx, actor)]);
  const adminIds = actor.customerType === customerTypes.enterprise ? await listAdminIds(ctx, actor.customerId) : [];
  const isSoleAdmin = adminIds.length === 1 && adminIds[0] === actor.userId;
  const to = owner && ownCodeTo(owner);
  const found: [CloseBlocker, number][] = [
    ['mobile', to ? 0 : 1],
    ['admin', isSoleAdmin ? 1 : 0],
    ...counted.map((code): [CloseBlocker, number] => [code, open[code]]),
  ];
  return {
    codeTo: to?.email === undefined ? maskedMobile(to?.mobile ?? '') : maskedEmail(to.email),
    blockers: found.flatMap(([code, count]) =>
      count > 0 ? [{ code, count, text: closeBlockerText(code, count) }] : [],
    ),
    afterSaleOrders: open.afterSale,
  };
}

/**
 * 注销 (docs/domain/accounts.md §6): checks password and code and that no business is open, then deletes all personal data. Orders,
 * after-sales, payments and invoices stay unchanged with the buyer's name, because the law demands it.
 */
export async function closeAccount(
  ctx: SignedInRequestCtx,
  proof: { accountPwd: string; smsCode: string },
): Promise<void> {
  const { accountId, customerId, customerType } = ctx.actor;
  await lockAccount(ctx, accountId);
  await lockCustomer(ctx, ctx.actor);
  const { blockers } = await getCloseInfo(ctx);
  if (blockers.length > 0) {
    const text = `暂时不能注销账号：${blockers.map((blocker) => blocker.text).join('；')}`;
    throw refuse.failed({ text, detail: { blockers } });
  }
  const owner = await proveOwner(ctx, proof.accountPwd);
  const to = ownCodeTo(owner);
  if (!to) throw refuse.wrongCode();
  await takeCode(ctx, { to, scene: smsScenes.closeAccount, smsCode: proof.smsCode });

  await reassignTasksOfLeaver(ctx, { ...ctx.actor, comment: '账号已停用，由系统转交' });
  await forgetCart(ctx, accountId);
  await forgetFavourites(ctx, accountId);
  await forgetBrowsed(ctx, accountId);
  await forgetMessages(ctx, accountId);
  if (customerType === customerTypes.member) await forgetTitles(ctx, customerId);
  await deleteExports(ctx, accountId);
  await releaseFiles(ctx, accountId);
  await forgetApplicant(ctx, accountId);
  await anonymiseAccount(ctx);
  await forgetOwnLogin(ctx, owner);
  // The audit row can never be changed, so it must not contain the name.
  const nameless = { ...ctx, actor: { ...ctx.actor, userName: closedAccountName } };
  await writeAudit(nameless, {
    subject: `account ${accountId}`,
    before: { state: accountStates.active },
    after: { state: accountStates.closed },
  });
}

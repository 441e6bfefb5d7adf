import type { AnswerOf, BodyOf } from '@jicai/contract/index.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { deleteIdentitiesOf, endSessionsOf } from '../auth/index.ts';
import { type LinkRow, selectLinkOfAccount, selectLinkOfMember, selectLinks } from './links.store.ts';

/** By what the caller is vouched for (docs/domain/sign-on.md §5); null where he has not been linked. */
export async function readOwnLink(ctx: SignedInCtx): Promise<AnswerOf<'/api/Account/GetSignOnLink'>['resultData']> {
  const link = await selectLinkOfAccount(ctx, ctx.actor.accountId);
  return link ? { connectionName: link.connectionName, linkTime: shanghaiTime(link.linkedAt) } : null;
}

/** Takes the caller's own link away. Refused as notFound where there is none. */
export async function endOwnLink(ctx: SignedInCtx): Promise<void> {
  await endLink(ctx, await selectLinkOfAccount(ctx, ctx.actor.accountId));
}

/** The linked members of the caller's enterprise. */
export async function listLinks(
  ctx: SignedInCtx,
  { searchKey, pageIndex = 1, pageSize }: BodyOf<'/api/CustSignOn/GetLinks'>,
): Promise<AnswerOf<'/api/CustSignOn/GetLinks'>> {
  const page = { pageIndex, pageSize };
  const { rows, total } = await selectLinks(ctx, { customerId: ctx.actor.customerId, searchKey }, spanOf(page));
  const resultData = rows.map(({ userId, userName, accountNo, linkedAt }) => ({
    userId,
    userName,
    accountNo,
    linkTime: shanghaiTime(linkedAt),
  }));
  return { resultData, ...pageOf(page, total) };
}

/**
 * Takes the link of a member of the caller's enterprise away and ends his sessions: whoever came in by it is out. Refused as
 * notFound for somebody without a link, or of another enterprise.
 */
export async function endLinkOfMember(ctx: SignedInCtx, userId: string): Promise<void> {
  const { customerId, accountId } = ctx.actor;
  const ended = await endLink(ctx, await selectLinkOfMember(ctx, { customerId, userId }));
  if (ended.accountId !== accountId) await endSessionsOf(ctx, ended.accountId);
}

async function endLink(ctx: SignedInCtx, link: LinkRow | undefined): Promise<LinkRow> {
  if (!link) throw refuse.notFound();
  await deleteIdentitiesOf(ctx, link.accountId);
  await writeAudit(ctx, { subject: `user ${link.userId}`, before: { signOn: link.connectionName }, after: null });
  return link;
}

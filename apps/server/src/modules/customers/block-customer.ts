import { customerStates } from '@jicai/domain/people/account-types.ts';
import { whyNotClosed } from '@jicai/domain/people/close-customer.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { endSessionsOf } from '../auth/index.ts';
import { selectTies } from './close-customer.store.ts';
import { selectAccountIds } from './customer-facts.store.ts';
import { updateCustomerFile } from './customer-file.store.ts';
import { type FileChanged, holdCustomerFile, type NamedFile } from './hold-file.ts';

/** 停止发货 with its reason; '' lets goods leave again. Orders stay as they are. Refused as notFound or outdated. */
export async function setShipHold(
  ctx: SignedInCtx,
  { shipHold, ...named }: NamedFile & { shipHold: string },
): Promise<FileChanged> {
  const file = await holdCustomerFile(ctx, named);
  await writeAudit(ctx, {
    subject: `customer ${file.customerId}`,
    before: { shipHold: file.shipHold },
    after: { shipHold },
  });
  return { version: await updateCustomerFile(ctx, file, { shipHold }) };
}

/**
 * 停用 ends the sessions of all its people at once; open orders are fulfilled. 启用 lets them sign in again. Refused as
 * notFound or outdated.
 */
export async function setCustomerState(
  ctx: SignedInCtx,
  { isActive, reason, ...named }: NamedFile & { isActive: boolean; reason: string },
): Promise<FileChanged> {
  const file = await holdCustomerFile(ctx, named);
  const state = isActive ? customerStates.active : customerStates.disabled;
  const version = await updateCustomerFile(ctx, file, { state, closedAt: null });
  if (!isActive)
    for (const accountId of await selectAccountIds(ctx, file.customerId)) await endSessionsOf(ctx, accountId);
  await writeAudit(ctx, {
    subject: `customer ${file.customerId}`,
    before: { customerState: file.state },
    after: { customerState: state, reason },
  });
  return { version };
}

/**
 * 关闭: as 停用, for a customer with whom everything is settled; open orders are fulfilled. Refused as notFound, outdated,
 * stateChanged with the reasons while something is owed or open.
 */
export async function closeCustomer(
  ctx: SignedInCtx,
  { reason, ...named }: NamedFile & { reason: string },
): Promise<FileChanged> {
  const file = await holdCustomerFile(ctx, named);
  const reasons = whyNotClosed(await selectTies(ctx, file.customerId));
  if (reasons.length > 0) throw refuse.stateChanged({ text: `还不能关闭：${reasons.join('；')}` });
  const version = await updateCustomerFile(ctx, file, { state: customerStates.disabled, closedAt: ctx.now });
  for (const accountId of await selectAccountIds(ctx, file.customerId)) await endSessionsOf(ctx, accountId);
  await writeAudit(ctx, {
    subject: `customer ${file.customerId}`,
    before: { customerState: file.state, isClosed: false },
    after: { customerState: customerStates.disabled, isClosed: true, reason },
  });
  return { version };
}

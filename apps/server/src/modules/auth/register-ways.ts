import { isMailAllowed } from '@jicai/domain/people/sms-codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectShopOptions } from '../reference/index.ts';
import { canSendSms } from '../sms/index.ts';

/** Whether a mailbox stands in for a mobile: the shop allows it, and mail leaves (docs/domain/accounts.md §17). */
export const isMailOffered = async (ctx: Ctx): Promise<boolean> =>
  ctx.deps.mail !== undefined && isMailAllowed(await selectShopOptions(ctx));

/** By what people can prove themselves here; by neither, nobody can register by himself. */
export async function registerWays(ctx: Ctx) {
  const [byMobile, byMail] = [await canSendSms(ctx), await isMailOffered(ctx)];
  return { canRegister: byMobile || byMail, byMobile, byMail };
}

import type { Ctx } from '../../ctx/ctx.ts';
import { isAccountNoUsed } from '../accounts/index.ts';
import { countWithinLimit } from './limits.ts';

export async function checkAccount(ctx: Ctx, accountNo: string): Promise<{ isUsed: boolean }> {
  await countWithinLimit(ctx, 'check:ip', ctx.ip);
  return { isUsed: await isAccountNoUsed(ctx, accountNo) };
}

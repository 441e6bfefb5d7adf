import type { RequestCtx } from '../../http/request-ctx.ts';
import { isAccountNoUsed } from '../accounts/index.ts';
import { countWithinLimit } from './limits.ts';

export async function checkAccount(ctx: RequestCtx, accountNo: string): Promise<{ isUsed: boolean }> {
  await countWithinLimit(ctx, 'check:ip', ctx.act.ip);
  return { isUsed: await isAccountNoUsed(ctx, accountNo) };
}

import { type ApprovalOptions, approvalOptionsOf } from '@jicai/domain/approvals/approval-options.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectShopOptions } from '../reference/index.ts';

/** The shop's settings of approvals over the defaults. */
export const getApprovalOptions = async (ctx: Ctx): Promise<ApprovalOptions> =>
  approvalOptionsOf(await selectShopOptions(ctx));

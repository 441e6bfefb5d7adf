import type { SignedInCtx } from '../../ctx/ctx.ts';
import { countApprovals } from './list-approvals.store.ts';

/** How many approvals wait for the caller. */
export const countAuditTodo = (ctx: SignedInCtx): Promise<number> => countApprovals(ctx, { tab: 'todo' });

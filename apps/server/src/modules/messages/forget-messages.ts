import type { Ctx } from '../../http/context.ts';
import { deleteMessagesBefore } from './messages.store.ts';

const keptMs = 365 * 24 * 60 * 60_000;

/** Forgets messages older than a year. */
export const forgetOldMessages = (ctx: Ctx): Promise<void> =>
  deleteMessagesBefore(ctx, new Date(ctx.now.getTime() - keptMs));

import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { deleteMessagesBefore } from './messages.store.ts';

const keptMs = 365 * dayMs;

/** Forgets messages older than a year. */
export const forgetOldMessages = (ctx: Ctx): Promise<void> =>
  deleteMessagesBefore(ctx, new Date(ctx.now.getTime() - keptMs));

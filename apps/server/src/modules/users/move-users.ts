import type { SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudits } from '../audit/index.ts';
import { updateUserOrgs } from './change-user.store.ts';

interface Move {
  userId: string;
  /** Null: he stands in no department. */
  from: string | null;
  to: string | null;
}

/** Brings members of the caller's enterprise into other departments of it, with a record each. The caller has seen that he may. */
export async function moveUsers(ctx: SignedInCtx, moves: readonly Move[]): Promise<void> {
  await updateUserOrgs(ctx, moves);
  await writeAudits(
    ctx,
    moves.map(({ userId, from, to }) => ({ subject: `user ${userId}`, before: { orgId: from }, after: { orgId: to } })),
  );
}

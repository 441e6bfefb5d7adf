import type { Actor, Ctx } from '../../http/context.ts';

/** The person behind a session token of this company, or null when it is unknown, expired or revoked. */
export async function findActor(_ctx: Ctx, _token: string): Promise<Actor | null> {
  return null;
}

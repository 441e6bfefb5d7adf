import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { captchas } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function insertCaptcha(ctx: Ctx, captcha: { id: string; answer: string; expiresAt: Date }): Promise<void> {
  await ctx.db.delete(captchas).where(and(eq(captchas.companyId, ctx.companyId), lt(captchas.expiresAt, ctx.now)));
  await ctx.db.insert(captchas).values({ companyId: ctx.companyId, ...captcha });
}

/** Takes a captcha away, so that it is answered once, right or wrong. */
export async function deleteCaptcha(ctx: Ctx, captchaId: string) {
  const [row] = await ctx.db
    .delete(captchas)
    .where(and(eq(captchas.companyId, ctx.companyId), eq(captchas.id, captchaId)))
    .returning({ answer: captchas.answer, expiresAt: captchas.expiresAt });
  return row;
}

/** Open captchas, the newest first; for the demo's own reader. */
export async function selectCaptchas(ctx: Ctx) {
  return ctx.db
    .select({ captchaId: captchas.id, answer: captchas.answer })
    .from(captchas)
    .where(and(eq(captchas.companyId, ctx.companyId), gt(captchas.expiresAt, ctx.now)))
    .orderBy(desc(captchas.id))
    .limit(50);
}

import type { Ctx } from '../../http/context.ts';
import { deleteCaptcha } from './captcha.store.ts';

/** Whether the answer fits, whatever its case. The captcha is used up either way. */
export async function isCaptchaRight(
  ctx: Ctx,
  captchaId: string | undefined,
  code: string | undefined,
): Promise<boolean> {
  if (!captchaId || !code) return false;
  const captcha = await deleteCaptcha(ctx, captchaId);
  return captcha !== undefined && captcha.expiresAt > ctx.now && captcha.answer === code.toLowerCase();
}

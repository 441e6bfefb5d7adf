import type { Ctx } from '../../ctx/ctx.ts';
import { deleteOldAttempts } from './attempts.store.ts';
import { deleteCaptcha, insertCaptcha } from './captcha.store.ts';

const lifeS = 120;

/** A new picture of four characters without those that look alike. */
export async function makeCaptcha(ctx: Ctx) {
  // Loaded by the first who needs them: few do, and together they take 30 MB.
  const [{ default: sharp }, { default: svgCaptcha }] = await Promise.all([import('sharp'), import('svg-captcha')]);
  const { data: svg, text } = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlL2zZ5sS8B',
    noise: 3,
    width: 120,
    height: 44,
    fontSize: 46,
    color: true,
    background: '#f2f3f7',
  });
  const captchaId = ctx.newId();
  const expiresAt = new Date(ctx.now.getTime() + lifeS * 1000);
  await insertCaptcha(ctx, { id: captchaId, answer: text.toLowerCase(), expiresAt });
  await deleteOldAttempts(ctx);
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return { captchaId, imgBase64: `data:image/png;base64,${png.toString('base64')}`, expireSec: lifeS };
}

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

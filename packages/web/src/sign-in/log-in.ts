import type { SignedIn } from '@jicai/contract/people/auth.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { Refusal } from '../call/faults.ts';
import { post } from '../call/post.ts';
import { queryClient } from '../call/query-client.ts';
import { hashPassword } from '../session/hash-password.ts';
import { captchaQuery } from './captcha.queries.ts';

export interface LoginForm {
  accountNo: string;
  accountPwd: string;
  captchaCode: string;
}

/** Proves an account by its password, and by the captcha shown where the server has asked for one. */
export async function logIn(
  { accountNo, accountPwd, captchaCode }: LoginForm,
  { needsCaptcha, rememberMe = false }: { needsCaptcha: boolean; rememberMe?: boolean },
): Promise<SignedIn> {
  const captcha = needsCaptcha ? queryClient.getQueryData(captchaQuery().queryKey) : undefined;
  const { resultData } = await post('/api/Account/Login', {
    accountNo: accountNo.trim(),
    accountPwd: await hashPassword(accountPwd),
    ...(captcha && { captchaId: captcha.captchaId, captchaCode }),
    rememberMe,
  });
  return resultData;
}

/**
 * What every refused login does: fetches another captcha, and asks for one from now on where the server wants it. Throws on
 * what was no refusal.
 */
export function takeRefusedLogin(error: unknown, requireCaptcha: () => void): Refusal {
  if (!(error instanceof Refusal)) throw error;
  // Each picture takes one answer.
  void queryClient.invalidateQueries({ queryKey: captchaQuery().queryKey });
  if (error.fields.some((field) => field.needCaptcha)) requireCaptcha();
  return error;
}

/** Says that account or password are wrong; the form itself shows any other refusal. */
export function tellWrongLogin(refusal: Refusal): void {
  if (refusal.code !== errorCodes.wrongLogin) throw refusal;
  void confirm({ title: '提示', text: errorTexts[errorCodes.wrongLogin], cancelText: null });
}

import { tidyCode } from '@jicai/domain/forms/text.ts';
import { captchaCode, loginAccountNo } from '@jicai/domain/people/account-form.ts';
import { useForm } from '../form/use-form.ts';
import type { LoginForm } from './log-in.ts';

/** What both front ends ask of who signs in by a password; the captcha once the server wants one. */
export const useLoginForm = (needsCaptcha: boolean) =>
  useForm<LoginForm>({ accountNo: '', accountPwd: '', captchaCode: '' }, (values) => ({
    accountNo: loginAccountNo(tidyCode(values.accountNo)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
    captchaCode: needsCaptcha ? captchaCode(values.captchaCode.trim()) : undefined,
  }));

import { type OpenSmsScene, smsCodeMinutes } from '@jicai/domain/people/sms-codes.ts';
import type { CodeSent } from '@jicai/contract/people/auth.ts';
import { captchaCode, mobile, smsCode } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { captchaQuery } from '@jicai/web/sign-in/captcha.queries.ts';

/**
 * The part of a form that proves a mobile: where the text message goes, what the picture says, and the message's code.
 */
export interface MobileProof {
  mobile: string;
  captchaCode: string;
  smsCode: string;
}

export const emptyProof: MobileProof = { mobile: '', captchaCode: '', smsCode: '' };

/** The captcha is for the text message alone: without one the form may be sent. */
export const checkProof = (values: MobileProof) => ({
  mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
  captchaCode: values.captchaCode ? captchaCode(values.captchaCode) : undefined,
  smsCode: smsCode(tidyCode(values.smsCode)),
});

/**
 * Asks for a text message; mobile and captcha must be right first. Returns undefined where none was sent.
 */
export async function sendSmsCode(form: FormOf<MobileProof>, scene: OpenSmsScene): Promise<CodeSent | undefined> {
  const { mobile: to, captchaCode: typed } = form.getValues();
  const captchaFault = captchaCode(typed);
  if (captchaFault) await form.showFaults({ captchaCode: captchaFault });
  const isMobileRight = await form.trigger('mobile', { shouldFocus: true });
  const captcha = queryClient.getQueryData(captchaQuery().queryKey);
  if (captchaFault || !isMobileRight || !captcha) return undefined;
  const data = { mobile: to, scene, captchaId: captcha.captchaId, captchaCode: typed };
  try {
    const { resultData } = await post('/api/Account/SendSmsCode', { data }).finally(() => {
      // Each picture takes one answer.
      form.resetField('captchaCode');
      void queryClient.invalidateQueries({ queryKey: captchaQuery().queryKey });
    });
    toast.ok(`验证码已发送，${smsCodeMinutes} 分钟内有效`);
    return resultData;
  } catch (error) {
    if (error instanceof Refusal && !(await form.showRefusal(error))) toast.error(error.message);
    return undefined;
  }
}

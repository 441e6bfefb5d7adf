import { type OpenMailScene, type OpenSmsScene, smsCodeMinutes } from '@jicai/domain/people/sms-codes.ts';
import type { CodeSent } from '@jicai/contract/people/auth.ts';
import { captchaCode, mailCode, mobile, provedEmail, smsCode, tidyEmail } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { captchaQuery } from '@jicai/web/sign-in/captcha.queries.ts';

/** By what somebody proves himself; a mailbox only where the shop allows it (docs/domain/accounts.md §17). */
export type ReachWay = 'mobile' | 'email';

/**
 * The part of a form that proves a mobile or a mailbox: which of both, where the code goes, what the picture says, and the
 * code. Both stay as they were typed while one looks at the other.
 */
export interface Proof {
  by: ReachWay;
  mobile: string;
  email: string;
  captchaCode: string;
  smsCode: string;
}

export const emptyProof: Proof = { by: 'mobile', mobile: '', email: '', captchaCode: '', smsCode: '' };

/** The captcha is for the message alone: without one the form may be sent. */
export const checkProof = ({ by, ...values }: Proof) => ({
  ...(by === 'mobile'
    ? {
        mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
        smsCode: smsCode(tidyCode(values.smsCode)),
      }
    : {
        email: values.email ? provedEmail(tidyEmail(values.email)) : '请输入邮箱',
        smsCode: mailCode(tidyCode(values.smsCode)),
      }),
  captchaCode: values.captchaCode ? captchaCode(values.captchaCode) : undefined,
});

/** What the server takes of it: one of both, with the code. */
export const proofBody = ({ by, mobile: typedMobile, email, smsCode: code }: Proof) => ({
  mobile: by === 'mobile' ? tidyCode(typedMobile) : '',
  email: by === 'email' ? tidyEmail(email) : '',
  smsCode: tidyCode(code),
});

/** What a code may be asked for by either way. */
export type CodeScene = OpenSmsScene & OpenMailScene;
/** What each way asks for. */
export interface SceneOf {
  mobile: OpenSmsScene;
  email: OpenMailScene;
}

/**
 * Asks for a code; where it goes and the captcha must be right first. Returns undefined where none was sent.
 */
export async function sendCode(form: FormOf<Proof>, scene: SceneOf): Promise<CodeSent | undefined> {
  const values = form.getValues();
  const captchaFault = captchaCode(values.captchaCode);
  if (captchaFault) await form.showFaults({ captchaCode: captchaFault });
  const isReachRight = await form.trigger(values.by, { shouldFocus: true });
  const captcha = queryClient.getQueryData(captchaQuery().queryKey);
  if (captchaFault || !isReachRight || !captcha) return undefined;
  const proof = { captchaId: captcha.captchaId, captchaCode: values.captchaCode };
  try {
    const { resultData } = await ask().finally(() => {
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

  function ask() {
    const { mobile: to, email } = proofBody(values);
    return values.by === 'mobile'
      ? post('/api/Account/SendSmsCode', { data: { mobile: to, scene: scene.mobile, ...proof } })
      : post('/api/Account/SendMailCode', { data: { email, scene: scene.email, ...proof } });
  }
}

import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { captchaCode } from '@jicai/domain/people/account-form.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { post } from '@jicai/web/call/post.ts';
import { useState } from 'react';
import { Form } from '@jicai/web/form/Form.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { captchaQuery } from '@jicai/web/sign-in/captcha.queries.ts';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import styles from './AuthFrame.module.css';
import { ReachFields } from './ReachFields.tsx';
import { RememberMe } from './RememberMe.tsx';
import { checkProof, emptyProof, type Proof, proofBody } from './send-code.ts';
import { useLogin } from './use-login.ts';

/** 验证码登录: by the code sent to the account's mobile, or where the shop allows it to its mailbox. The captcha is for the message, and for the login once the server wants one. */
export function SmsLogin() {
  const [rememberMe, setRememberMe] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const form = useForm<Proof>(
    emptyProof,
    (values) => ({
      ...checkProof(values),
      ...(needsCaptcha && { captchaCode: captchaCode(values.captchaCode) }),
    }),
    { fieldOfCode: { '1005': 'smsCode' } },
  );
  const { signIn, applicant } = useLogin<Proof>({
    prove: async (values) => {
      const captcha = queryClient.getQueryData(captchaQuery().queryKey);
      const proof = needsCaptcha && captcha && { captchaId: captcha.captchaId, captchaCode: values.captchaCode };
      const data = { ...proofBody(values), rememberMe, ...proof };
      return (await post('/api/Account/LoginBySms', { data })).resultData;
    },
    rememberMe,
    requireCaptcha: () => setNeedsCaptcha(true),
    onProblem: (message) => form.setError('root', { message }),
  });
  return (
    <Form form={form} onSubmit={signIn}>
      <ReachFields placeholders={{ mobile: '账号绑定的手机号', email: '账号绑定的邮箱' }} scene={smsScenes.signIn} />
      <div className={styles.options}>
        <RememberMe isChecked={rememberMe} onChange={setRememberMe} />
      </div>
      <AuthSubmit notice={applicant && <ApplicantNotice applicant={applicant} />}>登录</AuthSubmit>
    </Form>
  );
}

import type { AnswerOf } from '@jicai/contract/index.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { AuthSubmit } from '@jicai/web/sign-in/AuthSubmit.tsx';
import { captchaQuery } from '@jicai/web/sign-in/captcha.queries.ts';
import type { LoginForm } from '@jicai/web/sign-in/log-in.ts';
import { LoginFields } from '@jicai/web/sign-in/LoginFields.tsx';
import { useLoginForm } from '@jicai/web/sign-in/use-login-form.ts';
import { useState } from 'react';
import { ApplicantNotice } from './ApplicantNotice.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { useLogin } from './use-login.ts';

type Proved = AnswerOf<'/api/Account/FinishSignOn'>['resultData'];

/** Who was proved and is not known names his account, this once (docs/domain/sign-on.md §3). */
export function SignOnLink({ proved: { connectionName, personName, returnPath } }: { proved: Proved }) {
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const form = useLoginForm(needsCaptcha);
  const { signIn, applicant } = useLogin<LoginForm>({
    prove: async ({ accountNo, accountPwd, captchaCode }) => {
      const captcha = needsCaptcha ? queryClient.getQueryData(captchaQuery().queryKey) : undefined;
      const data = {
        accountNo: accountNo.trim(),
        accountPwd: await hashPassword(accountPwd),
        ...(captcha && { captchaId: captcha.captchaId, captchaCode }),
      };
      return (await post('/api/Account/LinkSignOn', { data })).resultData.signedIn;
    },
    rememberMe: false,
    requireCaptcha: () => setNeedsCaptcha(true),
    onProblem: (message) => form.setError('root', { message }),
    backTo: returnPath,
  });
  return (
    <AuthFrame title="绑定商城账号" hint={`${connectionName} 已确认您的身份`}>
      <Notice className={styles.waiting}>
        {personName ? `${personName}，您好。` : ''}
        首次登录请输入您在商城的账号和密码，之后可直接单点登录。还没有账号请联系企业管理员开通。
      </Notice>
      <Form form={form} onSubmit={signIn}>
        <LoginFields needsCaptcha={needsCaptcha} />
        <AuthSubmit notice={applicant && <ApplicantNotice applicant={applicant} />}>绑定并登录</AuthSubmit>
      </Form>
    </AuthFrame>
  );
}

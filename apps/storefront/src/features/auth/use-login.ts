import type { ApplicantRefused } from '@jicai/contract/people/auth.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { paths } from '../../app/paths.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { captchaQuery } from './auth.queries.ts';
import { finishSignIn, isBuyer } from './finish-sign-in.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';

export interface LoginForm {
  accountNo: string;
  accountPwd: string;
  captchaCode: string;
}

interface LoginOptions {
  rememberMe: boolean;
  /** A captcha is asked for once the server wants one. */
  needsCaptcha: boolean;
  requireCaptcha: () => void;
  /** Tells why an account cannot go on here. */
  onProblem: (text: string) => void;
}

/** Signs in and goes on to where the visitor came from. `applicant` is set for an enterprise that is not approved. */
export function useLogin({ rememberMe, needsCaptcha, requireCaptcha, onProblem }: LoginOptions) {
  const [applicant, setApplicant] = useState<ApplicantRefused>();
  const [params] = useSearchParams();
  const navigate = useNavigate();

  async function logIn({ accountNo, accountPwd, captchaCode }: LoginForm) {
    const captcha = needsCaptcha ? queryClient.getQueryData(captchaQuery().queryKey) : undefined;
    const { resultData: signedIn } = await post('/api/Account/Login', {
      accountNo: accountNo.trim(),
      accountPwd: await hashPassword(accountPwd),
      ...(captcha && { captchaId: captcha.captchaId, captchaCode }),
      rememberMe,
    });
    if (!isBuyer(signedIn)) {
      onProblem('该账号属于商城运营或供应商，请通过运营接口使用');
      return;
    }
    finishSignIn(signedIn, rememberMe);
    if (signedIn.mustChangePwd) toast.info('请先修改初始密码');
    void navigate(signedIn.mustChangePwd ? paths.revisePwd : safeRedirect(params.get('redirect')), { replace: true });
  }

  return {
    applicant,
    async logIn(values: LoginForm) {
      setApplicant(undefined);
      try {
        await logIn(values);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Each picture takes one answer.
        void queryClient.invalidateQueries({ queryKey: captchaQuery().queryKey });
        if (error.fields.some((field) => field.needCaptcha)) requireCaptcha();
        if (error.code === errorCodes.wrongLogin)
          void confirm({ title: '提示', text: errorTexts[errorCodes.wrongLogin], cancelText: null });
        else if (error.code === errorCodes.inReview) setApplicant(applicantOf(error));
        else throw error;
      }
    },
  };
}

/** What the server says of an enterprise that is not approved, beside its refusal. */
const applicantOf = ({ answer }: Refusal): ApplicantRefused => (answer as { resultData: ApplicantRefused }).resultData;

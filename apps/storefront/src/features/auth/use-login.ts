import type { ApplicantRefused } from '@jicai/contract/people/auth.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Refusal } from '@jicai/web/call/faults.ts';
import { logIn, type LoginForm, takeRefusedLogin, tellWrongLogin } from '@jicai/web/sign-in/log-in.ts';
import { paths } from '../../app/paths.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';
import { finishSignIn, isBuyer } from './finish-sign-in.ts';

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

  async function signIn(values: LoginForm) {
    const signedIn = await logIn(values, { needsCaptcha, rememberMe });
    if (!isBuyer(signedIn)) {
      onProblem('该账号属于商城运营或供应商，请到后台登录');
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
        await signIn(values);
      } catch (error) {
        const refusal = takeRefusedLogin(error, requireCaptcha);
        if (refusal.code === errorCodes.inReview) setApplicant(applicantOf(refusal));
        else tellWrongLogin(refusal);
      }
    },
  };
}

/** What the server says of an enterprise that is not approved, beside its refusal. */
const applicantOf = ({ answer }: Refusal): ApplicantRefused => (answer as { resultData: ApplicantRefused }).resultData;

import type { ApplicantRefused, SignedIn } from '@jicai/contract/people/auth.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Refusal } from '@jicai/web/call/faults.ts';
import { takeRefusedLogin } from '@jicai/web/sign-in/log-in.ts';
import { paths } from '../../app/paths.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';
import { finishSignIn, isBuyer } from './finish-sign-in.ts';

interface LoginOptions<F> {
  /** Opens a session by what was typed. */
  prove: (values: F) => Promise<SignedIn>;
  rememberMe: boolean;
  /** A captcha is asked for once the server wants one. */
  requireCaptcha: () => void;
  /** Tells why an account cannot go on here. */
  onProblem: (text: string) => void;
  /** Says what was refused; left out, the form shows it. */
  onRefused?: (refusal: Refusal) => void;
  /** Where to go on, in place of what the address names. */
  backTo?: string;
}

/** Signs in and goes on to where the visitor came from. `applicant` is set for an enterprise that is not approved. */
export function useLogin<F>({ prove, rememberMe, requireCaptcha, onProblem, onRefused, backTo }: LoginOptions<F>) {
  const [applicant, setApplicant] = useState<ApplicantRefused>();
  const [params] = useSearchParams();
  const navigate = useNavigate();

  async function goIn(values: F) {
    const signedIn = await prove(values);
    if (!isBuyer(signedIn)) {
      onProblem('该账号属于商城运营或供应商，请到后台登录');
      return;
    }
    finishSignIn(signedIn, rememberMe);
    if (signedIn.mustChangePwd) toast.info('请先修改初始密码');
    void navigate(signedIn.mustChangePwd ? paths.revisePwd : safeRedirect(backTo ?? params.get('redirect')), {
      replace: true,
    });
  }

  return {
    applicant,
    async signIn(values: F) {
      setApplicant(undefined);
      try {
        await goIn(values);
      } catch (error) {
        const refusal = takeRefusedLogin(error, requireCaptcha);
        if (refusal.code === errorCodes.inReview) setApplicant(applicantOf(refusal));
        else if (onRefused) onRefused(refusal);
        else throw refusal;
      }
    },
  };
}

/** What the server says of an enterprise that is not approved, beside its refusal. */
const applicantOf = ({ answer }: Refusal): ApplicantRefused => (answer as { resultData: ApplicantRefused }).resultData;

import type { ApplicantRefused } from '@jicai/contract/auth.ts';
import { errorTexts } from '@jicai/domain/error-codes.ts';
import { confirm } from '@jicai/ui/confirm.ts';
import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { paths, safeRedirect } from '../../app/paths.ts';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';
import { captchaQuery } from './auth.queries.ts';
import { enter, isBuyer } from './enter.ts';
import { hashPassword } from './hash-password.ts';
import type { Form } from './use-form.ts';

export type LoginField = 'accountNo' | 'accountPwd' | 'captchaCode';

/** Signs in and goes on to where the visitor came from. `problem` is what stands above the button, 'console' for an account of the shop's own side; `applicant` is set for an enterprise that is not approved; a captcha is asked for once the server wants one. */
export function useLogin(
  form: Form<LoginField>,
  rememberMe: boolean,
  needsCaptcha: boolean,
  demandCaptcha: () => void,
) {
  const [problem, setProblem] = useState('');
  const [applicant, setApplicant] = useState<ApplicantRefused>();
  const [params] = useSearchParams();
  const navigate = useNavigate();

  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn() {
      setProblem('');
      setApplicant(undefined);
      const captcha = needsCaptcha ? queryClient.getQueryData(captchaQuery().queryKey) : undefined;
      const { accountNo, accountPwd, captchaCode } = form.values;
      const { resultData } = await post('/api/Account/Login', {
        accountNo: accountNo.trim(),
        accountPwd: await hashPassword(accountPwd),
        ...(captcha && { captchaId: captcha.captchaId, captchaCode }),
        rememberMe,
      });
      return resultData;
    },
    onSuccess(signedIn) {
      if (!isBuyer(signedIn)) {
        setProblem('console');
        return;
      }
      enter(signedIn, rememberMe);
      if (signedIn.mustChangePwd) toast.info('请先修改初始密码');
      void navigate(signedIn.mustChangePwd ? paths.revisePwd : safeRedirect(params.get('redirect')), { replace: true });
    },
    onError(error) {
      if (!(error instanceof Refusal)) return;
      // Each picture takes one answer.
      void queryClient.invalidateQueries({ queryKey: captchaQuery().queryKey });
      if (error.fields.some((field) => field.needCaptcha)) demandCaptcha();
      if (error.code === '1001') {
        void confirm({ title: '提示', text: errorTexts['1001'], cancelText: null });
      } else if (error.code === '1004') setApplicant(applicantOf(error));
      else if (!form.refuseAll(error)) setProblem(error.message);
    },
  });
  return { logIn: mutate, isPending, problem, applicant };
}

/** What the server says of an enterprise that is not approved, beside its refusal. */
const applicantOf = ({ answer }: Refusal): ApplicantRefused => (answer as { resultData: ApplicantRefused }).resultData;

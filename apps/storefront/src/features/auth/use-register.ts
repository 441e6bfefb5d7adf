import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { safeRedirect } from '../../app/paths.ts';
import { post } from '../../app/post.ts';
import { enter } from './enter.ts';
import { hashPassword } from './hash-password.ts';
import type { Form } from './use-form.ts';

export type RegisterField = 'accountNo' | 'password' | 'confirmPwd' | 'userName' | 'mobile' | 'captchaCode' | 'smsCode';

/** The captcha is for the text message alone. */
export const submitted = [
  'accountNo',
  'password',
  'confirmPwd',
  'userName',
  'mobile',
  'smsCode',
] as const satisfies RegisterField[];

/** Fields a refusal without field faults speaks of. */
const fieldOfCode: Partial<Record<string, RegisterField>> = {
  '1005': 'smsCode',
  '1006': 'accountNo',
  '1007': 'mobile',
  '1010': 'password',
};

/** Registers a personal member and signs him in. */
export function useRegister(form: Form<RegisterField>) {
  const [problem, setProblem] = useState('');
  const [params] = useSearchParams();
  const navigate = useNavigate();

  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn(agreementVersion: string) {
      setProblem('');
      const { accountNo, password, userName, mobile, smsCode } = form.values;
      const accountPwd = await hashPassword(password);
      await post('/api/Account/Register', {
        data: {
          registerType: 2,
          accountNo,
          accountPwd,
          userName,
          mobile,
          smsCode,
          isAgree: true,
          agreementVersion,
          consents: [],
        },
      });
      const { resultData } = await post('/api/Account/Login', { accountNo, accountPwd, rememberMe: false });
      return resultData;
    },
    onSuccess(signedIn) {
      enter(signedIn, false);
      toast.ok('注册成功，欢迎光临');
      void navigate(safeRedirect(params.get('redirect')), { replace: true });
    },
    onError(error) {
      if (!(error instanceof Refusal)) return;
      const field = fieldOfCode[error.code];
      if (form.refuseAll(error)) return;
      if (field) form.refuse(field, error.message);
      else setProblem(error.message);
    },
  });
  return { register: mutate, isPending, problem };
}

/** Says at the field whether the account name is taken; a failure of the question itself says nothing. */
export async function checkAccountNo(form: Form<RegisterField>): Promise<void> {
  if (!form.isFine('accountNo')) return;
  try {
    const { resultData } = await post(
      '/api/Account/CheckAccount',
      { data: { accountNo: form.values.accountNo } },
      { isQuiet: true },
    );
    if (resultData.isUsed) form.refuse('accountNo', '该账号已被注册');
  } catch {
    // Register answers the same, later.
  }
}

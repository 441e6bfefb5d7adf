import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { safeRedirect } from '../../app/paths.ts';
import { post } from '../../app/post.ts';
import { enter } from './enter.ts';
import { hashPassword } from './hash-password.ts';
import { enterpriseBody, fieldOfCode, type RegisterField } from './register-form.ts';
import type { Consents } from './use-consents.ts';
import type { Form } from './use-form.ts';
import type { LicenseState } from './use-license.ts';
import type { Ticket } from './use-ticket.ts';

/** The account fields of both kinds of registration. */
async function accountBody({ values }: Form<RegisterField>) {
  const { accountNo, password, mobile, smsCode, userName } = values;
  return { accountNo, accountPwd: await hashPassword(password), mobile, smsCode, userName };
}

/** Shows a refusal at its field; answers the text for above the button where it has none. */
function refuse(form: Form<RegisterField>, error: unknown): string {
  if (!(error instanceof Refusal) || form.refuseAll(error)) return '';
  const field = fieldOfCode[error.code];
  if (!field) return error.message;
  form.refuse(field, error.message);
  return '';
}

/** Registers a personal member and signs him in. */
export function useMemberRegister(form: Form<RegisterField>, consents: Consents) {
  const [problem, setProblem] = useState('');
  const [params] = useSearchParams();
  const navigate = useNavigate();

  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn() {
      setProblem('');
      const account = await accountBody(form);
      await post('/api/Account/Register', { data: { registerType: 2, ...account, ...consents.body() } });
      const { accountNo, accountPwd } = account;
      const { resultData } = await post('/api/Account/Login', { accountNo, accountPwd, rememberMe: false });
      return resultData;
    },
    onSuccess(signedIn) {
      enter(signedIn, false);
      toast.ok('注册成功，欢迎光临');
      void navigate(safeRedirect(params.get('redirect')), { replace: true });
    },
    onError: (error) => setProblem(refuse(form, error)),
  });
  return { register: mutate, isPending, problem };
}

/** Sends an enterprise's registration; `onSent` once it waits for review. */
export function useEnterpriseRegister(
  form: Form<RegisterField>,
  {
    consents,
    license,
    ticket,
    onSent,
  }: { consents: Consents; license: LicenseState; ticket: Ticket; onSent: () => void },
) {
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn() {
      setProblem('');
      const enterprise = enterpriseBody(form.values, license.license?.url ?? '');
      const data = { registerType: 1 as const, ...(await accountBody(form)), ...consents.body(), enterprise };
      await post('/api/Account/Register', { data: { ...data, smsCode: '', uploadTicket: ticket.ticket } });
    },
    onSuccess() {
      toast.ok('资料已提交，请等待审核');
      onSent();
    },
    onError(error) {
      if (error instanceof Refusal) {
        const licenseFault = error.fields.find(({ field }) => field === 'enterprise.licenseUrl');
        if (licenseFault) license.setError(licenseFault.msg);
        // The ticket is over: the mobile is proved anew.
        if (error.fields.some(({ field }) => field === 'smsCode')) ticket.dropTicket();
        if (licenseFault) return;
      }
      setProblem(refuse(form, error));
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

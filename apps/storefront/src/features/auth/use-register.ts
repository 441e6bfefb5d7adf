import { registerTypes } from '@jicai/domain/people/registration.ts';
import { accountNo as accountNoFault } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';
import { post } from '@jicai/web/call/post.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { enterpriseBody, type RegisterForm } from './register-form.ts';
import { proofBody } from './send-code.ts';
import type { Consents } from './use-consents.ts';
import type { LicenseState } from './use-license.ts';
import type { Ticket } from './use-ticket.ts';

/** The account fields of both kinds of registration. */
async function accountBody({ accountNo, password, userName, ...proof }: RegisterForm) {
  return { accountNo, accountPwd: await hashPassword(password), ...proofBody(proof), userName };
}

/** Registers a personal member and signs him in. */
export function useMemberRegister(consents: Consents) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return async (values: RegisterForm) => {
    const account = await accountBody(values);
    await post('/api/Account/Register', {
      data: { registerType: registerTypes.member, ...account, ...consents.body() },
    });
    const { accountNo, accountPwd } = account;
    const { resultData } = await post('/api/Account/Login', { accountNo, accountPwd, rememberMe: false });
    finishSignIn(resultData, false);
    toast.ok('注册成功，欢迎光临');
    void navigate(safeRedirect(params.get('redirect')), { replace: true });
  };
}

interface EnterpriseParts {
  consents: Consents;
  license: LicenseState;
  ticket: Ticket;
}

/** Sends an enterprise's registration, which then waits for review. */
export async function registerEnterprise(values: RegisterForm, { consents, license, ticket }: EnterpriseParts) {
  const enterprise = enterpriseBody(values, license.license?.url ?? '');
  const data = {
    registerType: registerTypes.enterprise,
    ...(await accountBody(values)),
    ...consents.body(),
    enterprise,
  };
  try {
    await post('/api/Account/Register', { data: { ...data, smsCode: '', uploadTicket: ticket.ticket } });
  } catch (error) {
    const fields = error instanceof Refusal ? error.fields : [];
    const licenseFault = fields.find(({ field }) => field === 'enterprise.licenseUrl');
    if (licenseFault) license.setError(licenseFault.msg);
    // The ticket is over: mobile or mailbox are proved anew.
    if (fields.some(({ field }) => field === 'smsCode')) ticket.dropTicket();
    throw error;
  }
  toast.ok('资料已提交，请等待审核');
}

/** Says at the field whether the account name is taken; a failure of the question itself says nothing. */
export async function checkAccountNo(form: FormOf<RegisterForm>): Promise<void> {
  const accountNo = form.getValues('accountNo');
  if (accountNoFault(tidyCode(accountNo))) return;
  try {
    const { resultData } = await post('/api/Account/CheckAccount', { data: { accountNo } }, { isQuiet: true });
    if (resultData.isUsed && form.getValues('accountNo') === accountNo)
      await form.showFaults({ accountNo: '该账号已被注册' });
  } catch {
    // Register answers the same, later.
  }
}

import { registerStates, registerTexts } from '@jicai/domain/people/registration.ts';
import { smsVariable } from '@jicai/domain/sms/sms-notices.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { sendSms } from '../sms/index.ts';
import { selectShopName } from '../auth/index.ts';
import { sendMessages } from '../messages/index.ts';
import { type RegistrationRow, selectRegistration } from './registrations.store.ts';

/** Tells the applicant what was decided: a message he finds once he may sign in, and now by what he registered with. */
export async function notifyApplicant(ctx: Ctx, decided: RegistrationRow): Promise<void> {
  if (decided.state === registerStates.approved) {
    const content = textOf(decided);
    await sendMessages(ctx, [
      { accountId: decided.accountId, kind: 'account', title: '企业注册已通过审核', content, link: '' },
    ]);
  }
  await addOutbox(ctx, { kind: 'register.notice', subject: decided.id, payload: { version: decided.version } });
}

/** Effect `register.notice`: payload version; a registration that has changed meanwhile is told of by its own notice. */
export async function deliverRegisterNotice(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const row = await job.inTenant((ctx) => selectRegistration(ctx, job.subject));
  if (!row || row.version !== job.payload['version']) return async () => {};
  if (row.mobile !== '') {
    const isRejected = row.state === registerStates.rejected;
    return sendSms(job, {
      mobile: row.mobile,
      notice: isRejected ? 'registerRejected' : 'registerApproved',
      variables: isRejected ? { reason: smsVariable(row.rejectReason) } : {},
      text: textOf(row),
      source: { kind: 'register.notice', subject: job.subject, payload: job.payload },
    });
  }
  if (row.email !== '') await mailNotice(job, row);
  return async () => {};
}

async function mailNotice(job: Job, row: RegistrationRow): Promise<void> {
  const { companyId, deps } = job;
  const shopName = await job.inTenant(selectShopName);
  await deps.mail?.send({
    companyId,
    fromName: shopName,
    to: row.email,
    subject: row.state === registerStates.rejected ? '企业注册未通过审核' : '企业注册已通过审核',
    text: `${row.contactName}，您好：\n\n${textOf(row)}`,
    attachments: [],
    at: deps.now(),
    messageKey: `register-${companyId}-${row.id}-${row.version}`,
  });
}

const textOf = ({ state, customerName, rejectReason }: RegistrationRow): string =>
  state === registerStates.rejected
    ? registerTexts.rejected(customerName, rejectReason)
    : registerTexts.approved(customerName);

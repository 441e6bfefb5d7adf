import { smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { sendSms } from '../sms/index.ts';
import { selectShopName } from './codes.store.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** What an account had proved is to hear that it counts no longer; nothing where it had none, or the same. */
export async function planOldReach(ctx: Ctx, before: string | null, after: string): Promise<void> {
  if (!before || before === after) return;
  await addOutbox(ctx, { kind: 'reach.changed', subject: ctx.newId(), payload: { to: before } });
}

/** Effect `reach.changed`: whoever holds it may be somebody whose account was taken, so it says neither whose it was nor what came in its place. */
export async function tellOldReach(job: Job): Promise<Record> {
  const { companyId, deps, subject, payload } = job;
  const to = String(payload['to']);
  if (!to.includes('@')) {
    const source = { kind: 'reach.changed', subject, payload } as const;
    const text = smsNotices.reachChanged.template;
    return sendSms(job, { mobile: to, notice: 'reachChanged', variables: {}, text, source });
  }
  const shopName = await job.inTenant(selectShopName);
  await deps.mail?.send({
    companyId,
    fromName: shopName,
    to,
    subject: `${shopName}账号邮箱已换绑`,
    text: `您好：\n\n您在${shopName}的账号已绑定其他邮箱，本邮箱不再用于登录和找回密码。\n\n如非本人操作，请立即联系商城客服。`,
    attachments: [],
    at: deps.now(),
    messageKey: `reach-${companyId}-${subject}`,
  });
  return nothing;
}

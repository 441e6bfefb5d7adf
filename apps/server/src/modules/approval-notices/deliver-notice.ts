import { waitingText } from '@jicai/domain/approvals/approval-notice.ts';
import { type ApprovalWay, waysToTry } from '@jicai/domain/approvals/approval-ways.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { SignOnFault } from '../../adapters/sign-on/sign-on.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { sendCard, wasCardRefused } from '../sign-on/index.ts';
import { sendSms } from '../sms/index.ts';
import { shopSite } from '../tenancy/index.ts';
import { selectWaitingTask, type WaitingTask } from './notices.store.ts';
import { findReach, reachesBy, type Reach } from './reach.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** What is said, the same at every try. */
interface Notice {
  title: string;
  askedAt: Date;
  task: WaitingTask;
  reach: Reach;
  site: { origin: string; shopName: string };
  url: string;
}

/** A card that came too late may have arrived, so it is tried so often before another way: the vendor drops the second. */
const lateTries = 3;
/** By then a vendor that brings cards later knows whether it could. */
const askAfterMs = 60_000;

/**
 * Effect `approval.notice`: payload title and at, the moment he was asked; `receipt` of a card whose vendor is asked whether he
 * has it, and only one who has not is told by another way. The holder of a task that still waits is told by the
 * first way that reaches him (docs/domain/approvals.md §10); one that refuses is followed by the next.
 */
export async function deliverApprovalNotice(job: Job): Promise<Record> {
  const notice = await job.inTenant((ctx) => readNotice(ctx, job));
  if (!notice) return nothing;
  const receipt = receiptOf(job);
  const { card } = notice.reach;
  if (receipt !== '' && !(card && (await wasCardRefused(job.deps, card, receipt)))) return nothing;
  let fault: unknown;
  for (const way of waysOf(job, notice)) {
    try {
      return await send[way](job, notice);
    } catch (error) {
      if (isLate(error) && job.attempts < lateTries) throw error;
      job.deps.log.warn({ companyId: job.companyId, taskId: job.subject, way, err: error }, 'approver not reached');
      fault = error;
    }
  }
  if (fault) throw fault;
  return nothing;
}

async function readNotice(ctx: Ctx, { subject, payload }: Job): Promise<Notice | undefined> {
  const task = await selectWaitingTask(ctx, subject);
  const site = task && (await shopSite(ctx));
  if (!site) return undefined;
  return {
    title: String(payload['title']),
    askedAt: new Date(String(payload['at'])),
    task,
    reach: await findReach(ctx, task),
    site,
    url: `${site.origin}/#${shopLinks.approval(task.approvalId)}`,
  };
}

/** A text message that a carrier could not bring is said by another provider, not by another way. */
const waysOf = (job: Job, { task, reach }: Notice): ApprovalWay[] =>
  job.payload['without']
    ? ['sms']
    : waysToTry(task.ways, reachesBy(reach)).filter((way) => way !== 'card' || receiptOf(job) === '');

const receiptOf = ({ payload: { receipt } }: Job): string => (typeof receipt === 'string' ? receipt : '');

const isLate = (error: unknown): boolean => error instanceof SignOnFault && error.fault === 'late';

const send: { [W in ApprovalWay]: (job: Job, notice: Notice) => Promise<Record> } = {
  card: async ({ deps, subject, payload }, { title, askedAt, task, reach, url }) => {
    // The moment makes each reminder a card of its own, and a second try the same one.
    const text = `${waitingText(task)}\n${shanghaiTime(askedAt)}`;
    const receipt = reach.card && (await sendCard(deps, reach.card, { title, text, url }));
    if (!receipt) return nothing;
    return async (ctx) => {
      const dueAt = new Date(ctx.now.getTime() + askAfterMs);
      await addOutbox(ctx, { kind: 'approval.notice', subject, payload: { ...payload, receipt }, dueAt });
    };
  },
  mail: async ({ deps, companyId, subject }, { title, askedAt, task, reach, site, url }) => {
    await deps.mail?.send({
      companyId,
      fromName: site.shopName,
      to: reach.mail,
      subject: `${title}：采购申请 ${task.tradeNo}`,
      text: `${task.name}，您好：\n\n${waitingText(task)}\n\n查看并审批：${url}\n\n接收方式可在“账户中心 › 个人信息”中更改。`,
      attachments: [],
      at: deps.now(),
      messageKey: `approval-${companyId}-${subject}-${askedAt.getTime()}`,
    });
    return nothing;
  },
  sms: (job, { task, reach }) =>
    sendSms(job, {
      mobile: reach.sms,
      notice: 'approval',
      variables: { tradeNo: task.tradeNo },
      text: `采购申请${task.tradeNo}等待您审批，请登录商城处理。`,
      source: { kind: 'approval.notice', subject: job.subject, payload: job.payload },
    }),
};

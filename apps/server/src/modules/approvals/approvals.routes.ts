import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { errorText, type RefusalCode } from '@jicai/domain/errors/error-codes.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants } from '../orders/index.ts';
import { toAudit, toAuditRow, toProgress } from './approvals.wire.ts';
import { delegatesRoutes } from './delegates.routes.ts';
import { agreeToTask, type Decided, rejectTask } from './decide.ts';
import { withdrawApproval } from './end-approval.ts';
import { countApprovals, selectApprovalPage, selectProgress } from './list-approvals.store.ts';
import { findLockedTask, lockTask } from './lock-task.ts';
import { getApproval } from './read-approval.ts';
import { remindOfApproval } from './remind.ts';
import { ruleSettingsRoutes } from './rule-settings.routes.ts';
import { listTransferees, transferTask } from './transfer-task.ts';

export function approvalsRoutes(app: App): void {
  readRoutes(app);
  commandRoutes(app);
  ruleSettingsRoutes(app);
  delegatesRoutes(app);
}

function readRoutes(app: App): void {
  route(app, '/api/ShopAudit/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    requirePart(ctx);
    const { tab = 'todo', dateFrom, dateTo } = reqData;
    const filter = { tab, searchKey, ...daysToInstants({ dateFrom, dateTo }) };
    const page = { pageIndex, pageSize };
    const [rows, totalCount, todoCount] = await Promise.all([
      selectApprovalPage(ctx, filter, spanOf(page)),
      countApprovals(ctx, filter),
      countApprovals(ctx, { tab: 'todo' }),
    ]);
    return { resultData: rows.map(toAuditRow), ...pageOf(page, totalCount), todoCount };
  });

  route(app, '/api/ShopAudit/GetModel', async (ctx, { data }) => ({
    resultData: toAudit(ctx, await getApproval(ctx, { approvalId: data.auditId, tradeNo: data.tradeNo })),
  }));

  route(app, '/api/ShopAudit/GetProgress', async (ctx, { data }) => ({
    resultData: (await selectProgress(ctx, data.tradeIds)).map(toProgress),
  }));

  route(app, '/api/ShopAudit/GetTransferees', async (ctx, { data }) => {
    const locked = await lockTask(ctx, { taskId: data.auditTaskId, version: undefined });
    const people = await listTransferees(ctx, locked);
    return { resultData: people.map(({ userId, userName, orgName }) => ({ userId, userName, orgName })) };
  });
}

/** Approvals are for those of an enterprise who may ask or answer (docs/domain/menu.md §2, myAudit). */
function requirePart({ actor }: SignedInCtx): void {
  const { permissions, customerType } = actor;
  if (customerType !== customerTypes.enterprise || !(permissions.has('audit.act') || permissions.has('order.submit')))
    throw refuse.forbidden();
}

function commandRoutes(app: App): void {
  route(app, '/api/ShopAudit/Approve', async (ctx, { data }) => {
    const { auditTaskId: taskId, comment, version, list } = data;
    if (list) return { resultData: await approveEach(ctx, list, comment) };
    if (!taskId) throw refuse.badInput();
    const decided = await agreeToTask(ctx, await lockTask(ctx, { taskId, version }), comment);
    return { resultData: { ...decided, okCount: 1, list: [] } };
  });

  route(app, '/api/ShopAudit/Reject', async (ctx, { data }) => {
    const { auditTaskId: taskId, comment, version } = data;
    return { resultData: await rejectTask(ctx, await lockTask(ctx, { taskId, version }), comment) };
  });

  route(app, '/api/ShopAudit/Transfer', async (ctx, { data }) => {
    const { auditTaskId: taskId, version, ...input } = data;
    const locked = await lockTask(ctx, { taskId, version });
    return { resultData: await transferTask(ctx, locked, { toUserId: input.toUserId, comment: input.comment }) };
  });

  route(app, '/api/ShopAudit/Remind', async (ctx, { data }) => ({
    resultData: await remindOfApproval(ctx, data.tradeNo),
  }));

  route(app, '/api/ShopAudit/Withdraw', async (ctx, { data }) => ({
    resultData: await withdrawApproval(ctx, { tradeNo: data.tradeNo, version: data.version }),
  }));
}

/** One after the other, in the order of their ids, so that two lists of the same tasks do not wait for each other. */
async function approveEach(
  ctx: SignedInCtx,
  list: readonly { auditTaskId: string; version: number }[],
  comment: string,
) {
  const sorted = [...new Map(list.map((input) => [input.auditTaskId, input])).values()].sort((one, other) =>
    one.auditTaskId.localeCompare(other.auditTaskId),
  );
  const answers = [];
  for (const { auditTaskId, version } of sorted) {
    const found = await findLockedTask(ctx, { taskId: auditTaskId, version });
    answers.push(
      typeof found === 'string'
        ? refused(auditTaskId, found)
        : done(auditTaskId, await agreeToTask(ctx, found, comment)),
    );
  }
  return { okCount: answers.filter((answer) => answer.isOk).length, list: answers };
}

const refused = (auditTaskId: string, code: RefusalCode) => ({
  auditTaskId,
  isOk: false,
  auditState: undefined,
  orderState: undefined,
  errorCode: code,
  errorMsg: errorText(code),
});

const done = (auditTaskId: string, { auditState, orderState }: Decided) => ({
  auditTaskId,
  isOk: true,
  auditState,
  orderState,
  errorCode: '0',
  errorMsg: '',
});

import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { post } from '@jicai/web/call/post.ts';

export type Decision =
  | { verb: 'Approve' | 'Reject'; auditTaskId: string; version: number; comment: string }
  | { verb: 'Transfer'; auditTaskId: string; version: number; comment: string; toUserId: string }
  | { verb: 'Remind'; tradeNo: string }
  | { verb: 'Withdraw'; tradeNo: string; version: number }
  | { verb: 'List'; list: { auditTaskId: string; version: number }[] };

/** Returns what to say when it is done. `isLeaving`: the page goes, the call must not. */
export async function sendDecision(decision: Decision, requestId: string, isLeaving = false): Promise<string> {
  switch (decision.verb) {
    case 'Approve': {
      const { verb: _verb, ...data } = decision;
      const { resultData } = await post('/api/ShopAudit/Approve', { data: { ...data, requestId } }, { isLeaving });
      if (resultData.auditState === auditStates.rejected) return '商品或额度已不满足，系统已驳回';
      return resultData.auditState === auditStates.approved ? '已同意，审批通过' : '已同意，进入下一步审批';
    }
    case 'Reject': {
      const { verb: _verb, ...data } = decision;
      await post('/api/ShopAudit/Reject', { data: { ...data, requestId } });
      return '已驳回';
    }
    case 'Transfer': {
      const { verb: _verb, ...data } = decision;
      await post('/api/ShopAudit/Transfer', { data: { ...data, requestId } });
      return '已转交';
    }
    case 'Remind': {
      const { tradeNo } = decision;
      const { resultData } = await post('/api/ShopAudit/Remind', { data: { tradeNo, requestId } });
      return `已提醒 ${resultData.names}`;
    }
    case 'Withdraw': {
      const { verb: _verb, ...data } = decision;
      await post('/api/ShopAudit/Withdraw', { data: { ...data, requestId } });
      return '已撤回，可以修改后重新提交';
    }
    case 'List': {
      const { list } = decision;
      const { resultData } = await post('/api/ShopAudit/Approve', { data: { list, comment: '', requestId } });
      const refused = list.length - resultData.okCount;
      return refused === 0 ? `已同意 ${list.length} 条` : `已同意 ${resultData.okCount} 条，${refused} 条未处理`;
    }
    default:
      return decision satisfies never;
  }
}

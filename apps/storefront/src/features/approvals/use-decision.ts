import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { refreshOrders } from '../orders/index.ts';
import { refreshApprovals } from './approvals.queries.ts';

export type Decision =
  | { verb: 'Approve' | 'Reject'; auditTaskId: string; version: number; comment: string }
  | { verb: 'Transfer'; auditTaskId: string; version: number; comment: string; toUserId: string }
  | { verb: 'Remind'; tradeNo: string }
  | { verb: 'Withdraw'; tradeNo: string; version: number }
  | { verb: 'List'; list: { auditTaskId: string; version: number }[] };

/** Sends what somebody decides about approvals; a refusal is a toast, and everything that shows them is read again. */
export function useDecision() {
  const [isBusy, setIsBusy] = useState(false);
  const send = useWriteOnce(sendDecision);
  async function decide(decision: Decision): Promise<boolean> {
    setIsBusy(true);
    try {
      toast.ok(await send(decision));
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
      else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
      return false;
    } finally {
      setIsBusy(false);
      void refreshApprovals();
      void refreshOrders();
    }
  }
  return { decide, isBusy };
}

/** Returns what to say when it is done. */
async function sendDecision(decision: Decision, requestId: string): Promise<string> {
  switch (decision.verb) {
    case 'Approve': {
      const { verb: _verb, ...data } = decision;
      const { resultData } = await post('/api/ShopAudit/Approve', { data: { ...data, requestId } });
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

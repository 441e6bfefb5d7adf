import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { refreshOrders } from '../orders/index.ts';
import { refreshApprovals } from './approvals.queries.ts';
import { type Decision, sendDecision } from './send-decision.ts';

/** Sends what somebody decides about approvals; a refusal is a toast, and everything that shows them is read again. */
export function useDecision() {
  const [isBusy, setIsBusy] = useState(false);
  const send = useWriteOnce((decision: Decision, requestId) => sendDecision(decision, requestId));
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

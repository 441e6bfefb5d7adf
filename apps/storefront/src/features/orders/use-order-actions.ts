import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { Rebought } from '@jicai/contract/orders/order-shapes.ts';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import { isOrderAction, type OrderAction } from '@jicai/domain/orders/order-actions.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { applyReturnPath, cashierPath, resubmitPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { auditQuery, refreshApprovals, withdrawText } from '../approvals/index.ts';
import { announceCartChange } from '../cart/index.ts';
import { applyInvoicePath } from '../invoices/index.ts';
import { refreshOrders } from './orders.queries.ts';

/** The parts of an order that its buttons need; a card of the list and the order itself fit. */
export interface ActionOrder {
  orderNo: string;
  tradeNo: string;
  payMode: PayMode;
  version: number;
}

interface Command {
  path:
    | '/api/ShopOrder/Receive'
    | '/api/ShopOrder/ExtendReceive'
    | '/api/ShopOrder/Delete'
    | '/api/ShopOrder/Rebuy'
    | '/api/ShopAudit/Withdraw';
  orderNo: string;
  tradeNo?: string;
  parcelId?: string;
  version?: number;
}

/**
 * What the buttons of an order do (docs/domain/orders.md §9); which of them exist comes from the order's `actions`.
 * `cancelling` is the order whose cancel dialog is open. A refusal is a toast, and the order is read again.
 */
export function useOrderActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const navigate = useNavigate();
  const { withinDays } = useApprovalTerms();
  const [cancelling, setCancelling] = useState<{ order: ActionOrder; isApplication: boolean }>();
  const [rebought, setRebought] = useState<Rebought>();
  const [busyNo, setBusyNo] = useState('');
  const send = useWriteOnce(({ path, ...data }: Command, requestId) => post(path, { data: { ...data, requestId } }));

  async function run(command: Command, done: (answer: Awaited<ReturnType<typeof send>>['resultData']) => void) {
    setBusyNo(command.orderNo);
    try {
      done((await send(command)).resultData);
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
      else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
    } finally {
      setBusyNo('');
      void refreshOrders();
    }
  }

  const handlers: Record<OrderAction, (order: ActionOrder, parcelId?: string) => Promise<void> | void> = {
    pay: ({ tradeNo }) => void navigate(cashierPath(tradeNo)),
    async withdraw({ orderNo, tradeNo }) {
      // All orders of the request go together: who takes one back is told so.
      const audit = await queryClient.fetchQuery(auditQuery({ tradeNo })).catch(() => undefined);
      const text = withdrawText({ orderCount: audit?.orders.length ?? 1, payFee: audit?.payFee ?? 0, withinDays });
      if (!(await confirm({ title: '撤回这个申请？', text, okText: '撤回申请', cancelText: '先不撤回' }))) return;
      await run({ path: '/api/ShopAudit/Withdraw', orderNo, tradeNo }, () => {
        void refreshApprovals();
        toast.ok('已撤回，可以修改后重新提交');
      });
    },
    resubmit: ({ tradeNo }) => void navigate(resubmitPath(tradeNo)),
    cancel: (order) => setCancelling({ order, isApplication: false }),
    applyCancel: (order) => setCancelling({ order, isApplication: true }),
    async receive({ orderNo, version }, parcelId) {
      const text = parcelId
        ? '请核对这个包裹的商品和数量，确认后不能撤回。'
        : '请核对已发出的全部包裹，确认后不能撤回。';
      if (!(await confirm({ title: '确认已收到货？', text, okText: '确认收货', cancelText: '先不确认' }))) return;
      await run({ path: '/api/ShopOrder/Receive', orderNo, parcelId, version }, () => toast.ok('已确认收货'));
    },
    async extend({ orderNo, version }) {
      const text = '自动收货时间会推迟，每个包裹只能延长一次。';
      if (!(await confirm({ title: '延长收货？', text, okText: '延长收货' }))) return;
      await run({ path: '/api/ShopOrder/ExtendReceive', orderNo, version }, () => toast.ok('收货时间已延长'));
    },
    invoice: ({ orderNo }) => void navigate(applyInvoicePath([orderNo])),
    applyReturn: ({ orderNo }) => void navigate(applyReturnPath({ orderNo })),
    rebuy: ({ orderNo }) =>
      run({ path: '/api/ShopOrder/Rebuy', orderNo }, (result) => {
        announceCartChange();
        setRebought(result as Rebought);
      }),
    async delete({ orderNo }) {
      const text = '订单会从您的列表中移除，不影响售后和对账。';
      if (!(await confirm({ title: '删除这个订单？', text, okText: '删除订单' }))) return;
      await run({ path: '/api/ShopOrder/Delete', orderNo }, () => {
        toast.ok('订单已删除');
        onDeleted?.();
      });
    },
  };
  return {
    act: (action: string, order: ActionOrder, parcelId?: string) => {
      if (isOrderAction(action)) void handlers[action](order, parcelId);
    },
    busyNo,
    cancelling,
    closeCancel: () => setCancelling(undefined),
    /** The report of 再次购买, while it is shown. */
    rebought,
    closeRebought: () => setRebought(undefined),
  };
}

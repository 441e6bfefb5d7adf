import { zCode, zNameOf } from '../wire/code.ts';
import { approvalActionNames, auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { agreeComment, rejectComment } from '@jicai/domain/approvals/approval-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId } from '../wire/body.ts';
import { submitFields, zOrderAddress, zOrderFile, zSubmitted } from '../cart/checkout.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';
import { zTradeNo } from '../orders/order-shapes.ts';

const zInt = z.number().int();

/** One row of 我的审批; auditTaskId and taskState are the caller's own task, where he has one. */
const zAuditRow = z.object({
  auditId: z.string(),
  auditTaskId: z.string().optional(),
  taskState: zCode(taskStates).optional(),
  taskStateText: z.string().optional(),
  tradeNo: z.string(),
  requesterName: z.string(),
  orgName: z.string(),
  /** Fen. */
  payFee: zInt,
  itemName: z.string(),
  itemCount: zInt,
  totalQty: zInt,
  submitTime: z.string(),
  /** Until when it has to be answered, or edited. */
  dueTime: z.string().optional(),
  auditState: zCode(auditStates),
  auditStateText: z.string(),
  currentStep: zInt,
  stepCount: zInt,
  /** Names of those who are asked now. */
  currentApprovers: z.string(),
  round: zInt,
  version: zInt,
});
export type AuditRow = z.infer<typeof zAuditRow>;

const zAuditTask = z.object({
  auditTaskId: z.string(),
  userName: z.string(),
  taskState: zCode(taskStates),
  taskStateText: z.string(),
  comment: z.string(),
  actTime: z.string().optional(),
  isMine: z.boolean(),
  /** Name of whose standing delegation brought it: 代XX审批. */
  delegateOf: z.string().optional(),
});

const zAuditLine = z.object({
  orderItemId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  qty: zInt,
  /** As submitted; the order keeps it however long the approval takes. */
  price: zInt,
  /** price × qty − discountFee + freightFee = payFee. */
  goodsFee: zInt,
  discountFee: zInt,
  freightFee: zInt,
  payFee: zInt,
  /** What could be sold of it when it was submitted; not known of older orders. */
  stockQty: zInt.optional(),
  /** Only while the approval runs: what it costs now, whether it is still for sale, what else is in stock. */
  now: z.object({ price: zInt.nullable(), isForSale: z.boolean(), availQty: zInt }).optional(),
  /** While it runs: what the enterprise paid for it last, before this order; absent where it never bought it. */
  last: z.object({ price: zInt, time: z.string() }).optional(),
});

const zAudit = z.object({
  ...zAuditRow.omit({ itemName: true, itemCount: true, taskState: true, taskStateText: true }).shape,
  orderState: zCode(orderStates),
  orderStateText: z.string(),
  payModeText: z.string(),
  isMine: z.boolean(),
  ruleName: z.string(),
  ruleText: z.string(),
  note: z.string(),
  /** Why the system refused it after the last yes. */
  failReason: z.string(),
  goodsFee: zInt,
  freightFee: zInt,
  discountFee: zInt,
  purchaseNo: z.string(),
  costCenter: z.string(),
  /** 采购附件. */
  files: z.array(zOrderFile),
  expectDate: z.string().optional(),
  address: zOrderAddress,
  orders: z.array(
    z.object({
      orderNo: z.string(),
      supplierId: z.string(),
      supplierName: z.string(),
      remark: z.string(),
      payFee: zInt,
      lines: z.array(zAuditLine),
    }),
  ),
  steps: z.array(
    z.object({
      stepNo: zInt,
      /** any 或签, all 会签. */
      mode: zNameOf(stepModeTexts),
      modeText: z.string(),
      tasks: z.array(zAuditTask),
    }),
  ),
  /** For who is asked: orders of the requester within 24 hours that together pass a limit this one stays below. */
  splitting: z
    .object({
      ruleName: z.string(),
      limitFee: zInt,
      /** Of all of them, this one too. */
      sumFee: zInt,
      trades: z.array(
        z.object({ tradeNo: z.string(), payFee: zInt, submitTime: z.string(), auditId: z.string().optional() }),
      ),
    })
    .optional(),
  /**
   * For who is asked, while it runs: what the department and the cost centre have bought this month, and what else of theirs
   * waits for approval or payment; this order is in neither.
   */
  usage: z.object({ orgUsedFee: zInt, orgWaitingFee: zInt, centerUsedFee: zInt, centerWaitingFee: zInt }).optional(),
  /** 催办 in the step that is open. */
  remindCount: zInt,
  remindTime: z.string().optional(),
  /** Oldest first, all rounds. */
  history: z.array(
    z.object({ event: z.string(), label: z.string(), userName: z.string(), time: z.string(), remark: z.string() }),
  ),
  actions: z.array(z.enum(approvalActionNames)),
  /** Why an action that this state knows is refused. */
  disabledReasons: z.record(z.string(), z.string()),
});
export type Audit = z.infer<typeof zAudit>;

const zAuditProgress = z.object({
  tradeId: z.string(),
  /** Of the whole request. */
  orderCount: zInt,
  payFee: zInt,
  currentStep: zInt,
  stepCount: zInt,
  /** Names of those who are asked now. */
  currentApprovers: z.string(),
});
export type AuditProgress = z.infer<typeof zAuditProgress>;

const zPerson = z.object({ userId: z.string(), userName: z.string(), orgName: z.string() });
const zDelegate = z.object({
  /** All four absent while he has never named anybody. */
  toUserId: z.string().optional(),
  toUserName: z.string().optional(),
  fromTime: z.string().optional(),
  toTime: z.string().optional(),
  isEnable: z.boolean(),
  /** It counts now. */
  isActive: z.boolean(),
  version: zInt,
  candidates: z.array(zPerson),
  delegators: z.array(z.object({ userName: z.string(), fromTime: z.string(), toTime: z.string() })),
});
export type Delegate = z.infer<typeof zDelegate>;

const zDecided = z.object({ auditState: zCode(auditStates), orderState: zCode(orderStates), version: zInt });

export const approvals = {
  /** todo: what waits for the caller; done: what he has answered; mine: what he asked for. Newest first. */
  '/api/ShopAudit/GetPage': endpoint({
    access: { can: 'order.view' },
    body: pageQuery({
      tab: optional.oneOf(['todo', 'done', 'mine']),
      /** "YYYY-MM-DD" of the submission, both days included. */
      dateFrom: optional.text(10),
      dateTo: optional.text(10),
    }),
    result: z.array(zAuditRow),
    extra: { ...pageExtra, todoCount: zInt },
  }),
  /** For the requester, for who is or was asked, and for who may see the order. */
  '/api/ShopAudit/GetModel': endpoint({
    access: { can: 'order.view' },
    body: command({ auditId: optional.id, tradeNo: optional.text(32) }),
    result: zAudit,
  }),
  /** Who is asked now about each of these trades; those without a running approval, or not for the caller to see, are absent. */
  '/api/ShopAudit/GetProgress': endpoint({
    access: { can: 'order.view' },
    body: command({ tradeIds: z.array(zId).min(1).max(100) }),
    result: z.array(zAuditProgress),
  }),
  /**
   * One task by auditTaskId, or up to 50 in `list`, answered line by line. The last yes lets the order go on; when its goods
   * or credit no longer allow that, auditState is 30.
   */
  '/api/ShopAudit/Approve': endpoint({
    access: { can: 'audit.act' },
    body: command({
      auditTaskId: optional.id,
      comment: zForm(agreeComment, tidyText),
      list: z
        .array(z.object({ auditTaskId: zId, version: z.number().int().min(0) }))
        .min(1)
        .max(50, '一次最多审批50条')
        .optional(),
    }),
    result: z.object({
      ...zDecided.partial().shape,
      okCount: zInt,
      list: z.array(
        z.object({
          auditTaskId: z.string(),
          isOk: z.boolean(),
          auditState: zCode(auditStates).optional(),
          orderState: zCode(orderStates).optional(),
          errorCode: z.string(),
          errorMsg: z.string(),
        }),
      ),
    }),
    requestId: 'required',
  }),
  '/api/ShopAudit/Reject': endpoint({
    access: { can: 'audit.act' },
    body: command({ auditTaskId: zId, comment: zForm(rejectComment, tidyText) }),
    result: zDecided,
    requestId: 'required',
  }),
  '/api/ShopAudit/Transfer': endpoint({
    access: { can: 'audit.transfer' },
    body: command({ auditTaskId: zId, toUserId: optional.id, comment: zForm(agreeComment, tidyText) }),
    result: zDecided,
    requestId: 'required',
  }),
  /** To whom the caller may hand on a task of his. */
  '/api/ShopAudit/GetTransferees': endpoint({
    access: { can: 'audit.transfer' },
    body: command({ auditTaskId: zId }),
    result: z.array(z.object({ userId: z.string(), userName: z.string(), orgName: z.string() })),
  }),
  /** The caller's own delegation 委托, whom he may name, and for whom he answers now. Times "YYYY-MM-DD HH:mm:ss". */
  '/api/ShopAudit/GetDelegate': endpoint({
    access: { can: 'audit.act' },
    body: command({}),
    result: zDelegate,
  }),
  /** New approvals go to `toUserId` from fromTime until toTime; those that are open stay. Names nobody in a chain. */
  '/api/ShopAudit/SaveDelegate': endpoint({
    access: { can: 'audit.act' },
    body: command({
      toUserId: zId,
      fromTime: z.string().max(19),
      toTime: z.string().max(19),
      isEnable: zFlag,
    }),
    result: zDelegate,
    requestId: 'optional',
  }),
  /** 催办 by who asked: a message to who is asked now. '8' beyond three in a step, or within four hours. */
  '/api/ShopAudit/Remind': endpoint({
    access: { can: 'order.submit' },
    body: command({ tradeNo: zTradeNo }),
    result: z.object({ names: z.string() }),
    requestId: 'required',
  }),
  '/api/ShopAudit/Withdraw': endpoint({
    access: { can: 'order.submit' },
    body: command({ tradeNo: zTradeNo }),
    result: zDecided,
    requestId: 'required',
  }),
  /** As ShopOrder/Submit, for a trade that was turned back: with the prices of today, in its next round. */
  '/api/ShopAudit/Resubmit': endpoint({
    access: { can: 'order.submit' },
    body: command({ tradeNo: zTradeNo, ...submitFields }),
    result: zSubmitted,
    requestId: 'required',
  }),
};

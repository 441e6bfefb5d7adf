import { type ReturnState, returnStates } from '@jicai/domain/returns/return-states.ts';
import { type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { refundStates, refundStateTexts } from '@jicai/domain/payments/payment-states.ts';
import type { BarStep } from '@jicai/ui/layout/StepBar.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';

type Sheet = Pick<
  ReturnSheet,
  'returnType' | 'returnState' | 'createTime' | 'deadlineAt' | 'closeTime' | 'history' | 'refund' | 'isAwaitingRed'
>;

interface Stage {
  title: string;
  /** The event that ends the stage. */
  event: string;
  /** States in which the stage is under way. */
  states: readonly ReturnState[];
}

const ways: Record<ReturnType, readonly Stage[]> = {
  [returnTypes.refund]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '寄回商品', event: 'sendBack', states: [returnStates.awaitingSendBack] },
    { title: '商家收货', event: 'receive', states: [returnStates.awaitingReceipt] },
    { title: '退款', event: 'refund', states: [returnStates.awaitingRefund] },
  ],
  [returnTypes.exchange]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '寄回商品', event: 'sendBack', states: [returnStates.awaitingSendBack] },
    { title: '商家收货', event: 'receive', states: [returnStates.awaitingReceipt] },
    { title: '发出换货', event: 'reship', states: [returnStates.awaitingReship] },
    { title: '确认收货', event: 'confirmExchange', states: [returnStates.awaitingExchange] },
  ],
  [returnTypes.refundOnly]: [
    { title: '商家审核', event: 'agree', states: [returnStates.awaitingAudit] },
    { title: '退款', event: 'refund', states: [returnStates.awaitingRefund] },
  ],
};

const endings: Partial<Record<ReturnState, string>> = {
  [returnStates.refused]: '已拒绝',
  [returnStates.withdrawn]: '已撤销',
  [returnStates.ended]: '已终止',
};

/** How far a sheet has come; a sheet that ended early ends where it stopped. */
export function returnSteps(sheet: Sheet): BarStep[] {
  // The record begins with the newest, so that the first time of each event stays: a corrected number is no second sending.
  const timeOf = new Map(sheet.history.map(({ event, time }) => [event, shortTime(time)]));
  const steps: BarStep[] = [{ title: '提交申请', sub: shortTime(sheet.createTime), state: 'done' }];
  const ending = endings[sheet.returnState];
  for (const stage of ways[sheet.returnType]) {
    const time = timeOf.get(stage.event);
    const isNow = stage.states.includes(sheet.returnState);
    const state = time !== undefined && !isNow ? 'done' : isNow ? 'now' : 'next';
    if (ending && state !== 'done') break;
    steps.push({ title: stage.title, sub: isNow ? deadlineText(sheet) : time, state });
  }
  if (ending) steps.push({ title: ending, sub: sheet.closeTime && shortTime(sheet.closeTime), state: 'ended' });
  else {
    const isDone = sheet.returnState === returnStates.completed;
    steps.push({ title: '完成', sub: sheet.closeTime && shortTime(sheet.closeTime), state: isDone ? 'done' : 'next' });
  }
  return steps;
}

const deadlineText = ({ deadlineAt }: Sheet) => (deadlineAt ? `截止 ${shortTime(deadlineAt)}` : undefined);

/** One sentence under the state: what happens next, and who does it. */
export function returnSentence(sheet: Sheet & Pick<ReturnSheet, 'auditRemark' | 'actions'>): string {
  const until = sheet.deadlineAt ? `${shortTime(sheet.deadlineAt)} 前` : '';
  switch (sheet.returnState) {
    case returnStates.awaitingAudit:
      return `商家正在审核您的申请，${until}未处理时系统自动同意。`;
    case returnStates.awaitingSendBack:
      return `商家已同意，请在 ${until}寄回商品并填写物流单号，逾期售后自动终止。`;
    case returnStates.awaitingReceipt:
      return `商品正在退回，商家验收后${sheet.returnType === returnTypes.exchange ? '发出换货商品' : '退款'}。`;
    case returnStates.awaitingRefund:
      if (sheet.isAwaitingRed) return '该订单已开具增值税专用发票，红字信息确认后自动退款。';
      return `退款处理中${refundText(sheet)}。`;
    case returnStates.awaitingReship:
      return sheet.actions.includes('convert')
        ? '换货商品缺货，您可以改为退货退款，或等待商家补货后发出。'
        : '商家已收到退回的商品，正在准备换货商品。';
    case returnStates.awaitingExchange:
      return `换货商品已发出，收到后请确认；${until}未确认时系统自动确认。`;
    case returnStates.completed:
      return sheet.returnType === returnTypes.exchange ? '换货已完成。' : `退款已完成${refundText(sheet)}。`;
    case returnStates.refused:
      return sheet.actions.includes('again')
        ? `商家拒绝了申请：${sheet.auditRemark}。您可以补充说明后再次申请一次。`
        : `商家拒绝了申请：${sheet.auditRemark}。`;
    case returnStates.withdrawn:
      return '您已撤销申请，商品可以重新申请售后。';
    case returnStates.ended:
      return sheet.auditRemark ? `售后已终止：${sheet.auditRemark}` : '逾期未寄回商品，售后已终止。';
    default:
      return '';
  }
}

function refundText({ refund }: Sheet): string {
  if (!refund) return '';
  const state = refundStateTexts[refund.refundState];
  return `，${refund.way}${refund.refundState === refundStates.succeeded ? '' : `（${state ?? ''}）`}`;
}

import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { refundStates, refundStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';

type Sheet = Pick<ReturnSheet, 'returnType' | 'returnState' | 'deadlineAt' | 'refund' | 'isAwaitingRed'>;

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

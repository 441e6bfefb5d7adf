import { saidPieces } from '@jicai/domain/goods/pieces.ts';
import { canSubmit, type CheckoutFacts } from '@jicai/domain/cart/checkout-actions.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { type PayMode, payModes, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ApprovalFlow, needsAnswer } from '../approvals/index.ts';
import type { PayModeChoice } from './pay-mode-choices.ts';
import type { Fees, HintedPromotion, Preview, PreviewLine } from './preview.ts';
import type { SubmittedTrade } from './submit.ts';

const toFees = (fees: Fees) => ({
  goodsFee: fees.goodsFen,
  discountFee: fees.discountFen,
  freightFee: fees.freightFen,
  payFee: fees.payFen,
});

export const toHint = ({ promotionId, title, thresholdFen, offFen, endsAt, shortFen }: HintedPromotion) => ({
  promotionId,
  promotionTitle: title,
  thresholdFee: thresholdFen,
  offFee: offFen,
  endTime: endsAt ? shanghaiTime(endsAt) : '',
  shortFee: shortFen,
});

function toLine({ fact, refusal, ...line }: PreviewLine) {
  return {
    itemId: fact.itemId,
    itemNo: fact.itemNo,
    productId: fact.productId,
    itemName: fact.itemName,
    itemSpec: fact.itemSpec,
    colorName: fact.colorName,
    imgUrl: fact.imgUrl,
    unitName: fact.unitName,
    ...saidPieces(fact),
    price: line.priceFen,
    priceSource: line.priceSource,
    qty: line.qty,
    ...toFees(line),
    taxRate: fact.taxRateBp,
    errorCode: refusal?.code,
    errorMsg: refusal?.message,
  };
}

export function toPreview(
  ctx: SignedInCtx,
  preview: Preview,
  {
    choices,
    payMode,
    flow,
  }: { choices: readonly PayModeChoice[]; payMode?: PayMode | undefined; flow: ApprovalFlow | undefined },
): SettlePreview {
  const { groups, address } = preview;
  const facts: CheckoutFacts = {
    hasRefusedLine: groups.some((group) => group.lines.some((line) => line.refusal)),
    isTooMuch: preview.isTooMuch,
    isPayable: payMode === undefined || choices.some((one) => one.payMode === payMode && !one.reason),
    isApprovable: !flow || flow.steps !== undefined,
    hasAddress: address !== undefined,
  };
  return {
    previewKey: preview.previewKey,
    groups: groups.map((group) => ({
      supplierId: group.supplierId,
      supplierName: group.supplierName,
      isSelf: group.isSelf,
      items: group.lines.map(toLine),
      promise: group.delivery.promise,
      freeShortFee: group.delivery.freeShortFen,
      ...toFees(group),
    })),
    ...toFees(preview),
    totalQty: preview.totalQty,
    address: address ? toAddress(address) : null,
    payModes: choices.map(({ payMode: mode, reason, credit }) => ({
      payMode: mode,
      payModeText: payModeTexts[mode],
      isEnable: reason === undefined,
      reason,
      payDays: mode === payModes.transfer ? preview.options.transferPayDays : undefined,
      credit: credit && {
        creditLimit: credit.limitFen,
        availFee: credit.availFen,
        overdueFee: credit.overdueFen,
      },
    })),
    ...toApproval(flow),
    canSubmit: canSubmit(facts, ctx.actor.permissions),
  };
}

/** Which rule asks for an approval and who will be asked; without one nothing but the word that none is needed. */
function toApproval(flow: ApprovalFlow | undefined) {
  if (!flow) return { needAudit: false };
  const { ruleName, ruleText, steps } = flow;
  return {
    needAudit: needsAnswer(flow),
    auditRule: { ruleName, ruleText },
    auditFlow: steps?.map(({ stepNo, mode, approvers }) => ({
      stepNo,
      mode,
      modeText: stepModeTexts[mode],
      approvers: approvers.map(({ userId, userName }) => ({ userId, userName })),
    })),
    auditFault: flow.fault,
    auditSkip: flow.skipNote || undefined,
  };
}

function toAddress({
  addressId,
  receiver,
  mobile,
  telephone,
  areaCode,
  areaText,
  address,
}: NonNullable<Preview['address']>) {
  return { addressId, receiver, mobile, telephone, areaCode, areaText, address };
}

export function toSubmitted(trade: SubmittedTrade): ResultOf<'/api/ShopOrder/Submit'> {
  return {
    tradeId: trade.tradeId,
    tradeNo: trade.tradeNo,
    orderNos: trade.orderNos,
    orderState: trade.state,
    payFee: trade.payFen,
    payDeadline: trade.payDeadline ? shanghaiTime(trade.payDeadline) : undefined,
    auditId: trade.approvalId,
  };
}

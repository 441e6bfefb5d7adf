import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { sendTogether } from '../../db/send-together.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { taxInFen } from '@jicai/domain/money/money.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { orderRemark } from '@jicai/domain/orders/order-form.ts';
import { badField, Refusal, refuse } from '../../http/refusal.ts';
import { type AddressSnapshot, getAddress } from '../accounts/index.ts';
import {
  type ApprovalFlow,
  chooseFlow,
  getApprovalOf,
  listRules,
  needsAnswer,
  openApproval,
  reopenApproval,
} from '../approvals/index.ts';
import { checkCostCenter } from '../cost-centers/index.ts';
import { dropCartLines } from '../cart/index.ts';
import { checkInvoiceChoice, type InvoiceChoice, keepInvoiceChoice, replaceInvoiceChoice } from '../invoices/index.ts';
import { listPayWays } from '../payments/index.ts';
import {
  checkVersion,
  type CreatedTrade,
  createTrade,
  getOrgName,
  type DraftLine,
  keepTradeFiles,
  lockTrade,
  replaceTradeFiles,
  type PlacedBy,
  rewriteTrade,
  type TradeDraft,
} from '../orders/index.ts';
import { type BasketInput, loadLinesToBuy } from './lines-to-buy.ts';
import { toPreview } from './checkout.wire.ts';
import { findOwnCredit, payModeChoices } from './pay-mode-choices.ts';
import { judgedOrder, makePreview, type Preview, type PreviewLine } from './preview.ts';

export interface SubmitInput extends BasketInput {
  previewKey: string;
  addressId: string;
  payMode: PayMode;
  remarks: readonly { supplierId: string; remark: string }[];
  purchaseNo: string;
  costCenter: string;
  /** "YYYY-MM-DD" */
  expectDate?: string | undefined;
  /** 采购附件, as File/Upload answered them. */
  files?: readonly string[] | undefined;
  /** For the approvers, where there are any. */
  auditNote: string;
  /** Asked for once the orders are completed. */
  invoice?: InvoiceChoice | undefined;
  /** Who of the shop's side places it in the caller's name. */
  placedBy?: PlacedBy | undefined;
}

export interface SubmittedTrade extends CreatedTrade {
  /** The approval it waits for, or waited for before. */
  approvalId?: string | undefined;
}

/**
 * Buys what the caller has previewed, in one transaction (docs/domain/orders.md §4): one trade, an order per supplier,
 * goods reserved, credit taken, bought cart lines gone. Where a rule of his enterprise asks for it the trade waits for
 * approval, with its goods reserved and its credit frozen. Refused as priceChanged with the new preview when anything he saw has
 * changed; line faults with their own code; sumTooLarge above the payment ceiling; refused as noApprover where nobody could approve.
 */
export async function submitTrade(ctx: SignedInCtx, input: SubmitInput): Promise<SubmittedTrade> {
  const invoice = input.invoice && (await checkInvoiceChoice(ctx, input.invoice, input.payMode));
  const { draft, flow } = await draftTrade(ctx, input);
  const [trade] = await sendTogether([createTrade(ctx, draft), dropCartLines(ctx, input.cartIds ?? [])]);
  if (input.files) await keepTradeFiles(ctx, trade.tradeId, input.files);
  if (invoice) await keepInvoiceChoice(ctx, trade.tradeId, invoice);
  const approvalId = needsAnswer(flow) ? await openApproval(ctx, flow, { trade, note: input.auditNote }) : undefined;
  return { ...trade, approvalId };
}

/**
 * Submits again what an approval turned back, with today's prices and in a new round (docs/domain/approvals.md §6). notFound
 * for a trade that is not the caller's, stateChanged when it is not to be edited, outdated when somebody was quicker.
 */
export async function resubmitTrade(
  ctx: SignedInCtx,
  { tradeNo, version, ...input }: SubmitInput & { tradeNo: string; version: number | undefined },
): Promise<SubmittedTrade> {
  const locked = await lockTrade(ctx, tradeNo);
  if (locked.userId !== ctx.actor.userId) throw refuse.notFound();
  if (locked.state !== orderStates.rejected) throw refuse.stateChanged();
  const approval = await getApprovalOf(ctx, tradeNo);
  checkVersion(approval, version);
  const round = approval.round + 1;
  const invoice = input.invoice && (await checkInvoiceChoice(ctx, input.invoice, input.payMode));
  const { draft, flow } = await draftTrade(ctx, input);
  const trade = await rewriteTrade(ctx, locked, { draft, round });
  await replaceTradeFiles(ctx, trade.tradeId, input.files ?? []);
  await replaceInvoiceChoice(ctx, trade.tradeId, invoice);
  const approvalId = await reopenApproval(ctx, needsAnswer(flow) ? flow : undefined, {
    trade,
    round,
    note: input.auditNote,
  });
  return { ...trade, approvalId };
}

/** What is to be bought, checked and priced, and who has to approve it. */
async function draftTrade(
  ctx: SignedInCtx,
  input: SubmitInput,
): Promise<{ draft: TradeDraft; flow: ApprovalFlow | undefined }> {
  const expectDate = checkExpectDate(ctx, input.expectDate);
  const remarkOf = checkRemarks(input.remarks);
  const lines = await loadLinesToBuy(ctx, input, { isSubmit: true });
  const finding = getAddress(ctx, input.addressId);
  const [address, preview, rules, orgName] = await Promise.all([
    finding,
    makePreview(ctx, { lines, findAddress: () => finding }),
    listRules(ctx),
    getOrgName(ctx),
    checkCostCenter(ctx, input.costCenter),
  ]);
  await refuseFaults(ctx, preview, input);
  const { payMode } = input;
  const flow = await chooseFlow(ctx, rules, judgedOrder(preview, payMode));
  const draft = {
    payMode,
    address: snapshotOf(address),
    purchaseNo: input.purchaseNo,
    costCenter: input.costCenter,
    expectDate,
    isHeld: needsAnswer(flow),
    submitNote: flow?.skipNote ?? '',
    placedBy: input.placedBy,
    known: { options: preview.options, orgName },
    orders: preview.groups.map((group) => ({
      supplierId: group.supplierId,
      supplierName: group.supplierName,
      remark: remarkOf.get(group.supplierId) ?? '',
      lines: group.lines.map(toDraftLine),
    })),
  };
  return { draft, flow };
}

async function refuseFaults(ctx: SignedInCtx, preview: Preview, input: SubmitInput): Promise<void> {
  const faults = preview.groups.flatMap((group) => group.lines.flatMap((line) => line.refusal ?? []));
  if (faults.some((fault) => fault.code === errorCodes.offSale))
    throw badField('itemList', '部分商品已失效，请移除后重试');
  const [fault] = faults;
  if (fault) throw new Refusal(fault.code, { text: fault.message });
  if (preview.previewKey !== input.previewKey) {
    const [credit, ways, rules] = await Promise.all([findOwnCredit(ctx), listPayWays(ctx), listRules(ctx)]);
    const flow = await chooseFlow(ctx, rules, judgedOrder(preview, input.payMode));
    const choices = payModeChoices(ctx, { credit, ways }, preview.payFen);
    throw refuse.priceChanged({ detail: toPreview(ctx, preview, { choices, flow }) });
  }
  if (preview.isTooMuch) throw refuse.sumTooLarge();
  if (input.payMode === payModes.credit && ctx.actor.customerType !== customerTypes.enterprise)
    throw refuse.payModeClosed();
}

function checkRemarks(remarks: readonly { supplierId: string; remark: string }[]): Map<string, string> {
  for (const { remark } of remarks) {
    const fault = orderRemark(remark);
    if (fault) throw badField('remarks', fault);
  }
  return new Map(remarks.map(({ supplierId, remark }) => [supplierId, remark]));
}

function checkExpectDate(ctx: SignedInCtx, day: string | undefined): string | null {
  if (day === undefined) return null;
  if (day.length !== 10 || !fromShanghai(day)) throw badField('expectDate', '期望到货日期格式不正确');
  if (day < shanghaiDay(ctx.now)) throw badField('expectDate', '期望到货日期不能早于今天');
  return day;
}

/** Only what an order keeps: the address may have more. */
const snapshotOf = (address: AddressSnapshot): AddressSnapshot => ({
  addressId: address.addressId,
  receiver: address.receiver,
  mobile: address.mobile,
  telephone: address.telephone,
  provinceCode: address.provinceCode,
  cityCode: address.cityCode,
  areaCode: address.areaCode,
  streetCode: address.streetCode,
  areaText: address.areaText,
  address: address.address,
});

function toDraftLine({ fact, refusal: _refusal, ...line }: PreviewLine): DraftLine {
  return {
    ...line,
    itemId: fact.itemId,
    itemNo: fact.itemNo,
    productId: fact.productId,
    itemName: fact.itemName,
    itemSpec: fact.itemSpec,
    colorName: fact.colorName,
    imgUrl: fact.imgUrl,
    unitName: fact.unitName,
    pieceQty: fact.pieceQty,
    pieceName: fact.pieceName,
    taxRateBp: fact.taxRateBp,
    taxFen: taxInFen(line.payFen, fact.taxRateBp),
    isReturnable7: fact.isReturnable7,
    stockQty: fact.availQty,
  };
}

import { freightPayers, type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Picture } from '@jicai/web/form/use-pictures.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { ApplyLine, ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import {
  basisOf,
  type ReceiveState,
  receiveStateOf,
  receiveStates,
  type ReturnBasis,
} from '@jicai/domain/returns/return-rules.ts';
import { mobile, personName } from '@jicai/domain/people/account-form.ts';
import {
  applyFeeFault,
  isReturnType,
  returnImagesFault,
  returnQtyFault,
  returnReasonOf,
  returnRemarkFault,
} from '@jicai/domain/returns/return-form.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';

/** What is typed for one line. */
export interface LineInput {
  isChosen: boolean;
  qty: number;
  /** Yuan as typed; '' = all that is due. Asked for refunds without goods alone. */
  fee: string;
}

/** A picture of the request; `url` as File/Upload answered it. */
export interface ApplyForm {
  returnType: ReturnType;
  receiveState: ReceiveState;
  /** 0 = not chosen yet. */
  reasonCode: number;
  remark: string;
  pictures: Picture[];
  contactName: string;
  contactMobile: string;
  /** Another item of the same product that is wanted instead; '' = the same one again. */
  exchangeItemId: string;
  /** By orderItemId. */
  lines: Record<string, LineInput>;
}

/** One line of the request with what it gives back, in fen. */
export interface EnteredLine {
  line: ApplyLine;
  input: LineInput;
  basis: ReturnBasis;
  /** Units that may be asked for. */
  maxQty: number;
  /** Why the line cannot be part of this request. */
  disabledReason: string | undefined;
  /** Price × quantity, the discount's share of it, and what freight comes back. */
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  /** All that is due. */
  maxFen: number;
  /** What is asked for; NaN while the amount typed is none. */
  askedFen: number;
}

/** Whether the seller is at fault, so that freight comes back too. */
export const isSellersFault = (form: Pick<ApplyForm, 'returnType' | 'reasonCode'>): boolean =>
  returnReasonOf(form.returnType, form.reasonCode)?.freightBy === freightPayers.seller;

/** What the reason says about the goods, else what the buyer says. */
export function receivedOf({ returnType, reasonCode, receiveState }: ApplyForm): ReceiveState {
  const implied = reasonCode > 0 && isReturnType(returnType) ? receiveStateOf(reasonCode, returnType) : undefined;
  return returnType === returnTypes.refundOnly ? (implied ?? receiveState) : receiveStates.received;
}

/** Every line of the order as this request would take it. */
export function enteredLines(form: ApplyForm, lines: readonly ApplyLine[]): EnteredLine[] {
  const receiveState = receivedOf(form);
  const withFreight = isSellersFault(form);
  return lines.map((line) => {
    const basis = basisOf(line.left, { receiveState, reasonCode: form.reasonCode });
    const refusal = basis === 'received' ? line.reasonRefusals[String(form.reasonCode)] : undefined;
    const maxQty = refusal || !line.returnTypes.includes(form.returnType) ? 0 : line.left[basis];
    const typed = form.lines[line.orderItemId] ?? { isChosen: false, qty: 1, fee: '' };
    const qty = Math.max(1, Math.min(typed.qty, maxQty));
    const input = { ...typed, qty, isChosen: typed.isChosen && maxQty > 0 };
    const { payFee: payFen, freightFee: freightFen, givenBackFee: givenBackFen, adjustedFee: adjustedFen } = line;
    const bought = { ...line, payFen, freightFen, givenBackFen, adjustedFen };
    const due = maxRefund(bought, { nowQty: qty, withFreight, isDelivered: basis === 'received' });
    const typedFen =
      form.returnType === returnTypes.refundOnly && input.fee.trim() !== ''
        ? (yuanToFen(input.fee) ?? Number.NaN)
        : undefined;
    return {
      line,
      input,
      basis,
      maxQty,
      disabledReason: maxQty > 0 ? undefined : (refusal ?? line.disabledReason ?? whyNone(line, receiveState)),
      goodsFen: line.price * qty,
      discountFen: line.price * qty - due.goodsFen,
      freightFen: due.freightFen,
      maxFen: due.feeFen,
      askedFen: form.returnType === returnTypes.exchange ? 0 : (typedFen ?? due.feeFen),
    };
  });
}

function whyNone(line: ApplyLine, receiveState: ReceiveState): string {
  if (receiveState === receiveStates.received)
    return line.shippedQty > line.receivedQty ? '尚未确认收货' : '没有可申请的数量';
  return line.left.received > 0 ? '商品已收货' : '没有可申请的数量';
}

/** Sums over the chosen lines, in fen. */
export function sumUp(lines: readonly EnteredLine[]) {
  const chosen = lines.filter(({ input }) => input.isChosen);
  const sum = (pick: (line: EnteredLine) => number) => chosen.reduce((total, line) => total + pick(line), 0);
  return {
    count: chosen.length,
    qty: sum(({ input }) => input.qty),
    goodsFen: sum((line) => line.goodsFen),
    discountFen: sum((line) => line.discountFen),
    discountName: chosen.some(({ line }) => line.adjustedFee < 0) ? '优惠与对账调整' : '优惠分摊',
    freightFen: sum((line) => line.freightFen),
    maxFen: sum((line) => line.maxFen),
    askedFen: sum((line) => line.askedFen),
  };
}

/**
 * Faults of the form, with the texts of docs/domain/validation.md §7; `lines` names the first fault of the chosen
 * lines.
 */
export function applyFaults(form: ApplyForm, lines: readonly ApplyLine[]): Faults<ApplyForm> {
  const faults: Faults<ApplyForm> = {};
  const note = (name: keyof ApplyForm, text: string | undefined) => {
    if (text !== undefined) faults[name] = text;
  };
  const reason = returnReasonOf(form.returnType, form.reasonCode);
  note('returnType', isReturnType(form.returnType) ? undefined : '请选择售后类型');
  note('reasonCode', reason ? undefined : '请选择退货原因');
  note('remark', returnRemarkFault(form.remark.trim(), form.reasonCode));
  note('pictures', returnImagesFault(form.pictures.length, reason?.needImage ?? false));
  note('contactName', personName(form.contactName.trim()));
  note('contactMobile', mobile(form.contactMobile.trim()));
  note('lines', linesFault(form, enteredLines(form, lines)));
  return faults;
}

function linesFault({ returnType }: ApplyForm, lines: readonly EnteredLine[]): string | undefined {
  const chosen = lines.filter(({ input }) => input.isChosen);
  if (chosen.length === 0) return '请选择要售后的商品';
  for (const { input, maxQty, maxFen, askedFen, line } of chosen) {
    // An exchange moves no money.
    const fault =
      returnQtyFault(input.qty, maxQty) ??
      (returnType === returnTypes.exchange ? undefined : feeFault(askedFen, maxFen));
    if (fault) return chosen.length > 1 ? `${line.itemName}：${fault}` : fault;
  }
  return undefined;
}

const feeFault = (askedFen: number, maxFen: number) =>
  Number.isNaN(askedFen) ? '请输入正确的退款金额' : applyFeeFault(askedFen, maxFen);

/** What the server is sent; requestId and the sheet's number come with it. */
export function applyBody(form: ApplyForm, lines: readonly ApplyLine[]) {
  const isImplied = form.returnType !== returnTypes.refundOnly;
  return {
    returnType: form.returnType,
    reasonCode: form.reasonCode,
    receiveState: isImplied ? undefined : receivedOf(form),
    remark: form.remark.trim(),
    images: form.pictures.map(({ url }) => url),
    items: enteredLines(form, lines)
      .filter(({ input }) => input.isChosen)
      .map(({ line, input, askedFen, maxFen }) => ({
        orderItemId: line.orderItemId,
        qty: input.qty,
        applyFee: form.returnType === returnTypes.exchange || askedFen === maxFen ? undefined : askedFen,
      })),
    contactName: form.contactName.trim(),
    contactMobile: form.contactMobile.trim(),
    exchangeItemId: form.returnType === returnTypes.exchange && form.exchangeItemId ? form.exchangeItemId : undefined,
  };
}

type ApplyInfo = ResultOf<'/api/ShopReturn/GetApplyInfo'>;

/** The lines as if the sheet that is being edited held nothing of them. */
export function withOwnUnits(lines: readonly ApplyLine[], sheet: ReturnSheet): ApplyLine[] {
  return lines.map((line) => {
    const own = sheet.items.find(({ orderItemId }) => orderItemId === line.orderItemId);
    if (!own) return line;
    const left = { ...line.left, [own.basis]: line.left[own.basis] + own.qty };
    return {
      ...line,
      left,
      returnTypes:
        left.received > 0
          ? [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly]
          : [returnTypes.refundOnly],
      maxQty: Math.max(left.unshipped, left.transit, left.received),
      disabledReason: undefined,
    };
  });
}

/**
 * What the form begins with: the sheet that is edited or repeated, else the asked line, else the only one. What the order
 * allows is chosen first.
 */
export function firstForm(
  info: ApplyInfo,
  { orderItemId, sheet }: { orderItemId: string; sheet: ReturnSheet | undefined },
): ApplyForm {
  const chosen = info.lines.find((line) => line.orderItemId === orderItemId) ?? info.lines[0];
  const open = info.lines.filter((line) => line.returnTypes.length > 0);
  const isAlone = open.length === 1;
  const lines = Object.fromEntries(
    info.lines.map((line): [string, LineInput] => {
      const asked = sheet?.items.find((item) => item.orderItemId === line.orderItemId);
      const isChosen = sheet ? asked !== undefined : line.orderItemId === orderItemId || (isAlone && open[0] === line);
      return [line.orderItemId, { isChosen, qty: asked?.qty ?? 1, fee: '' }];
    }),
  );
  return {
    returnType: sheet?.returnType ?? chosen?.returnTypes[0] ?? open[0]?.returnTypes[0] ?? returnTypes.refund,
    receiveState:
      sheet?.receiveState === receiveStates.notReceived || !info.lines.some((line) => line.left.received > 0)
        ? receiveStates.notReceived
        : receiveStates.received,
    reasonCode: sheet?.reasonCode ?? 0,
    remark: sheet?.remark ?? '',
    pictures: (sheet?.images ?? []).map((url, at) => ({ url, name: `图片 ${at + 1}` })),
    contactName: sheet?.contactName ?? info.contactName,
    contactMobile: sheet?.contactMobile ?? info.contactMobile,
    exchangeItemId: sheet?.exchangeItem?.itemId ?? '',
    lines,
  };
}

/** The choice that was made before, for the lines that are still there. */
export function withKeptLines(form: ApplyForm, kept: Readonly<Record<string, LineInput>>): ApplyForm {
  const lines = Object.entries(form.lines).map(([id, input]): [string, LineInput] => [id, kept[id] ?? input]);
  return { ...form, lines: Object.fromEntries(lines) };
}

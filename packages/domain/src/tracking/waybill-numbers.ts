/** Where a waybill number stands that was asked for at a service (docs/domain/tracking.md §3). */
export const waybillStates = {
  /** Asked for, and no answer is known. */
  asked: 'asked',
  given: 'given',
  /** A parcel left under it. */
  used: 'used',
  /** To be given back, and no answer is known. */
  cancelling: 'cancelling',
  cancelled: 'cancelled',
  /** The service said no. */
  refused: 'refused',
} as const;
export type WaybillState = (typeof waybillStates)[keyof typeof waybillStates];

export const waybillStateTexts: Readonly<Record<WaybillState, string>> = {
  asked: '没有收到回答',
  given: '已取号',
  used: '已发货',
  cancelling: '取消中',
  cancelled: '已取消',
  refused: '没有取到',
};

const { asked, given, used, cancelling, cancelled, refused } = waybillStates;

const moves = {
  ask: { from: [asked, refused], to: asked },
  give: { from: [asked], to: given },
  refuse: { from: [asked], to: refused },
  use: { from: [given], to: used },
  giveBack: { from: [given, cancelling], to: cancelling },
  cancel: { from: [cancelling], to: cancelled },
  /** The service does not take it back. */
  keep: { from: [cancelling], to: given },
} as const satisfies Record<string, { from: readonly WaybillState[]; to: WaybillState }>;
export type WaybillMove = keyof typeof moves;

/** The state after a move; undefined where the state does not know it. */
export function afterWaybillMove(state: WaybillState, move: WaybillMove): WaybillState | undefined {
  const { from, to } = moves[move];
  return from.some((one) => one === state) ? to : undefined;
}

/** Something may have been paid for and is not used: an order has one such at most. */
export const openWaybillStates: readonly WaybillState[] = [asked, given, cancelling];
export const isOpenWaybill = (state: WaybillState): boolean => openWaybillStates.includes(state);

interface Waybill {
  /** 1 for the first number that was asked for an order. */
  turn: number;
  logisticsCode: string;
  state: WaybillState;
}

/** What asking for a number leads to. */
export type WaybillStep<W extends Waybill> =
  | { step: 'new'; turn: number }
  /** Asked once more under the same id: the service answers with the number it gave. */
  | { step: 'again'; waybill: W }
  | { step: 'given'; waybill: W }
  /** Another one stands in the way. */
  | { step: 'blocked'; waybill: W };

/**
 * What it leads to when a number of a courier is asked for an order that has asked for `waybills` before: one that is given is
 * told again, and one whose answer is not known is asked for again, so nothing is paid for twice.
 */
export function nextWaybill<W extends Waybill>(waybills: readonly W[], logisticsCode: string): WaybillStep<W> {
  const newest = waybills.toSorted((a, b) => b.turn - a.turn);
  const open = newest.find(({ state }) => isOpenWaybill(state));
  if (open) {
    if (open.logisticsCode !== logisticsCode || open.state === cancelling) return { step: 'blocked', waybill: open };
    return open.state === given ? { step: 'given', waybill: open } : { step: 'again', waybill: open };
  }
  // A refusal may follow an answer that was lost.
  const lastNo = newest.find((one) => one.state === refused && one.logisticsCode === logisticsCode);
  const isLater =
    lastNo !== undefined && newest.some((one) => one.turn > lastNo.turn && one.logisticsCode === logisticsCode);
  if (lastNo && !isLater) return { step: 'again', waybill: lastNo };
  return { step: 'new', turn: (newest[0]?.turn ?? 0) + 1 };
}

/**
 * What it means that a parcel of an order leaves under a number that `bearers` have, of this order and of others: one that is given is used
 * up, and one that is given back, or given for something else, is not to be used.
 */
export function leavingUnder<W extends Waybill & { orderId: string }>(
  bearers: readonly W[],
  { orderId, logisticsCode }: { orderId: string; logisticsCode: string },
): { used?: W; fault?: 'otherCourier' | 'cancelling' | 'cancelled' | 'otherOrder' } {
  const own = bearers.filter((one) => one.orderId === orderId);
  const is = (wanted: WaybillState) => own.find(({ state }) => state === wanted);
  const mine = is(given);
  if (mine) return mine.logisticsCode === logisticsCode ? { used: mine } : { fault: 'otherCourier' };
  if (is(cancelling)) return { fault: 'cancelling' };
  if (is(used)) return {};
  if (is(cancelled)) return { fault: 'cancelled' };
  return bearers.some((one) => one.orderId !== orderId && isOpenWaybill(one.state)) ? { fault: 'otherOrder' } : {};
}

/** Our id of a number at the service: the order and the turn, never given to another. */
export const waybillOrderId = (orderNo: string, turn: number): string => `${orderNo}-${turn}`;

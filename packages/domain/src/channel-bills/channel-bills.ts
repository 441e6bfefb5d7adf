import type { OnlineChannel } from '../payments/payment-states.ts';
import { dayMs, hourMs } from '../time/durations.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';

/** The bill of a channel for one day and what became of it (docs/domain/payments.md §10). */
export const billStates = { waiting: 0, compared: 10, failed: 20 } as const;
export type BillState = (typeof billStates)[keyof typeof billStates];
export const billStateTexts: Record<BillState, string> = {
  [billStates.waiting]: '等待出账',
  [billStates.compared]: '已核对',
  [billStates.failed]: '未取到账单',
};

/** Money that came in, or that went back. */
export const billLineKinds = ['payment', 'refund'] as const;
export type BillLineKind = (typeof billLineKinds)[number];
export const billLineKindTexts: Record<BillLineKind, string> = { payment: '收款', refund: '退款' };

/** How far one side says the money has come. */
export const moneyStages = { done: '成功', pending: '处理中', failed: '未成功' } as const;
export type MoneyStage = keyof typeof moneyStages;

/** What comes of holding a line of one side against the other. */
export const billResults = {
  matched: '相符',
  billOnly: '渠道有，本店无',
  shopOnly: '本店有，渠道无',
  amount: '金额不符',
  stage: '状态不符',
} as const;
export type BillResult = keyof typeof billResults;

/** What became of a difference. `mended`: a later comparison no longer finds it. */
export const billLineStates = { open: 0, explained: 10, mended: 20, matched: 30 } as const;
export type BillLineState = (typeof billLineStates)[keyof typeof billLineStates];
export const billLineStateTexts: Record<BillLineState, string> = {
  [billLineStates.open]: '待处理',
  [billLineStates.explained]: '已说明',
  [billLineStates.mended]: '已相符',
  [billLineStates.matched]: '相符',
};

/** The hour of the next day in Shanghai after which a channel has its bill ready. */
const readyHours: Record<OnlineChannel, number> = { ALIPAY: 9, WECHAT: 10 };
/** A day is fetched from both within these many days: WeChat keeps three months. */
export const oldestBillDays = 90;

const startOf = (billDay: string): number => {
  const start = fromShanghai(billDay);
  if (!start) throw new Error(`no day: ${billDay}`);
  return start.getTime();
};

/** When the bill of a day ("YYYY-MM-DD") is first asked for. */
export const billReadyAt = (channel: OnlineChannel, billDay: string): Date =>
  new Date(startOf(billDay) + dayMs + readyHours[channel] * hourMs);

/** From then on a bill that is not there will not come: the end of the day on which it should have. */
export const billGivenUpAt = (billDay: string): Date => new Date(startOf(billDay) + 2 * dayMs);

/** The first moment of the day and the first after it. */
export const billSpan = (billDay: string): { from: Date; until: Date } => ({
  from: new Date(startOf(billDay)),
  until: new Date(startOf(billDay) + dayMs),
});

/** Whether a channel can have the bill of this day by now, and still has it. */
export function isBillDay(channel: OnlineChannel, billDay: string, now: Date): boolean {
  if (!fromShanghai(billDay) || billDay.length !== 10) return false;
  return (
    now >= billReadyAt(channel, billDay) && billDay >= shanghaiDay(new Date(now.getTime() - oldestBillDays * dayMs))
  );
}

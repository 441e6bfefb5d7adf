import { dayMs } from '../time/durations.ts';
import { storedCounts } from './stored-counts.ts';

/** What a second person has to confirm before it counts. */
export const changeKindTexts = {
  'statement.adjust': '对账单调整',
  'settlement.adjust': '供应商结算调整',
  'customer.credit': '客户授信',
  'customer.release': '逾期临时放行',
  'order.change': '订单降价',
  'payment.refund': '人工退款',
  'payment.accept': '少收入账',
  'goods.price': '低于毛利线的售价',
  'goods.plan': '低于毛利线的定时价',
  'customer.price': '低于毛利线的协议价',
  'customer.discount': '低于毛利线的协议折扣',
} as const;
export type ChangeKind = keyof typeof changeKindTexts;
export const changeKinds = Object.keys(changeKindTexts) as [ChangeKind, ...ChangeKind[]];

/** States of a change request. */
export const changeStates = { waiting: 10, inForce: 20, refused: 30, withdrawn: 40 } as const;
export type ChangeState = (typeof changeStates)[keyof typeof changeStates];
export const changeStateTexts: Record<ChangeState, string> = {
  [changeStates.waiting]: '待复核',
  [changeStates.inForce]: '已生效',
  [changeStates.refused]: '已驳回',
  [changeStates.withdrawn]: '已撤回',
};

/** Days after which a request that nobody has checked is withdrawn automatically (docs/domain/settings.md §2). */
export const changeRanges = { lifeDays: { initial: 7, min: 1, max: 60 } } as const;

/** The shop's stored options over the default. */
export const changeOptionsOf = (stored: unknown) => storedCounts(stored, 'changes', changeRanges);

/** Why a request was withdrawn by itself. */
export const changeEndedText = ({ createdAt, endsAt }: { createdAt: Date; endsAt: Date }): string =>
  `${Math.round((endsAt.getTime() - createdAt.getTime()) / dayMs)}天内无人复核，已自动撤回`;

export const changeActionNames = ['agree', 'refuse', 'withdraw'] as const;
export type ChangeAction = (typeof changeActionNames)[number];

/** Who asked for it may only take it back; any other of the shop may answer it. */
export function changeActions(
  change: { state: ChangeState; requesterId: string },
  viewer: { accountId: string },
): ChangeAction[] {
  if (change.state !== changeStates.waiting) return [];
  return change.requesterId === viewer.accountId ? ['withdraw'] : ['agree', 'refuse'];
}

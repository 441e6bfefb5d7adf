import { moneyText } from '../money/yuan.ts';
import { forText } from './approval-states.ts';

/** What an approver is told of the order that waits for him. */
export interface WaitingOrder {
  /** Of who asks. */
  userName: string;
  tradeNo: string;
  payFen: number;
  /** For whom he answers (委托); null or '' where the task is his own. */
  forUserName: string | null;
}

/** The sentence of the 站内信, and of the card and the mail that go with it. */
export const waitingText = ({ userName, tradeNo, payFen, forUserName }: WaitingOrder): string =>
  `${userName} 提交的采购申请 ${tradeNo}（${moneyText(payFen)}）等待您${forUserName ? forText(forUserName).slice(0, -2) : ''}审批。`;

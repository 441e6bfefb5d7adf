import { moneyText } from '../money/yuan.ts';

/** What still ties a customer to the shop, in fen and numbers. */
export interface CustomerTies {
  usedFen: number;
  frozenFen: number;
  balanceFen: number;
  /** Statements that are neither settled nor void. */
  openStatementCount: number;
  waitingChangeCount: number;
}

/** Why prices, pool, credit and terms of a closed customer are not changed (docs/domain/accounts.md §12). */
export const closedCustomerText = '该客户已关闭，重新启用后才能修改';

/** Why a customer cannot be closed yet, each in words; nothing where it can (docs/domain/accounts.md §12). Open orders are no reason: they are fulfilled. */
export function whyNotClosed(ties: CustomerTies): string[] {
  const { usedFen, frozenFen, balanceFen, openStatementCount, waitingChangeCount } = ties;
  return [
    ...(usedFen > 0 ? [`授信还有 ${moneyText(usedFen)} 未还`] : []),
    ...(usedFen < 0 ? [`还有 ${moneyText(-usedFen)} 待退给客户`] : []),
    ...(frozenFen > 0 ? [`审批中的订单冻结着 ${moneyText(frozenFen)}`] : []),
    ...(balanceFen !== 0 ? [`账户余额 ${moneyText(balanceFen)} 未用完`] : []),
    ...(openStatementCount > 0 ? [`${openStatementCount} 张对账单未结清`] : []),
    ...(waitingChangeCount > 0 ? [`${waitingChangeCount} 项变更待复核`] : []),
  ];
}

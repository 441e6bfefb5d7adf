import type { ResultOf } from '@jicai/contract/index.ts';
import { orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { heldByStatement } from '@jicai/domain/payments/credit-use.ts';
import { unpaidFen } from '@jicai/domain/statements/statement-money.ts';
import { overdueDays, statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { statementStateTexts } from '@jicai/domain/statements/statement-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { OpenStatement, UnbilledOrder } from './credit-use.store.ts';

type CreditUse = ResultOf<'/api/OpsCustomer/GetCreditUse'>;

export const toOpenStatement = (row: OpenStatement, now: Date): NonNullable<CreditUse['statements']>[number] => ({
  checkId: row.statementId,
  checkNo: row.statementNo,
  title: statementTitle(row),
  checkState: row.state,
  checkStateText: statementStateTexts[row.state],
  useFee: heldByStatement(row),
  unpaidFee: unpaidFen(row),
  dueDate: row.dueDate ?? '',
  overdueDays: row.dueDate === null ? 0 : overdueDays(row.dueDate, now),
});

export const toUnbilledOrder = ({
  state,
  createdMs,
  useFen,
  orderNo,
}: UnbilledOrder): NonNullable<CreditUse['orders']>[number] => ({
  orderNo,
  createTime: shanghaiTime(new Date(createdMs)),
  orderState: state,
  orderStateText: orderStateTexts[state],
  useFee: useFen,
});

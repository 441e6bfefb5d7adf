import type { ResultOf } from '@jicai/contract/index.ts';
import { columnsOf, type SheetColumn } from '../files/index.ts';

type Row = ResultOf<'/api/OpsSettle/GetPage'>[number];

const { text, fee } = columnsOf<Row>();

/** A list of settlements as a sheet. */
export const settlementSheetColumns: readonly SheetColumn<Row>[] = [
  text('结算单号', 22, (row) => row.settleNo),
  text('供应商', 32, (row) => row.supplierName),
  text('账期起', 12, (row) => row.periodFrom),
  text('账期止', 12, (row) => row.periodTo),
  fee('收货金额', (row) => row.receivedFee),
  fee('退货金额', (row) => row.returnedFee),
  fee('调整', (row) => row.adjustFee),
  fee('佣金', (row) => row.commissionFee),
  fee('应结金额', (row) => row.totalFee),
  fee('已付金额', (row) => row.paidFee),
  text('最后付款日', 12, (row) => row.dueDate ?? ''),
  text('状态', 12, (row) => row.settleStateText),
  text('生成时间', 20, (row) => row.createTime),
];

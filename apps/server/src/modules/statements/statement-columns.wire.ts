import type { ResultOf } from '@jicai/contract/index.ts';
import { columnsOf, type SheetColumn } from '../files/index.ts';

type Row = ResultOf<'/api/OpsCheck/GetPage'>[number];

const { text, fee } = columnsOf<Row>();

/** A list of statements as a sheet. */
export const statementSheetColumns: readonly SheetColumn<Row>[] = [
  text('对账单号', 22, (row) => row.checkNo),
  text('客户', 32, (row) => row.customerName),
  text('账期起', 12, (row) => row.periodFrom),
  text('账期止', 12, (row) => row.periodTo),
  fee('收货金额', (row) => row.orderFee),
  fee('退款', (row) => row.refundFee),
  fee('调整', (row) => row.adjustFee),
  fee('应付金额', (row) => row.totalFee),
  fee('已付金额', (row) => row.paidFee),
  fee('待确认付款', (row) => row.pendingFee),
  fee('未付金额', (row) => row.unpaidFee),
  fee('已开票', (row) => row.invoicedFee),
  text('结算方式', 18, (row) => row.termText),
  text('最后付款日', 12, (row) => row.dueDate ?? ''),
  { title: '逾期天数', width: 10, kind: 'count', value: (row) => row.overdueDays },
  text('状态', 12, (row) => row.checkStateText),
  text('生成时间', 20, (row) => row.createTime),
];

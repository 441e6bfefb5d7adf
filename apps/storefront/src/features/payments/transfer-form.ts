import { shanghaiDay } from '@jicai/domain/shanghai-time.ts';
import { tidyCode, tidyText } from '@jicai/domain/validation/text.ts';
import type { Faults } from '../../app/use-form.ts';
import { yuanToFen } from '../search/yuan.ts';

/** The report of a bank transfer; the amount as typed, in yuan. */
export interface TransferFields {
  payerName: string;
  payerAccount: string;
  bankSerialNo: string;
  transferFee: string;
  /** "YYYY-MM-DD" */
  transferTime: string;
}

export function transferFaults(fields: TransferFields, now: Date): Faults<TransferFields> {
  const faults: Faults<TransferFields> = {};
  if (tidyText(fields.payerName) === '') faults.payerName = '请输入付款户名';
  if (!/^[0-9 -]{8,30}$/.test(tidyCode(fields.payerAccount))) faults.payerAccount = '银行账号格式不正确';
  if (tidyCode(fields.bankSerialNo) === '') faults.bankSerialNo = '请输入银行流水号';
  if (!yuanToFen(fields.transferFee)) faults.transferFee = '付款金额不正确';
  if (!fields.transferTime || fields.transferTime > shanghaiDay(now)) faults.transferTime = '请选择转账时间';
  return faults;
}

import { slipMissingText } from '@jicai/domain/payments/transfer-form.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';

/** The report of a bank transfer; the amount as typed, in yuan. */
export interface TransferFields {
  payerName: string;
  payerAccount: string;
  bankSerialNo: string;
  transferFee: string;
  /** "YYYY-MM-DD" */
  transferTime: string;
  /** Address of the bank's slip as File/Upload answered it, '' = none picked; and the file's name. */
  voucherUrl: string;
  voucherName: string;
}

/**
 * `today`: "YYYY-MM-DD"; nothing is transferred later than that. `hasSlip`: the report that is corrected has its slip, which
 * stays unless another one is picked.
 */
export function transferFaults(
  fields: TransferFields,
  { today, hasSlip }: { today: string; hasSlip: boolean },
): Faults<TransferFields> {
  const faults: Faults<TransferFields> = {};
  if (tidyText(fields.payerName) === '') faults.payerName = '请输入付款户名';
  if (!/^[0-9 -]{8,30}$/.test(tidyCode(fields.payerAccount))) faults.payerAccount = '银行账号格式不正确';
  if (tidyCode(fields.bankSerialNo) === '') faults.bankSerialNo = '请输入银行流水号';
  if (!yuanToFen(fields.transferFee)) faults.transferFee = '付款金额不正确';
  if (!fields.transferTime || fields.transferTime > today) faults.transferTime = '请选择转账时间';
  if (fields.voucherUrl === '' && !hasSlip) faults.voucherUrl = slipMissingText;
  return faults;
}

import { moneyText } from '@jicai/domain/money/yuan.ts';
import { openPdf } from '../../modules/files/index.ts';
import type { Stage } from './stage.ts';

const payer = { payerName: '华东精密制造有限公司', payerAccount: '31050161393600001234' };

/** The administrator reports a bank transfer with the bank's slip; returns the serial number it has at the bank. */
export async function reportTransfer(
  stage: Stage,
  { tradeNo, payFee, paidOn }: { tradeNo: string; payFee: number; paidOn: string },
): Promise<string> {
  const bankSerialNo = `BK${tradeNo.slice(1, 15)}`;
  const slip = await drawSlip({ bankSerialNo, payFee, paidOn, madeAt: stage.now() });
  const voucherUrl = await stage.upload('admin', new File([new Uint8Array(slip)], '银行回单.pdf'), 2);
  const report = { tradeNo, voucherUrl, ...payer, bankSerialNo, transferFee: payFee, transferTime: paidOn };
  await stage.call('admin', '/api/ShopPay/SubmitTransfer', { data: report });
  return bankSerialNo;
}

/** The finance clerk pays a statement by transfer and hands the bank's slip in; returns the id of the payment. */
export async function reportStatementPay(
  stage: Stage,
  { checkId, checkNo, payFee, paidOn }: { checkId: string; checkNo: string; payFee: number; paidOn: string },
): Promise<string> {
  const bankSerialNo = `BK${checkNo.slice(1, 15)}`;
  const slip = await drawSlip({ bankSerialNo, payFee, paidOn, madeAt: stage.now() });
  const voucherUrl = await stage.upload('finance', new File([new Uint8Array(slip)], '银行回单.pdf'), 2);
  const data = { allocations: [{ checkId, fee: payFee }], payFee, voucherUrl, bankSerialNo, payTime: paidOn };
  return (await stage.call('finance', '/api/FinCheck/SubmitPay', { data })).payId;
}

/** What a bank prints for its customer, on half a sheet. */
async function drawSlip(money: { bankSerialNo: string; payFee: number; paidOn: string; madeAt: Date }) {
  const { doc, finish } = await openPdf({ size: [595, 320], title: '银行电子回单', madeAt: money.madeAt });
  doc.fontSize(18).text('银行电子回单（演示）', 40, 36);
  const rows = [
    ['付款户名', payer.payerName],
    ['付款账号', payer.payerAccount],
    ['交易金额', moneyText(money.payFee)],
    ['交易日期', money.paidOn],
    ['银行流水号', money.bankSerialNo],
  ] as const;
  doc.fontSize(12);
  for (const [i, [name, value]] of rows.entries()) doc.text(name, 40, 90 + i * 34).text(value, 150, 90 + i * 34);
  return finish();
}

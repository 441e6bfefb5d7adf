import type { Cashier } from '@jicai/contract/payments/payments.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { type TransferFields, transferFaults } from './transfer-form.ts';
import { VoucherField } from './VoucherField.tsx';
import styles from './TransferPanel.module.css';

/**
 * Tells the shop that the money is on its way, so that it can be found on the bank account; with `report` corrects what was
 * said before.
 */
export function TransferForm({
  cashier,
  report,
  onSubmitted,
}: {
  cashier: Cashier;
  report?: Cashier['transferReport'];
  onSubmitted: () => void;
}) {
  const today = useToday();
  const hasSlip = report?.hasVoucher ?? false;
  const form = useForm<TransferFields>(
    {
      payerName: report?.payerName ?? '',
      payerAccount: report?.payerAccount ?? '',
      bankSerialNo: report?.bankSerialNo ?? '',
      transferFee: paymentText(report?.transferFee ?? cashier.payFee - cashier.receivedFee),
      transferTime: report?.transferTime.slice(0, 10) ?? today,
      voucherUrl: '',
      voucherName: '',
    },
    (fields) => transferFaults(fields, { today, hasSlip }),
    { draft: `transfer.${report?.bankSerialNo ?? cashier.tradeNo}` },
  );
  const send = useWriteOnce((fields: TransferFields, requestId) =>
    post('/api/ShopPay/SubmitTransfer', {
      data: {
        tradeNo: cashier.tradeNo,
        voucherUrl: fields.voucherUrl,
        payerName: tidyText(fields.payerName),
        payerAccount: tidyCode(fields.payerAccount),
        bankSerialNo: tidyCode(fields.bankSerialNo),
        transferFee: yuanToFen(fields.transferFee) ?? 0,
        transferTime: fields.transferTime,
        replacesSerialNo: report?.bankSerialNo ?? '',
        requestId,
      },
    }),
  );

  async function submit(values: TransferFields) {
    await send(values);
    toast.ok('转账信息已提交');
    onSubmitted();
  }

  const { voucherUrl, voucherName } = useValues(form);
  return (
    <Form form={form} className={styles.form} onSubmit={submit}>
      <h3>{report ? '修改凭证信息' : '转账后提交凭证信息'}</h3>
      <div className={styles.fields}>
        <TextField<TransferFields>
          name="payerName"
          label="付款户名"
          isRequired
          maxLength={100}
          autoComplete="organization"
        />
        <TextField<TransferFields> name="payerAccount" label="付款账号" isRequired maxLength={30} inputMode="numeric" />
        <TextField<TransferFields>
          name="bankSerialNo"
          label="银行流水号"
          isRequired
          help="银行回单上的交易流水号"
          maxLength={50}
        />
        <TextField<TransferFields>
          name="transferFee"
          label="转账金额（元）"
          isRequired
          maxLength={14}
          inputMode="decimal"
        />
        <DateField<TransferFields> name="transferTime" label="转账日期" isRequired max={today} />
        <VoucherField
          className={styles.whole}
          voucher={voucherUrl ? { url: voucherUrl, name: voucherName } : undefined}
          refusal={form.faults.voucherUrl}
          isRequired={!hasSlip}
          onChange={(voucher) => form.set({ voucherUrl: voucher?.url ?? '', voucherName: voucher?.name ?? '' })}
        />
      </div>
      <Problem text={form.problem} />
      <Button type="submit" look="fill" className={styles.submit} isBusy={form.isBusy}>
        提交凭证信息
      </Button>
    </Form>
  );
}

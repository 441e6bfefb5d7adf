import type { Cashier } from '@jicai/contract/payments.ts';
import { tidyCode, tidyText } from '@jicai/domain/validation/text.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { type ControlProps, Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { Form } from '../../app/Form.tsx';
import { useForm } from '../../app/use-form.ts';
import { useToday } from '../../app/use-today.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { fenToYuanText, yuanToFen } from '@jicai/domain/yuan.ts';
import { type TransferFields, transferFaults } from './transfer-form.ts';
import { VoucherField } from './VoucherField.tsx';
import styles from './TransferPanel.module.css';

/** Tells the shop that the money is on its way, so that it can be found on the bank account. */
export function TransferForm({ cashier, onSubmitted }: { cashier: Cashier; onSubmitted: () => void }) {
  const today = useToday();
  const { form, values, faults, set, leave, isReady, refuse } = useForm<TransferFields>(
    {
      payerName: '',
      payerAccount: '',
      bankSerialNo: '',
      transferFee: fenToYuanText(cashier.payFee - cashier.receivedFee),
      transferTime: today,
      voucherUrl: '',
      voucherName: '',
    },
    (fields) => transferFaults(fields, today),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
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
        requestId,
      },
    }),
  );

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      await send(values);
      toast.ok('转账信息已提交');
      onSubmitted();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  const text =
    (name: keyof TransferFields, more: object = {}) =>
    (control: ControlProps) => (
      <input
        {...control}
        name={name}
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        {...more}
      />
    );
  return (
    <Form ref={form} className={styles.form} onLeave={leave} onSubmit={submit}>
      <h3>转账后提交凭证信息</h3>
      <div className={styles.fields}>
        <Field label="付款户名" isRequired error={faults.payerName}>
          {text('payerName', { maxLength: 100, autoComplete: 'organization' })}
        </Field>
        <Field label="付款账号" isRequired error={faults.payerAccount}>
          {text('payerAccount', { maxLength: 30, inputMode: 'numeric' })}
        </Field>
        <Field label="银行流水号" isRequired error={faults.bankSerialNo} help="银行回单上的交易流水号">
          {text('bankSerialNo', { maxLength: 50 })}
        </Field>
        <Field label="转账金额（元）" isRequired error={faults.transferFee}>
          {text('transferFee', { maxLength: 14, inputMode: 'decimal' })}
        </Field>
        <Field label="转账日期" isRequired error={faults.transferTime}>
          {text('transferTime', { type: 'date', max: today })}
        </Field>
        <VoucherField
          className={styles.whole}
          voucher={values.voucherUrl ? { url: values.voucherUrl, name: values.voucherName } : undefined}
          refusal={faults.voucherUrl}
          onChange={(voucher) => set({ voucherUrl: voucher?.url ?? '', voucherName: voucher?.name ?? '' })}
        />
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button type="submit" look="fill" className={styles.submit} isBusy={isBusy}>
        提交凭证信息
      </Button>
    </Form>
  );
}

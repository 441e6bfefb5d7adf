import { spreadPayment } from '@jicai/domain/statement-money.ts';
import { monthText } from '@jicai/domain/statement-period.ts';
import { tidyCode } from '@jicai/domain/validation/text.ts';
import { fenToYuanText, yuanToFen } from '@jicai/domain/yuan.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { type ControlProps, Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/Skeleton.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Form } from '../../app/Form.tsx';
import { post } from '../../app/post.ts';
import { type Faults, useForm } from '../../app/use-form.ts';
import { useToday } from '../../app/use-today.ts';
import { VoucherField } from '../payments/VoucherField.tsx';
import styles from './PayDialog.module.css';
import { payableQuery, refreshStatements, type StatementHead } from './statements.queries.ts';
import { useStatementCommand } from './use-statement-command.ts';

/** 登记付款 for one statement, or for all that still ask for money: the oldest due is paid first. */
export function PayDialog({ only, onClose }: { only?: string; onClose: () => void }) {
  const payable = useQuery(payableQuery());
  const formId = useId();
  return (
    <QueryState
      query={payable}
      skeleton={
        <Dialog title="登记付款" width={560} onClose={onClose}>
          <Loading>
            <Skeleton height={240} />
          </Loading>
        </Dialog>
      }
    >
      {(all) => {
        const wanted = all.filter(({ checkId, unpaidFee }) => unpaidFee > 0 && (!only || checkId === only));
        return <PayForm formId={formId} statements={wanted.toSorted(byDue)} onClose={onClose} />;
      }}
    </QueryState>
  );
}

const byDue = (a: StatementHead, b: StatementHead) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '');

interface PayFields {
  payFee: string;
  bankSerialNo: string;
  payTime: string;
  voucherUrl: string;
  voucherName: string;
}

function payFaults(fields: PayFields, { today, dueFen }: { today: string; dueFen: number }): Faults<PayFields> {
  const faults: Faults<PayFields> = {};
  const fen = yuanToFen(fields.payFee) ?? 0;
  if (fen < 1 || fen > dueFen) faults.payFee = '付款金额不正确';
  if (tidyCode(fields.bankSerialNo) === '') faults.bankSerialNo = '请输入银行流水号';
  if (!fields.payTime || fields.payTime > today) faults.payTime = '请选择付款时间';
  if (fields.voucherUrl === '') faults.voucherUrl = '请上传付款凭证';
  return faults;
}

function PayForm({
  formId,
  statements,
  onClose,
}: {
  formId: string;
  statements: readonly StatementHead[];
  onClose: () => void;
}) {
  const today = useToday();
  const dueFen = statements.reduce((sum, { unpaidFee }) => sum + unpaidFee, 0);
  const { form, values, faults, set, leave, isReady, refuse } = useForm<PayFields>(
    { payFee: fenToYuanText(dueFen), bankSerialNo: '', payTime: today, voucherUrl: '', voucherName: '' },
    (fields) => payFaults(fields, { today, dueFen }),
    { draft: `statement.pay.${statements.map(({ checkId }) => checkId).join()}` },
  );
  const payFee = yuanToFen(values.payFee) ?? 0;
  const { parts } = spreadPayment(
    payFee,
    statements.map(({ checkId, unpaidFee }) => ({ statementId: checkId, unpaidFen: unpaidFee })),
  );
  const partOf = new Map(parts.map((part) => [part.statementId, part.feeFen]));
  const command = useStatementCommand(
    (fields: PayFields, requestId) =>
      post('/api/FinCheck/SubmitPay', {
        data: {
          allocations: parts.map(({ statementId, feeFen }) => ({ checkId: statementId, fee: feeFen })),
          payFee,
          voucherUrl: fields.voucherUrl,
          bankSerialNo: tidyCode(fields.bankSerialNo),
          payTime: fields.payTime,
          requestId,
        },
      }),
    refuse,
  );
  async function submit() {
    if (!isReady() || !(await command.run(values))) return;
    await refreshStatements();
    toast.ok('付款已登记，等待商城确认到账');
    onClose();
  }
  const text = (name: keyof PayFields, more: object) => (control: ControlProps) => (
    <input
      {...control}
      name={name}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <Dialog
      title="登记付款"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={command.isBusy}>
            提交付款凭证
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} className={styles.form} onLeave={leave} onSubmit={submit}>
        {command.refusal && <Notice tone="danger">{command.refusal}</Notice>}
        <ul className={styles.list} aria-label="付款分配">
          {statements.map(({ checkId, periodFrom, unpaidFee, dueDate }) => (
            <li key={checkId}>
              <span>
                {monthText(periodFrom)}对账单
                <small>
                  {dueDate} 到期，未付 <Price fen={unpaidFee} tone="plain" />
                </small>
              </span>
              <Price fen={partOf.get(checkId) ?? 0} tone="plain" />
            </li>
          ))}
        </ul>
        <div className={styles.fields}>
          <Field label="付款金额（元）" isRequired error={faults.payFee} help="按到期日先后分配到各对账单">
            {text('payFee', { maxLength: 14, inputMode: 'decimal' })}
          </Field>
          <Field label="付款日期" isRequired error={faults.payTime}>
            {text('payTime', { type: 'date', max: today })}
          </Field>
          <Field
            label="银行流水号"
            isRequired
            error={faults.bankSerialNo}
            help="银行回单上的交易流水号"
            className={styles.whole}
          >
            {text('bankSerialNo', { maxLength: 50 })}
          </Field>
          <VoucherField
            className={styles.whole}
            isRequired
            voucher={values.voucherUrl ? { url: values.voucherUrl, name: values.voucherName } : undefined}
            refusal={faults.voucherUrl}
            onChange={(voucher) => set({ voucherUrl: voucher?.url ?? '', voucherName: voucher?.name ?? '' })}
          />
        </div>
      </Form>
    </Dialog>
  );
}

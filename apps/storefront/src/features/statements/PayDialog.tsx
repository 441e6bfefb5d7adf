import { spreadPayment } from '@jicai/domain/statements/statement-money.ts';
import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { BalancePayment } from './BalancePayment.tsx';
import { VoucherField } from '../payments/index.ts';
import styles from './PayDialog.module.css';
import { payableQuery, refreshStatements, type StatementHead } from './statements.queries.ts';

/** 登记付款 for one statement, or for all that still ask for money: the oldest due is paid first. */
export function PayDialog({ only, onClose }: { only?: string; onClose: () => void }) {
  const payable = useQuery(payableQuery());
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
        const wanted = all.filter((one) => payableOf(one) > 0 && (!only || one.checkId === only));
        if (wanted.length === 0) {
          return (
            <Dialog title="登记付款" width={560} onClose={onClose}>
              <EmptyState title="没有待付款的对账单" hint="已登记的付款正在等待商城确认到账" />
            </Dialog>
          );
        }
        return <PayForm statements={wanted.toSorted(byDue)} onClose={onClose} />;
      }}
    </QueryState>
  );
}

/** What is left to be paid, payments that wait for the shop set aside. */
const payableOf = ({ unpaidFee, pendingFee }: StatementHead) => unpaidFee - pendingFee;
/** What waits for its invoices is due after everything that has a day. */
const lastDay = ({ dueDate = '9999-12-31' }: StatementHead) => dueDate;
const byDue = (a: StatementHead, b: StatementHead) => lastDay(a).localeCompare(lastDay(b));

interface PayFields {
  payFee: string;
  bankSerialNo: string;
  payTime: string;
  voucherUrl: string;
  voucherName: string;
}

function payFaults(fields: PayFields, today: string): Faults<PayFields> {
  const faults: Faults<PayFields> = {};
  const fen = yuanToFen(fields.payFee) ?? 0;
  if (fen < 1) faults.payFee = '付款金额不正确';
  if (tidyCode(fields.bankSerialNo) === '') faults.bankSerialNo = '请输入银行流水号';
  if (!fields.payTime || fields.payTime > today) faults.payTime = '请选择付款时间';
  if (fields.voucherUrl === '') faults.voucherUrl = '请上传付款凭证';
  return faults;
}

function PayForm({ statements, onClose }: { statements: readonly StatementHead[]; onClose: () => void }) {
  const today = useToday();
  const dueFen = statements.reduce((sum, one) => sum + payableOf(one), 0);
  const form = useForm<PayFields>(
    { payFee: paymentText(dueFen), bankSerialNo: '', payTime: today, voucherUrl: '', voucherName: '' },
    (fields) => payFaults(fields, today),
    { draft: `statement.pay.${statements.map(({ checkId }) => checkId).join()}` },
  );
  const { payFee: typedFee, voucherUrl, voucherName } = useValues(form);
  const spread = (payFen: number) =>
    spreadPayment(
      payFen,
      statements.map((one) => ({ statementId: one.checkId, unpaidFen: payableOf(one) })),
    );
  const partsOf = (payFee: string) => spread(yuanToFen(payFee) ?? 0).parts;
  const { restFen } = spread(yuanToFen(typedFee) ?? 0);
  const partOf = new Map(partsOf(typedFee).map((part) => [part.statementId, part.feeFen]));
  const send = useWriteOnce(({ payFee, bankSerialNo, payTime, voucherUrl: slip }: PayFields, requestId) =>
    post('/api/FinCheck/SubmitPay', {
      data: {
        allocations: partsOf(payFee).map(({ statementId, feeFen }) => ({ checkId: statementId, fee: feeFen })),
        payFee: yuanToFen(payFee) ?? 0,
        voucherUrl: slip,
        bankSerialNo: tidyCode(bankSerialNo),
        payTime,
        requestId,
      },
    }),
  );
  async function pay(values: PayFields) {
    await send(values);
    await refreshStatements();
    toast.ok('付款已登记，等待商城确认到账');
    onClose();
  }
  return (
    <FormDialog
      form={form}
      title="登记付款"
      width={560}
      action="提交付款凭证"
      layout="pairs"
      onClose={onClose}
      onSubmit={pay}
    >
      <ul className={styles.list} aria-label="付款分配">
        {statements.map(({ checkId, periodFrom, periodTo, part, unpaidFee, pendingFee, dueDate }) => (
          <li key={checkId}>
            <span>
              {statementTitle({ periodFrom, periodTo, part })}
              <small>
                {dueDate ? `${dueDate} 到期` : '收齐发票后起算'}，未付 <Price fen={unpaidFee} tone="plain" />
                {pendingFee > 0 && (
                  <>
                    ，其中待确认 <Price fen={pendingFee} tone="plain" />
                  </>
                )}
              </small>
            </span>
            <Price fen={partOf.get(checkId) ?? 0} tone="plain" />
          </li>
        ))}
      </ul>
      <BalancePayment spread={spread} dueFen={dueFen} onPaid={onClose} />
      <TextField<PayFields>
        name="payFee"
        label="付款金额（元）"
        isRequired
        help={restFen > 0 ? `超出应付的 ${fenText(restFen)} 到账后计入余额` : '按到期日先后分配到各对账单'}
        maxLength={14}
        inputMode="decimal"
      />
      <DateField<PayFields> name="payTime" label="付款日期" isRequired max={today} />
      <TextField<PayFields>
        name="bankSerialNo"
        label="银行流水号"
        isRequired
        isWide
        help="银行回单上的交易流水号"
        maxLength={50}
      />
      <VoucherField
        className={styles.whole}
        isRequired
        voucher={voucherUrl ? { url: voucherUrl, name: voucherName } : undefined}
        refusal={form.faults.voucherUrl}
        onChange={(voucher) => form.set({ voucherUrl: voucher?.url ?? '', voucherName: voucher?.name ?? '' })}
      />
    </FormDialog>
  );
}

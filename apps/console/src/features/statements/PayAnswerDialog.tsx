import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { refreshStatements, type StatementPay } from './statements.queries.ts';
import styles from './PayAnswerDialog.module.css';

interface AnswerForm {
  isAgree: boolean;
  /** Why the slip goes back. */
  reason: string;
}

/** The money of a report was found on the account, or the slip goes back with a reason. */
export function PayAnswerDialog({ pay, onClose }: { pay: StatementPay; onClose: () => void }) {
  const { payId, version, payFee, allocations, voucherUrl } = pay;
  const form = useForm<AnswerForm>(
    { isAgree: true, reason: '' },
    (typed) => ({ reason: !typed.isAgree && typed.reason.trim().length < 2 ? '请填写退回原因' : undefined }),
    { draft: `statement.answer.${payId}` },
  );
  const { isAgree } = useValues(form);
  const send = useWriteOnce(({ reason }: AnswerForm, requestId) =>
    post('/api/OpsCheck/ConfirmPay', { data: { payId, version, isAgree, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={isAgree ? '确认到账' : '退回付款凭证'}
      action={isAgree ? `确认到账 ${fenText(payFee)}` : '退回'}
      isDanger={!isAgree}
      width={520}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshStatements());
        toast.ok(isAgree ? '已确认到账' : '凭证已退回，客户会收到原因');
        onClose();
      }}
      after={
        <Button look="text" size="sm" onClick={() => form.set({ isAgree: !isAgree })}>
          {isAgree ? '没有收到这笔钱，退回凭证' : '返回确认到账'}
        </Button>
      }
    >
      <Pairs>
        <Pair name="客户">{pay.customerName}</Pair>
        <Pair name="流水号">{pay.bankSerialNo}</Pair>
        <Pair name="付款日期">{pay.payTime.slice(0, 10)}</Pair>
        {allocations.map(({ checkId, checkNo, fee }) => (
          <Pair key={checkId} name={checkNo}>
            {fenText(fee)}
          </Pair>
        ))}
      </Pairs>
      {voucherUrl && (
        <a href={voucherUrl} target="_blank" rel="noreferrer" className={styles.slip}>
          查看付款凭证
        </a>
      )}
      {!isAgree && <TextField<AnswerForm> name="reason" label="退回原因" isRequired rows={2} maxLength={100} />}
    </FormDialog>
  );
}

import type { AbnormalAction } from '@jicai/domain/payments/payment-states.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { abnormalActionTexts } from './abnormal-columns.tsx';
import { type AbnormalCase, refreshPayments } from './payments.queries.ts';

interface DecideForm {
  /** Why, or the bank's number of a refund that was paid out by hand. */
  note: string;
}

const noteLabels: Record<AbnormalAction, string> = {
  refund: '处理说明',
  apply: '处理说明',
  retry: '',
  manual: '银行流水号',
};

/** A person's decision about one case. */
export function AbnormalDialogs({
  abnormal,
  action,
  onClose,
}: {
  abnormal: AbnormalCase;
  action: AbnormalAction;
  onClose: () => void;
}) {
  const label = noteLabels[action];
  const form = useForm<DecideForm>(
    { note: '' },
    ({ note }) => ({ note: label !== '' && note.trim().length < 2 ? `请填写${label}` : undefined }),
    { draft: `abnormal.${action}.${abnormal.refundNo || abnormal.payNo}` },
  );
  const send = useWriteOnce(async ({ note }: DecideForm, requestId): Promise<{ changeId?: string | undefined }> => {
    const { payNo, refundNo } = abnormal;
    const said = note.trim();
    if (action === 'retry') {
      await post('/api/OpsPay/RetryRefund', { data: { refundNo, requestId } });
      return {};
    }
    const answer =
      action === 'manual'
        ? await post('/api/OpsPay/RecordManualRefund', { data: { refundNo, voucher: said, requestId } })
        : await post('/api/OpsPay/ResolveAbnormal', { data: { payNo, decision: action, reason: said, requestId } });
    return answer.resultData;
  });
  return (
    <FormDialog
      form={form}
      title={abnormalActionTexts[action]}
      action={abnormalActionTexts[action]}
      onClose={onClose}
      onSubmit={async (values) => {
        const { changeId } = await send(values).finally(() => void refreshPayments());
        toast.ok(changeId === undefined ? '已处理' : '金额超过单人上限，已提交复核，另一位同事同意后生效');
        onClose();
      }}
    >
      <p>{explain(abnormal, action)}</p>
      {label !== '' && <TextField<DecideForm> name="note" label={label} isRequired maxLength={50} />}
    </FormDialog>
  );
}

function explain({ amountFee, receivedFee }: AbnormalCase, action: AbnormalAction): string {
  switch (action) {
    case 'refund':
      return `收到的 ${fenText(receivedFee)} 原路退回，订单仍待付款。`;
    case 'apply':
      return `按应付 ${fenText(amountFee)} 入账，实收 ${fenText(receivedFee)}；多出的部分原路退回。`;
    case 'retry':
      return `以同一退款单号再次向渠道退款 ${fenText(amountFee)}。`;
    case 'manual':
      return `${fenText(amountFee)} 已由人工转账退给客户，登记银行流水号后退款完成。`;
    default:
      return action satisfies never;
  }
}

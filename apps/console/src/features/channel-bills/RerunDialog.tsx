import { isBillDay } from '@jicai/domain/channel-bills/channel-bills.ts';
import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshBills } from './bills.queries.ts';

export const channelChoices = (['ALIPAY', 'WECHAT'] as const).map((value) => ({ value, label: channelTexts[value] }));

interface RerunForm {
  channel: OnlineChannel;
  billDay: string;
}

/** Fetches and compares a day once more. The list shows it being compared. */
export function useRerun(onDone?: () => void) {
  const send = useWriteOnce(({ channel, billDay }: RerunForm, requestId) =>
    post('/api/OpsChannelBill/Rerun', { data: { channel, billDay, requestId } }),
  );
  return async (asked: RerunForm) => {
    await send(asked).finally(() => void refreshBills());
    toast.ok('正在取账单并核对');
    onDone?.();
  };
}

/** A day that has no bill in the list, or whose bill should be fetched again. */
export function RerunDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<RerunForm>({ channel: 'ALIPAY', billDay: '' }, ({ channel, billDay }) => ({
    billDay:
      billDay === ''
        ? '请选择日期'
        : isBillDay(channel, billDay, new Date())
          ? undefined
          : '这一天还没有账单，或已超过90天',
  }));
  const rerun = useRerun(onClose);
  return (
    <FormDialog form={form} title="核对某一天" action="取账单并核对" onClose={onClose} onSubmit={rerun}>
      <SelectField<RerunForm> name="channel" label="渠道" isRequired>
        {channelChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <DateField<RerunForm>
        name="billDay"
        label="账单日期"
        isRequired
        help="支付宝次日9点后、微信支付次日10点后有账单，最早到90天前"
      />
    </FormDialog>
  );
}

import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { creditFaults, type CreditForm, creditFormOf, creditOf } from './credit-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';

/** Limit, temporary limit and freeze; what one operator may not give alone goes to a second one. */
export function CreditDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version, credit, raiseAloneFee } = customer;
  const today = useToday();
  const form = useForm<CreditForm>(creditFormOf(customer), (values) => creditFaults(values, today), {
    draft: `customer.credit.${customerId}`,
  });
  const send = useWriteOnce(async (values: CreditForm, requestId) => {
    const data = { customerId, version, ...creditOf(values), requestId };
    return (await post('/api/OpsCustomer/SetCredit', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={credit ? '调整授信' : '授信'}
      width={560}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        const { changeId } = await send(values).finally(() => void refreshCustomers());
        toast.ok(changeId ? '已提交，待第二人复核后生效' : '授信已生效');
        onClose();
      }}
    >
      <TextField<CreditForm>
        name="limitFee"
        label="授信额度（元）"
        inputMode="decimal"
        isRequired
        isWide
        help={`合计不超过 ${fenText(raiseAloneFee)} 立即生效，更高须第二人复核；降低与冻结立即生效`}
      />
      <TextField<CreditForm> name="tempFee" label="临时额度（元）" inputMode="decimal" placeholder="没有可留空" />
      <DateField<CreditForm> name="tempUntil" label="临时额度截止（含当天）" />
      <CheckField<CreditForm> name="isFrozen" isWide>
        冻结额度：不能再用账期下单，已下的订单照常履约
      </CheckField>
      <TextField<CreditForm> name="reason" label="原因" isRequired isWide rows={2} maxLength={200} />
    </FormDialog>
  );
}

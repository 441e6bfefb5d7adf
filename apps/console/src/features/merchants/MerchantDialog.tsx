import { type MerchantField, merchantFaults, merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Merchant, refreshMerchants } from './merchants.queries.ts';

/** Fields of the account by name, beside the switch. */
type MerchantForm = Record<string, string | boolean>;
type SwitchForm = { isEnabled: boolean };

const valuesOf = ({ isEnabled: _switch, ...values }: MerchantForm) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));

/** The account of a channel. A draft keeps what is typed but for the keys. */
export function MerchantDialog({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const { channel, channelName, isSet, isEnabled, values, keptSecrets, updateTime } = merchant;
  const fields = merchantFields[channel];
  const form = useForm<MerchantForm>(
    {
      isEnabled: isSet ? isEnabled : true,
      ...Object.fromEntries(fields.map(({ field }) => [field, values[field] ?? ''])),
    },
    (typed) => merchantFaults(channel, valuesOf(typed), keptSecrets),
    {
      draft: `merchant.${channel}`,
      secrets: fields.filter(({ isSecret }) => isSecret).map(({ field }) => field),
    },
  );
  const send = useWriteOnce((typed: MerchantForm, requestId) =>
    post('/api/OpsMerchant/Save', {
      data: { channel, isEnabled: typed['isEnabled'] === true, values: valuesOf(typed), updateTime, requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={channelName}
      width={640}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshMerchants());
        toast.ok(channel === 'TRANSFER' ? '收款账户已生效' : '已生效，建议现在检查一次');
        onClose();
      }}
    >
      {fields.map((one) => (
        <AccountField key={one.field} field={one} isKept={keptSecrets.includes(one.field)} />
      ))}
      <CheckField<SwitchForm> name="isEnabled">用于新的付款；停用后，进行中的付款和退款照常</CheckField>
    </FormDialog>
  );
}

function AccountField({
  field: { field, label, isLong, isSecret, isRequired, help },
  isKept,
}: {
  field: MerchantField;
  isKept: boolean;
}) {
  return (
    <TextField<Record<string, string>>
      name={field}
      label={label}
      isRequired={isRequired && !isKept}
      help={help || undefined}
      {...(isLong && { rows: 3 })}
      type={isSecret && !isLong ? 'password' : undefined}
      placeholder={isSecret && isKept ? '已保存，不再显示；留空不变' : undefined}
    />
  );
}

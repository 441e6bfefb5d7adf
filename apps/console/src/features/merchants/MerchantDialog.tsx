import { merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { type ProviderForm, ProviderFields, textsOf, useProviderForm } from '../providers/index.ts';
import { type Merchant, refreshMerchants } from './merchants.queries.ts';

/** The account of a channel. */
export function MerchantDialog({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const { channel, channelName, isSet, isEnabled, values, keptSecrets, updateTime } = merchant;
  const fields = merchantFields[channel];
  const switches = { isEnabled: isSet ? isEnabled : true };
  const form = useProviderForm({ draft: `merchant.${channel}`, fields, values, keptSecrets, switches });
  const send = useWriteOnce((typed: ProviderForm, requestId) =>
    post('/api/OpsMerchant/Save', {
      data: { channel, isEnabled: typed['isEnabled'] === true, values: textsOf(fields, typed), updateTime, requestId },
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
      <ProviderFields fields={fields} keptSecrets={keptSecrets} />
      <CheckField<{ isEnabled: boolean }> name="isEnabled">用于新的付款；停用后，进行中的付款和退款照常</CheckField>
    </FormDialog>
  );
}

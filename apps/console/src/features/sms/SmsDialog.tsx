import { smsFields } from '@jicai/domain/sms/sms-services.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { type ProviderForm, ProviderFields, textsOf, useProviderForm } from '../providers/index.ts';
import { refreshSms, type SmsConnection } from './sms.queries.ts';

type Switches = { isEnabled: boolean; isFirst: boolean };

/** The connection with one provider. */
export function SmsDialog({ connection, onClose }: { connection: SmsConnection; onClose: () => void }) {
  const { provider, providerName, isSet, isEnabled, isFirst, values, keptSecrets, updateTime } = connection;
  const fields = smsFields[provider];
  const switches: Switches = { isEnabled: isSet ? isEnabled : true, isFirst };
  const form = useProviderForm({ draft: `sms.${provider}`, fields, values, keptSecrets, switches });
  const send = useWriteOnce((typed: ProviderForm, requestId) =>
    post('/api/OpsSms/Save', {
      data: {
        provider,
        isEnabled: typed['isEnabled'] === true,
        isFirst: typed['isFirst'] === true,
        values: textsOf(fields, typed),
        updateTime,
        requestId,
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={providerName}
      width={640}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshSms());
        toast.ok('已生效，建议现在检查一次');
        onClose();
      }}
    >
      <ProviderFields fields={fields} keptSecrets={keptSecrets} />
      <CheckField<Switches> name="isEnabled">用它发送短信</CheckField>
      <CheckField<Switches> name="isFirst">优先使用；另一家只在它发送失败时接替</CheckField>
    </FormDialog>
  );
}

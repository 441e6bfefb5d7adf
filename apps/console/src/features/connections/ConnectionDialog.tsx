import { toast } from '@jicai/ui/feedback/toast.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { type ProviderForm, ProviderFields, textsOf, useProviderForm } from '../providers/index.ts';
import { type Connection, type ConnectionKind, refreshConnections } from './connection-kind.ts';

type Switches = { isEnabled: boolean; isFirst: boolean };

/** The connection with one provider. */
export function ConnectionDialog<C extends Connection>({
  kind,
  connection,
  onClose,
}: {
  kind: ConnectionKind<C>;
  connection: C;
  onClose: () => void;
}) {
  const { provider, providerName, isSet, isEnabled, isFirst, values, keptSecrets, updateTime } = connection;
  const fields = kind.fieldsOf(provider);
  const switches: Switches = { isEnabled: isSet ? isEnabled : true, isFirst };
  const form = useProviderForm({ draft: `${kind.name}.${provider}`, fields, values, keptSecrets, switches });
  const send = useWriteOnce((typed: ProviderForm, requestId) =>
    kind.save({
      provider,
      isEnabled: typed['isEnabled'] === true,
      isFirst: typed['isFirst'] === true,
      values: textsOf(fields, typed),
      updateTime,
      requestId,
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
        await send(typed).finally(() => void refreshConnections(kind.name));
        toast.ok('已生效，建议现在检查一次');
        onClose();
      }}
    >
      <ProviderFields fields={fields} keptSecrets={keptSecrets} />
      <CheckField<Switches> name="isEnabled">{kind.enabledLabel}</CheckField>
      {kind.firstLabel && <CheckField<Switches> name="isFirst">{kind.firstLabel}</CheckField>}
    </FormDialog>
  );
}

import type { ProviderField } from '@jicai/domain/shop-side/provider-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { type ProviderForm, textsOf, useProviderForm } from './use-provider-form.ts';

type Switches = { isEnabled: boolean; isFirst: boolean };

/** What every outside service is saved with; `isFirst` is false where it is not asked. */
export interface SavedProvider extends Switches {
  values: Record<string, string>;
  updateTime: string;
  requestId: string;
}

/** Connects the shop with an outside service, or changes how it is connected. */
export function ProviderDialog({
  name,
  draft,
  fields,
  provider: { isSet, isEnabled, isFirst = false, values, keptSecrets, updateTime },
  enabledLabel,
  firstLabel,
  doneText = '已生效，建议现在检查一次',
  onSave,
  onSaved,
  onClose,
}: {
  name: string;
  /** Names what is kept of a half-typed form. */
  draft: string;
  fields: readonly ProviderField[];
  provider: {
    isSet: boolean;
    isEnabled: boolean;
    isFirst?: boolean;
    values: Readonly<Record<string, string>>;
    keptSecrets: readonly string[];
    updateTime: string;
  };
  enabledLabel: string;
  /** Where there is more than one provider. */
  firstLabel?: string | undefined;
  doneText?: string | undefined;
  onSave: (saved: SavedProvider) => Promise<unknown>;
  /** Whether it was taken or refused. */
  onSaved: () => void;
  onClose: () => void;
}) {
  const switches: Switches = { isEnabled: isSet ? isEnabled : true, isFirst };
  const form = useProviderForm({ draft, fields, values, keptSecrets, switches });
  const send = useWriteOnce((typed: ProviderForm, requestId) =>
    onSave({
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
      title={name}
      width={640}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(onSaved);
        toast.ok(doneText);
        onClose();
      }}
    >
      <ProviderFields fields={fields} keptSecrets={keptSecrets} />
      <CheckField<Switches> name="isEnabled">{enabledLabel}</CheckField>
      {firstLabel && <CheckField<Switches> name="isFirst">{firstLabel}</CheckField>}
    </FormDialog>
  );
}

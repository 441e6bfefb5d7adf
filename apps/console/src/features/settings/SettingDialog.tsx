import { settingFault, shopSettingOf } from '@jicai/domain/shop-side/shop-settings.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { rangeText, valueText } from './SettingLine.tsx';
import { type SettingForm, settingFormOf, settingValueOf } from './setting-form.ts';
import { refreshSettings, type Setting } from './settings.queries.ts';

/** Another value for a setting, within its range, or the default again. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { key, label, help, kind, unit, value: before, initial, isOwn } = setting;
  const form = useForm<SettingForm>(settingFormOf(setting), (values) => ({ value: faultOf(setting, values) }), {
    draft: `setting.${key}`,
  });
  const send = useWriteOnce((value: number | boolean | undefined, requestId) =>
    post('/api/OpsSetting/Save', { data: { key, before, value, requestId } }),
  );
  async function save(value: number | boolean | undefined): Promise<void> {
    await send(value).finally(() => void refreshSettings());
    toast.ok(`${label}已改为 ${valueText(setting, value ?? initial)}`);
    onClose();
  }
  const range = rangeText(setting);
  return (
    <FormDialog
      form={form}
      title={label}
      action="保存"
      onClose={onClose}
      onSubmit={(values) => save(settingValueOf(setting, values))}
      after={
        isOwn && (
          <Button look="text" size="sm" onClick={() => void save(undefined).catch(showFault)}>
            恢复默认 {valueText(setting, initial)}
          </Button>
        )
      }
    >
      {kind === 'flag' ? (
        <SelectField<SettingForm> name="value" label={label} help={help || undefined} isRequired>
          <option value="true">是</option>
          <option value="false">否</option>
        </SelectField>
      ) : (
        <TextField<SettingForm>
          name="value"
          label={kind === 'fen' ? `${label}（元）` : `${label}（${unit}）`}
          inputMode={kind === 'fen' ? 'decimal' : 'numeric'}
          help={[help, range].filter(Boolean).join('，') || undefined}
          isRequired
        />
      )}
    </FormDialog>
  );
}

const showFault = (error: Error) => toast.error(error.message);

function faultOf(setting: Setting, values: SettingForm): string | undefined {
  const known = shopSettingOf(setting.key);
  const value = settingValueOf(setting, values);
  if (value === undefined) return setting.kind === 'fen' ? '请输入正确的金额' : '请输入整数';
  return known && settingFault(known, value);
}

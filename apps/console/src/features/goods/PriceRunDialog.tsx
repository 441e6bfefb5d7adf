import { type PriceName, priceNameList, priceNames } from '@jicai/domain/goods/goods-acts.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { ActForm, type ActFormWays } from './ActForm.tsx';
import { actOf, emptyRun, runFaults, type RunForm } from './run-form.ts';

/** Which price of the ticked goods changes, and how; the next step shows what comes of it. */
export function PriceRunDialog(ways: ActFormWays) {
  const form = useForm<RunForm>(emptyRun, runFaults, { draft: 'goods.run' });
  const { mode } = useValues(form);
  return (
    <ActForm {...ways} name="改价" form={form} actOf={actOf}>
      <SelectField<RunForm> name="price" label="价格" isRequired>
        {priceNameList.map((price: PriceName) => (
          <option key={price} value={price}>
            {priceNames[price]}
          </option>
        ))}
      </SelectField>
      <SelectField<RunForm> name="mode" label="方式" isRequired>
        <option value="percent">按比例</option>
        <option value="add">按差额</option>
        <option value="set">设为同一价格</option>
      </SelectField>
      {mode !== 'set' && (
        <SelectField<RunForm> name="direction" label="方向" isRequired>
          <option value="down">降低</option>
          <option value="up">提高</option>
        </SelectField>
      )}
      <TextField<RunForm>
        name="amount"
        label={mode === 'percent' ? '比例（%）' : '金额（元）'}
        inputMode="decimal"
        isRequired
      />
    </ActForm>
  );
}

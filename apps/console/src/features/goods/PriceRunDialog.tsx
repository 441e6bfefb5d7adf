import { type PriceName, priceNameList, priceNames } from '@jicai/domain/goods/goods-acts.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import type { Act } from './goods.queries.ts';
import { actOf, emptyRun, runFaults, type RunForm } from './run-form.ts';

/** Which price of the ticked goods changes, and how; the next step shows what comes of it. */
export function PriceRunDialog({
  count,
  onClose,
  onAct,
}: {
  count: number | string;
  onClose: () => void;
  onAct: (act: Act) => void;
}) {
  const form = useForm<RunForm>(emptyRun, runFaults, { draft: 'goods.run' });
  const { mode } = useValues(form);
  return (
    <FormDialog
      form={form}
      title={`改价 ${count} 个商品`}
      action="预览"
      layout="pairs"
      width={520}
      onClose={onClose}
      onSubmit={(values) => {
        onAct(actOf(values));
        return Promise.resolve();
      }}
    >
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
    </FormDialog>
  );
}

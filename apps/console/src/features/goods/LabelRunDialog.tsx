import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { type Act, goodsOptionsQuery } from './goods.queries.ts';
import { ActForm, type ActFormWays } from './ActForm.tsx';

interface LabelRun {
  way: 'on' | 'off';
  labelId: string;
}

/** Which label is put on the ticked goods or taken off them; the next step shows what comes of it. */
export function LabelRunDialog(ways: ActFormWays) {
  const { data } = useQuery(goodsOptionsQuery());
  const labels = data?.labels ?? [];
  const form = useForm<LabelRun>({ way: 'on', labelId: '' }, ({ labelId }) => ({
    labelId: labelId === '' ? '请选择标签' : undefined,
  }));
  const actOf = ({ way, labelId }: LabelRun): Act => {
    const labelName = labels.find(({ id }) => id === labelId)?.name ?? '';
    return { kind: 'label', labelId, labelName, isSet: way === 'on' };
  };
  return (
    <ActForm {...ways} name="标签" form={form} actOf={actOf}>
      {data && labels.length === 0 && <EmptyState title="还没有标签" hint="先在“标签”页添加" />}
      <SelectField<LabelRun> name="way" label="方式" isRequired>
        <option value="on">贴上</option>
        <option value="off">去掉</option>
      </SelectField>
      <SelectField<LabelRun> name="labelId" label="标签" isRequired>
        <option value="">请选择</option>
        {labels.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </ActForm>
  );
}

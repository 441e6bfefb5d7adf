import { fieldActNames, rateText, targetNames } from '@jicai/domain/goods/field-acts.ts';
import { taxRatesBp } from '@jicai/domain/goods/product-form.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { CategoryField } from '../../parts/CategoryField.tsx';
import { NamedSelect } from '../../parts/NamedSelect.tsx';
import { TaxClassFields } from '../../parts/TaxClassFields.tsx';
import { flatCategories, useCategoryOptions } from '../../parts/use-category-options.ts';
import { ActForm, type ActFormWays } from './ActForm.tsx';
import { fieldActOf, fieldFaults, type FieldForm, fieldKinds, fieldNotes } from './field-form.ts';

const empty: FieldForm = {
  kind: 'category',
  categoryId: '',
  brand: undefined,
  supplier: undefined,
  taxRateBp: '',
  taxName: '',
  taxCode: '',
  minQty: '',
  stepQty: '',
};

/** Which field of the ticked goods changes, and to what; the next step shows what comes of it. */
export function FieldRunDialog(ways: ActFormWays) {
  const categories = flatCategories(useCategoryOptions());
  const form = useForm<FieldForm>(empty, fieldFaults, { draft: 'goods.fieldRun' });
  const { kind } = useValues(form);
  const nameOf = (categoryId: string) => categories.find(({ value }) => value === categoryId)?.title ?? '';
  return (
    <ActForm {...ways} name="改资料" form={form} actOf={(values) => fieldActOf(values, nameOf(values.categoryId))}>
      <SelectField<FieldForm> name="kind" label="修改" isRequired help={fieldNotes[kind]}>
        {fieldKinds.map((one) => (
          <option key={one} value={one}>
            {fieldActNames[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'category' && <CategoryField />}
      {(kind === 'brand' || kind === 'supplier') && <TargetField key={kind} kind={kind} />}
      {kind === 'taxRate' && (
        <SelectField<FieldForm> name="taxRateBp" label="税率" isRequired>
          <option value="">请选择</option>
          {taxRatesBp.map((rate) => (
            <option key={rate} value={rate}>
              {rateText(rate)}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'taxClass' && <TaxClassFields />}
      {kind === 'quantity' && (
        <>
          <TextField<FieldForm> name="minQty" label="起订量" inputMode="numeric" placeholder="不改可留空" />
          <TextField<FieldForm> name="stepQty" label="倍数" inputMode="numeric" placeholder="不改可留空" />
        </>
      )}
    </ActForm>
  );
}

function TargetField({ kind }: { kind: 'brand' | 'supplier' }) {
  const form = useFormOf<FieldForm>();
  const values = useValues(form);
  return (
    <Field label={targetNames[kind]} isRequired error={form.faults[kind]}>
      {({ id, ...aria }) => (
        <NamedSelect
          id={id}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          kind={kind}
          value={values[kind]}
          {...(kind === 'brand' && { none: '无品牌' })}
          onChange={(value) => form.set({ [kind]: value })}
        />
      )}
    </Field>
  );
}

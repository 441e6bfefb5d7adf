import { taxClassText } from '@jicai/domain/invoices/tax-class.ts';
import { controlledPopup } from '@jicai/ui/antd/controlled-popup.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { post } from '@jicai/web/call/post.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import select from './select.module.css';

const path = '/api/OpsGoods/GetTaxClasses';
const taxClassesQuery = queryOptions({
  queryKey: [path],
  queryFn: async ({ signal }) => (await post(path, {}, { signal })).resultData,
});

interface Typed {
  taxName: string;
  taxCode: string;
}

/**
 * 税收分类, `taxCode` and `taxName` of the form around: those the shop has are found by a part of the code or the name, and one
 * that is chosen fills both. `without`: what holds where both stay empty.
 */
export function TaxClassFields({ without }: { without?: string }) {
  const { data = [] } = useQuery(taxClassesQuery);
  const form = useFormOf<Typed>();
  const { taxCode } = useValues(form);
  const typed = taxCode.trim();
  const options = data
    .filter((one) => taxClassText(one).includes(typed) && one.taxCode !== typed)
    .map((one) => ({ key: taxClassText(one), value: one.taxCode, label: taxClassText(one), taxName: one.taxName }));
  return (
    <>
      <Field
        label="税收分类编码"
        error={form.faults.taxCode}
        help={without === undefined ? '19 位数字，可按简称查找已用过的' : `19 位，可按简称查找；留空${without}`}
      >
        {({ id, ...aria }) => (
          <AutoComplete
            id={id}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            className={select.select}
            options={options}
            popupRender={controlledPopup(id)}
            value={taxCode}
            maxLength={50}
            status={aria['aria-invalid'] ? 'error' : ''}
            onChange={(value: string) => form.set({ taxCode: value })}
            onSelect={(value: string, { taxName }) => form.set({ taxCode: value, taxName })}
          />
        )}
      </Field>
      <TextField<Typed> name="taxName" label="税收分类简称" help="印在发票货物名前，如 *纸制品*" maxLength={50} />
    </>
  );
}

import { controlledPopup } from '@jicai/ui/antd/controlled-popup.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { foundNamesQuery } from '../../parts/names.queries.ts';
import select from '../../parts/select.module.css';
import type { ProductValues } from './product-values.ts';

/** The brand by its name: those that are there are found by a part of it, another is made by the save. */
export function BrandField() {
  const form = useFormOf<ProductValues>();
  const { brandName } = useValues(form);
  const { data = [] } = useQuery(foundNamesQuery('brand', useDelayed(brandName.trim(), 250)));
  return (
    <Field label="品牌" help="没有的会新建" error={form.faults.brandName}>
      {({ id, ...aria }) => (
        <AutoComplete
          id={id}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          className={select.select}
          options={data
            .filter(({ name }) => name !== brandName)
            .map(({ id: value, name }) => ({ key: value, value: name }))}
          popupRender={controlledPopup(id)}
          value={brandName}
          maxLength={50}
          status={aria['aria-invalid'] ? 'error' : ''}
          onChange={(value: string) => form.set({ brandName: value })}
        />
      )}
    </Field>
  );
}

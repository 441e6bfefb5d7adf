import { Field } from '@jicai/ui/forms/Field.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { faceOf, withFace } from './face.ts';
import type { ProductValues } from './product-values.ts';
import styles from './ProductEditor.module.css';

/** 商品名称: that of the first item, and of all that are called the same. */
export function NameField() {
  const form = useFormOf<ProductValues>();
  const values = useValues(form);
  const { name } = faceOf(values);
  const others = values.items.filter(({ itemName }) => itemName !== name).length;
  return (
    <Field
      label="商品名称"
      isRequired
      className={styles.wide}
      error={form.faults.name}
      help={others > 0 ? `另有 ${others} 个规格名称不同，在规格里修改` : undefined}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={300}
          placeholder="如 安睿 丁腈涂层劳保手套"
          value={name}
          onChange={(event) => form.set(withFace(values, { name: event.currentTarget.value }))}
        />
      )}
    </Field>
  );
}

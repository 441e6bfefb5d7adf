import type { CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import type { NamedValue } from '@jicai/domain/goods/product-form.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import styles from './ItemDialog.module.css';
import { wantedValue, withWanted } from './wanted-attrs.ts';

/** A field for each property that the category of the product wants. */
export function WantedAttrs({
  wanted,
  pairs,
  onChange,
}: {
  wanted: readonly CategoryAttr[];
  pairs: readonly NamedValue[];
  onChange: (pairs: NamedValue[]) => void;
}) {
  if (wanted.length === 0) return null;
  return (
    <fieldset className={styles.wanted}>
      <legend>分类属性</legend>
      <div className={styles.fields}>
        {wanted.map((attr) => {
          const { name, kind, unit, choices, isRequired } = attr;
          const value = wantedValue(attr, pairs);
          const set = (typed: string) => onChange(withWanted(wanted, pairs, { name, value: typed }));
          return (
            <Field key={name} label={unit === '' ? name : `${name}（${unit}）`} isRequired={isRequired}>
              {(control) =>
                kind === 'choice' ? (
                  <select {...control} value={value} onChange={(event) => set(event.target.value)}>
                    <option value="">请选择</option>
                    {/* What it was given before the category had its say. */}
                    {value !== '' && !choices.includes(value) && <option value={value}>{value}</option>}
                    {choices.map((choice) => (
                      <option key={choice} value={choice}>
                        {choice}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...control}
                    autoComplete="off"
                    inputMode={kind === 'number' ? 'decimal' : 'text'}
                    maxLength={100}
                    value={value}
                    onChange={(event) => set(event.target.value)}
                  />
                )
              }
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

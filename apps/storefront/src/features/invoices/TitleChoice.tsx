import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import styles from './ApplyDialog.module.css';
import type { InvoiceTitle } from './invoices.queries.ts';

/** Chooses among the saved titles; who looks after them may add one. */
export function TitleChoice({
  titles,
  value,
  error,
  onChange,
  onAdd,
}: {
  titles: readonly InvoiceTitle[];
  value: string;
  error: string | undefined;
  onChange: (titleId: string) => void;
  onAdd: (() => void) | undefined;
}) {
  const chosen = titles.find(({ titleId }) => titleId === value);
  return (
    <div className={styles.title}>
      <Field
        label="发票抬头"
        isRequired
        {...(error !== undefined && { error })}
        help={chosen?.taxNo ? `税号 ${chosen.taxNo}` : titles.length === 0 ? '还没有保存的抬头' : undefined}
      >
        {(control) => (
          <select {...control} name="titleId" value={value} onChange={(event) => onChange(event.target.value)}>
            {titles.length === 0 && <option value="">请先新增抬头</option>}
            {titles.map(({ titleId, titleName }) => (
              <option key={titleId} value={titleId}>
                {titleName}
              </option>
            ))}
          </select>
        )}
      </Field>
      {onAdd && (
        <Button look="text" className={styles.add} onClick={onAdd}>
          新增抬头
        </Button>
      )}
    </div>
  );
}

import { Card } from '@jicai/ui/Card.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import type { Faults } from '../../app/use-form.ts';
import type { ApplyForm } from './apply-form.ts';
import styles from './ApplyReturnPage.module.css';

/** Whom the shop may ask about the request. */
export function ContactFields({
  form,
  faults,
  onChange,
}: {
  form: ApplyForm;
  faults: Faults<ApplyForm>;
  onChange: (part: Partial<ApplyForm>) => void;
}) {
  return (
    <Card title="联系方式" number={4}>
      <div className={styles.contact}>
        <Field label="联系人" isRequired error={faults.contactName}>
          {(control) => (
            <input
              {...control}
              name="contactName"
              autoComplete="name"
              value={form.contactName}
              onChange={(event) => onChange({ contactName: event.target.value })}
            />
          )}
        </Field>
        <Field label="联系电话" isRequired error={faults.contactMobile}>
          {(control) => (
            <input
              {...control}
              name="contactMobile"
              inputMode="tel"
              autoComplete="tel"
              value={form.contactMobile}
              onChange={(event) => onChange({ contactMobile: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

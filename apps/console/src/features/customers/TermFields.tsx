import { termKinds, termKindTexts } from '@jicai/domain/statements/payment-terms.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import type { TermForm } from './term-form.ts';

/** From when the days of a term count, and how many. */
export function TermFields() {
  return (
    <>
      <SelectField<TermForm> name="termKind" label="结算方式" isRequired>
        {termKinds.map((kind) => (
          <option key={kind} value={kind}>
            {termKindTexts[kind]}
          </option>
        ))}
      </SelectField>
      <TextField<TermForm> name="termDays" label="天数" inputMode="numeric" isRequired maxLength={3} />
    </>
  );
}

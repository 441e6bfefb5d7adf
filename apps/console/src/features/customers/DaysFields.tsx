import { daysFault, type ValidDays } from '@jicai/domain/money/price-validity.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import styles from './DaysFields.module.css';

/** First and last day of what is agreed on with a customer. */
export function DaysFields() {
  return (
    <div className={styles.pair}>
      <TextField<ValidDays> name="validFrom" label="生效日期" type="date" help="留空从现在起生效" />
      <TextField<ValidDays> name="validTo" label="截止日期（含当天）" type="date" help="留空为长期有效" />
    </div>
  );
}

export function dayFaults({ validFrom, validTo }: ValidDays, today: string): Faults<ValidDays> {
  const fault = daysFault({ validFrom, validTo }, today);
  return fault ? { [fault.field]: fault.text } : {};
}

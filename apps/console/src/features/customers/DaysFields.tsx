import { daysFault, type ValidDays } from '@jicai/domain/money/price-validity.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import styles from './DaysFields.module.css';

/** First and last day of what is agreed on with a customer. */
export function DaysFields() {
  return (
    <div className={styles.pair}>
      <DateField<ValidDays> name="validFrom" label="生效日期" help="留空从现在起生效" />
      <DateField<ValidDays> name="validTo" label="截止日期（含当天）" help="留空为长期有效" />
    </div>
  );
}

export function dayFaults({ validFrom, validTo }: ValidDays, today: string): Faults<ValidDays> {
  const fault = daysFault({ validFrom, validTo }, today);
  return fault ? { [fault.field]: fault.text } : {};
}

import type { ValidDays } from '@jicai/domain/money/price-validity.ts';

/** From when until when, 长期 without an end. */
export function DaysText({ validFrom, validTo }: ValidDays) {
  return (
    <>
      {validFrom} 至 {validTo || '长期'}
    </>
  );
}

/** Days as they were looked at; what holds at once begins with the save, whatever day that is. */
export const rowDays = ({ validFrom, validTo }: ValidDays, today: string): ValidDays => ({
  validFrom: validFrom <= today ? '' : validFrom,
  validTo,
});

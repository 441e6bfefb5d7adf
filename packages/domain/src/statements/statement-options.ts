/** Tenant settings of statements (docs/domain/statements.md §1); what a shop has not set takes these values. */
export interface StatementOptions {
  /** Day of the month on which the past month's statements are made. */
  billDay: number;
  /** A statement that nobody answers counts as confirmed after so many days; only with the flag. */
  isAutoConfirmed: boolean;
  autoConfirmDays: number;
  /** Separation of duties: who alone disputed a statement does not confirm it. */
  isSplitPay: boolean;
  /** One operator adjusts a statement by the lesser of this amount and this share of it; beyond it a second one confirms. */
  adjustAloneFen: number;
  adjustAlonePercent: number;
}

export const defaultStatementOptions: StatementOptions = {
  billDay: 1,
  isAutoConfirmed: false,
  autoConfirmDays: 7,
  isSplitPay: false,
  adjustAloneFen: 100_000,
  adjustAlonePercent: 20,
};

/** The shop's stored options over the defaults; values of a wrong type are ignored. */
export function statementOptionsOf(stored: unknown): StatementOptions {
  const all = (typeof stored === 'object' && stored !== null ? stored : {}) as { statements?: unknown };
  const own = (typeof all.statements === 'object' && all.statements !== null ? all.statements : {}) as Record<
    string,
    unknown
  >;
  const count = (name: 'billDay' | 'autoConfirmDays' | 'adjustAloneFen' | 'adjustAlonePercent', most: number) => {
    const value = own[name];
    const isFit = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= most;
    return isFit ? value : defaultStatementOptions[name];
  };
  return {
    billDay: count('billDay', 28),
    isAutoConfirmed: own['isAutoConfirmed'] === true,
    autoConfirmDays: count('autoConfirmDays', 60),
    isSplitPay: own['isSplitPay'] === true,
    adjustAloneFen: count('adjustAloneFen', 9_999_999_999),
    adjustAlonePercent: count('adjustAlonePercent', 100),
  };
}

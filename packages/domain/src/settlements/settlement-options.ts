/** What a shop sets about settling with suppliers (docs/domain/settlements.md §7, §8). */
export interface SettlementOptions {
  /** The day on which the sheets of the past month are made by themselves; 0: never. */
  makeDay: number;
  /** Nothing is paid before an invoice of the supplier covers it. */
  isInvoiceFirst: boolean;
  /** A supplier that does not answer a sheet is reminded after so many days, three times; 0: never. */
  remindDays: number;
}

export const defaultSettlementOptions: SettlementOptions = { makeDay: 3, isInvoiceFirst: true, remindDays: 3 };

/** How often a supplier is reminded of one sheet. */
export const mostReminders = 3;

/** The shop's stored options over the defaults; values of a wrong type are ignored. */
export function settlementOptionsOf(stored: unknown): SettlementOptions {
  const all = (typeof stored === 'object' && stored !== null ? stored : {}) as { settlements?: unknown };
  const own = (typeof all.settlements === 'object' && all.settlements !== null ? all.settlements : {}) as Record<
    string,
    unknown
  >;
  const count = (name: 'makeDay' | 'remindDays', most: number) => {
    const value = own[name];
    const isFit = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
    return isFit ? value : defaultSettlementOptions[name];
  };
  const { isInvoiceFirst } = own;
  return {
    makeDay: count('makeDay', 28),
    isInvoiceFirst: typeof isInvoiceFirst === 'boolean' ? isInvoiceFirst : defaultSettlementOptions.isInvoiceFirst,
    remindDays: count('remindDays', 30),
  };
}

import { logistics } from '@jicai/domain/orders/logistics.ts';

/** The name of a carrier, or undefined for a code that is not on the list. */
export const logisticsName = (code: string): string | undefined =>
  logistics.find((carrier) => carrier.logisticsCode === code)?.logisticsName;

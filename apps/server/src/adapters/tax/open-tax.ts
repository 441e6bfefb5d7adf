import type { Config } from '../../config.ts';
import type { LocalHost } from '../books.ts';
import { createLocalTaxPlatform } from './local/local-tax-platform.ts';
import type { TaxPlatforms } from './tax-platform.ts';

/** The local one in the demo. Elsewhere none yet: operators record what they issued outside. */
export function openTax(config: Config, host: LocalHost): TaxPlatforms | undefined {
  return config.isDemo ? { of: (companyId) => createLocalTaxPlatform(host, companyId) } : undefined;
}

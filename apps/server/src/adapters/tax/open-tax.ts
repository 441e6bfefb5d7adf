import type { Config } from '../../config.ts';
import type { LocalHost } from '../books.ts';
import { createBaiwang } from './baiwang/baiwang.ts';
import { zBaiwang } from './baiwang/baiwang-api.ts';
import { createLocalTaxPlatform } from './local/local-tax-platform.ts';
import { createNuonuo } from './nuonuo/nuonuo.ts';
import { zNuonuo } from './nuonuo/nuonuo-api.ts';
import type { TaxPlatforms } from './tax-platform.ts';

/** Who issues invoices: the company's own connection, in the demo the local one while there is none. */
export function openTax(config: Config, host: LocalHost): TaxPlatforms {
  return {
    local: config.isDemo ? (companyId) => createLocalTaxPlatform(host, companyId) : undefined,
    open: (provider, { settings, companyId, tokens }) => {
      const { vendorUrl } = config;
      const place = { companyId, tokens, now: host.now, vendorUrl };
      if (provider === 'NUONUO') {
        const hosts = {
          token: vendorUrl ?? 'https://open.nuonuo.com',
          api: vendorUrl ?? 'https://sdk.nuonuo.com',
        };
        return createNuonuo(zNuonuo.parse(settings), { ...place, hosts });
      }
      return createBaiwang(zBaiwang.parse(settings), { ...place, host: vendorUrl ?? 'https://openapi.baiwang.com' });
    },
  };
}

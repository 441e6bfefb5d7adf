import type { TaxProvider } from '@jicai/domain/tax/tax-services.ts';
import { z } from 'zod';
import type { TokenKeeper } from '../../adapters/tax/kept-token.ts';
import type { Deps } from '../../ctx/deps.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { patchSettings } from '../connections/index.ts';
import { selectTaxServices, taxKind } from './tax-services.store.ts';

const zToken = z.object({ value: z.string(), takenAt: z.string(), until: z.string(), of: z.string() });

/** The platform's token lies beside the keys, sealed with them. Each call is a short transaction of its own. */
export function keepTokens(deps: Deps, companyId: string, provider: TaxProvider): TokenKeeper {
  return {
    read: () =>
      inTenantAsSystem(deps, companyId, 'tax-token', async (ctx) => {
        const held = (await selectTaxServices(ctx)).find((one) => one.provider === provider);
        return zToken.safeParse(held?.settings['token']).data;
      }),
    write: (token) =>
      inTenantAsSystem(deps, companyId, 'tax-token', (ctx) => patchSettings(ctx, taxKind, provider, { token })),
  };
}

import type { Config } from '../../config.ts';
import { outsideFetch } from './outside-fetch.ts';
import type { SignOnServices } from './sign-on.ts';

const timeoutMs = 10_000;

/**
 * Identity systems of enterprises. Their addresses are typed by customers, so the server calls none that stands in its own
 * network, unless the operator's configuration allows it; and only the double of a test by plain HTTP.
 */
export function openSignOn(config: Config): SignOnServices {
  return {
    open: async (_kind, settings) => {
      // Loaded when somebody signs in so.
      const { createOidc, zOidc } = await import('./oidc.ts');
      const { issuer, clientId, clientSecret, waitMs = timeoutMs } = zOidc.parse(settings);
      const isDouble = isOfDouble(config, issuer);
      return createOidc({
        issuer,
        clientId,
        clientSecret,
        isPlain: isDouble,
        fetch: outsideFetch({
          takesInner: isDouble || config.takesInnerSignOn,
          signal: AbortSignal.timeout(Math.min(waitMs, timeoutMs)),
        }),
      });
    },
  };
}

/** Whether the address is the double's that stands in for outside services in a test. */
export const isOfDouble = ({ vendorUrl }: Config, address: string): boolean =>
  vendorUrl !== undefined && URL.canParse(address) && new URL(address).origin === new URL(vendorUrl).origin;

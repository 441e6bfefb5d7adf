import type { SignOnKind } from '@jicai/domain/people/sign-on.ts';
import type { Config } from '../../config.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { outsideFetch } from '../outside-fetch.ts';
import type { VendorFetch } from './ask-vendor.ts';
import { SignOnFault, type SignOnService, type SignOnServices } from './sign-on.ts';

const timeoutMs = 10_000;
const longestBytes = 1_000_000;
/** Of the members of one department. */
const longestListBytes = 20_000_000;

/** Identity systems of enterprises. What each of them needs is loaded when somebody signs in so. */
export function openSignOn(config: Config): SignOnServices {
  const opened: Readonly<Record<SignOnKind, (settings: ProviderSettings) => Promise<SignOnService>>> = {
    OIDC: async (settings) => {
      const { createOidc, zOidc } = await import('./oidc.ts');
      const { issuer, clientId, clientSecret, waitMs } = zOidc.parse(settings);
      const isPlain = isOfDouble(config, issuer);
      return createOidc({
        issuer,
        clientId,
        clientSecret,
        isPlain,
        fetch: fetchOf(config, { isDouble: isPlain, waitMs }),
      });
    },
    WECOM: async (settings) => {
      const { createWecom, zWecom } = await import('./wecom.ts');
      const { corpId, agentId, appSecret, waitMs } = zWecom.parse(settings);
      const hosts = {
        scan: config.vendorUrl ?? 'https://login.work.weixin.qq.com',
        inApp: config.vendorUrl ?? 'https://open.weixin.qq.com',
        api: config.vendorUrl ?? 'https://qyapi.weixin.qq.com',
      };
      return createWecom({ corpId, agentId, appSecret, hosts, ...ofVendor(config, waitMs) });
    },
    DINGTALK: async (settings) => {
      const { createDingtalk, zDingtalk } = await import('./dingtalk.ts');
      const { clientId, clientSecret, corpId, agentId = '', waitMs } = zDingtalk.parse(settings);
      const hosts = {
        login: config.vendorUrl ?? 'https://login.dingtalk.com',
        api: config.vendorUrl ?? 'https://api.dingtalk.com',
        old: config.vendorUrl ?? 'https://oapi.dingtalk.com',
      };
      return createDingtalk({ clientId, clientSecret, corpId, agentId, hosts, ...ofVendor(config, waitMs) });
    },
  };
  return { open: (kind, settings) => opened[kind](settings) };
}

/**
 * Addresses are typed by customers, so the server calls none that stands in its own network, unless the operator's
 * configuration allows it; and only the double of a test by plain HTTP.
 */
const fetchOf = (
  config: Config,
  {
    isDouble,
    waitMs = timeoutMs,
    longest = longestBytes,
  }: { isDouble: boolean; waitMs: number | undefined; longest?: number },
) =>
  outsideFetch({
    takesInner: isDouble || config.takesInnerSignOn,
    signal: AbortSignal.timeout(Math.min(waitMs, timeoutMs)),
    longestBytes: longest,
    faultOf: (isLate, words, cause) => new SignOnFault(isLate ? 'late' : 'unreachable', words, { cause }),
  });

const ofVendor = (config: Config, waitMs: number | undefined) => {
  const whose = { isDouble: config.vendorUrl !== undefined, waitMs };
  const patientFetch: VendorFetch = (address, sent) =>
    fetchOf(config, { ...whose, longest: longestListBytes })(address, sent);
  return { fetch: fetchOf(config, whose), patientFetch };
};

/** Whether the address is the double's that stands in for outside services in a test. */
export const isOfDouble = ({ vendorUrl }: Config, address: string): boolean =>
  vendorUrl !== undefined && URL.canParse(address) && new URL(address).origin === new URL(vendorUrl).origin;

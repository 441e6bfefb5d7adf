import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { LocalHost } from '../books.ts';
import { createKuaidi100, zKuaidi100 } from './kuaidi100.ts';
import { createKuaidi100Labels, zKuaidi100Labels } from './kuaidi100-labels.ts';
import { createLocalTracking } from './local/local-tracking.ts';
import type { TrackingServices } from './parcel-tracking.ts';

/** Who follows parcels: the company's own connection, in the demo the local one while there is none. */
export function openTracking(config: Config, host: LocalHost): TrackingServices {
  // News is signed with it: one salt for each company, told to nobody but the platform.
  const saltOf = (companyId: string) =>
    createHmac('sha256', host.secrets.linkSecret).update(`track-notices:${companyId}`).digest('hex').slice(0, 32);
  return {
    local: config.isDemo ? (companyId) => createLocalTracking(host, companyId) : undefined,
    open: (_provider, { settings, companyId }) =>
      createKuaidi100(zKuaidi100.parse(settings), {
        salt: saltOf(companyId),
        endpoint: config.vendorUrl ?? 'https://poll.kuaidi100.com',
      }),
    openNumbers: (_provider, { settings }) =>
      createKuaidi100Labels(zKuaidi100Labels.parse(settings), {
        endpoint: config.vendorUrl ?? 'https://api.kuaidi100.com',
      }),
  };
}

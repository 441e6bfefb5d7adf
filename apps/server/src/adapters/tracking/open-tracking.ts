import type { Config } from '../../config.ts';
import type { LocalHost } from '../books.ts';
import { createLocalTracking } from './local/local-tracking.ts';
import type { TrackingServices } from './parcel-tracking.ts';

/** The local one in the demo. Elsewhere none yet: parcels are received by word or by time. */
export function openTracking(config: Config, host: LocalHost): TrackingServices | undefined {
  return config.isDemo ? { of: (companyId) => createLocalTracking(host, companyId) } : undefined;
}

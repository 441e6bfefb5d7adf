import {
  trackFields,
  type TrackProvider,
  trackProviders,
  trackProviderTexts,
} from '@jicai/domain/tracking/track-services.ts';
import type { ParcelTracking } from '../../adapters/tracking/parcel-tracking.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { trackServices } from '../../db/tables/connections.ts';
import { type ConnectionKind, hasConnection, selectConnections } from '../connections/index.ts';

/** Connections to services that follow parcels (docs/domain/tracking.md §1). */
export const trackKind: ConnectionKind<TrackProvider> = {
  name: 'tracking',
  table: trackServices,
  providers: trackProviders,
  texts: trackProviderTexts,
  fields: trackFields,
};

export const selectTrackServices = (ctx: Ctx) => selectConnections(ctx, trackKind);

/** What is entered of a connection is incomplete, or does not open. */
export class UnusableConnection extends Error {}

/** Whether anybody follows the shop's parcels; the connection is not opened for that, so one that cannot be used stops no shipment. */
export async function isFollowed(ctx: Ctx): Promise<boolean> {
  return ctx.deps.tracking.local !== undefined || hasConnection(ctx, trackKind);
}

/**
 * Who follows the shop's parcels: its own connection, in the demo the local service; undefined where nobody does. Throws
 * {@link UnusableConnection}.
 */
export async function findTracking(ctx: Ctx): Promise<ParcelTracking | undefined> {
  const { tracking } = ctx.deps;
  const { companyId } = ctx;
  const used = (await selectTrackServices(ctx)).find(({ isEnabled }) => isEnabled);
  if (!used) return tracking.local?.(companyId);
  try {
    return tracking.open(used.provider, { settings: used.settings, companyId });
  } catch (cause) {
    throw new UnusableConnection('the connection cannot be used', { cause });
  }
}

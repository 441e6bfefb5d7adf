import type { TrackStep } from '@jicai/domain/orders/tracking.ts';
import type { TrackProvider } from '@jicai/domain/tracking/track-services.ts';
import type { OpenWaybillNumbers } from './waybill-numbers.ts';

/** A parcel as couriers know it. */
export interface Carried {
  logisticsCode: string;
  logisticsNo: string;
}

export interface TrackSubscription extends Carried {
  /** Receiver's or sender's; some couriers tell nobody else. */
  mobile: string;
  fromText: string;
  toText: string;
  /** Path on the shop's own origin where the service tells of steps. */
  notifyPath: string;
  now: Date;
}

export type TrackAnswer = { outcome: 'unknown' } | { outcome: 'known'; steps: readonly TrackStep[] };

export interface RawTrackNotice {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A notice names all steps known so far: it may repeat old ones, miss some, and come in any order. */
export type TrackNotice =
  | ({ notice: 'steps'; steps: readonly TrackStep[] } & Carried)
  | { notice: 'forged'; reason: string };

/** A service that follows parcels at the couriers. A throw means "try again later". */
export interface ParcelTracking {
  /** Asks it to tell by itself from now on; a repeat changes nothing. */
  subscribe: (subscription: TrackSubscription) => Promise<void>;
  query: (carried: Carried & { mobile: string; now: Date }) => Promise<TrackAnswer>;
  /** Verifies the signature over the raw bytes first; nothing of a forged notice is believed. */
  readNotice: (notice: RawTrackNotice) => TrackNotice;
}

/** The service did not answer, or said no; its message are the service's own words. */
export class TrackFault extends Error {}

export interface TrackingServices {
  /** Stands in where a company is connected with none; the demo alone has it. */
  local: ((companyId: string) => ParcelTracking) | undefined;
  /** A service ready to be asked; throws where the settings do not fit it. */
  open: (provider: TrackProvider, of: { settings: unknown; companyId: string }) => ParcelTracking;
  openNumbers: OpenWaybillNumbers;
}

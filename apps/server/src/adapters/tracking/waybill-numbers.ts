import type { TrackProvider } from '@jicai/domain/tracking/track-services.ts';

/** A sender or a receiver as it stands on the waybill. */
export interface WaybillParty {
  name: string;
  /** '' where there is a telephone. */
  mobile: string;
  telephone: string;
  /** Area and street in one line. */
  address: string;
  company: string;
}

/** The fields of waybillContractFields, opened. */
export type WaybillContract = Readonly<Record<string, unknown>>;

export interface WaybillOrder {
  /** Ours, the same whenever the same number is asked for. */
  orderId: string;
  logisticsCode: string;
  contract: WaybillContract;
  sender: WaybillParty;
  receiver: WaybillParty;
  now: Date;
}

export interface GivenWaybill {
  logisticsNo: string;
  /** The courier's own number of the order; '' where there is none. It is needed to give the number back. */
  courierOrderNo: string;
  /** Of the label as a picture; '' where none was made. */
  labelUrl: string;
}

/** What the service said no to, in its own words. */
interface Refused {
  outcome: 'refused';
  text: string;
}

/** A service that gives out numbers of couriers. A throw of TrackFault means that nobody knows whether it acted. */
export interface WaybillNumbers {
  /** Asked again with the same orderId it gives the same number. */
  ask: (order: WaybillOrder) => Promise<({ outcome: 'given' } & GivenWaybill) | Refused>;
  /** Gives back a number that no parcel left under. */
  cancel: (given: {
    logisticsCode: string;
    logisticsNo: string;
    courierOrderNo: string;
    contract: WaybillContract;
    now: Date;
  }) => Promise<{ outcome: 'cancelled' } | Refused>;
}

/** A service ready to be asked; throws where the settings do not fit it. */
export type OpenWaybillNumbers = (provider: TrackProvider, of: { settings: unknown }) => WaybillNumbers;

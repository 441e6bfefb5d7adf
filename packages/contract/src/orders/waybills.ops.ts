import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zOrderNo } from './order-shapes.ts';

const access = { ops: 'ops.order.ship' } as const;

/** A number that was asked for at a service. */
const zWaybillNumber = z.object({
  waybillId: z.string(),
  state: zCode(waybillStates),
  stateText: z.string(),
  logisticsCode: z.string(),
  logisticsName: z.string(),
  /** '' until one is given. */
  logisticsNo: z.string(),
  /** The courier made a label of its own, and the receiver may be told. */
  hasLabel: z.boolean(),
  /** What the service last said no with. */
  refusalText: z.string(),
});

/** Waybill numbers by the supplier's contracts with couriers (docs/domain/tracking.md §3). An order that is not the caller's: '5'. */
export const waybillsOps = {
  /** Couriers a number can be asked of, and what was asked last and is not used. */
  '/api/OpsOrder/GetWaybillNumber': endpoint({
    access,
    body: command({ orderNo: zOrderNo }),
    result: z.object({
      couriers: z.array(z.string()),
      waybill: zWaybillNumber.optional(),
      /** Couriers' labels of parcels that have left. */
      labels: z.array(z.object({ parcelId: z.string(), waybillId: z.string() })),
    }),
  }),
  /**
   * Asks for a number for the next parcel of an order that may be shipped; asked again it is the same one until it is used or
   * given back. '9' where the service does not answer: whether it gave one is not known, and asking again tells. '1' with the
   * service's words where it says no.
   */
  '/api/OpsOrder/TakeWaybillNumber': endpoint({
    access,
    body: command({ orderNo: zOrderNo, logisticsCode: z.string().max(32) }),
    result: zWaybillNumber,
    requestId: 'required',
  }),
  /**
   * Where the courier's label of a number lies. It shows the receiver in full, so the order is marked printed and it is
   * recorded as PrintWaybill does, under the same conditions; '5' where the courier made none.
   */
  '/api/OpsOrder/OpenWaybillLabel': endpoint({
    access,
    body: command({ orderNo: zOrderNo, waybillId: zId }),
    result: z.object({ labelUrl: z.string() }),
    requestId: 'required',
  }),
  /** Gives back a number that no parcel left under; '9' and '1' as above. */
  '/api/OpsOrder/CancelWaybillNumber': endpoint({
    access,
    body: command({ orderNo: zOrderNo, waybillId: zId }),
    result: zWaybillNumber,
    requestId: 'required',
  }),
};

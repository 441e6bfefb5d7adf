import { trackProviders } from '@jicai/domain/tracking/track-services.ts';
import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { connectionFields, connectionList, zConnectionCheck, zValues } from '../wire/connection.ts';
import { endpoint } from '../wire/endpoint.ts';

const contractKey = { supplierId: zId, logisticsCode: z.string().max(32) };
const access = { ops: 'ops.tracking.edit' } as const;

/** Who follows the shop's parcels (docs/domain/tracking.md §1). */
export const trackingOps = {
  '/api/OpsTracking/GetList': endpoint({ access, body: z.object({}), result: connectionList(trackProviders) }),
  '/api/OpsTracking/Save': endpoint({
    asksPassword: true,
    access,
    body: command(connectionFields(trackProviders)),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  /** Asks for a parcel that does not exist: proves the keys. */
  '/api/OpsTracking/Check': endpoint({
    access,
    body: command({ provider: z.enum(trackProviders) }),
    result: zConnectionCheck,
    requestId: 'required',
  }),
  /** A supplier's contracts with couriers (docs/domain/tracking.md §3), without secrets; of no supplier of the shop '5'. */
  '/api/OpsTracking/GetContracts': endpoint({
    access,
    body: command({ supplierId: zId }),
    result: z.object({
      /** The shop is connected with a service that gives out numbers. */
      hasService: z.boolean(),
      /** Why the supplier cannot stand on a waybill as the sender; '' where it can. */
      senderFault: z.string(),
      contracts: z.array(
        z.object({
          logisticsCode: z.string(),
          logisticsName: z.string(),
          values: zValues,
          keptSecrets: z.array(z.string()),
          updateTime: z.string(),
        }),
      ),
    }),
  }),
  /** '6' where it was changed since it was read at `updateTime`, '' for a new one. A secret goes in and never comes back. */
  '/api/OpsTracking/SaveContract': endpoint({
    asksPassword: true,
    access,
    body: command({
      ...contractKey,
      values: zValues,
      /** Fields whose secret is forgotten; one that is typed as well is replaced. */
      clearedSecrets: z.array(z.string().max(40)).max(20).default([]),
      updateTime: z.string().max(19),
    }),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  '/api/OpsTracking/DeleteContract': endpoint({
    asksPassword: true,
    access,
    body: command(contractKey),
    result: z.object({}),
    requestId: 'required',
  }),
};

import { trackProviders } from '@jicai/domain/tracking/track-services.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { connectionFields, connectionList, zConnectionCheck } from '../wire/connection.ts';
import { endpoint } from '../wire/endpoint.ts';

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
};

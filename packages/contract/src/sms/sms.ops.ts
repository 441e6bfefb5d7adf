import { smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { z } from 'zod';
import { command, zFlag } from '../wire/body.ts';
import { connectionFields, connectionList, zConnectionCheck } from '../wire/connection.ts';
import { endpoint } from '../wire/endpoint.ts';

const access = { ops: 'ops.sms.edit' } as const;

/** Who sends the shop's text messages (docs/domain/sms.md §1). */
export const smsOps = {
  '/api/OpsSms/GetList': endpoint({ access, body: z.object({}), result: connectionList(smsProviders) }),
  '/api/OpsSms/Save': endpoint({
    asksPassword: true,
    access,
    body: command({ ...connectionFields(smsProviders), isFirst: zFlag }),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  /** Asks the provider how its templates stand: proves keys and templates, sends nothing. */
  '/api/OpsSms/Check': endpoint({
    access,
    body: command({ provider: z.enum(smsProviders) }),
    result: zConnectionCheck,
    requestId: 'required',
  }),
};

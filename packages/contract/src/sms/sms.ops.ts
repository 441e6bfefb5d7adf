import { smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { z } from 'zod';
import { command, zFlag } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const access = { ops: 'ops.sms.edit' } as const;
const zValues = z.record(z.string().max(40), z.string().max(500, '内容过长'));

/** Who sends the shop's text messages (docs/domain/sms.md §1). A secret goes in and never comes back. */
export const smsOps = {
  '/api/OpsSms/GetList': endpoint({
    access,
    body: z.object({}),
    result: z.array(
      z.object({
        provider: z.enum(smsProviders),
        providerName: z.string(),
        isSet: z.boolean(),
        isEnabled: z.boolean(),
        /** Asked before the other one. */
        isFirst: z.boolean(),
        /** A demo keeps its messages to be read while none is connected. */
        isSimulated: z.boolean(),
        /** By field of `smsFields`, without secrets. */
        values: zValues,
        /** Secrets that are there. */
        keptSecrets: z.array(z.string()),
        /** '' while nothing is set. */
        updateTime: z.string(),
      }),
    ),
  }),
  /** '6' where the connection was changed since it was read at `updateTime`. */
  '/api/OpsSms/Save': endpoint({
    asksPassword: true,
    access,
    body: command({
      provider: z.enum(smsProviders),
      isEnabled: zFlag,
      isFirst: zFlag,
      values: zValues,
      updateTime: z.string().max(19),
    }),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  /** Asks the provider how its templates stand: proves keys and templates, sends nothing. */
  '/api/OpsSms/Check': endpoint({
    access,
    body: command({ provider: z.enum(smsProviders) }),
    result: z.object({ isOk: z.boolean(), text: z.string(), tookMs: z.number().int() }),
    requestId: 'required',
  }),
};

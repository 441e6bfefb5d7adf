import { smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { smsReceiptStates, smsReceiptTexts } from '@jicai/domain/sms/sms-receipts.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag } from '../wire/body.ts';
import { connectionFields, connectionList, zConnectionCheck } from '../wire/connection.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

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
  /** What providers took, the newest first; searchKey: a whole mobile. */
  '/api/OpsSms/GetSent': endpoint({
    access,
    body: pageQuery({ state: optional.name(smsReceiptTexts) }, 20),
    result: z.array(
      z.object({
        messageId: z.string(),
        providerName: z.string(),
        /** With its middle hidden. */
        mobile: z.string(),
        noticeName: z.string(),
        state: z.enum(smsReceiptStates),
        stateText: z.string(),
        /** Of a failure: why, in Chinese; else ''. */
        failText: z.string(),
        /** Another provider sent it again. */
        isMended: z.boolean(),
        sendTime: z.string(),
        deliverTime: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** Asks the provider how its templates stand: proves keys and templates, sends nothing. */
  '/api/OpsSms/Check': endpoint({
    access,
    body: command({ provider: z.enum(smsProviders) }),
    result: zConnectionCheck,
    requestId: 'required',
  }),
};

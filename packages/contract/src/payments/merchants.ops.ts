import { channels } from '@jicai/domain/payments/payment-states.ts';
import { z } from 'zod';
import { command, zFlag } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const access = { ops: 'ops.merchant.edit' } as const;
const zValues = z.record(z.string().max(40), z.string().max(8000, '内容过长'));

/** Merchant accounts of the shop (docs/domain/payments.md §8). A secret goes in and never comes back. */
export const merchantsOps = {
  '/api/OpsMerchant/GetList': endpoint({
    access,
    body: z.object({}),
    result: z.array(
      z.object({
        channel: z.enum(channels),
        channelName: z.string(),
        isSet: z.boolean(),
        isEnabled: z.boolean(),
        /** A demo takes payments by its simulator while there are no keys. */
        isSimulated: z.boolean(),
        /** By field of `merchantFields`, without secrets. */
        values: zValues,
        /** Secrets that are there. */
        keptSecrets: z.array(z.string()),
        /** Where the channel sends its notices, behind the shop's address; '' for a bank. */
        notifyPath: z.string(),
        /** '' while nothing is set. */
        updateTime: z.string(),
      }),
    ),
  }),
  /** '6' where the account was changed since it was read at `updateTime`. */
  '/api/OpsMerchant/Save': endpoint({
    asksPassword: true,
    access,
    body: command({ channel: z.enum(channels), isEnabled: zFlag, values: zValues, updateTime: z.string().max(19) }),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  /** Asks the channel about an order that nobody placed: proves keys and signatures, moves no money. */
  '/api/OpsMerchant/Check': endpoint({
    access,
    body: command({ channel: z.enum(['ALIPAY', 'WECHAT']) }),
    result: z.object({ isOk: z.boolean(), text: z.string(), tookMs: z.number().int() }),
    requestId: 'required',
  }),
};

import { z } from 'zod';
import { askKuaidi100, signKuaidi100 } from './ask-kuaidi100.ts';
import { TrackFault } from './parcel-tracking.ts';
import type { WaybillContract, WaybillNumbers, WaybillParty } from './waybill-numbers.ts';

/** What an operator entered; without a secret there are no numbers. */
export const zKuaidi100Labels = z.looseObject({ key: z.string().min(1), secret: z.string().min(1) });

const textOf = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());
const zAnswer = z.looseObject({
  success: z.boolean().optional(),
  code: z.coerce.number(),
  message: textOf,
  data: z.unknown(),
});
const zGiven = z.looseObject({
  kuaidinum: textOf.pipe(z.string().regex(/^[A-Za-z0-9-]{6,32}$/)),
  kdComOrderNum: textOf.pipe(z.string().max(100)),
  label: textOf.pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(1000)])).catch(''),
});

/** Its own faults, after which nobody knows what it did. */
const unsure = new Set([-1, 500]);
const contractFields = [
  'partnerId',
  'partnerKey',
  'partnerSecret',
  'partnerName',
  'net',
  'code',
  'checkMan',
  'expType',
];

/**
 * 快递100's 电子面单 (label/order, docs/domain/tracking.md §3): calls signed by MD5 over param, time, key and secret. It is told not
 * to order anew (reorder) for an orderId that it knows.
 */
export function createKuaidi100Labels(
  { key, secret }: z.infer<typeof zKuaidi100Labels>,
  { endpoint }: { endpoint: string },
): WaybillNumbers {
  const call = async (method: 'order' | 'cancel', content: object, now: Date) => {
    const param = JSON.stringify(content);
    const t = String(now.getTime());
    const form = { method, key, t, sign: signKuaidi100(param + t + key + secret), param };
    const read = zAnswer.safeParse(await askKuaidi100(`${endpoint}/label/order`, form));
    if (!read.success) throw new TrackFault('回答无法识别');
    const answer = read.data;
    if (unsure.has(answer.code)) throw new TrackFault(`${answer.code} ${answer.message}`);
    const isOk = answer.success ?? answer.code === 200;
    return { isOk, data: answer.data, text: `${answer.message || '没有说明原因'}（${answer.code}）`.slice(0, 200) };
  };
  return {
    ask: async ({ orderId, logisticsCode, contract, sender, receiver, now }) => {
      const tempId = fieldOf(contract, 'tempId');
      const content = {
        printType: tempId ? 'IMAGE' : 'NON',
        ...contractOf(contract, ['payType']),
        ...(tempId && { tempId }),
        kuaidicom: logisticsCode,
        recMan: partyOf(receiver),
        sendMan: partyOf(sender),
        // What a customer buys is no business of the courier's.
        cargo: '商品',
        count: 1,
        orderId,
        reorder: false,
      };
      const { isOk, data, text } = await call('order', content, now);
      if (!isOk) return { outcome: 'refused', text };
      const given = zGiven.safeParse(data);
      if (!given.success) throw new TrackFault('回答里没有单号');
      const { kuaidinum: logisticsNo, kdComOrderNum: courierOrderNo, label: labelUrl } = given.data;
      return { outcome: 'given', logisticsNo, courierOrderNo, labelUrl };
    },
    cancel: async ({ logisticsCode, logisticsNo, courierOrderNo, contract, now }) => {
      const content = {
        ...contractOf(contract),
        kuaidicom: logisticsCode,
        kuaidinum: logisticsNo,
        ...(courierOrderNo && { orderId: courierOrderNo }),
        reason: '不寄了',
      };
      const { isOk, text } = await call('cancel', content, now);
      return isOk ? { outcome: 'cancelled' } : { outcome: 'refused', text };
    },
  };
}

const fieldOf = (contract: WaybillContract, field: string) => {
  const value = contract[field];
  return typeof value === 'string' ? value : '';
};

/** What is empty is not sent. */
const contractOf = (contract: WaybillContract, more: readonly string[] = []) =>
  Object.fromEntries(
    [...contractFields, ...more]
      .map((field) => [field, fieldOf(contract, field)] as const)
      .filter(([, value]) => value),
  );

const partyOf = ({ name, mobile, telephone, address, company }: WaybillParty) => ({
  name,
  ...(mobile && { mobile }),
  ...(telephone && { tel: telephone }),
  printAddr: address,
  ...(company && { company }),
});

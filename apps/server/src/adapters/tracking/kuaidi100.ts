import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { TrackStep } from '@jicai/domain/orders/tracking.ts';
import { kuaidi100State } from '@jicai/domain/tracking/kuaidi100-states.ts';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { askKuaidi100, signKuaidi100 } from './ask-kuaidi100.ts';
import { type ParcelTracking, type RawTrackNotice, TrackFault, type TrackNotice } from './parcel-tracking.ts';

/** What an operator entered, as the form of trackFields names it. */
export const zKuaidi100 = z.looseObject({ customer: z.string().min(1), key: z.string().min(1), siteOrigin: z.url() });
type Kuaidi100 = z.infer<typeof zKuaidi100>;

const zStep = z.looseObject({
  time: z.string(),
  context: z.string(),
  status: z.string().optional(),
  statusCode: z.string().optional(),
});
const zWay = z.looseObject({ com: z.string(), nu: z.string(), data: z.array(zStep).max(500) });
const zNotice = z.looseObject({ lastResult: zWay });
/** Of a question: the way, or what keeps it from being told. */
const zAnswer = z.looseObject({ returnCode: z.string().optional(), message: z.string().optional() });

/** What says that all is well, or that it was so already. */
const subscribed = new Set(['200', '501']);
/** The platform does not follow this courier, or this number cannot be one of his: asking again changes nothing. */
const unfollowed = new Set(['700', '701', '702']);

/**
 * 快递100, enterprise edition (docs/domain/tracking.md §2): questions signed by MD5 over parameters, key and customer, news
 * signed by MD5 over the parameters and a salt that is told with each subscription.
 */
export function createKuaidi100(
  settings: Kuaidi100,
  { salt, endpoint }: { salt: string; endpoint: string },
): ParcelTracking {
  const { customer, key, siteOrigin } = settings;
  return {
    subscribe: async ({ logisticsCode, logisticsNo, mobile, fromText, toText, notifyPath }) => {
      const param = JSON.stringify({
        company: logisticsCode,
        number: logisticsNo,
        from: fromText,
        to: toText,
        key,
        parameters: { callbackurl: siteOrigin + notifyPath, salt, resultv2: '4', phone: mobile },
      });
      const { returnCode = '', message = '' } = zAnswer.parse(
        await askKuaidi100(`${endpoint}/poll`, { schema: 'json', param }),
      );
      if (!subscribed.has(returnCode) && !unfollowed.has(returnCode)) throw new TrackFault(`${returnCode} ${message}`);
    },
    query: async ({ logisticsCode, logisticsNo, mobile }) => {
      const param = JSON.stringify({
        com: logisticsCode,
        num: logisticsNo,
        phone: mobile,
        resultv2: '4',
        order: 'desc',
      });
      const answer = await askKuaidi100(`${endpoint}/poll/query.do`, {
        customer,
        sign: signKuaidi100(param + key + customer),
        param,
      });
      const way = zWay.safeParse(answer);
      if (way.success) return { outcome: 'known', steps: stepsOf(way.data) };
      const { returnCode = '', message = '' } = zAnswer.parse(answer);
      // 500: it has heard nothing of this number yet.
      if (returnCode === '500') return { outcome: 'unknown' };
      throw new TrackFault(`${returnCode} ${message}`);
    },
    readNotice: (notice) => readNotice(salt, notice),
  };
}

function readNotice(salt: string, { body }: RawTrackNotice): TrackNotice {
  const form = new URLSearchParams(body.toString('utf8'));
  const param = form.get('param') ?? '';
  const expected = Buffer.from(signKuaidi100(param + salt));
  const given = Buffer.from((form.get('sign') ?? '').toUpperCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { notice: 'forged', reason: 'signature does not verify' };
  const read = zNotice.safeParse(parsed(param));
  if (!read.success) return { notice: 'forged', reason: 'unreadable' };
  const { lastResult } = read.data;
  return { notice: 'steps', logisticsCode: lastResult.com, logisticsNo: lastResult.nu, steps: stepsOf(lastResult) };
}

const stepsOf = ({ data }: z.infer<typeof zWay>): TrackStep[] =>
  data.flatMap((step) => {
    const at = fromShanghai(step.time);
    return at ? [{ at, state: kuaidi100State(step), context: step.context.slice(0, 500) }] : [];
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

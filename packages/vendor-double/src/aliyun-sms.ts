import { createHmac } from 'node:crypto';
import { fillTemplate, type SmsVendor } from './sms-vendor.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

const clockLeewayMs = 15 * 60_000;
const states = { waiting: 0, approved: 1, refused: 2 } as const;

/** Aliyun's Dysmsapi 2017-05-25: parameters signed by HMAC-SHA1 over their sorted, percent-encoded form. */
export function answerAliyunSms(vendor: SmsVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  const params = new URLSearchParams([...call.url.searchParams, ...new URLSearchParams(call.body)]);
  const get = (name: string) => params.get(name) ?? '';
  const refused = refusal(vendor, call.method, params);
  if (refused) return failed(refused, 400);
  if (fault?.code) return failed(fault.code);
  const template = vendor.templates.get(get('TemplateCode'));
  if (get('Action') === 'QuerySmsTemplate')
    return template
      ? done({ TemplateStatus: states[template.state], TemplateContent: template.content })
      : failed('isv.SMS_TEMPLATE_ILLEGAL');
  if (get('Action') === 'QuerySendDetails') return tellReceipt(vendor, params);
  if (get('Action') !== 'SendSms') return failed('InvalidAction.NotFound', 404);
  if (template?.state !== 'approved') return failed('isv.SMS_TEMPLATE_ILLEGAL');
  if (!/^1\d{10}$/.test(get('PhoneNumbers'))) return failed('isv.MOBILE_NUMBER_ILLEGAL');
  const text = fillTemplate(template.content, JSON.parse(get('TemplateParam') || '{}') as Record<string, string>);
  if (text === undefined) return failed('isv.TEMPLATE_MISSING_PARAMETERS');
  vendor.sent.push({ mobile: get('PhoneNumbers'), signName: get('SignName'), text });
  return done({ BizId: bizIdOf(vendor.sent.length) });
}

const bizIdOf = (count: number) => `${count}^0`;

/** By the number, the mobile and the day together; SendStatus 1 is no receipt yet. */
function tellReceipt(vendor: SmsVendor, params: URLSearchParams): VendorAnswer {
  const [bizId = '', mobile, day = ''] = ['BizId', 'PhoneNumber', 'SendDate'].map((name) => params.get(name) ?? '');
  if (!/^\d{8}$/.test(day)) return failed('isv.DATE_ERROR');
  const isKnown = vendor.sent.some((one, at) => bizIdOf(at + 1) === bizId && one.mobile === mobile);
  const report = vendor.receipts.get(bizId);
  const state = report?.isDelivered ? 3 : 2;
  const detail = { PhoneNum: mobile, SendStatus: report ? state : 1, ErrCode: report?.code ?? 'DELIVERED' };
  const at = report?.isDelivered && { ReceiveDate: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)} 12:00:00` };
  return done({ TotalCount: 1, SmsSendDetailDTOs: { SmsSendDetailDTO: isKnown ? [{ ...detail, ...at }] : [] } });
}

const done = (body: object): VendorAnswer => ({ status: 200, body: { Code: 'OK', Message: 'OK', ...body } });
const failed = (code: string, status = 200): VendorAnswer => ({ status, body: { Code: code, Message: code } });

/** The code of what is wrong with key, signature, time or nonce. */
function refusal(vendor: SmsVendor, method: string, params: URLSearchParams): string | undefined {
  const secret = vendor.accounts.get(params.get('AccessKeyId') ?? '');
  if (secret === undefined) return 'InvalidAccessKeyId.NotFound';
  if (Math.abs(Date.parse(params.get('Timestamp') ?? '') - Date.now()) > clockLeewayMs)
    return 'InvalidTimeStamp.Expired';
  const nonce = params.get('SignatureNonce') ?? '';
  if (nonce === '' || vendor.nonces.has(nonce)) return 'SignatureNonceUsed';
  vendor.nonces.add(nonce);
  const sorted = [...params].filter(([name]) => name !== 'Signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
  const canonical = sorted.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&');
  const signature = createHmac('sha1', `${secret}&`)
    .update(`${method}&${percent('/')}&${percent(canonical)}`)
    .digest('base64');
  return signature === params.get('Signature') ? undefined : 'SignatureDoesNotMatch';
}

/** As RFC 3986 has it: of the marks only - _ . ~ stay. */
const percent = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

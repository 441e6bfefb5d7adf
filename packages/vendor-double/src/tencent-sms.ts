import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { fillTemplate, type SmsVendor } from './sms-vendor.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

const clockLeewayS = 5 * 60;
const states = { approved: 0, waiting: 1, refused: -1 } as const;
interface Body {
  PhoneNumberSet?: string[];
  SignName?: string;
  SmsSdkAppId?: string;
  TemplateId?: string;
  TemplateParamSet?: string[];
  TemplateIdSet?: number[];
  PhoneNumber?: string;
  BeginTime?: number;
  Limit?: number;
  Offset?: number;
}

/** Tencent Cloud's SMS 2021-01-11, signed by TC3-HMAC-SHA256. */
export function answerTencentSms(vendor: SmsVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  const refused = refusal(vendor, call);
  if (refused) return failed(refused);
  const body = JSON.parse(call.body) as Body;
  const action = call.headers['x-tc-action'];
  if (action === 'SendSms') return sendSms(vendor, body, fault);
  if (fault?.code) return failed(fault.code);
  if (action === 'PullSmsSendStatusByPhoneNumber') return tellReceipts(vendor, body);
  return action === 'DescribeSmsTemplateList' ? listTemplates(vendor, body) : failed('InvalidAction');
}

function listTemplates(vendor: SmsVendor, { TemplateIdSet = [] }: Body): VendorAnswer {
  const found = TemplateIdSet.flatMap((id) => {
    const template = vendor.templates.get(String(id));
    return template ? [{ TemplateId: id, StatusCode: states[template.state], TemplateContent: template.content }] : [];
  });
  return done({ DescribeTemplateStatusSet: found });
}

const serialOf = (count: number) => `t${count}`;

/** Of one mobile, those that carriers have told of. */
function tellReceipts(vendor: SmsVendor, { PhoneNumber = '', BeginTime, Limit = 0, Offset }: Body): VendorAnswer {
  if (!/^\+861\d{10}$/.test(PhoneNumber) || !BeginTime || Offset !== 0 || Limit > 100)
    return failed('InvalidParameter');
  const found = vendor.sent.flatMap(({ mobile }, at) => {
    const report = vendor.receipts.get(serialOf(at + 1));
    if (!report || `+86${mobile}` !== PhoneNumber) return [];
    const [state, Description] = report.isDelivered ? ['SUCCESS', 'DELIVRD'] : ['FAIL', report.text ?? 'UNDELIV'];
    return [
      { SerialNo: serialOf(at + 1), PhoneNumber, ReportStatus: state, Description, UserReceiveTime: BeginTime + 65 },
    ];
  });
  return done({ PullSmsSendStatusSet: found });
}

/** What becomes of a message stands beside its number; the call as a whole succeeds. */
function sendSms(vendor: SmsVendor, body: Body, fault: VendorFault | undefined): VendorAnswer {
  const [mobile = ''] = body.PhoneNumberSet ?? [];
  const status = (code: string) =>
    done({
      SendStatusSet: [{ PhoneNumber: mobile, SerialNo: serialOf(vendor.sent.length), Code: code, Message: code }],
    });
  if (fault?.code) return status(fault.code);
  if (!/^\+861\d{10}$/.test(mobile)) return status('FailedOperation.PhoneNumberInBlacklist');
  const template = vendor.templates.get(body.TemplateId ?? '');
  if (template?.state !== 'approved') return status('FailedOperation.TemplateIncorrectOrUnapproved');
  const values = Object.fromEntries((body.TemplateParamSet ?? []).map((value, at) => [String(at + 1), value]));
  const text = fillTemplate(template.content, values);
  if (text === undefined) return status('FailedOperation.TemplateParamSetNotMatchApprovedTemplate');
  vendor.sent.push({ mobile: mobile.slice('+86'.length), signName: body.SignName ?? '', text });
  return status('Ok');
}

const done = (body: object): VendorAnswer => ({ status: 200, body: { Response: { ...body, RequestId: 'r' } } });
const failed = (code: string): VendorAnswer => done({ Error: { Code: code, Message: code } });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The code of what is wrong with key, time or signature. */
function refusal(vendor: SmsVendor, { method, headers, body }: VendorCall): string | undefined {
  const parts =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/([^/]+)\/tc3_request, SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AuthFailure.SignatureFailure';
  const [, keyId = '', date = '', service = '', names = '', signature = ''] = parts;
  const secret = vendor.accounts.get(keyId);
  if (secret === undefined) return 'AuthFailure.SecretIdNotFound';
  const timestamp = String(headers['x-tc-timestamp'] ?? '');
  if (Math.abs(Number(timestamp) - Date.now() / 1000) > clockLeewayS) return 'AuthFailure.SignatureExpire';
  // The vendor's own host has no port; its library leaves it out of what it signs.
  const said: IncomingHttpHeaders = { ...headers, host: headers.host?.replace(/:\d+$/, '') ?? '' };
  const signed = names.split(';').map((name) => `${name}:${String(said[name]).trim().toLowerCase()}\n`);
  const canonical = [method, '/', '', signed.join(''), names, sha256(body)].join('\n');
  const text = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secret}`, date), service), 'tc3_request');
  return hmac(key, text).toString('hex') === signature ? undefined : 'AuthFailure.SignatureFailure';
}

import { createHash } from 'node:crypto';
import { answerKuaidi100Labels, type Kuaidi100Labels } from './kuaidi100-labels.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

export interface Kuaidi100Step {
  /** "YYYY-MM-DD HH:mm:ss" in Shanghai. */
  time: string;
  context: string;
  status: string;
  statusCode: string;
}

interface Subscription {
  company: string;
  callbackurl: string;
  salt: string;
  phone: string;
}

/** 快递100 as it stands: who may call it, what it knows of parcels, what it was asked to tell. */
export interface Kuaidi100Vendor {
  /** Customer by key. */
  accounts: Map<string, string>;
  /** By number, newest first. */
  ways: Map<string, { company: string; steps: Kuaidi100Step[] }>;
  subscriptions: Map<string, Subscription>;
  labels: Kuaidi100Labels;
  nextFault?: VendorFault;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const said = (returnCode: string, message: string): VendorAnswer => ({
  status: 200,
  body: { result: returnCode === '200', returnCode, message },
});

/** Its enterprise edition: /poll subscribes, /poll/query.do answers at once, /label/order gives out numbers. */
export function answerKuaidi100(
  vendor: Kuaidi100Vendor,
  call: VendorCall,
  fault: VendorFault | undefined,
): VendorAnswer {
  if (call.url.pathname.startsWith('/label')) return answerKuaidi100Labels(vendor.labels, call, fault);
  if (fault?.code) return said(fault.code, '系统繁忙');
  const form = new URLSearchParams(call.body);
  if (call.method !== 'POST' || !call.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return said('400', '提交的数据不完整');
  return call.url.pathname === '/poll' ? subscribe(vendor, form) : query(vendor, form);
}

function subscribe(vendor: Kuaidi100Vendor, form: URLSearchParams): VendorAnswer {
  const { company, number, key, parameters } = JSON.parse(form.get('param') ?? '{}') as {
    company?: string;
    number?: string;
    key?: string;
    parameters?: Omit<Subscription, 'company'>;
  };
  if (form.get('schema') !== 'json') return said('700', '不支持的格式');
  if (!key || !vendor.accounts.has(key)) return said('601', 'POLL:KEY已过期');
  if (!company || company !== company.toLowerCase()) return said('701', '拒绝订阅的快递公司');
  if (!number || number.length < 6 || number.length > 32 || !parameters?.callbackurl)
    return said('700', '数据存在错误');
  if (vendor.subscriptions.has(number)) return said('501', '重复订阅');
  vendor.subscriptions.set(number, { ...parameters, company });
  return said('200', '提交成功');
}

function query(vendor: Kuaidi100Vendor, form: URLSearchParams): VendorAnswer {
  const param = form.get('param') ?? '';
  const customer = form.get('customer') ?? '';
  const [key] = [...vendor.accounts].find(([, of]) => of === customer) ?? [];
  if (!key) return said('601', 'POLL:KEY已过期');
  if (form.get('sign') !== md5(param + key + customer)) return said('503', '验证签名失败');
  const { com, num } = JSON.parse(param) as { com: string; num: string };
  const way = vendor.ways.get(num);
  if (!way || way.company !== com) return said('500', '查询无结果，请隔段时间再查');
  return { status: 200, body: { message: 'ok', status: '200', com, nu: num, data: way.steps } };
}

/** What it posts to the shop about a number: the body of the form, signed with the salt of the subscription. */
export function noticeOfKuaidi100(vendor: Kuaidi100Vendor, number: string): { url: string; body: string } {
  const subscription = vendor.subscriptions.get(number);
  const way = vendor.ways.get(number);
  if (!subscription || !way) throw new Error(`nobody asked for ${number}, or nothing is known of it`);
  const lastResult = { message: 'ok', status: '200', com: way.company, nu: number, data: way.steps };
  const param = JSON.stringify({ status: 'polling', billstatus: 'change', message: '', lastResult });
  return {
    url: subscription.callbackurl,
    body: new URLSearchParams({ param, sign: md5(param + subscription.salt).toLowerCase() }).toString(),
  };
}

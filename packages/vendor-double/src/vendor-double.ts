import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AlipayVendor, answerAlipay, newAlipayVendor } from './alipay.ts';
import { alipayCashierPath, answerAlipayCashier } from './alipay-cashier.ts';
import { answerAliyunSms } from './aliyun-sms.ts';
import { answerBaiwang, type BaiwangVendor } from './baiwang.ts';
import { answerDingtalk } from './dingtalk.ts';
import { type DingtalkVendor, newDingtalkVendor } from './dingtalk-vendor.ts';
import { answerKuaidi100, type Kuaidi100Vendor } from './kuaidi100.ts';
import { newKuaidi100Labels } from './kuaidi100-labels.ts';
import { answerNuonuo } from './nuonuo.ts';
import { answerOidc, newOidcVendor, type OidcVendor } from './oidc.ts';
import type { SmsVendor } from './sms-vendor.ts';
import { newTaxVendor, type TaxVendor } from './tax-vendor.ts';
import { answerTencentSms } from './tencent-sms.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';
import { answerWechatApp } from './wechat-app.ts';
import { answerWechatH5, wechatH5Path } from './wechat-h5.ts';
import { newWechatPayVendor, type WechatPayVendor } from './wechat-merchant.ts';
import { answerWechatPay } from './wechat-pay.ts';
import { answerWecom, newWecomVendor, type WecomVendor } from './wecom.ts';

/** One server on loopback for all vendors: a call names its vendor by its path or the way it is signed. */
export interface VendorDouble {
  /** Its address, such as http://127.0.0.1:41234. */
  url: string;
  alipay: AlipayVendor;
  wechatPay: WechatPayVendor;
  aliyunSms: SmsVendor;
  tencentSms: SmsVendor;
  kuaidi100: Kuaidi100Vendor;
  nuonuo: TaxVendor;
  baiwang: BaiwangVendor;
  oidc: OidcVendor;
  wecom: WecomVendor;
  dingtalk: DingtalkVendor;
  close: () => Promise<void>;
}

const newVendor = (): SmsVendor => ({
  accounts: new Map(),
  templates: new Map(),
  sent: [],
  receipts: new Map(),
  nonces: new Set(),
});

export async function startVendorDouble(): Promise<VendorDouble> {
  const alipay = newAlipayVendor();
  const wechatPay = newWechatPayVendor();
  const aliyunSms = newVendor();
  const tencentSms = newVendor();
  const kuaidi100: Kuaidi100Vendor = {
    accounts: new Map(),
    ways: new Map(),
    subscriptions: new Map(),
    labels: newKuaidi100Labels(),
  };
  const nuonuo = newTaxVendor();
  const baiwang: BaiwangVendor = { ...newTaxVendor(), user: { username: '', password: '', salt: '' } };
  const oidc = newOidcVendor();
  const wecom = newWecomVendor();
  const dingtalk = newDingtalkVendor();
  const called = ({ url, headers }: VendorCall): Called => {
    if (['/gateway.do', '/downloadBillFile.resource'].includes(url.pathname)) return bind(alipay, answerAlipay);
    if (url.pathname === alipayCashierPath) return bind(alipay, answerAlipayCashier);
    if (url.pathname === wechatH5Path) return bind(wechatPay, answerWechatH5);
    if (url.pathname.startsWith('/v3/')) return bind(wechatPay, answerWechatPay);
    const isWechatApp = url.pathname === '/connect/oauth2/authorize' && !url.searchParams.has('agentid');
    if (isWechatApp || url.pathname.startsWith('/sns/')) return bind(wechatPay, answerWechatApp);
    if (url.pathname.startsWith('/oidc/')) return bind(oidc, answerOidc);
    if (/^\/(wwlogin|connect|cgi-bin)\//.test(url.pathname)) return bind(wecom, answerWecom);
    if (/^\/(oauth2\/|v1\.0\/|topapi\/|auth\/scopes$|gettoken$)/.test(url.pathname))
      return bind(dingtalk, answerDingtalk);
    if (/^\/(open\/v1|accessToken|nuonuo-files)/.test(url.pathname)) return bind(nuonuo, answerNuonuo);
    if (/^\/(router|baiwang-files)\//.test(url.pathname)) return bind(baiwang, answerBaiwang);
    if (url.pathname.startsWith('/poll') || url.pathname.startsWith('/label/')) return bind(kuaidi100, answerKuaidi100);
    return headers['x-tc-action'] ? bind(tencentSms, answerTencentSms) : bind(aliyunSms, answerAliyunSms);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const call = await read(request);
      const vendor = called(call);
      const fault = vendor.takeFault(call);
      if (fault?.isSilent) await sleep(fault.silentMs ?? 60_000, undefined, { ref: false });
      const answer: VendorAnswer = fault?.status
        ? { status: fault.status, html: 'unavailable' }
        : await vendor.answer(call, fault);
      if (fault?.isLost) {
        response.destroy();
        return;
      }
      const type = answer.raw?.type ?? (answer.body ? 'application/json' : 'text/html; charset=utf-8');
      response.writeHead(answer.status, { 'content-type': type, ...answer.headers });
      response.end(answer.raw?.bytes ?? (answer.body ? JSON.stringify(answer.body) : (answer.html ?? '')));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  oidc.issuer = `${url}/oidc`;
  alipay.url = wechatPay.url = kuaidi100.labels.url = url;
  alipay.cashierUrl = `${url.replace('127.0.0.1', 'localhost')}${alipayCashierPath}`;
  return { url, alipay, wechatPay, aliyunSms, tencentSms, kuaidi100, nuonuo, baiwang, oidc, wecom, dingtalk, close };
}

/** The vendor that a call is for. */
interface Called {
  takeFault: (call: VendorCall) => VendorFault | undefined;
  answer: (call: VendorCall, fault: VendorFault | undefined) => Answered;
}

type Answered = VendorAnswer | Promise<VendorAnswer>;

const bind = <V extends { nextFault?: VendorFault }>(
  vendor: V,
  answer: (vendor: V, call: VendorCall, fault: VendorFault | undefined) => Answered,
): Called => ({
  takeFault: ({ url }) => {
    const fault = vendor.nextFault;
    if (fault?.path !== undefined && fault.path !== url.pathname) return undefined;
    if (!fault?.stays) delete vendor.nextFault;
    return fault;
  },
  answer: (call, fault) => answer(vendor, call, fault),
});

async function read(request: IncomingMessage): Promise<VendorCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '/', headers } = request;
  return { method, url: new URL(url, 'http://vendor'), headers, body: Buffer.concat(chunks).toString('utf8') };
}

import { type AlipayApp, noticeOfAlipay, payAtAlipay } from '@jicai/vendor-double/alipay.ts';
import { type Kuaidi100Step, noticeOfKuaidi100 } from '@jicai/vendor-double/kuaidi100.ts';
import { tellShop } from '@jicai/vendor-double/tell-shop.ts';
import type { WechatMerchant } from '@jicai/vendor-double/wechat-merchant.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { noticeOfWechat, payAtWechat } from '@jicai/vendor-double/wechat-pay.ts';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A merchant as a journey makes it: on the wire its set of apps is a list. */
export type DeskMerchant = Omit<WechatMerchant, 'appids'> & {
  mchid: string;
  appid: string;
  appSecret: string;
  callbackHost: string;
};

/** Money that a vendor holds for a payment of the shop's, in fen: what came in, and what went back of it. */
export interface DeskMoney {
  payNo: string;
  inFen: number;
  outFen: number;
}

type Acts = Record<string, (asked: never) => unknown>;

/** What a journey may do at the doubles: contract with them, pay by a phone or late, read a text message, move a parcel, see the books. */
export async function openVendorDesk(vendors: VendorDouble): Promise<{ url: string; close: () => Promise<void> }> {
  const acts = { ...wechatActs(vendors), ...alipayActs(vendors), ...otherActs(vendors) };
  const server = createServer((request, response) => {
    void (async () => {
      const said = await acts[request.url ?? '']?.((await bodyOf(request)) as never);
      response.end(JSON.stringify(said ?? null));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function wechatActs({ wechatPay }: VendorDouble): Acts {
  const placedAs = (prepayId: string) => {
    const placed = [...wechatPay.transactions.values()].find((one) => one.prepayId === prepayId);
    if (!placed) throw new Error(`no prepay ${prepayId}`);
    return placed.outTradeNo;
  };
  return {
    '/contract': ({ mchid, appid, appSecret, callbackHost, ...merchant }: DeskMerchant) => {
      wechatPay.merchants.set(mchid, { ...merchant, appids: new Set([appid]) });
      wechatPay.apps.set(appid, { secret: appSecret, callbackHost });
    },
    /** The buyer confirms what WeChat's own window asks him: by the prepayId that the page has handed over. */
    '/pay': ({ prepayId }: { prepayId: string }) => {
      const payNo = placedAs(prepayId);
      payAtWechat(wechatPay, payNo);
      return noticeOfWechat(wechatPay, payNo);
    },
    /** A phone pays what it has scanned, and the shop is told so twice. Answers the shop's statuses. */
    '/scan': async ({ prepayId }: { prepayId: string }) => {
      const payNo = placedAs(prepayId);
      payAtWechat(wechatPay, payNo);
      const once = await tellShop(noticeOfWechat(wechatPay, payNo));
      return [once.status, (await tellShop(noticeOfWechat(wechatPay, payNo))).status];
    },
    '/wechat-books': ({ mchid }: { mchid: string }): DeskMoney[] =>
      [...wechatPay.transactions.values()]
        .filter((one) => one.mchid === mchid && one.paidAt)
        .map(({ outTradeNo, totalFen }) => {
          const back = [...wechatPay.refunds.values()].filter((one) => one.outTradeNo === outTradeNo);
          return { payNo: outTradeNo, inFen: totalFen, outFen: sumOf(back) };
        }),
  };
}

function alipayActs({ alipay }: VendorDouble): Acts {
  return {
    '/alipay-contract': ({ appId, ...app }: AlipayApp & { appId: string }) => void alipay.apps.set(appId, app),
    /** A buyer pays although the shop has closed the trade meanwhile. Answers the shop's word. */
    '/alipay-late': async ({ payNo }: { payNo: string }) => {
      payAtAlipay(alipay, payNo, { afterClose: true });
      return (await tellShop(noticeOfAlipay(alipay, payNo))).text;
    },
    '/alipay-books': ({ appId }: { appId: string }): DeskMoney[] =>
      [...alipay.trades.values()]
        .filter((one) => one.appId === appId && one.paidAt)
        .map(({ outTradeNo, totalFen, refunds }) => ({
          payNo: outTradeNo,
          inFen: totalFen,
          outFen: sumOf([...refunds.values()]),
        })),
  };
}

const sumOf = (back: readonly { fen: number }[]) => back.reduce((sum, { fen }) => sum + fen, 0);

function otherActs({ aliyunSms, kuaidi100, wecom }: VendorDouble): Acts {
  return {
    '/sms-contract': ({ accessKeyId, secret, templates }: DeskSms) => {
      aliyunSms.accounts.set(accessKeyId, secret);
      for (const [no, content] of Object.entries(templates))
        aliyunSms.templates.set(no, { state: 'approved', content });
    },
    /** The last text message that a mobile has received. */
    '/sms-to': ({ mobile }: { mobile: string }) => aliyunSms.sent.findLast((one) => one.mobile === mobile),
    '/parcel-contract': ({ key, customer }: { key: string; customer: string }) =>
      void kuaidi100.accounts.set(key, customer),
    /** A courier has given a customer an account for waybill numbers. */
    '/label-contract': ({ key, secret, partnerId }: { key: string; secret: string; partnerId: string }) => {
      kuaidi100.labels.secrets.set(key, secret);
      kuaidi100.labels.partners.set(partnerId, '');
    },
    '/labels': () => kuaidi100.labels.given.map(({ kuaidinum, isCancelled }) => ({ kuaidinum, isCancelled })),
    '/parcel-asked': ({ number }: { number: string }) => kuaidi100.subscriptions.get(number),
    /** What is known of a parcel, newest first; the shop is told. Answers its status. */
    '/parcel': async ({ number, ...way }: { number: string; company: string; steps: Kuaidi100Step[] }) => {
      kuaidi100.ways.set(number, way);
      return (await tellShop(noticeOfKuaidi100(kuaidi100, number))).status;
    },
    /** The 可信域名 of the app of 企业微信. */
    '/wecom-host': ({ host }: { host: string }) => void (wecom.trustedHost = host),
  };
}

export interface DeskSms {
  accessKeyId: string;
  secret: string;
  /** Content by number. */
  templates: Record<string, string>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

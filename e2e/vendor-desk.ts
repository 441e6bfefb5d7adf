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

/** What a journey may do at the double of WeChat: contract with it, and pay by a phone. */
export async function openVendorDesk(vendors: VendorDouble): Promise<{ url: string; close: () => Promise<void> }> {
  const { wechatPay } = vendors;
  const acts: Record<string, (asked: never) => unknown> = {
    '/contract': ({ mchid, appid, appSecret, callbackHost, ...merchant }: DeskMerchant) => {
      wechatPay.merchants.set(mchid, { ...merchant, appids: new Set([appid]) });
      wechatPay.apps.set(appid, { secret: appSecret, callbackHost });
    },
    /** The buyer confirms what WeChat's own window asks him: by the prepayId that the page has handed over. */
    '/pay': ({ prepayId }: { prepayId: string }) => {
      const placed = [...wechatPay.transactions.values()].find((one) => one.prepayId === prepayId);
      if (!placed) throw new Error(`no prepay ${prepayId}`);
      payAtWechat(wechatPay, placed.outTradeNo);
      return noticeOfWechat(wechatPay, placed.outTradeNo);
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const said = acts[request.url ?? '']?.((await bodyOf(request)) as never);
      response.end(JSON.stringify(said ?? null));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

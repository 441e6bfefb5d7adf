import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { signIn } from './call.ts';
import { makeBuyers } from './more-buyers.ts';
import { noticeSigner } from './notices.ts';
import type { RunningShop } from './processes.ts';
import { goodsInStock } from './submit.ts';

const companyId = '1001';

/** One step of buying after the other, by one person on a connection of his own; a refusal is thrown. */
export interface Buyer {
  add: () => Promise<void>;
  settle: () => Promise<Settled>;
  submit: (settled: Settled) => Promise<Placed>;
  createPayment: (placed: Placed) => Promise<Payment>;
  /** The channel tells that it has the money. */
  tell: (payment: Payment) => Promise<void>;
  logIn: () => Promise<void>;
}

interface Settled {
  previewKey: string;
  address: { addressId: string };
}
interface Placed {
  tradeNo: string;
}
interface Payment {
  payNo: string;
  /** In fen. */
  payFee: number;
}

/** So many buyers, each with goods in stock of his own as far as there are. */
export async function openBuyers(shop: RunningShop, count: number): Promise<Buyer[]> {
  const tokens = await makeBuyers(shop.databaseUrl, count);
  const goods = await goodsInStock(shop.base);
  const sign = noticeSigner(shop, companyId);
  return tokens.map((token, at) => openBuyer(shop.base, token, goods[at % goods.length]?.itemId ?? '', sign));
}

function openBuyer(base: string, token: string, itemId: string, sign: ReturnType<typeof noticeSigner>): Buyer {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, body: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(`${base}${path}`, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const call = async <T>(path: string, data: object): Promise<T> => {
    const text = await post(path, JSON.stringify({ data }), { authtoken: token, 'content-type': 'application/json' });
    const answer = JSON.parse(text) as { success: boolean; errorMsg: string; resultData: T };
    if (!answer.success) throw new Error(`${path}: ${answer.errorMsg}`);
    return answer.resultData;
  };
  const itemList = [{ itemId, qty: 1 }];
  return {
    add: () => call('/api/ShopCart/Add', { itemId, chartQty: 1, requestId: randomUUID() }),
    settle: () => call('/api/ShopOrder/Settle', { itemList }),
    submit: ({ previewKey, address: { addressId } }) => {
      const data = { itemList, previewKey, addressId, payMode: payModes.online, requestId: randomUUID() };
      return call('/api/ShopOrder/Submit', data);
    },
    createPayment: ({ tradeNo }) =>
      call('/api/ShopPay/Create', { tradeNo, channel: 'ALIPAY', requestId: randomUUID() }),
    tell: async ({ payNo, payFee }) => {
      const { body, headers } = sign({ payNo, channelTradeNo: `B-${payNo}`, feeFen: payFee });
      const reply = await post(`/api/PayNotify/Alipay/${companyId}`, body, headers);
      if (reply !== 'success') throw new Error(`notice of ${payNo}: ${reply}`);
    },
    logIn: async () => void (await signIn(base, 'buyer')),
  };
}

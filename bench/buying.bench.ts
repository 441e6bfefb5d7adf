import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { makeBuyers } from './more-buyers.ts';
import { noticeSigner } from './notices.ts';
import { findPgbench, runPgbench, scriptOf } from './pgbench.ts';
import { residentMb, type RunningShop, startShop, treeMb } from './processes.ts';
import { median, report } from './report.ts';
import type { Benchmark } from './run.ts';
import { statementsOf } from './statement-log.ts';
import { fillStock, goodsInStock } from './submit.ts';

const connections = 8;
const rounds = 3;
const seconds = 5;
const companyId = '1001';

/** What one buyer does again and again; each is the one before and what follows it. */
const journeys = ['add', 'placed', 'paid'] as const;
type Journey = (typeof journeys)[number];
/** Per second at eight connections on two cores, with the load on the same machine. */
const atLeast: Record<Journey, number> = { add: 1500, placed: 400, paid: 150 };
const questions: Record<Journey, string> = {
  add: 'add to cart',
  placed: 'add, settle, submit',
  paid: 'the same, paid and told by the channel',
};

/** Buying from the cart to the paid order, each round beside the database's own speed with the statements of a submit. */
export const benchmark: Benchmark = {
  question: 'how many purchases a second go into the cart, are placed, are paid?',
  run: async () => {
    const pgbench = findPgbench();
    const shop = await startShop();
    try {
      await fillStock(shop);
      const buyers = await readyBuyers(shop);
      const place = async () => {
        await buyers[0]?.placed();
      };
      const recorded = () => statementsOf(shop, 'insert into "trades"', place);
      for (const journey of journeys) await runJourney(buyers, journey, 1);
      const script = pgbench ? scriptOf(await recorded(), await recorded()) : '';
      const rates: Record<Journey | 'reference', number[]> = { add: [], placed: [], paid: [], reference: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const journey of journeys) rates[journey].push(await runJourney(buyers, journey, seconds));
        if (pgbench) rates.reference.push(runPgbench(pgbench, shop.databaseUrl, script, connections, seconds));
      }
      const reference = median(rates.reference);
      if (pgbench) report({ name: 'pgbench, a submit’s statements', value: reference, unit: '/s' });
      for (const journey of journeys)
        report({
          name: questions[journey],
          value: median(rates[journey]),
          unit: '/s',
          atLeast: atLeast[journey],
          ...(pgbench && { reference }),
        });
      report({ name: 'server memory after the load', value: residentMb(shop.pid), unit: 'MB', atMost: 250 });
      report({ name: 'with the database', value: treeMb(shop), unit: 'MB', atMost: 400 });
    } finally {
      await shop.stop();
    }
  },
};

type Buyer = Record<Journey, () => Promise<void>>;

async function readyBuyers(shop: RunningShop): Promise<Buyer[]> {
  const tokens = await makeBuyers(shop.databaseUrl, connections);
  const goods = await goodsInStock(shop.base);
  const sign = noticeSigner(shop, companyId);
  return tokens.map((token, at) => readyBuyer(shop.base, token, goods[at % goods.length]?.itemId ?? '', sign));
}

function readyBuyer(base: string, token: string, itemId: string, sign: ReturnType<typeof noticeSigner>): Buyer {
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
  const add = () => call<void>('/api/ShopCart/Add', { itemId, chartQty: 1, requestId: randomUUID() });
  const place = async () => {
    await add();
    const settled = await call<{ previewKey: string; address: { addressId: string } }>('/api/ShopOrder/Settle', {
      itemList,
    });
    const { previewKey, address } = settled;
    return call<{ tradeNo: string }>('/api/ShopOrder/Submit', {
      itemList,
      previewKey,
      addressId: address.addressId,
      payMode: payModes.online,
      requestId: randomUUID(),
    });
  };
  const pay = async () => {
    const { tradeNo } = await place();
    const data = { tradeNo, channel: 'ALIPAY', requestId: randomUUID() };
    const { payNo, payFee } = await call<{ payNo: string; payFee: number }>('/api/ShopPay/Create', data);
    const { body, headers } = sign({ payNo, channelTradeNo: `B-${payNo}`, feeFen: payFee });
    const reply = await post(`/api/PayNotify/Alipay/${companyId}`, body, headers);
    if (reply !== 'success') throw new Error(`notice of ${payNo}: ${reply}`);
  };
  return { add, placed: async () => void (await place()), paid: pay };
}

/** Runs of a journey per second, every buyer one after the other on a connection of its own. */
async function runJourney(buyers: Buyer[], journey: Journey, forSeconds: number): Promise<number> {
  const startedMs = performance.now();
  const endMs = startedMs + forSeconds * 1000;
  let done = 0;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < endMs) {
        await buyer[journey]();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - startedMs);
}

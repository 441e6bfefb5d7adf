import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { inTenantAsSystem } from '../src/ctx/system-ctx.ts';
import type { SignedInCtx } from '@jicai/server/ctx/ctx.ts';
import { runSimulatorsOnce } from '../src/simulators/run-simulators.ts';
import { runDueOnce } from '../src/worker/worker.ts';
import { findActor } from '../src/modules/auth/index.ts';
import { createTrade } from '../src/modules/orders/index.ts';
import { buildSku } from './build-goods.ts';
import { businessHost, type TestApp } from './test-app.ts';

export interface PlacedTrade {
  tradeNo: string;
  tradeId: string;
  orderNos: string[];
  payFen: number;
}

const address = {
  addressId: '1',
  receiver: '张三',
  mobile: '13800000000',
  telephone: '',
  provinceCode: '310000',
  cityCode: '310100',
  areaCode: '310115',
  streetCode: '',
  areaText: '上海市 浦东新区',
  address: '张江路 1 号',
};

/** An unpaid trade of one order (two pieces), submitted by the holder of the token. */
export async function placeTrade(
  app: TestApp,
  token: string,
  {
    companyId = '1001',
    priceFen = 900,
    payMode = payModes.online,
  }: { companyId?: string; priceFen?: number; payMode?: PayMode } = {},
): Promise<PlacedTrade> {
  const sku = await buildSku(app.deps, companyId);
  const qty = 2;
  const goodsFen = priceFen * qty;
  return inTenantAsSystem(app.deps, companyId, 'test', async (ctx) => {
    const actor = await findActor(ctx, token);
    if (!actor) throw new Error('the token belongs to nobody');
    const made = await createTrade({ ...ctx, actor } satisfies SignedInCtx, {
      payMode,
      address,
      purchaseNo: '',
      costCenter: '',
      expectDate: null,
      orders: [
        {
          supplierId: sku.supplierId,
          supplierName: '供应商',
          remark: '',
          lines: [
            {
              itemId: sku.itemId,
              itemNo: sku.itemNo,
              productId: sku.productId,
              itemName: '复印纸',
              itemSpec: 'A4',
              colorName: '',
              imgUrl: '',
              unitName: '箱',
              pieceQty: 1,
              pieceName: '',
              priceFen,
              priceSource: 'enterprise',
              qty,
              goodsFen,
              discountFen: 0,
              freightFen: 0,
              payFen: goodsFen,
              taxRateBp: 1300,
              taxFen: 0,
              isReturnable7: true,
            },
          ],
        },
      ],
    });
    return made;
  });
}

let requests = 0;
/** A fresh requestId. */
export const requestId = () => `00000000-0000-4000-8000-${String((requests += 1)).padStart(12, '0')}`;

/** Starts an attempt through the endpoint. */
export function startPayment(app: TestApp, token: string, tradeNo: string, channel = 'ALIPAY', host = businessHost) {
  return app.call('/api/ShopPay/Create', { data: { tradeNo, channel, requestId: requestId() } }, { token, host });
}

export interface LocalChoice {
  action?: 'pay' | 'cancel';
  notice?: 'send' | 'missing';
  times?: string;
  delay?: string;
}

/** Opens the local channel's page at `url` and presses a button there, as a buyer's browser does. */
export async function useLocalPage(app: TestApp, url: string, choice: LocalChoice = {}) {
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const page = await app.fastify.inject({ method: 'GET', url: path });
  const fields = Object.fromEntries(
    [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return app.fastify.inject({
    method: 'POST',
    url: '/api/Dev/LocalPay/Confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, action: 'pay', ...choice }).toString(),
  });
}

/** Runs everything due, with the server listening: the local channel's notices come in by HTTP. */
export async function runDue(app: TestApp): Promise<void> {
  const { fastify, deps } = app;
  const isListening = fastify.server.listening;
  const origin = isListening ? fastify.listeningOrigin : await fastify.listen({ port: 0, host: '127.0.0.1' });
  do await runDueOnce(deps);
  while ((await runSimulatorsOnce(deps, origin)) > 0);
}

/** Rows of a statement about the tables, outside any shop's wall. */
export async function rowsOf<T = Record<string, unknown>>(
  app: TestApp,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const { rows } = await app.deps.db.pool.query(text, values);
  return rows;
}

/**
 * Breaches of the money rules I2 and I3 (docs/domain/crashes.md §1) anywhere in the database: one line each, none when
 * all is well.
 */
export async function moneyFaults(app: TestApp): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    app,
    `with given as (
       select company_id, payment_id, sum(fee_fen) as fen from refunds where refund_state <> 50 group by 1, 2)
     select 'refunded more than received: ' || p.pay_no as fault
       from payments p join given g on g.company_id = p.company_id and g.payment_id = p.id where g.fen > p.received_fen
     union all
     select 'duplicate or late money not given back: ' || p.pay_no
       from payments p left join given g on g.company_id = p.company_id and g.payment_id = p.id
       where p.apply_state in (2, 3) and coalesce(g.fen, 0) <> p.received_fen
     union all
     select 'paid without a payment: ' || t.trade_no from trades t
       where t.pay_state in (1, 2, 3) and t.pay_fen > 0 and not exists (
         select 1 from payments p where p.company_id = t.company_id and p.trade_id = t.id and p.apply_state = 1)
     union all
     select 'applied but not paid: ' || p.pay_no from payments p
       join trades t on t.company_id = p.company_id and t.id = p.trade_id where p.apply_state = 1 and t.pay_state = 0
     union all
     select 'orders of a paid trade not moved: ' || o.order_no from orders o
       join trades t on t.company_id = o.company_id and t.id = o.trade_id
       where t.pay_state <> 0 and o.state in (10, 15, 20)`,
  );
  return rows.map((row) => row.fault);
}

import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { moneyFaults, rowsOf } from '../../../test/build-payment.ts';
import { buildRule } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { type DatabaseKill, killAt, openDatabaseDoor } from '../../../test/killing-doors.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type Node, startNode } from '../../../test/start-node.ts';
import { type TestApp, useTestApp } from '../../../test/test-app.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

/** `npm run kills` takes all of them; the suite one of a call and one of a timer. */
const isLong = process.env['KILLS'] !== undefined;
const app = useTestApp(seedCredit, { startsAt: new Date() });
/** A lease and a round (docs/domain/crashes.md §3), and a busy machine's delay. */
const patienceMs = 40_000;
const people = { buyer: '', approver: '', operator: '' };
let door: Awaited<ReturnType<typeof openDatabaseDoor>>;
let addressId = '';

beforeAll(async () => {
  door = await openDatabaseDoor(app.deps.config.databaseUrl ?? '');
  for (const who of ['buyer', 'approver', 'operator'] as const) people[who] = await signIn(app, who);
  addressId = await buildAddress(app, { token: people.buyer });
  // Only what costs that much is asked for.
  await buildRule(app, { condition: { amountFromFen: 50_000 } });
});
afterAll(() => door.close());

interface Scene {
  doomed: Node;
  itemId: string;
  requestId: string;
  tradeNo: string;
  orderNo: string;
  /** What is asked of the doomed node, and of the living one again: the same words. */
  body: object;
}
type Caller = Pick<TestApp, 'call'>;
type Fault = DatabaseKill['at'];

const place = async (scene: Scene, qty = 2) => {
  const items = [{ itemId: scene.itemId, qty }];
  const { tradeNo, orderNos } = await buildTrade(app, { token: people.buyer, addressId, items });
  Object.assign(scene, { tradeNo, orderNo: orderNos[0] ?? '' });
};
const orderOf = async ({ orderNo }: Scene) =>
  (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: people.buyer })).resultData;

/** State of the order, of its approval where one is asked for, pieces shipped, parcels, and stock on hand / reserved. */
async function standing({ itemId }: Scene): Promise<string> {
  const [row] = await rowsOf<{ text: string }>(
    app,
    `with mine as (select o.*, l.shipped_qty from order_lines l
        join orders o on o.company_id = l.company_id and o.id = l.order_id where l.item_id = $1)
     select concat_ws(' ',
       (select string_agg('order ' || state || ' shipped ' || shipped_qty, ',') from mine),
       (select string_agg('approval ' || state, ',') from approvals where trade_id in (select trade_id from mine)),
       (select 'parcels ' || count(*) from parcels where order_id in (select id from mine)),
       (select 'stock ' || on_hand || '/' || reserved from stock_rows where item_id = $1)) as text`,
    [itemId],
  );
  return row?.text ?? '';
}

interface Command {
  name: string;
  /** Also in the suite, killed there. */
  short?: Fault;
  before: (scene: Scene) => Promise<unknown>;
  /** A command of somebody; nothing where a timer is what the doomed node does. */
  call?: (who: Caller, scene: Scene) => Promise<{ success: boolean }>;
  marker: (scene: Scene) => string;
  untouched: string;
  done: string;
}

const commands: Command[] = [
  {
    name: 'submit',
    short: 'afterCommit',
    before: async (scene) => {
      const itemList = [{ itemId: scene.itemId, qty: 2 }];
      const settled = await app.call(
        '/api/ShopOrder/Settle',
        { data: { itemList, addressId } },
        { token: people.buyer },
      );
      const { previewKey } = settled.resultData;
      scene.body = { itemList, addressId, payMode: payModes.online, previewKey, requestId: scene.requestId };
    },
    call: (who, { body }) => who.call('/api/ShopOrder/Submit', { data: body as never }, { token: people.buyer }),
    marker: ({ requestId }) => requestId,
    untouched: 'parcels 0 stock 100/0',
    done: 'order 20 shipped 0 parcels 0 stock 100/2',
  },
  {
    name: 'shipping',
    before: async (scene) => {
      await place(scene);
      expect(await payTrade(app, scene.tradeNo)).toBe('applied');
      const { version, lines } = await orderOf(scene);
      const items = lines.map(({ orderItemId }) => ({ orderItemId, qty: 1 }));
      const parcel = { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890', items };
      scene.body = { orderNo: scene.orderNo, version, ...parcel, requestId: scene.requestId };
    },
    call: (who, { body }) => who.call('/api/OpsOrder/Ship', { data: body as never }, { token: people.operator }),
    marker: ({ requestId }) => requestId,
    untouched: 'order 30 shipped 0 parcels 0 stock 100/2',
    done: 'order 35 shipped 1 parcels 1 stock 99/1',
  },
  {
    name: 'approval',
    before: async (scene) => {
      await place(scene, 60);
      const asked = await app.call(
        '/api/ShopAudit/GetModel',
        { data: { tradeNo: scene.tradeNo } },
        { token: people.approver },
      );
      const { auditTaskId, version } = asked.resultData;
      scene.body = { auditTaskId, version, comment: '同意采购', requestId: scene.requestId };
    },
    call: (who, { body }) => who.call('/api/ShopAudit/Approve', { data: body as never }, { token: people.approver }),
    marker: ({ requestId }) => requestId,
    untouched: 'order 10 shipped 0 approval 10 parcels 0 stock 100/60',
    done: 'order 20 shipped 0 approval 20 parcels 0 stock 100/60',
  },
  {
    name: 'time-out',
    short: 'beforeCommit',
    before: async (scene) => {
      await place(scene);
      await rowsOf(
        app,
        `with late as (update trades set pay_deadline = now() - interval '2 minutes' where trade_no = $1)
         update timers set due_at = now() where subject = $1 and kind = 'trade.expire'`,
        [scene.tradeNo],
      );
    },
    marker: ({ orderNo }) => orderNo,
    untouched: 'order 20 shipped 0 parcels 0 stock 100/2',
    done: 'order 60 shipped 0 parcels 0 stock 100/0',
  },
];

const kills = commands.flatMap((command) =>
  (['beforeCommit', 'afterCommit'] as const).map((at) => ({ ...command, at, title: `${command.name}, ${at}` })),
);

test.each(kills.filter(({ short, at }) => isLong || short === at))(
  'killed in $title: what is asked again is done once',
  { timeout: 200_000 },
  async ({ at, before, call, marker, untouched, done, title }) => {
    const doomed = await startNode(app, { workers: call === undefined, env: { DATABASE_URL: door.url } });
    app.setNow(new Date());
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 900 });
    const scene: Scene = { doomed, itemId, requestId: randomUUID(), tradeNo: '', orderNo: '', body: {} };
    await before(scene);
    expect(await standing(scene)).toBe(untouched);
    const died = killAt(doomed.pid, (kill) => door.arm({ at, marker: marker(scene), kill }));
    await call?.(doomed, scene).catch(() => undefined);
    const killedMs = await died;
    expect(await standing(scene)).toBe(at === 'beforeCommit' ? untouched : done);
    // A page sends its requestId again; a timer is found by the next worker, here this process.
    if (call) expect((await call(app, scene)).success).toBe(true);
    await expect
      .poll(
        async () => {
          app.setNow(new Date());
          if (!call) await runDueOnce(app.deps);
          return standing(scene);
        },
        { timeout: patienceMs, interval: 500 },
      )
      .toBe(done);
    if (isLong) process.stdout.write(`${((performance.now() - killedMs) / 1000).toFixed(1).padStart(6)} s  ${title}\n`);
    expect(await moneyFaults(app)).toEqual([]);
    expect(await withTenant(app.deps.db, businessCompanyId, (tx) => brokenInvariants(tx, businessCompanyId))).toEqual(
      [],
    );
  },
);

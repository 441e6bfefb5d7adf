import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { noticeOfWechat, payAtWechat } from '@jicai/vendor-double/wechat-pay.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyFaults, placeTrade, requestId, rowsOf, startPayment } from '../../../test/build-payment.ts';
import {
  type ChannelKill,
  type DatabaseKill,
  killAt,
  openChannelDoor,
  openDatabaseDoor,
} from '../../../test/killing-doors.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type Node, startNode } from '../../../test/start-node.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { payAtVendor, usePaymentVendors } from '../../../test/use-payment-vendors.ts';
import { seedMerchants } from '../../seed/merchants.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

/** `npm run kills` takes all of them; the suite one of each side. */
const isLong = process.env['KILLS'] !== undefined;
const app = useTestApp(seedMerchants, { startsAt: new Date() });
/** A lease and a round (docs/domain/crashes.md §3), and a busy machine's delay. */
const patienceMs = 40_000;
let vendors: VendorDouble;
/** Lives, and does what is due; the other one is killed each time. */
let living: Node;
let databaseDoor: Awaited<ReturnType<typeof openDatabaseDoor>>;
let channelDoor: Awaited<ReturnType<typeof openChannelDoor>>;
let token = '';

beforeAll(async () => {
  vendors = await startVendorDouble();
  app.deps.config.vendorUrl = vendors.url;
  await usePaymentVendors(app, vendors, businessCompanyId, { isFoundByConfig: true });
  vendors.alipay.now = vendors.wechatPay.now = () => new Date();
  databaseDoor = await openDatabaseDoor(app.deps.config.databaseUrl ?? '');
  channelDoor = await openChannelDoor(vendors.url);
  token = await signIn(app, 'buyer');
  living = await startNode(app, { workers: true, env: { VENDOR_URL: vendors.url } });
}, 200_000);
afterAll(async () => {
  await living.kill();
  databaseDoor.close();
  channelDoor.close();
  await vendors.close();
});

const startDoomed = () =>
  startNode(app, { workers: true, env: { VENDOR_URL: channelDoor.url, DATABASE_URL: databaseDoor.url } });

interface Scene {
  tradeNo: string;
  orderNo: string;
  payNo: string;
  doomed: Node;
}

const create = (node: Node, { tradeNo }: Scene, id = requestId()) =>
  node.call('/api/ShopPay/Create', { data: { tradeNo, channel: 'WECHAT', requestId: id } }, { token });
const begin = async (scene: Scene) => {
  const { resultData, errorMsg } = await startPayment(app, token, scene.tradeNo, 'WECHAT');
  if (!resultData) throw new Error(errorMsg);
  scene.payNo = resultData.payNo;
};
const pay = async (scene: Scene) => {
  await begin(scene);
  await payAtVendor(app, vendors, { channel: 'WECHAT', payNo: scene.payNo });
};
const tell = async (node: Node, { payNo }: Scene) => {
  const { url, headers, body } = noticeOfWechat(vendors.wechatPay, payNo);
  return (await fetch(node.origin + new URL(url).pathname, { method: 'POST', headers, body })).status;
};
const applyCancel = ({ doomed, orderNo }: Scene, node = doomed, id = requestId()) =>
  node.call(
    '/api/ShopOrder/ApplyCancel',
    { data: { orderNo, reasonCode: cancelReasons.notWanted, requestId: id } },
    { token },
  );
const cancel = ({ doomed, tradeNo }: Scene) =>
  doomed.call(
    '/api/ShopOrder/Cancel',
    { data: { tradeNo, reasonCode: cancelReasons.notWanted, requestId: requestId() } },
    { token },
  );

/** Attempts, refunds and orders of the trade, in states. */
async function standing({ tradeNo }: Scene): Promise<string> {
  const [row] = await rowsOf<{ text: string }>(
    app,
    `select concat_ws(' ',
       (select string_agg('pay ' || pay_state || '/' || apply_state, ',' order by id) from payments where trade_no = $1),
       (select string_agg('refund ' || refund_state, ',' order by id) from refunds where trade_no = $1),
       (select string_agg('order ' || state, ',' order by id) from orders where trade_no = $1)) as text`,
    [tradeNo],
  );
  return row?.text ?? '';
}

type Fault = {
  name: string;
  /** Also in the suite. */
  isShort?: boolean;
  before?: (scene: Scene) => Promise<unknown>;
  /** What the doomed node is asked; its connection breaks. */
  act: (scene: Scene) => Promise<unknown>;
  /** What the outside does anyway: a page sends its requestId again, a channel its notice. */
  again?: (scene: Scene) => Promise<unknown>;
  /** As it stands at once, and in the end without a hand. */
  atOnce?: string;
  inTheEnd: string;
} & ({ database: (scene: Scene) => DatabaseKill } | { channel: (scene: Scene) => ChannelKill });

const again = requestId();
const againCancelled = requestId();
const placing = '/v3/pay/transactions/native';
const refunding = '"out_refund_no"';
const paidTwice = async (scene: Scene) => expect(await tell(living, scene)).toBe(204);

const faults: Fault[] = [
  {
    name: 'payment: before the commit of the attempt',
    database: () => ({ at: 'beforeCommit', marker: 'payment.create' }),
    act: (scene) => create(scene.doomed, scene, again),
    atOnce: 'order 20',
    again: async (scene) => expect((await create(living, scene, again)).success).toBe(true),
    inTheEnd: 'pay 10/0 order 20',
  },
  {
    name: 'payment: after the commit, before the call',
    database: () => ({ at: 'afterCommit', marker: 'payment.create' }),
    act: (scene) => create(scene.doomed, scene),
    atOnce: 'pay 0/0 order 20',
    inTheEnd: 'pay 10/0 order 20',
  },
  ...(['beforeActing', 'afterActing'] as const).map((at): Fault => ({
    name: `payment: during the call, ${at}`,
    channel: () => ({ at, marker: placing }),
    act: (scene) => create(scene.doomed, scene),
    atOnce: 'pay 0/0 order 20',
    inTheEnd: 'pay 10/0 order 20',
  })),
  {
    name: 'payment: before the answer is recorded',
    database: () => ({ at: 'beforeCommit', marker: 'payment.query' }),
    act: (scene) => create(scene.doomed, scene),
    atOnce: 'pay 0/0 order 20',
    inTheEnd: 'pay 10/0 order 20',
  },
  ...(['beforeCommit', 'afterCommit'] as const).map((at): Fault => ({
    name: `notice: ${at}`,
    isShort: at === 'beforeCommit',
    before: async (scene) => {
      await begin(scene);
      payAtWechat(vendors.wechatPay, scene.payNo);
    },
    database: ({ payNo }) => ({ at, marker: payNo }),
    act: (scene) => tell(scene.doomed, scene),
    atOnce: at === 'beforeCommit' ? 'pay 10/0 order 20' : 'pay 20/1 order 30',
    again: paidTwice,
    inTheEnd: 'pay 20/1 order 30',
  })),
  {
    name: 'refund: before the commit of the cancel',
    before: pay,
    database: () => ({ at: 'beforeCommit', marker: againCancelled }),
    act: (scene) => applyCancel(scene, scene.doomed, againCancelled),
    atOnce: 'pay 20/1 order 30',
    again: async (scene) => expect((await applyCancel(scene, living, againCancelled)).success).toBe(true),
    inTheEnd: 'pay 20/1 refund 20 order 60',
  },
  {
    name: 'refund: after the commit of the cancel',
    before: pay,
    database: ({ orderNo }) => ({ at: 'afterCommit', marker: orderNo }),
    act: (scene) => applyCancel(scene),
    inTheEnd: 'pay 20/1 refund 20 order 60',
  },
  ...(['beforeActing', 'afterActing'] as const).map((at): Fault => ({
    name: `refund: during the call, ${at}`,
    isShort: at === 'afterActing',
    before: pay,
    channel: () => ({ at, marker: refunding }),
    act: (scene) => applyCancel(scene),
    inTheEnd: 'pay 20/1 refund 20 order 60',
  })),
  ...(['beforeActing', 'afterActing'] as const).map((at): Fault => ({
    name: `close before cancel, ${at}`,
    before: begin,
    channel: ({ payNo }) => ({ at, marker: `${payNo}/close` }),
    act: cancel,
    inTheEnd: 'pay 30/0 order 60',
  })),
];

test.each(faults.filter(({ isShort }) => isLong || isShort))(
  'killed, $name: it converges without a hand, and the money is there once',
  { timeout: 200_000 },
  async (fault) => {
    const doomed = await startDoomed();
    app.setNow(new Date());
    const { tradeNo, orderNos } = await placeTrade(app, token);
    const scene: Scene = { tradeNo, orderNo: orderNos[0] ?? '', payNo: '', doomed };
    await fault.before?.(scene);
    const died = killAt(doomed.pid, (kill) => {
      if ('database' in fault) databaseDoor.arm({ ...fault.database(scene), kill });
      else channelDoor.arm({ ...fault.channel(scene), kill });
    });
    await fault.act(scene).catch(() => undefined);
    const killedMs = await died;
    if (fault.atOnce !== undefined) expect(await standing(scene)).toBe(fault.atOnce);
    await fault.again?.(scene);
    await expect.poll(() => standing(scene), { timeout: patienceMs, interval: 200 }).toBe(fault.inTheEnd);
    const tookS = (performance.now() - killedMs) / 1000;
    if (isLong) process.stdout.write(`${tookS.toFixed(1).padStart(6)} s  ${fault.name}\n`);
    const placed = [...vendors.wechatPay.transactions.values()].filter((one) => one.description.includes(tradeNo));
    const given = [...vendors.wechatPay.refunds.values()].filter((one) =>
      placed.some(({ outTradeNo }) => outTradeNo === one.outTradeNo),
    );
    expect(placed.length).toBe(1);
    expect(given.length).toBe(fault.inTheEnd.includes('refund') ? 1 : 0);
    expect(await moneyFaults(app)).toEqual([]);
  },
);

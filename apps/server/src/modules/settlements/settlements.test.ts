import type { ResultOf } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { disputeReasons } from '@jicai/domain/statements/statement-states.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSku, type BuiltSku, buildSupplier } from '../../../test/build-goods.ts';
import { rowsOf, runDue } from '../../../test/build-payment.ts';
import { sql } from 'drizzle-orm';
import { deliver, findOrder, type ShopOrder, submitReturn, uploadPicture } from '../../../test/build-return.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { settlementDamages } from '../../../test/damages.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { sendFile } from '../../../test/send-file.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { asTx } from '../../db/open.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
let people: Record<'buyer' | 'operator' | 'second' | 'supplier' | 'rival', CallOptions>;
let sku: BuiltSku;
let addressId = '';

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: randomUUID() } });
type Call = Parameters<typeof app.call>[0];
const send = (path: Call, data: object, who = people.operator) => app.call(path, command(data), who);
const done = async (path: Call, data: object, who = people.operator) => {
  const answer = await send(path, data, who);
  expect(answer.errorCode, `${path} ${answer.errorMsg}`).toBe('0');
  return answer.resultData as Record<string, unknown>;
};

/** Sessions end; who acts on another day signs in there. */
async function onDay(day: string) {
  app.setNow(new Date(`${day}T02:00:00Z`));
  const rivalId = await buildSupplier(app.deps, businessCompanyId);
  people = {
    buyer: { token: await signIn(app, 'buyer') },
    operator: { token: await signIn(app, 'operator') },
    second: await buildStaff(app, { role: 'manager' }),
    supplier: await buildStaff(app, { role: 'supplierAdmin', supplierId: sku.supplierId }),
    rival: await buildStaff(app, { role: 'supplierAdmin', supplierId: rivalId }),
  };
}

beforeEach(async () => {
  app.setNow(new Date('2026-10-12T02:00:00Z'));
  sku = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 2000, stock: 1000 });
  await onDay('2026-10-12');
  addressId = await buildAddress(app, people.buyer);
});
afterEach(async () => {
  expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
});

const setCost = (costFen: number, beforeFen: number | null = null) =>
  done('/api/OpsGoods/SaveCosts', { rows: [{ itemId: sku.itemId, beforeFen, costFen }] });
const setTerms = (terms: object = {}, version = 0) => {
  const usual = { termDays: 30, rateBp: 0, categoryRates: [], settleFrom: '', invoiceInfo: '', payeeInfo: '' };
  return done('/api/OpsSettle/SaveTerms', { ...usual, ...terms, supplierId: sku.supplierId, version });
};
const buy = async (qty: number): Promise<ShopOrder> => {
  const items = [{ itemId: sku.itemId, qty }];
  const { orderNos } = await buildTrade(app, { ...people.buyer, addressId, payMode: 2, items });
  return deliver(app, orderNos[0] ?? '', { shop: people.operator, buyer: people.buyer });
};
const sendBack = async (order: ShopOrder) => {
  const address = {
    receiver: '仓库',
    mobile: '13800001111',
    areaCode: '310117',
    address: '新桥路 1 号',
    isDefault: true,
  };
  await done('/api/OpsReturn/SaveAddress', { ...address, supplierId: sku.supplierId });
  const { returnNo } = await submitReturn(app, order, people.buyer);
  const act = async (path: Call, data: object) => {
    const { version } = (await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, people.operator)).resultData;
    return done(path, { returnNo, version, ...data });
  };
  await act('/api/OpsReturn/Audit', { isAgree: true });
  await done(
    '/api/ShopReturn/SubmitLogistics',
    { returnNo, logisticsCode: 'jd', logisticsNo: 'JD0001112223' },
    people.buyer,
  );
  const items = [{ orderItemId: order.lines[0]?.orderItemId, goodQty: 1, badQty: 0 }];
  await act('/api/OpsReturn/Receive', { items });
  await runDue(app);
};
const generate = async (month = '2026-10') => {
  const { settleIds } = await done('/api/OpsSettle/Generate', { supplierId: sku.supplierId, month });
  return (settleIds as string[])[0] ?? '';
};
type Sheet = ResultOf<'/api/OpsSettle/GetModel'>;
const read = async (settleId: string, who = people.operator): Promise<Sheet> =>
  (await app.call('/api/OpsSettle/GetModel', { data: { settleId } }, who)).resultData;
const ownRead = (settleId: string, who = people.supplier) =>
  app.call('/api/OpsOwnSettle/GetModel', { data: { settleId } }, who);
const lines = async (settleId: string) =>
  (await app.call('/api/OpsSettle/GetLinePage', { reqData: { settleId }, pageSize: 100 }, people.operator)).resultData;
/** An act on the sheet as it stands. */
const act = async (path: Call, settleId: string, data: object = {}, who = people.operator) =>
  send(path, { settleId, version: (await read(settleId)).version, ...data }, who);
const acted = async (path: Call, settleId: string, data: object = {}, who = people.operator) => {
  const answer = await act(path, settleId, data, who);
  expect(answer.errorCode, `${path} ${answer.errorMsg}`).toBe('0');
  return answer.resultData as Record<string, unknown>;
};
/** A sheet of ten units at 10.00 that its supplier sees. */
const sent = async () => {
  await setCost(1000);
  await buy(10);
  await onDay('2026-11-03');
  const settleId = await generate();
  await acted('/api/OpsSettle/Send', settleId);
  return settleId;
};

/** An invoice of the supplier for the sheet, and what the shop found about it. */
const addInvoice = async (settleId: string, fee: number, over: object = {}, who = people.supplier) => {
  serial += 1;
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const fields = { bizType: String(bizTypes.invoiceFile) };
  const { resultData } = await sendFile(app, { ...who, bytes, name: '发票.pdf', fields });
  const invoiceNo = `26317${String(serial).padStart(15, '0')}`;
  const invoice = { invoiceNo, issuedOn: '2026-11-03', fee, fileUrl: resultData?.fileUrl ?? '', ...over };
  return act('/api/OpsOwnSettle/AddInvoice', settleId, invoice, who);
};
const checkInvoice = async (settleId: string, isAccepted: boolean, reason?: string) => {
  const waiting = (await read(settleId)).invoices.find(({ invoiceStateText }) => invoiceStateText === '待核对');
  return acted('/api/OpsSettle/CheckInvoice', settleId, { invoiceId: waiting?.invoiceId, isAccepted, reason });
};
const invoiced = async (settleId: string, fee: number) => {
  expect((await addInvoice(settleId, fee)).errorCode).toBe('0');
  await checkInvoice(settleId, true);
};
let serial = 0;

describe('what a sheet is made of', () => {
  test('units that arrived, less those that came back, at the cost when they were ordered, less the commission', async () => {
    await setCost(1000);
    await setTerms({ rateBp: 150 });
    const order = await buy(10);
    await onDay('2026-10-20');
    await setCost(1200, 1000);
    await buy(3);
    await sendBack(await findOrder(app, order.orderNo, people.operator));
    await onDay('2026-11-03');
    const settleId = await generate();
    expect(await lines(settleId)).toMatchObject([
      { sourceTypeText: '收货', qty: 10, costFee: 1000, fee: 10_000, commissionFee: 150 },
      { sourceTypeText: '收货', qty: 3, costFee: 1200, fee: 3600, commissionFee: 54 },
      { sourceTypeText: '退货', qty: -1, costFee: 1000, fee: -1000, commissionFee: -15 },
    ]);
    expect(await read(settleId)).toMatchObject({
      receivedFee: 13_600,
      returnedFee: -1000,
      commissionFee: 189,
      totalFee: 12_411,
      settleStateText: '草稿',
      missingCount: 0,
    });
  });

  test('each unit once: what stands in a sheet stands in no second one, what comes later in the next', async () => {
    await setCost(1000);
    await buy(10);
    await onDay('2026-11-03');
    const first = await generate();
    expect(await generate()).toBe('');
    await buy(2);
    expect(await generate('2026-10')).toBe('');
    const second = await generate('2026-11');
    expect(await lines(second)).toMatchObject([{ qty: 2 }]);
    await acted('/api/OpsSettle/Void', first, { reason: '月份弄错了' });
    const again = await generate();
    expect(await lines(again)).toMatchObject([{ qty: 10 }]);
    expect((await read(again)).totalFee).toBe(10_000);
    const reqData = { supplierId: sku.supplierId, month: '2026-10' };
    const page = await app.call('/api/OpsSettle/GetPage', { reqData }, people.operator);
    expect(page.resultData.map(({ settleStateText }) => settleStateText)).toEqual(['草稿', '已作废']);
    for (const month of ['53005', '2026-13'])
      expect((await app.call('/api/OpsSettle/GetPage', { reqData: { month } }, people.operator)).errorCode).toBe(
        errorCodes.badInput,
      );
    expect((await send('/api/OpsSettle/Generate', { month: '2027-01' })).errorData?.[0]?.field).toBe('month');
  });

  test('two at once make one', async () => {
    await setCost(1000);
    await buy(4);
    await onDay('2026-11-03');
    const both = await Promise.all([generate(), generate()]);
    expect(both.filter((id) => id !== '')).toHaveLength(1);
  });

  test('without a cost it is 缺进价, is filled in, and not sent before', async () => {
    await buy(5);
    await onDay('2026-11-03');
    const settleId = await generate();
    expect(await read(settleId)).toMatchObject({ missingCount: 1, totalFee: 0 });
    expect((await read(settleId)).actions).not.toContain('send');
    expect((await act('/api/OpsSettle/Send', settleId)).errorMsg).toBe('还有 1 行缺进价，请先补录');
    await acted('/api/OpsSettle/SetCost', settleId, { costs: [{ itemId: sku.itemId, costFee: 700 }] });
    expect(await read(settleId)).toMatchObject({ missingCount: 0, totalFee: 3500 });
    await acted('/api/OpsSettle/Send', settleId);
    expect(
      (await act('/api/OpsSettle/SetCost', settleId, { costs: [{ itemId: sku.itemId, costFee: 1 }] })).errorCode,
    ).toBe(errorCodes.statementChanged);
  });

  test('what was received before the first day of settling is left to the time before', async () => {
    await setCost(1000);
    await setTerms({ settleFrom: '2026-10-15' });
    await buy(5);
    await onDay('2026-10-20');
    await buy(2);
    await onDay('2026-11-03');
    expect(await lines(await generate())).toMatchObject([{ qty: 2 }]);
  });

  test('the rate of a category goes before the supplier’s; a sheet keeps the terms it was made with', async () => {
    await setCost(1000);
    await setTerms({ rateBp: 100, categoryRates: [{ categoryId: sku.categoryId, rateBp: 500 }], termDays: 15 });
    await buy(2);
    await onDay('2026-11-03');
    const settleId = await generate();
    expect(await lines(settleId)).toMatchObject([{ rateBp: 500, commissionFee: 100 }]);
    await setTerms({ rateBp: 0, termDays: 60 }, 1);
    expect(await read(settleId)).toMatchObject({ termDays: 15, commissionFee: 100 });
    const stale = await send('/api/OpsSettle/SaveTerms', {
      termDays: 1,
      rateBp: 0,
      categoryRates: [],
      settleFrom: '',
      invoiceInfo: '',
      payeeInfo: '',
      supplierId: sku.supplierId,
      version: 1,
    });
    expect(stale.errorCode).toBe(errorCodes.outdated);
  });
});

describe('the way of a sheet', () => {
  test('confirmed, paid in two parts by slips of the bank, each once, and settled', async () => {
    const settleId = await sent();
    expect((await ownRead(settleId)).resultData.actions).toEqual(['confirm', 'dispute']);
    await acted('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier);
    expect(await read(settleId)).toMatchObject({ settleState: settlementStates.confirmed, dueDate: '2026-11-30' });
    await invoiced(settleId, 10_000);
    const slip = async (fee: number, bankSerialNo: string) => ({
      fee,
      bankSerialNo,
      paidOn: '2026-11-03',
      voucherUrl: await uploadPicture(app, people.operator, bizTypes.voucher),
    });
    expect((await act('/api/OpsSettle/Pay', settleId, await slip(10_001, 'BANK0001'))).errorCode).toBe(
      errorCodes.paymentExceeded,
    );
    await acted('/api/OpsSettle/Pay', settleId, await slip(4000, 'BANK0002'));
    expect((await act('/api/OpsSettle/Pay', settleId, await slip(100, 'BANK0002'))).errorData?.[0]?.field).toBe(
      'bankSerialNo',
    );
    await acted('/api/OpsSettle/Pay', settleId, await slip(6000, 'BANK0003'));
    const settled = await read(settleId);
    expect(settled).toMatchObject({ settleStateText: '已结清', paidFee: 10_000, actions: [] });
    expect(settled.payments.map(({ fee }) => fee)).toEqual([4000, 6000]);
    const own = (await ownRead(settleId)).resultData;
    expect(own.payments.map(({ userName }) => userName)).toEqual(['商城', '商城']);
    expect(own.history.map(({ eventText }) => eventText)).toEqual([
      '登记付款',
      '登记付款',
      '核对发票',
      '供应商登记发票',
      '供应商确认',
      '发送供应商',
    ]);
    expect(own.history.at(-1)?.event).toBe('send');
  });

  test('disputed by row, adjusted by units, answered, confirmed', async () => {
    const settleId = await sent();
    const [row] = await lines(settleId);
    const claim = {
      lineId: row?.lineId,
      disputeReason: disputeReasons.quantity,
      disputeRemark: '实收 12 件',
      claimQty: 12,
    };
    await acted('/api/OpsOwnSettle/Dispute', settleId, { items: [claim] }, people.supplier);
    expect((await act('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier)).errorCode).toBe(
      errorCodes.openDisputes,
    );
    expect(await lines(settleId)).toMatchObject([{ disputeText: '异议 · 数量', claimQty: 12 }]);
    const adjust = { lineId: row?.lineId, qty: 2, reason: '漏计两件' };
    await acted('/api/OpsSettle/Adjust', settleId, { adjusts: [adjust] });
    expect(await read(settleId)).toMatchObject({ adjustFee: 2000, totalFee: 12_000 });
    expect((await act('/api/OpsSettle/Reply', settleId, { items: [] })).errorCode).toBe(errorCodes.openDisputes);
    await acted('/api/OpsSettle/Reply', settleId, { items: [{ lineId: row?.lineId, reply: '已补两件' }] });
    await acted('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier);
    expect((await act('/api/OpsSettle/Adjust', settleId, { adjusts: [adjust] })).errorCode).toBe(
      errorCodes.statementChanged,
    );
  });

  test('an adjustment is taken back, and never makes a row less than nothing', async () => {
    const settleId = await sent();
    const [row] = await lines(settleId);
    const claim = { lineId: row?.lineId, disputeReason: disputeReasons.price, disputeRemark: '价格不对' };
    await acted('/api/OpsOwnSettle/Dispute', settleId, { items: [claim] }, people.supplier);
    const less = (more: object) =>
      act('/api/OpsSettle/Adjust', settleId, { adjusts: [{ lineId: row?.lineId, reason: '试试看', ...more }] });
    expect((await less({ qty: -11 })).errorCode).toBe(errorCodes.badInput);
    expect((await less({ fee: -10_001 })).errorCode).toBe(errorCodes.badInput);
    expect((await less({ qty: -1, fee: 1 })).errorCode).toBe(errorCodes.badInput);
    expect((await less({ qty: -1 })).errorCode).toBe('0');
    const added = (await lines(settleId)).find(({ sourceTypeText }) => sourceTypeText === '调整');
    expect(added).toMatchObject({ qty: -1, fee: -1000, aboutLineId: row?.lineId });
    await acted('/api/OpsSettle/ReverseAdjust', settleId, { lineId: added?.lineId });
    expect(await read(settleId)).toMatchObject({ adjustFee: 0, totalFee: 10_000 });
    await acted('/api/OpsOwnSettle/WithdrawDispute', settleId, {}, people.supplier);
    expect(await read(settleId)).toMatchObject({ settleState: settlementStates.awaitingConfirm, openDisputeCount: 0 });
  });

  test('a large adjustment waits for a second person', async () => {
    const settleId = await sent();
    const [row] = await lines(settleId);
    const claim = { lineId: row?.lineId, disputeReason: disputeReasons.quantity, disputeRemark: '少计很多' };
    await acted('/api/OpsOwnSettle/Dispute', settleId, { items: [claim] }, people.supplier);
    const adjust = { adjusts: [{ lineId: row?.lineId, qty: 5, reason: '补五件' }] };
    const { changeId } = await acted('/api/OpsSettle/Adjust', settleId, adjust);
    expect(await read(settleId)).toMatchObject({ adjustFee: 0, changeId });
    const answer = (who: CallOptions) => send('/api/OpsChange/Answer', { changeId, isAgree: true, version: 1 }, who);
    expect((await answer(people.operator)).errorCode).toBe(errorCodes.forbidden);
    expect((await act('/api/OpsSettle/Void', settleId, { reason: '先作废' })).errorCode).toBe(
      errorCodes.statementChanged,
    );
    expect((await answer(people.second)).errorCode).toBe('0');
    expect(await read(settleId)).toMatchObject({ adjustFee: 5000, totalFee: 15_000 });
  });

  test('a stale form changes nothing', async () => {
    const settleId = await sent();
    expect((await send('/api/OpsOwnSettle/Confirm', { settleId, version: 1 }, people.supplier)).errorCode).toBe(
      errorCodes.outdated,
    );
    expect((await send('/api/OpsSettle/Void', { settleId, version: 1, reason: '旧表单' })).errorCode).toBe(
      errorCodes.outdated,
    );
  });

  test('papers: rows and sums as XLSX and PDF, for both sides', async () => {
    const settleId = await sent();
    for (const path of ['/api/OpsSettle/Export', '/api/OpsSettle/ExportPdf'] as const)
      expect((await app.call(path, { data: { settleId } }, people.operator)).resultData.rowCount).toBe(1);
    for (const path of ['/api/OpsOwnSettle/Export', '/api/OpsOwnSettle/ExportPdf'] as const)
      expect((await app.call(path, { data: { settleId } }, people.supplier)).resultData.fileUrl).toContain('/files/');
  });
});

test('the books find each damage to a sheet', async () => {
  const settleId = await sent();
  const [row] = await lines(settleId);
  const claim = { lineId: row?.lineId, disputeReason: disputeReasons.price, disputeRemark: '运费没有算' };
  await acted('/api/OpsOwnSettle/Dispute', settleId, { items: [claim] }, people.supplier);
  await acted('/api/OpsSettle/Adjust', settleId, { adjusts: [{ fee: 500, reason: '补运费' }] });
  await acted('/api/OpsSettle/Reply', settleId, { items: [{ lineId: row?.lineId, reply: '已补运费' }] });
  await acted('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier);
  await invoiced(settleId, 1000);
  const voucherUrl = await uploadPicture(app, people.operator, bizTypes.voucher);
  const pay = { fee: 1000, bankSerialNo: 'BANK0009', paidOn: '2026-11-03', voucherUrl };
  await acted('/api/OpsSettle/Pay', settleId, pay);
  for (const { rule, sql } of settlementDamages) {
    const client = await app.deps.db.pool.connect();
    try {
      await client.query('begin');
      // The sheet of this test is the last of them.
      const own = sql.replaceAll('order by id limit 1', 'order by id desc limit 1');
      expect((await client.query(own, [businessCompanyId])).rowCount, sql).toBe(1);
      expect((await brokenInvariants(asTx(client), businessCompanyId)).join('\n'), sql).toContain(rule);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});

const confirmed = async () => {
  const settleId = await sent();
  await acted('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier);
  return settleId;
};
const payment = async (fee: number) => ({
  fee,
  bankSerialNo: `BANK${randomUUID().slice(0, 8)}`,
  paidOn: '2026-11-03',
  voucherUrl: await uploadPicture(app, people.operator, bizTypes.voucher),
});

describe('the invoices of a supplier', () => {
  test('cover what is paid: nothing before one was checked, nothing beyond them', async () => {
    const settleId = await confirmed();
    const early = await act('/api/OpsSettle/Pay', settleId, await payment(1000));
    expect(early.errorData?.[0]).toMatchObject({ field: 'fee' });
    expect((await addInvoice(settleId, 4000)).errorCode).toBe('0');
    expect((await act('/api/OpsSettle/Pay', settleId, await payment(1000))).errorData?.[0]?.field).toBe('fee');
    await checkInvoice(settleId, true);
    expect(await read(settleId)).toMatchObject({ payableFee: 4000, uninvoicedFee: 6000 });
    expect((await act('/api/OpsSettle/Pay', settleId, await payment(4001))).errorData?.[0]?.field).toBe('fee');
    await acted('/api/OpsSettle/Pay', settleId, await payment(4000));
    expect((await addInvoice(settleId, 6001)).errorData?.[0]?.field).toBe('fee');
    await invoiced(settleId, 6000);
    await acted('/api/OpsSettle/Pay', settleId, await payment(6000));
    expect(await read(settleId)).toMatchObject({ settleStateText: '已结清', actions: [] });
  });

  test('are sent back with a reason, and count no more; a number counts once', async () => {
    const settleId = await confirmed();
    const no = { invoiceNo: '26317999999999999999' };
    expect((await addInvoice(settleId, 10_000, no)).errorCode).toBe('0');
    expect((await addInvoice(settleId, 1, no)).errorCode).not.toBe('0');
    expect((await act('/api/OpsSettle/Void', settleId, { reason: '做错了' })).errorCode).not.toBe('0');
    const [waiting] = (await read(settleId)).invoices;
    const mute = { invoiceId: waiting?.invoiceId, isAccepted: false };
    expect((await act('/api/OpsSettle/CheckInvoice', settleId, mute)).errorData?.[0]?.field).toBe('reason');
    await checkInvoice(settleId, false, '抬头不对');
    expect((await act('/api/OpsSettle/CheckInvoice', settleId, mute)).errorCode).not.toBe('0');
    const own = (await ownRead(settleId)).resultData;
    expect(own.invoices).toMatchObject([{ invoiceStateText: '已退回', reply: '抬头不对' }]);
    expect(own).toMatchObject({ uninvoicedFee: 10_000, payableFee: 0, actions: ['addInvoice'] });
    expect((await addInvoice(settleId, 10_000, no)).errorCode).toBe('0');
    expect((await addInvoice(settleId, 0)).errorCode).toBe('4');
  });

  test('two at once never exceed the sheet', async () => {
    const settleId = await confirmed();
    const both = await Promise.all([addInvoice(settleId, 6000), addInvoice(settleId, 6000)]);
    expect(both.filter(({ errorCode }) => errorCode === '0')).toHaveLength(1);
  });

  test('are no condition where the shop says so', async () => {
    const setting = { key: 'settlements.isInvoiceFirst', before: true, value: false };
    await done('/api/OpsSetting/Save', setting);
    const settleId = await confirmed();
    await acted('/api/OpsSettle/Pay', settleId, await payment(10_000));
    await done('/api/OpsSetting/Save', { ...setting, before: false, value: true });
  });
});

describe('by themselves', () => {
  /** How often one person was told this about the sheet. */
  const told = async (settleId: string, title: string) => {
    const { settleNo } = await inShop(app, businessCompanyId, async (ctx) => {
      const { rows } = await ctx.db.execute<{ settleNo: string }>(
        sql`select settlement_no as "settleNo" from settlements where company_id = ${businessCompanyId} and id = ${settleId}`,
      );
      return rows[0] ?? { settleNo: '' };
    });
    const rows = await rowsOf<{ count: number }>(
      app,
      `select count(*)::int as count from messages where title = $1 and position($2 in content) > 0 group by account_id`,
      [title, settleNo],
    );
    return Math.max(0, ...rows.map(({ count }) => count));
  };

  test('sheets of the past month are made on the day the shop chose, once', async () => {
    await setCost(1000);
    await buy(10);
    await onDay('2026-11-02');
    await sweepOnce(app.deps);
    await runDue(app);
    const drafts = async () =>
      (await app.call('/api/OpsSettle/GetPage', { reqData: { supplierId: sku.supplierId } }, people.operator))
        .resultData;
    expect(await drafts()).toEqual([]);
    await onDay('2026-11-03');
    await sweepOnce(app.deps);
    await runDue(app);
    expect(await drafts()).toMatchObject([{ settleStateText: '草稿', totalFee: 10_000, periodFrom: '2026-10-01' }]);
    await sweepOnce(app.deps);
    await runDue(app);
    expect(await drafts()).toHaveLength(1);
  });

  test('each side hears of the other’s steps; who does not answer or pay is reminded', async () => {
    const settleId = await sent();
    expect(await told(settleId, '结算单待确认')).toBe(1);
    for (const [day, count] of [
      ['2026-11-06', 2],
      ['2026-11-09', 3],
      ['2026-11-12', 4],
      ['2026-11-29', 4],
    ] as const) {
      app.setNow(new Date(`${day}T03:00:00Z`));
      await runDue(app);
      expect(await told(settleId, '结算单待确认'), day).toBe(count);
    }
    await onDay('2026-11-29');
    await acted('/api/OpsOwnSettle/Confirm', settleId, {}, people.supplier);
    expect(await told(settleId, '供应商答复结算单')).toBe(1);
    expect((await addInvoice(settleId, 10_000)).errorCode).toBe('0');
    expect(await told(settleId, '供应商发票待核对')).toBe(1);
    await checkInvoice(settleId, true);
    expect(await told(settleId, '结算付款与发票结果')).toBe(1);
    expect(await told(settleId, '结算单到期待付款')).toBe(0);
    app.setNow(new Date('2026-11-30T02:00:00Z'));
    await runDue(app);
    expect(await told(settleId, '结算单到期待付款')).toBe(1);
  });
});

describe('who must not', () => {
  test('a supplier sees no draft, no sheet of another, and no sale price', async () => {
    await setCost(1000);
    await buy(10);
    await onDay('2026-11-03');
    const settleId = await generate();
    expect((await ownRead(settleId)).errorCode).toBe(errorCodes.notFound);
    expect((await app.call('/api/OpsOwnSettle/GetPage', {}, people.supplier)).resultData).toEqual([]);
    await acted('/api/OpsSettle/Send', settleId);
    expect((await app.call('/api/OpsOwnSettle/GetPage', {}, people.supplier)).resultData).toHaveLength(1);
    expect((await app.call('/api/OpsOwnSettle/GetPage', {}, people.rival)).resultData).toEqual([]);
    const about = { data: { settleId } };
    for (const path of [
      '/api/OpsOwnSettle/GetModel',
      '/api/OpsOwnSettle/Export',
      '/api/OpsOwnSettle/ExportPdf',
    ] as const)
      expect((await app.call(path, about, people.rival)).errorCode).toBe(errorCodes.notFound);
    const rows = await app.call('/api/OpsOwnSettle/GetLinePage', { reqData: { settleId } }, people.rival);
    expect(rows.errorCode).toBe(errorCodes.notFound);
    for (const path of ['/api/OpsOwnSettle/Confirm', '/api/OpsOwnSettle/WithdrawDispute'] as const)
      expect((await act(path, settleId, {}, people.rival)).errorCode).toBe(errorCodes.notFound);
    const told = await app.call('/api/OpsOwnSettle/GetLinePage', { reqData: { settleId } }, people.supplier);
    expect(JSON.stringify([told.resultData, (await ownRead(settleId)).resultData])).not.toMatch(/"2000|20000|price/i);
  });

  test('a supplier does nothing of the shop’s, an operator nothing of the supplier’s, a reader and buyers nothing', async () => {
    const settleId = await sent();
    const reader = await buildStaff(app, { role: 'readOnly' });
    const clerk = await buildStaff(app, { role: 'supplierClerk', supplierId: sku.supplierId });
    const { version } = await read(settleId);
    const data = { settleId, version, reason: '越权试试' };
    const ofShop = [
      '/api/OpsSettle/Void',
      '/api/OpsSettle/Send',
      '/api/OpsSettle/Pay',
      '/api/OpsSettle/Adjust',
      '/api/OpsSettle/CheckInvoice',
    ] as const;
    for (const path of ofShop)
      for (const who of [people.supplier, reader, people.buyer])
        expect((await send(path, data, who)).errorCode, path).toBe(errorCodes.forbidden);
    for (const who of [people.operator, clerk, people.buyer])
      for (const path of ['/api/OpsOwnSettle/Confirm', '/api/OpsOwnSettle/AddInvoice'] as const)
        expect((await send(path, data, who)).errorCode, path).toBe(errorCodes.forbidden);
    const invoice = { invoiceNo: '12345678', issuedOn: '2026-11-03', fee: 1, fileUrl: '/files/1/1' };
    const foreign = { ...data, ...invoice };
    expect((await send('/api/OpsOwnSettle/AddInvoice', foreign, people.rival)).errorCode).toBe(errorCodes.notFound);
    const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await send('/api/OpsSettle/Void', data, abroad)).errorCode).toBe(errorCodes.notFound);
    expect((await app.call('/api/OpsSettle/GetModel', { data: { settleId } }, abroad)).errorCode).toBe(
      errorCodes.notFound,
    );
    const terms = await app.call('/api/OpsSettle/GetTerms', { data: { supplierId: sku.supplierId } }, abroad);
    expect(terms.errorCode).toBe(errorCodes.notFound);
  });
});

import { bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { payModes, orderStates } from '@jicai/domain/orders/order-states.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyFaults, placeTrade, requestId, rowsOf } from '../../../test/build-payment.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { uploadPicture } from '../../../test/build-return.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { seedMerchants } from '../../seed/merchants.ts';

const app = useTestApp(async (deps) => {
  await seedMerchants(deps);
  await seedCredit(deps);
});
const payer = '华东精密制造有限公司';
let buyer: CallOptions = {};
let finance: CallOptions = {};
let serials = 0;

afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  expect(await inShop(app, businessCompanyId, ({ db }) => brokenInvariants(db, businessCompanyId))).toEqual([]);
});
beforeAll(async () => {
  app.setNow(new Date('2026-11-25T02:00:00Z'));
  buyer = { token: await signIn(app, 'buyer') };
  finance = { token: (await buildStaff(app, { role: 'finance' })).token };
});

const serial = () => `ICBC2026${String((serials += 1)).padStart(6, '0')}`;
const trade = async (token = buyer.token!) => placeTrade(app, token, { payMode: payModes.transfer });
interface Row {
  amount: string;
  remark?: string;
  name?: string;
  no?: string;
}
const head = '交易时间,对方户名,对方账号,贷方发生额,借方发生额,附言,交易流水号';
const csv = (rows: readonly Row[]) =>
  [
    '账号：6200 0000 0000 1001,,,,,,',
    head,
    ...rows.map(({ amount, remark = '', name = payer, no = serial() }) =>
      [
        `2026-11-25 09:${String(serials % 60).padStart(2, '0')}:00`,
        name,
        '6222000011112222',
        `"${amount}"`,
        '0.00',
        remark,
        no,
      ].join(','),
    ),
    '合计,,,9.00,,,',
  ].join('\r\n');
const upload = async (content: string | Uint8Array, who = finance, name = '流水.csv') =>
  sendFile(app, {
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    name,
    fields: { bizType: String(bizTypes.bankFile) },
    token: who.token,
  });
const preview = (fileUrl: string, who = finance) => app.call('/api/OpsBank/GetPreview', { data: { fileUrl } }, who);
const bring = async (content: string | Uint8Array, who = finance, name = '流水.csv') => {
  const { resultData } = await upload(content, who, name);
  return app.call('/api/OpsBank/Import', { data: { fileUrl: resultData.fileUrl, requestId: requestId() } }, who);
};
const page = async (reqData: object = {}, more: object = {}, who = finance) =>
  app.call('/api/OpsBank/GetPage', { reqData, pageSize: 100, ...more }, who);
const find = async (searchKey: string) => {
  const [line] = (await page({}, { searchKey })).resultData;
  if (!line) throw new Error(`no line ${searchKey}`);
  return line;
};
/** One line, imported and found by its number. */
const lineOf = async (row: Row) => {
  const no = row.no ?? serial();
  await bring(csv([{ ...row, no }]));
  return find(no);
};
const accept = (list: readonly object[], who = finance, id = requestId()) =>
  app.call('/api/OpsBank/Accept', { data: { list, requestId: id } }, who);
const wanted = (line: Awaited<ReturnType<typeof lineOf>>, at = 0) => {
  const candidate = line.candidates[at];
  if (!candidate) throw new Error('the line has no candidate');
  return { lineId: line.lineId, tradeNo: candidate.tradeNo, version: candidate.version };
};
const setAside = (lineId: string, reason: string, who = finance) =>
  app.call('/api/OpsBank/SetAside', { data: { lineId, reason, requestId: requestId() } }, who);
const reopen = (lineId: string, who = finance) =>
  app.call('/api/OpsBank/Reopen', { data: { lineId, requestId: requestId() } }, who);
const balanceOf = async () => {
  const [row] = await rowsOf<{ fen: number }>(app, 'select sum(balance_fen)::int as fen from credit_accounts');
  return row?.fen ?? 0;
};
const stateOf = async (tradeId: string) => {
  const [row] = await rowsOf<{ state: number; received: number }>(
    app,
    'select state, received_fen::int as received from trades where id = $1',
    [tradeId],
  );
  return row;
};

describe('a file', () => {
  test('is looked at before it is kept, and the same again adds nothing', async () => {
    const content = csv([{ amount: '1,234.50' }, { amount: '8.00' }, { amount: '1.999' }]);
    const { resultData } = await upload(content);
    const seen = (await preview(resultData.fileUrl)).resultData;
    expect(seen).toMatchObject({
      bankAccount: '6200000000001001',
      isOwnAccount: true,
      formatText: 'CSV（UTF-8）',
      newCount: 2,
      newFee: 124250,
      knownCount: 0,
      faults: [{ rowNo: 5, fault: '贷方金额无法识别：1.999' }],
    });
    expect(seen.lines).toHaveLength(2);
    expect((await page()).totalCount).toBe(0);
    expect((await bring(content)).resultData).toMatchObject({ newCount: 2, knownCount: 0 });
    expect((await bring(content)).resultData).toMatchObject({ newCount: 0, newFee: 0, knownCount: 2 });
    expect((await page()).openCount).toBe(2);
  });

  test('two who bring it at once keep it once', async () => {
    const content = csv([{ amount: '77.00' }]);
    const files = await Promise.all([upload(content), upload(content)]);
    const both = await Promise.all(
      files.map(({ resultData: { fileUrl } }) =>
        app.call('/api/OpsBank/Import', { data: { fileUrl, requestId: requestId() } }, finance),
      ),
    );
    expect(both.map(({ resultData }) => String(resultData.newCount)).toSorted()).toEqual(['0', '1']);
  });

  test('lines without a number of the bank are known by what they say, and equal ones stay two', async () => {
    const plain = `交易日期,贷方金额,对方户名,余额\n2026-11-25,6.00,甲,1\n2026-11-25,6.00,甲,1\n`;
    expect((await bring(plain)).resultData).toMatchObject({ newCount: 2 });
    expect((await bring(plain)).resultData).toMatchObject({ newCount: 0, knownCount: 2 });
    const [line] = (await page({}, { searchKey: '甲' })).resultData;
    expect(line).toMatchObject({ isOwnSerial: true, bookTime: '2026-11-25' });
  });

  test('GB 18030, a workbook, MT940 and camt.053 are read as what they are, whatever their name', async () => {
    const gbk = Buffer.from(
      'bdbbd2d7c8d5c6da2cb4fbb7bdbdf0b6ee2cb6d4b7bdbba7c3fb0a323032362d31312d32352c332e30302cbcd70a',
      'hex',
    );
    const book = new ExcelJS.Workbook();
    book
      .addWorksheet('明细')
      .addRows([['某银行交易明细'], ['交易日期', '贷方金额', '对方户名'], ['20261125', 12.3, '乙']]);
    const xlsx = new Uint8Array(await book.xlsx.writeBuffer());
    const mt940 =
      ':20:X\n:25:BANK/6200000000001001\n:61:2611251125C7,50NTRFNONREF//BK20261125001\n:86:/NAME/丙/REMI/货款\n';
    const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
      <Acct><Id><Othr><Id>6200000000001001</Id></Othr></Id></Acct>
      <Ntry><Amt Ccy="CNY">21.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-11-25T01:02:03Z</DtTm></BookgDt>
        <AcctSvcrRef>CAMT20261125</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>丁&amp;戊</Nm></Pty></Dbtr>
        <DbtrAcct><Id><Othr><Id>6222 1</Id></Othr></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>货款</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
      <Ntry><Amt Ccy="CNY">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-25</Dt></BookgDt><NtryDtls>
        <TxDtls><Amt Ccy="CNY">2.00</Amt></TxDtls><TxDtls><Amt Ccy="CNY">2.00</Amt></TxDtls></NtryDtls></Ntry>
      <Ntry><Amt Ccy="CNY">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-25</Dt></BookgDt></Ntry>
      </Stmt></BkToCstmrStmt></Document>`;
    const seen = [];
    for (const content of [gbk, xlsx, mt940, camt]) {
      const { resultData } = await upload(content, finance, '流水.dat');
      seen.push((await preview(resultData.fileUrl)).resultData);
    }
    expect(seen).toMatchObject([
      { formatText: 'CSV（GB18030）', lines: [{ payerName: '甲', receivedFee: 300 }] },
      { formatText: 'Excel 表格', lines: [{ payerName: '乙', receivedFee: 1230, bookTime: '2026-11-25' }] },
      { formatText: 'MT940', lines: [{ payerName: '丙', receivedFee: 750, remark: '货款' }] },
      {
        formatText: 'camt.053',
        debitCount: 1,
        faults: [{ rowNo: 2, fault: '一笔合并入账没有逐笔金额，无法拆开' }],
        lines: [{ payerName: '丁&戊', payerAccount: '62221', receivedFee: 2100, bookTime: '2026-11-25 09:02:03' }],
      },
    ]);
  });

  test.each([
    ['a table of something else', '姓名,电话\n甲,1\n', '没有找到表头'],
    ['a page', '<html><table></table></html>', '文件是网页或 XML'],
    [
      'entities of its own',
      '<!DOCTYPE x [<!ENTITY a "b">]><Document><BkToCstmrStmt/></Document>',
      'camt.053 文件已损坏',
    ],
    ['no line at all', '交易日期,贷方金额\n', '没有任何一笔交易'],
  ])('%s is refused with why', async (_name, content, text) => {
    const { resultData } = await upload(content);
    const { errorData } = await preview(resultData.fileUrl);
    expect(errorData).toMatchObject([{ field: 'fileUrl', msg: expect.stringContaining(text) }]);
  });

  test.each([
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], '旧版 .xls'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'PDF 回单'],
    ['bytes', [1, 2, 0, 4], '不是文本'],
  ])('%s does not even come in', async (_name, bytes, text) => {
    const answer = await upload(new Uint8Array(bytes));
    expect(answer).toMatchObject({ success: false, errorCode: '9001', errorMsg: expect.stringContaining(text) });
  });

  test('of another account is said to be one', async () => {
    const { resultData } = await upload(csv([{ amount: '1.00' }]).replace('1001', '9999'));
    expect((await preview(resultData.fileUrl)).resultData).toMatchObject({ isOwnAccount: false });
  });
});

describe('a line', () => {
  test('with number, amount and payer is certain, and taken pays the trade once', async () => {
    const { tradeNo, tradeId } = await trade();
    const line = await lineOf({ amount: '18.00', remark: `货款 ${tradeNo}` });
    expect(line).toMatchObject({ isCertain: true, candidates: [{ tradeNo, reasons: ['code', 'amount', 'payer'] }] });
    const certain = await page({ isCertain: true });
    expect(certain.resultData.map(({ lineId }) => lineId)).toEqual([line.lineId]);
    expect(certain).toMatchObject({ certainCount: 1, certainFee: 1800 });
    const id = requestId();
    const first = await accept([wanted(line)], finance, id);
    expect(first.resultData).toMatchObject({ okCount: 1, list: [{ isOk: true, restFee: 0, refundFee: 0 }] });
    expect((await accept([wanted(line)], finance, id)).resultData).toEqual(first.resultData);
    expect((await accept([wanted(line)])).resultData.okCount).toBe(1);
    expect(await stateOf(tradeId)).toMatchObject({ state: orderStates.awaitingShipment });
    expect(await find(line.bankSerialNo)).toMatchObject({ lineState: bankLineStates.applied, tradeNo });
    const receipts = await rowsOf(app, 'select payer_name, transfer_state from transfers where trade_id = $1', [
      tradeId,
    ]);
    expect(receipts).toEqual([{ payer_name: payer, transfer_state: 1 }]);
  });

  test('two who take one line at once for two trades: one has it', async () => {
    const [one, other] = [await trade(), await trade()];
    const line = await lineOf({ amount: '18.00', remark: `${one.tradeNo} ${other.tradeNo}` });
    expect(line).toMatchObject({ isCertain: false });
    expect(line.candidates.map(({ doubts }) => doubts)).toEqual([['several'], ['several']]);
    const answers = await Promise.all([accept([wanted(line, 0)]), accept([wanted(line, 1)])]);
    expect(answers.map(({ resultData }) => String(resultData.okCount)).toSorted()).toEqual(['0', '1']);
    const states = [await stateOf(one.tradeId), await stateOf(other.tradeId)];
    expect(states.map((state) => String(state?.state)).toSorted()).toEqual(['20', '30']);
  });

  test('confirms the report of its money though the banks number it differently', async () => {
    const { tradeNo, tradeId } = await trade();
    const data = {
      tradeNo,
      voucherUrl: await uploadPicture(app, { token: buyer.token! }, 2),
      payerName: '华东精密（集团）',
      payerAccount: '62220001',
      bankSerialNo: `PAYER${tradeNo}`,
      transferFee: 1800,
      transferTime: '2026-11-25 09:00:00',
      requestId: requestId(),
    };
    await app.call('/api/ShopPay/SubmitTransfer', { data }, buyer);
    const line = await lineOf({ amount: '18.00', name: '华东精密(集团)', remark: tradeNo });
    expect(line.isCertain).toBe(true);
    await accept([wanted(line)]);
    const reports = await rowsOf(
      app,
      'select bank_serial_no as no, transfer_state as state from transfers where trade_id = $1',
      [tradeId],
    );
    expect(reports).toEqual([{ no: line.bankSerialNo, state: 1 }]);
  });

  test('of less waits for the rest; the rest pays it', async () => {
    const { tradeNo, tradeId } = await trade();
    const part = await lineOf({ amount: '10.00', remark: tradeNo });
    expect(part).toMatchObject({ isCertain: false, candidates: [{ doubts: ['less'] }] });
    expect((await accept([wanted(part)])).resultData.list).toMatchObject([{ isOk: true, restFee: 800 }]);
    expect(await stateOf(tradeId)).toEqual({ state: orderStates.awaitingPayment, received: 1000 });
    const rest = await lineOf({ amount: '8.00', remark: tradeNo });
    expect(rest).toMatchObject({ isCertain: true, candidates: [{ restFee: 800 }] });
    await accept([wanted(rest)]);
    expect(await stateOf(tradeId)).toMatchObject({ state: orderStates.awaitingShipment });
  });

  test('of more: the surplus becomes the balance of a customer who has an account', async () => {
    const { tradeNo } = await trade();
    const before = await balanceOf();
    const line = await lineOf({ amount: '20.00', remark: tradeNo });
    expect(line.candidates[0]).toMatchObject({ doubts: ['more'], hasBalance: true });
    expect((await accept([wanted(line)])).resultData.list).toMatchObject([
      { isOk: true, balanceFee: 200, refundFee: 0 },
    ]);
    expect((await balanceOf()) - before).toBe(200);
  });

  test('of more from somebody without an account goes back by bank; of a trade that is paid all of it', async () => {
    const member = await signIn(app, 'member');
    const { tradeNo, tradeId } = await trade(member);
    const [one, two] = [
      await lineOf({ amount: '20.00', name: '', remark: tradeNo }),
      await lineOf({ amount: '18.00', name: '', remark: tradeNo }),
    ];
    expect((await accept([wanted(one)])).resultData.list).toMatchObject([{ refundFee: 200, balanceFee: 0 }]);
    const again = await find(two.bankSerialNo);
    expect(again).toMatchObject({ isCertain: false, candidates: [{ doubts: ['paid'], restFee: 0 }] });
    expect((await accept([wanted(again)])).resultData.list).toMatchObject([{ refundFee: 1800 }]);
    const refunds = await rowsOf(
      app,
      'select fee_fen::int as fen, refund_state as state from refunds where trade_id = $1 order by id',
      [tradeId],
    );
    expect(refunds).toEqual([
      { fen: 200, state: refundStates.waiting },
      { fen: 1800, state: refundStates.waiting },
    ]);
  });

  test('that nobody recognises stays open, is given to a trade that was looked up, or put aside with why and back', async () => {
    const { tradeNo, orderNos } = await trade();
    const line = await lineOf({ amount: '5.55', name: '张三', remark: '无' });
    expect(line).toMatchObject({ lineState: bankLineStates.open, candidates: [] });
    const found = await app.call(
      '/api/OpsBank/GetTrades',
      { data: { lineId: line.lineId, searchKey: orderNos[0] } },
      finance,
    );
    expect(found.resultData).toMatchObject([{ tradeNo, reasons: [], doubts: ['less', 'payer'] }]);
    expect((await setAside(line.lineId, '利息')).resultData.lineState).toBe(bankLineStates.aside);
    expect((await setAside(line.lineId, '利息')).errorCode).toBe('3001');
    expect((await accept([{ lineId: line.lineId, tradeNo, version: 1 }])).resultData.list).toMatchObject([
      { isOk: false, reason: '这笔流水已处理，请刷新后查看' },
    ]);
    expect((await page({ lineState: bankLineStates.aside })).resultData).toMatchObject([{ reason: '利息' }]);
    expect((await reopen(line.lineId)).resultData.lineState).toBe(bankLineStates.open);
    expect((await reopen(line.lineId)).errorCode).toBe('3001');
  });

  test('whose number was used by hand is nobody’s question any more', async () => {
    const { tradeNo } = await trade();
    const line = await lineOf({ amount: '18.00', remark: tradeNo });
    const { version } = wanted(line);
    const data = { tradeNo, receivedFee: 1800, bankSerialNo: line.bankSerialNo, version, requestId: requestId() };
    await app.call('/api/OpsOrder/ConfirmTransfer', { data }, finance);
    expect(await find(line.bankSerialNo)).toMatchObject({ lineState: bankLineStates.recorded, candidates: [] });
    expect((await accept([wanted(line)])).resultData.list).toMatchObject([{ isOk: false }]);
  });

  test('one that cannot be taken leaves the others standing', async () => {
    const [one, other] = [await trade(), await trade()];
    const [good, bad] = [
      await lineOf({ amount: '18.00', remark: one.tradeNo }),
      await lineOf({ amount: '18.00', remark: other.tradeNo }),
    ];
    const answer = await accept([wanted(good), { ...wanted(bad), version: 999 }]);
    expect(answer.resultData.okCount).toBe(1);
    expect((await stateOf(other.tradeId))?.state).toBe(20);
  });
});

describe('who may', () => {
  test('look but not touch, nothing at all, and nothing of another shop', async () => {
    const line = await lineOf({ amount: '3.21', name: '李四' });
    const viewer = { token: (await buildStaff(app, { permissions: ['ops.pay.view'] })).token };
    const stranger = { token: (await buildStaff(app, { permissions: ['ops.goods.view'] })).token };
    const supplier = { token: await signIn(app, 'supplier') };
    expect((await page({}, {}, viewer)).success).toBe(true);
    const one = { lineId: line.lineId, tradeNo: 'T202611250000000001', version: 1 };
    const { resultData } = await upload(csv([{ amount: '1.00' }]));
    const acts = (who: CallOptions) => [
      accept([one], who),
      setAside(line.lineId, '利息', who),
      reopen(line.lineId, who),
      preview(resultData.fileUrl, who),
      app.call('/api/OpsBank/Import', { data: { fileUrl: resultData.fileUrl, requestId: requestId() } }, who),
      app.call('/api/OpsBank/GetTrades', { data: { lineId: line.lineId, searchKey: '华东' } }, who),
    ];
    for (const who of [viewer, stranger, supplier, buyer]) {
      for (const answer of await Promise.all(acts(who))) expect(answer.errorCode).toBe('3');
      expect((await upload(csv([]), who)).errorCode).toBe('3');
    }
    for (const answer of await Promise.all(acts({}))) expect(answer.errorCode).toBe('2');
    for (const who of [stranger, supplier, buyer]) expect((await page({}, {}, who)).errorCode).toBe('3');
    const elsewhere = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await page({}, {}, elsewhere)).totalCount).toBe(0);
    expect((await setAside(line.lineId, '利息', elsewhere)).errorCode).toBe('5');
    expect((await accept([one], elsewhere)).resultData.list).toMatchObject([{ isOk: false }]);
    expect((await find(line.bankSerialNo)).lineState).toBe(bankLineStates.open);
  });

  test('a file is the caller’s own', async () => {
    const { resultData } = await upload(csv([{ amount: '1.00' }]), { token: await signIn(app, 'operator') });
    expect((await preview(resultData.fileUrl)).errorData).toMatchObject([{ field: 'fileUrl' }]);
  });
});

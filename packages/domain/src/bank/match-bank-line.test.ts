import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchLine, type MatchTrade, tradeNosIn, withoutRivals } from './match-bank-line.ts';

const tradeNo = 'T202611250000000001';
const trade: MatchTrade = {
  tradeNo,
  standing: 'awaiting',
  restFen: 1800,
  payerNames: ['华东精密制造（上海）有限公司'],
  payerAccounts: ['62220001'],
  bankSerialNos: ['BANK0001'],
};
const line = {
  serialNo: '',
  amountFen: 1800,
  payerName: '华东精密制造(上海)有限公司',
  payerAccount: '',
  remark: `货款${tradeNo}`,
};

describe('what a line is for', () => {
  test('number, amount and payer are certain', () => {
    expect(matchLine(line, [trade])).toEqual({
      isCertain: true,
      trades: [{ tradeNo, reasons: ['code', 'amount', 'payer'], doubts: [] }],
    });
  });

  test.each([
    ['a bank that names no payer', { payerName: '' }, true, []],
    ['the serial number of the report instead of the code', { remark: '', serialNo: 'BANK0001' }, true, []],
    ['another payer', { payerName: '某个人' }, false, ['payer']],
    ['too little', { amountFen: 1000 }, false, ['less']],
    ['too much', { amountFen: 2000 }, false, ['more']],
    ['amount and payer without a number', { remark: '货款' }, false, []],
  ])('%s', (_name, more, isCertain, doubts) => {
    expect(matchLine({ ...line, ...more }, [trade])).toMatchObject({ isCertain, trades: [{ tradeNo, doubts }] });
  });

  test('an amount alone is no match', () => {
    expect(matchLine({ ...line, remark: '', payerName: '别人' }, [trade]).trades).toEqual([]);
  });

  test('two trades that are named are both doubtful', () => {
    const other = { ...trade, tradeNo: 'T202611250000000002' };
    const both = matchLine({ ...line, remark: `${tradeNo} ${other.tradeNo}` }, [trade, other]);
    expect(both.isCertain).toBe(false);
    expect(both.trades.map(({ doubts }) => doubts)).toEqual([['several'], ['several']]);
  });

  test('a trade that is paid or over is never certain', () => {
    for (const standing of ['paid', 'over'] as const)
      expect(matchLine(line, [{ ...trade, standing }])).toMatchObject({
        isCertain: false,
        trades: [{ doubts: [standing] }],
      });
  });

  test('two lines for one price are both doubtful', () => {
    const match = matchLine(line, [trade]);
    expect(withoutRivals([{ match }, { match }]).map((one) => one.match.isCertain)).toEqual([false, false]);
    expect(withoutRivals([{ match }]).map((one) => one.match.isCertain)).toEqual([true]);
  });
});

test('numbers are found among blanks, wide letters and words, and only whole ones', () => {
  expect(tradeNosIn('付Ｔ２０２６１１２５０００００００００１款')).toEqual([tradeNo]);
  expect(tradeNosIn('T2026 1125 0000 000001')).toEqual([tradeNo]);
  expect(tradeNosIn('202611250000000001，谢谢')).toEqual([tradeNo]);
  expect(tradeNosIn('2026112500000000012')).toEqual([]);
});

test('certain is only a line that brings exactly the rest of one awaited trade', () => {
  const trades = fc.array(
    fc.record({
      tradeNo: fc.constantFrom('T202611250000000001', 'T202611250000000002', 'T202611250000000003'),
      standing: fc.constantFrom('awaiting' as const, 'paid' as const, 'over' as const),
      restFen: fc.constantFrom(100, 200),
      payerNames: fc.constantFrom([], ['甲'], ['乙']),
      payerAccounts: fc.constant([]),
      bankSerialNos: fc.constantFrom([], ['SERIAL1']),
    }),
    { maxLength: 3 },
  );
  const lines = fc.record({
    serialNo: fc.constantFrom('', 'SERIAL1'),
    amountFen: fc.constantFrom(100, 200, 300),
    payerName: fc.constantFrom('', '甲', '乙'),
    payerAccount: fc.constant(''),
    remark: fc.constantFrom('', 'T202611250000000001', 'T202611250000000002 T202611250000000003'),
  });
  fc.assert(
    fc.property(lines, trades, (one, all) => {
      const distinct = all.filter((it, at) => all.findIndex((other) => other.tradeNo === it.tradeNo) === at);
      const { isCertain, trades: found } = matchLine(one, distinct);
      const first = distinct.find((it) => it.tradeNo === found[0]?.tradeNo);
      return !isCertain || (first?.standing === 'awaiting' && first.restFen === one.amountFen);
    }),
  );
});

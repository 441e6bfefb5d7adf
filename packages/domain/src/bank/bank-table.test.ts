import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankAmount, type BankFile, bankTime, serialOf } from './bank-lines.ts';
import { readBankTable } from './bank-table.ts';

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ rowNo: index + 1, cells: line.split('|') }));
function read(text: string): BankFile {
  const table = readBankTable(rowsOf(text));
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

describe('tables of the big banks', () => {
  test('工商银行: titles above, both ways in columns of their own, sums below', () => {
    const file = read(`
[HISTORYDETAIL]||||||||
账号：6222 0000 1111 2222|户名|上海某某公司|||||
凭证号|本方账号|对方账号|交易时间|借/贷|借方发生额|贷方发生额|摘要|用途|对方单位名称|余额|个性化信息
0|6222000011112222|3100 6655|2026-11-25 10:20:30|贷|0.00|1,234.50|转账|货款|华东精密制造有限公司|9,999.00|T202611250000000001
0|6222000011112222|3100 6656|2026-11-25 11:00:00|借|88.00|0.00|费用||银行|9,911.00|
合计|||||88.00|1,234.50|||||`);
    expect(file).toEqual({
      account: '6222000011112222',
      debitCount: 1,
      faults: [],
      credits: [
        {
          rowNo: 4,
          serialNo: '',
          bookedAt: '2026-11-25 10:20:30',
          amountFen: 123450,
          payerName: '华东精密制造有限公司',
          payerAccount: '31006655',
          remark: '转账 货款 T202611250000000001',
          mark: '9,999.00|0|',
        },
      ],
    });
  });

  test('建设银行: brackets in the header and a number of its own for each line', () => {
    const { credits, account } = read(`
账号|交易时间|借方发生额（支取）|贷方发生额（收入）|余额|币种|对方户名|对方账号|摘要|备注|账户明细编号-交易流水号
31001234567890|20261125 09:08:07||500|1,500.00|人民币元|某公司|62220001|电汇|货款|315-3129988776`);
    expect(account).toBe('31001234567890');
    expect(credits).toMatchObject([
      { serialNo: '315-3129988776', bookedAt: '2026-11-25 09:08:07', amountFen: 50000, remark: '电汇 货款' },
    ]);
  });

  test('农业银行: 收入 and 支出; a number that only counts a day tells nothing', () => {
    const { credits, debitCount } = read(`
交易时间|收入金额|支出金额|账户余额|对方账号|对方户名|交易用途|交易附言|日志号
2026/11/25 08:00:01|30.00||130.00|1|甲|货款||12
2026/11/25 08:00:02||10.00|120.00|2|乙|||13`);
    expect(credits).toMatchObject([{ serialNo: '', amountFen: 3000, bookedAt: '2026-11-25 08:00:01' }]);
    expect(debitCount).toBe(1);
  });

  test('中国银行: one amount, a word says which way, English behind the Chinese', () => {
    const { credits, debitCount, account } = read(`
交易类型[ Transaction Type ]|付款人账号[ Debit Account No. ]|付款人名称[ Payer's Name ]|收款人账号[ Payee's Account Number ]|交易日期[ Transaction Date ]|交易时间[ Transaction time ]|交易货币[ Trade Currency ]|交易金额[ Trade Amount ]|交易流水号[ Transaction reference number ]|用途[ Purpose ]|交易附言[ Remark ]
来账|4500001|某公司|6200999988887777|20261125|101112|CNY|1000.00|NBSA2026112500001|货款|T202611250000000001
往账|6200999988887777|我们|4500001|20261125|101113|CNY|-20.00|NBSA2026112500002||`);
    expect(credits).toMatchObject([
      { serialNo: 'NBSA2026112500001', bookedAt: '2026-11-25 10:11:12', payerName: '某公司', amountFen: 100000 },
    ]);
    expect([account, debitCount]).toEqual(['6200999988887777', 1]);
  });

  test('招商银行: day and time apart, 收(付)方', () => {
    const { credits } = read(`
交易日|交易时间|借方金额|贷方金额|余额|摘要|流水号|收(付)方名称|收(付)方帐号
20261125|13:14:15||7,000.00|7,000.00|货款|C0123456789|某公司|755900001`);
    expect(credits).toMatchObject([
      { serialNo: 'C0123456789', bookedAt: '2026-11-25 13:14:15', payerName: '某公司', payerAccount: '755900001' },
    ]);
  });

  test('a sign says which way where there is neither a word nor a second column', () => {
    const { credits, debitCount } = read('交易日期|交易金额|对方户名\n2026-11-25|+5.00|甲\n2026-11-25|-6.00|乙');
    expect([credits.length, debitCount]).toEqual([1, 1]);
  });
});

describe('what cannot be read is said', () => {
  test.each([
    ['2026-11-25|1.234|x', '贷方金额无法识别：1.234'],
    ['2026-11-25|-5.00|x', '贷方金额是负数（-5.00），可能是冲正，请人工核对'],
    ['2026-02-30|5.00|x', '日期无法识别：2026-02-30'],
  ])('%s', (row, fault) => {
    const file = read(`交易日期|贷方金额|对方户名\n${row}`);
    expect(file.credits).toEqual([]);
    expect(file.faults).toEqual([{ rowNo: 2, fault }]);
  });

  test('another currency, both ways in one row, a number that a spreadsheet rounded', () => {
    const head = '交易日期|贷方金额|借方金额|币种|流水号';
    const { faults, credits } = read(
      `${head}\n2026-11-25|5.00||USD|\n2026-11-25|5.00|6.00|CNY|\n2026-11-25|5.00||CNY|2.02611E+15`,
    );
    expect(credits).toEqual([]);
    expect(faults.map(({ fault }) => fault)).toEqual([
      '币种是 USD，只能认领人民币',
      '同一行既有借方又有贷方金额',
      '流水号被表格软件改成了科学计数，请重新从网银导出',
    ]);
  });

  test('a table without a header, or without a way to tell in from out', () => {
    expect(readBankTable(rowsOf('姓名|电话\n甲|1'))).toMatchObject({
      problem: expect.stringContaining('没有找到表头'),
    });
    expect(readBankTable(rowsOf('交易日期|金额\n2026-11-25|5.00'))).toMatchObject({
      problem: expect.stringContaining('分不清收入和支出'),
    });
  });
});

test('an amount is read as it was written, whatever the separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (fen) => {
      const yuan = String(Math.floor(fen / 100)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
      const text = `${yuan}.${String(fen % 100).padStart(2, '0')}`;
      return (
        bankAmount(text) === fen && bankAmount(`¥ ${text}`) === fen && (fen === 0 || bankAmount(`-${text}`) === -fen)
      );
    }),
  );
  expect(bankAmount('12.345')).toBeUndefined();
  expect(bankAmount('abc')).toBeUndefined();
});

test('days, times and numbers', () => {
  expect(bankTime('2026年11月5日', '09:30')).toBe('2026-11-05 09:30:00');
  expect(bankTime('20261125')).toBe('2026-11-25');
  expect(bankTime('昨天')).toBeUndefined();
  expect(serialOf('000000000')).toBe('');
  expect(serialOf(' ｃ１２３４５６ ')).toBe('C123456');
});

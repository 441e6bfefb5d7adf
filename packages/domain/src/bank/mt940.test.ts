import { expect, test } from 'vitest';
import { isMt940, readMt940 } from './mt940.ts';

const message = `{1:F01BKCHCNBJAXXX0000000000}{4:
:20:STMT20261125
:25:BKCHCNBJ/6200999988887777CNY
:28C:329/1
:60F:C261124CNY1000,00
:61:2611251125C1234,5NTRFNONREF//BK2026112500017
:86:166?00收款?20货款 T20261125?210000000001?31310066550000?32华东精密制?33造有限公司
:61:2611251125D20,NCHGNONREF
:86:手续费
:61:2611251125CN8,01NTRFREF00000042
/OCMT/CNY8,01
:86:/NAME/某公司/ACCT/62220001/REMI/订单款
:61:2611251125RC5,00NTRFNONREF
:61:garbage
:62F:C261125CNY2222,51
-}`;

test('credits with payer, remark and the bank’s number; debits counted; reversals and damage named', () => {
  expect(isMt940(message)).toBe(true);
  const file = readMt940(message);
  expect(file.account).toBe('6200999988887777');
  expect(file.credits).toMatchObject([
    {
      rowNo: 1,
      serialNo: 'BK2026112500017',
      bookedAt: '2026-11-25',
      amountFen: 123450,
      payerName: '华东精密制造有限公司',
      payerAccount: '310066550000',
      remark: '货款 T202611250000000001',
    },
    {
      rowNo: 3,
      serialNo: 'REF00000042',
      amountFen: 801,
      payerName: '某公司',
      payerAccount: '62220001',
      remark: '订单款',
    },
  ]);
  expect(file.debitCount).toBe(1);
  expect(file.faults).toEqual([
    { rowNo: 4, fault: '是冲正，请人工核对' },
    { rowNo: 5, fault: ':61: 行无法识别：garbage' },
  ]);
});

test('another currency is not ours', () => {
  const { credits, faults } = readMt940(':25:X/1\n:60F:C261124USD1,00\n:61:261125C1,00NTRFABCDEFG\n');
  expect(credits).toEqual([]);
  expect(faults).toEqual([{ rowNo: 1, fault: '币种是 USD，只能认领人民币' }]);
});

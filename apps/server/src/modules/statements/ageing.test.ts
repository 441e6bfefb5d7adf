import type { Age } from '@jicai/domain/statements/ageing.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { customerId, useStatements } from '../../../test/build-statement.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost } from '../../../test/test-app.ts';
import { statements } from '../../db/tables/statements.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const { app, tokens, confirm, october } = useStatements();
const ageing = (token: string, host?: string) =>
  app.call('/api/OpsCheck/GetAgeing', {}, { token, ...(host && { host }) });

test('what is owed stands at its age, leads to its statements, and is gone once it is paid', async () => {
  const { checkId } = await october();
  expect((await ageing(tokens.operator)).resultData).toEqual([]);
  await confirm(checkId);
  const setDue = (dueDate: string, paidFen = 0) =>
    inShop(app, businessCompanyId, (ctx) =>
      ctx.db.update(statements).set({ dueDate, paidFen }).where(eq(statements.id, checkId)),
    );
  const cases: [string, Age][] = [
    ['2099-01-01', 'notDue'],
    ['2026-11-01', 'days30'],
    ['2026-10-10', 'days60'],
    ['2026-09-05', 'days90'],
    ['2026-01-01', 'older'],
  ];
  for (const [dueDate, age] of cases) {
    await setDue(dueDate, 100_000);
    const { resultData, sums } = await ageing(tokens.operator);
    expect(resultData).toMatchObject([{ customerId, fees: { [age]: 800_000 }, totalFee: 800_000 }]);
    expect(sums[age]).toBe(800_000);
    for (const asked of ['notDue', 'days30', 'days60', 'days90', 'older'] as const) {
      const list = await app.call(
        '/api/OpsCheck/GetPage',
        { reqData: { customerId, age: asked } },
        { token: tokens.operator },
      );
      expect(list.resultData.length, `${dueDate} ${asked}`).toBe(asked === age ? 1 : 0);
    }
  }
  const { resultData } = await app.call('/api/OpsCheck/ExportAgeing', { data: {} }, { token: tokens.operator });
  const sheet = await readSheet(app, resultData.fileUrl);
  expect(columnOf(sheet, '90 天以上')).toContain(8000);
  await setDue('2026-01-01', 900_000);
  expect((await ageing(tokens.operator)).resultData).toEqual([]);
  // The books of the shop, which are looked at after each test, know of no such payment.
  await setDue('2026-01-01');
});

test('another shop sees none of it, a buyer none at all', async () => {
  const retail = await signIn(app, 'operator', { host: retailHost });
  expect((await ageing(retail, retailHost)).resultData).toEqual([]);
  expect((await ageing(tokens.finance)).errorCode).toBe('3');
});

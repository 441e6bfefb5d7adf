import { addMonths } from '@jicai/domain/statements/statement-period.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { creditAccounts, creditEntries } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { getCredit, revertCredit, takeCredit } from './index.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
const path = '/api/FinCheck/GetCredit';
const customerId = '2001';
const inBusiness = <T>(run: (ctx: Ctx) => Promise<T>) => inShop(app, businessCompanyId, run);

beforeEach(() =>
  inBusiness(async (ctx) => {
    const mine = eq(creditEntries.companyId, ctx.companyId);
    await ctx.db.delete(creditEntries).where(sql`${mine} and ${creditEntries.kind} <> 'allocated'`);
    await ctx.db
      .update(creditAccounts)
      .set({ usedFen: 0, overdueFen: 0 })
      .where(eq(creditAccounts.companyId, ctx.companyId));
  }),
);

describe('FinCheck/GetCredit', () => {
  test('the finance clerk sees the account of the enterprise', async () => {
    await inBusiness((ctx) => takeCredit(ctx, { customerId, feeFen: 1_000_000, tradeNo: 'T1' }));
    const { resultData } = await app.call(path, {}, { token: await signIn(app, 'finance') });
    expect(resultData).toEqual({
      creditLimit: 30_000_000,
      usedFee: 1_000_000,
      frozenFee: 0,
      availFee: 29_000_000,
      balanceFee: 0,
      pendingBalanceFee: 0,
      overdueFee: 0,
      termKind: 'monthly',
      termDays: 30,
      termText: '月结 30 天',
    });
  });

  test('who may not', async () => {
    expect(await app.call(path)).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: await signIn(app, 'buyer') })).toMatchObject({ errorCode: '3' });
    const member = await signIn(app, 'member', { host: retailHost });
    expect(await app.call(path, {}, { token: member, host: retailHost })).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, { reqData: 1 }, { token: await signIn(app, 'finance') })).toMatchObject({
      errorCode: '4',
    });
  });
});

describe('FinCheck/GetCreditPage', () => {
  const pagePath = '/api/FinCheck/GetCreditPage';
  test('every change, the newest first, sums to the balance', async () => {
    const tradeNo = 'T202611210000000001';
    await inBusiness((ctx) => takeCredit(ctx, { customerId, feeFen: 900, tradeNo }));
    await inBusiness((ctx) => revertCredit(ctx, { customerId, feeFen: 200, sourceId: 'cancelOrder:1' }));
    const token = await signIn(app, 'finance');
    const { resultData, totalCount } = await app.call(pagePath, {}, { token });
    expect(resultData).toMatchObject([
      { kindText: '取消冲回', usedFee: -200, tradeNo: '', leftFee: 29_999_300 },
      { kindText: '账期采购', usedFee: 900, tradeNo, leftFee: 29_999_100 },
      { kindText: '额度分配', limitFee: 30_000_000, leftFee: 30_000_000 },
    ]);
    expect(totalCount).toBe(3);
    expect(await app.call(pagePath, { pageIndex: 2, pageSize: 2 }, { token })).toMatchObject({
      totalCount: 3,
      resultData: [{ kind: 'allocated' }],
    });
  });

  test('a month alone, with what was left then', async () => {
    await inBusiness((ctx) => takeCredit(ctx, { customerId, feeFen: 900, tradeNo: 'T1' }));
    const [token, month] = [await signIn(app, 'finance'), shanghaiDay(app.deps.now()).slice(0, 7)];
    const of = async (name: string) => {
      const { resultData } = await app.call(pagePath, { reqData: { month: name } }, { token });
      return resultData.map(({ kind, leftFee }) => [kind, leftFee]);
    };
    expect(await of(month)).toEqual([['purchased', 29_999_100]]);
    expect(await of(addMonths(month, -1))).toEqual([]);
    expect((await of('2026-1')).at(-1)).toEqual(['allocated', 30_000_000]);
  });

  test('who may not', async () => {
    expect(await app.call(pagePath)).toMatchObject({ errorCode: '2' });
    expect(await app.call(pagePath, {}, { token: await signIn(app, 'buyer') })).toMatchObject({ errorCode: '3' });
    const token = await signIn(app, 'finance');
    expect(await app.call(pagePath, { pageSize: 0 }, { token })).toMatchObject({ errorCode: '4' });
  });
});

describe('credit account (2.7, I5)', () => {
  test('purchases at once never exceed the limit, and the entries sum to the balance', async () => {
    const buy = (n: number) =>
      inBusiness((ctx) => takeCredit(ctx, { customerId, feeFen: 7_000_000, tradeNo: `T${n}` }));
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => buy(n)));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(4);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.every((reason) => reason.code === '3004')).toBe(true);
    await inBusiness(async (ctx) => {
      const credit = await getCredit(ctx, customerId);
      const [sum] = await ctx.db
        .select({ usedFen: sql<number>`sum(${creditEntries.usedDeltaFen})::int` })
        .from(creditEntries)
        .where(eq(creditEntries.companyId, ctx.companyId));
      expect(credit.usedFen).toBe(28_000_000);
      expect(sum?.usedFen).toBe(credit.usedFen);
    });
  });

  test('one cause gives back once', async () => {
    await inBusiness((ctx) => takeCredit(ctx, { customerId, feeFen: 500, tradeNo: 'T1' }));
    const revert = () => inBusiness((ctx) => revertCredit(ctx, { customerId, feeFen: 200, sourceId: 'D1' }));
    await Promise.all([revert(), revert(), revert()]);
    expect((await inBusiness((ctx) => getCredit(ctx, customerId))).usedFen).toBe(300);
  });

  test('nothing is bought on account while something is overdue, or without an account', async () => {
    const buy = (who: string) => inBusiness((ctx) => takeCredit(ctx, { customerId: who, feeFen: 1, tradeNo: 'T1' }));
    await expect(buy('2002')).rejects.toMatchObject({ code: '3004' });
    await inBusiness((ctx) =>
      ctx.db.update(creditAccounts).set({ overdueFen: 1 }).where(eq(creditAccounts.companyId, ctx.companyId)),
    );
    await expect(buy(customerId)).rejects.toMatchObject({ code: '3005' });
  });
});

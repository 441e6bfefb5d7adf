import { expect, test } from 'vitest';
import { inShop } from '../../test/in-shop.ts';
import { brokenInvariants } from '../../test/invariants.ts';
import { sendBodies, tableOf } from '../../test/send-bodies.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedApprovalRules } from '../seed/approval-rules.ts';
import { seedContracts } from '../seed/contracts.ts';
import { seedDebtor } from '../seed/accounts.ts';
import { seedCredit, seedDebtorCredit } from '../seed/credit.ts';
import { seedDemoOrders } from '../seed/demo-orders/seed-demo-orders.ts';
import { seedMerchants } from '../seed/merchants.ts';
import { businessCompanyId, retailCompanyId } from '../seed/shop-looks.ts';

/** `npm run bodies` sets these for a long run. */
const count = Number(process.env['BODIES_COUNT'] ?? 3000);
const seed = Number(process.env['BODIES_SEED'] ?? 1);
const isLong = process.env['BODIES_COUNT'] !== undefined;
const say = (line: string) => void (isLong && process.stdout.write(`${line}\n`));

const app = useTestApp(
  async (deps) => {
    await seedContracts(deps);
    await seedCredit(deps);
    await seedDebtor(deps);
    await seedDebtorCredit(deps);
    await seedApprovalRules(deps);
    await seedMerchants(deps);
  },
  { typesIds: true, hasGoods: true },
);

test('generated bodies bring no 5xx and leave the books right', { timeout: 36_000_000 }, async () => {
  await seedDemoOrders(app.deps);
  const run = await sendBodies(app, { count, seed, say });
  for (const line of tableOf(run)) say(line);
  const broken = await Promise.all(
    [businessCompanyId, retailCompanyId].map((id) => inShop(app, id, (ctx) => brokenInvariants(ctx.db, id))),
  );
  say(`sent ${run.sent}, 5xx ${run.faults.length}, differences in the books ${broken.flat().length}`);
  expect(run.faults).toEqual([]);
  expect(broken.flat()).toEqual([]);
  expect(run.sent).toBe(count);
  // A generator that gets nowhere would find nothing: many calls must get through.
  const taken = [...run.answers.values()].filter((codes) => codes.has('0')).length;
  expect(taken).toBeGreaterThan(count >= 3000 ? 120 : 0);
});

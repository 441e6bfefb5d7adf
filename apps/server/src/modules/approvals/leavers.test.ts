import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { reassignTasksOfLeaver } from './index.ts';
import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { useApprovals } from '../../../test/use-approvals.ts';

const { app, call, submit, audit, order, decide, signAll } = useApprovals();

describe('people who leave', () => {
  test('their tasks go to the head of the department, else to an administrator', async () => {
    await buildRule(app, { steps: [askPerson(people.approver), askPerson(people.approver, 'all')] });
    const { tradeNo } = await submit();
    const actor = {
      userId: people.approver,
      customerId: '2001',
      orgId: '2101',
      permissions: new Set(['audit.act' as const]),
    };
    await inShop(app, businessCompanyId, (ctx) =>
      reassignTasksOfLeaver(ctxOf(ctx, actor) as SignedInCtx, { ...actor, comment: '由系统转交' }),
    );
    const read = await audit(tradeNo, 'admin');
    expect(read.steps.map((step) => step.tasks.map((task) => [task.userName, task.taskState]))).toEqual([
      [
        ['吴建国', 4],
        ['周敏', 1],
      ],
      [
        ['吴建国', 4],
        ['周敏', 0],
      ],
    ]);
    expect(read.history.at(-1)?.remark).toContain('由系统转交');
    expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.approved });
  });

  describe('whose heir is asked in the same 会签 step', () => {
    const both = [people.approver, people.admin].map((id) => ({ kind: 'user' as const, id }));
    const disable = async () => {
      const userId = people.approver;
      const [row] = await rowsOf<{ version: number }>(app, 'select version from users where id = $1', [userId]);
      return call('/api/CustUser/SetState', 'admin', {
        userId,
        userState: accountStates.disabled,
        version: row?.version,
      });
    };
    const states = async (tradeNo: string) =>
      (await audit(tradeNo, 'admin')).steps.map((step) =>
        Object.fromEntries(step.tasks.map((task) => [task.userName, task.taskState])),
      );
    beforeEach(() => buildRule(app, { steps: [{ mode: 'all', approvers: both }] }));
    afterEach(async () => {
      await rowsOf(app, 'update accounts set state = 1 where id = (select account_id from users where id = $1)', [
        people.approver,
      ]);
      await signAll();
    });

    test('are needed no more: the answer of the heir is enough', async () => {
      const { tradeNo } = await submit();
      expect(await disable()).toMatchObject({ success: true });
      expect(await states(tradeNo)).toEqual([{ 吴建国: 5, 周敏: 1 }]);
      expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({
        auditState: auditStates.approved,
        orderState: orderStates.awaitingPayment,
      });
    });

    test('are needed no more: what the heir has agreed to goes on at once', async () => {
      const { tradeNo } = await submit();
      expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.waiting });
      expect(await disable()).toMatchObject({ success: true });
      expect(await states(tradeNo)).toEqual([{ 吴建国: 5, 周敏: 2 }]);
      expect(await audit(tradeNo, 'admin')).toMatchObject({ auditState: auditStates.approved });
      expect(await order(tradeNo)).toMatchObject({ orderState: orderStates.awaitingPayment });
    });
  });
});

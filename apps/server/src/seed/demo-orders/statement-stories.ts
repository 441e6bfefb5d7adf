import { addMonths, periodOf } from '@jicai/domain/statements/statement-period.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { demoEnterprise } from '../demo-people.ts';
import type { Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import { reportStatementPay } from './report-transfer.ts';

/** Of those before the past month every one is agreed to on this day of the month after it, and paid on that. */
const [confirmedOn, paidOn] = ['06 10:30:00', '24 15:10:00'];

/**
 * On the first of the month the shop makes the statement of the past one. That of the past month waits for the finance clerk; those of the
 * year before were agreed to and paid, so that its credit account has a year of purchases and payments.
 */
export function statementStories(scene: Scene): Story[] {
  const { stage, days } = scene;
  const thisMonth = shanghaiDay(days.monthStart).slice(0, 7);
  const yearBegan = shanghaiDay(days.day(days.yearBegan, '12:00')).slice(0, 7);
  const settled: Story[] = [];
  for (let month = yearBegan; month < addMonths(thisMonth, -1); month = addMonths(month, 1))
    settled.push(settledMonth(scene, month));
  return [
    ...settled,
    (async function* () {
      yield days.monthStart;
      const data = { customerId: demoEnterprise.id };
      await stage.call('operator', '/api/OpsCheck/Generate', { data });
    })(),
  ];
}

async function* settledMonth({ stage }: Scene, month: string): Story {
  const at = (time: string) => fromShanghai(`${addMonths(month, 1)}-${time}`);
  const [made, confirmed, paid] = [periodOf(month)?.endsAt, at(confirmedOn), at(paidOn)];
  if (!made || !confirmed || !paid) return;
  yield new Date(made.getTime() + 130 * 60_000);
  const data = { customerId: demoEnterprise.id, month };
  const { checkId } = await stage.call('operator', '/api/OpsCheck/Generate', { data });
  // Nothing was received on account.
  if (!checkId) return;
  yield confirmed;
  const { version } = await stage.call('finance', '/api/FinCheck/GetModel', { data: { checkId } });
  await stage.call('finance', '/api/FinCheck/Confirm', { data: { checkId }, version });
  yield paid;
  const { checkNo, unpaidFee } = await stage.call('finance', '/api/FinCheck/GetModel', { data: { checkId } });
  if (unpaidFee <= 0) return;
  const payId = await reportStatementPay(stage, { checkId, checkNo, payFee: unpaidFee, paidOn: shanghaiDay(paid) });
  yield new Date(paid.getTime() + 18 * 3_600_000);
  const reported = await stage.call('operator', '/api/OpsCheck/GetPayPage', { reqData: {} });
  const payment = reported.find((one) => one.payId === payId);
  await stage.call('operator', '/api/OpsCheck/ConfirmPay', {
    data: { payId, isAgree: true },
    version: payment?.version,
  });
}

import { addMonths } from '@jicai/domain/statements/statement-period.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { demoDebtor } from '../demo-people.ts';
import { basketsOf, type Goods } from './business-goods.ts';
import { delivered, type Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/**
 * The month before last the other enterprise bought on account; it agreed to the statement of it and has not paid: its last day is over. It can buy
 * nothing more on account since, so this is all of its story.
 */
export async function* debtorStory(scene: Scene, goods: Goods): Story {
  const { stage, days } = scene;
  const today = shanghaiDay(days.day(0, '12:00'));
  const of = basketsOf(goods);
  const month = addMonths(today.slice(0, 7), -2);
  const began = fromShanghai(`${month}-08 12:00:00`);
  const confirmedAt = fromShanghai(`${addMonths(month, 1)}-06 11:00:00`);
  const made = fromShanghai(`${addMonths(month, 1)}-01 02:20:00`);
  if (!began || !made || !confirmedAt) return;
  const daysAgo = Math.round((days.day(0, '12:00').getTime() - began.getTime()) / dayMs);
  yield* delivered(
    scene,
    {
      name: 'debtor',
      on: [daysAgo, '11:20'],
      basket: of(['复印纸', 60], ['硒鼓', 12], ['纸箱', 40], ['网线', 30]),
      payMode: payModes.credit,
    },
    {
      shippedAfter: 1,
      travelHours: 28,
      logisticsCode: 'shunfeng',
      logisticsNo: 'SF1478830021',
      receivedAfter: 3,
    },
  );
  yield made;
  const data = { customerId: demoDebtor.id, month };
  const { checkId } = await stage.call('operator', '/api/OpsCheck/Generate', { data });
  if (!checkId) return;
  yield confirmedAt;
  const { version } = await stage.call('debtor', '/api/FinCheck/GetModel', { data: { checkId } });
  await stage.call('debtor', '/api/FinCheck/Confirm', { data: { checkId }, version });
}

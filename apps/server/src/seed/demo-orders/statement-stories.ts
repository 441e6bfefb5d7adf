import { demoEnterprise } from '../demo-people.ts';
import type { Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/** On the first of the month the shop makes the statement of the past one; it waits for the finance clerk. */
export function statementStories({ stage, days }: Scene): Story[] {
  return [
    (async function* () {
      yield days.monthStart;
      const data = { customerId: demoEnterprise.id };
      await stage.call('operator', '/api/OpsCheck/Generate', { data });
    })(),
  ];
}

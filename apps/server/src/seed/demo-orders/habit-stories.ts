import type { DemoItem } from './demo-goods.ts';
import type { Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import type { DemoName } from './stage.ts';

const perVisit = 3;

/** What somebody looked at on three of the last days, of which he kept two each time; what he was told before is read. */
export async function* habits({ stage, days }: Scene, name: DemoName, goods: readonly DemoItem[]): Story {
  for (const [visit, daysAgo] of [8, 5, 1].entries()) {
    yield days.day(daysAgo, '12:10');
    const looked = goods.slice(visit * perVisit, (visit + 1) * perVisit);
    for (const { itemId } of looked) await stage.call(name, '/api/CustBrowsing/Submit', { data: { itemId } });
    for (const { itemId } of looked.slice(0, 2))
      await stage.call(name, '/api/ShopItemConcern/Add', { data: { itemId } });
    if (visit === 1) await stage.call(name, '/api/Message/Read', { data: {} });
  }
}

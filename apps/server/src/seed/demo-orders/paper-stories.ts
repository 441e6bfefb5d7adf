import { later } from './demo-days.ts';
import type { Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';

/** Before the year began the shop had looked at the licence of each supplier: it says so on the supplier's page. */
export function paperStories({ stage, days }: Scene): Story[] {
  return [
    (async function* () {
      yield later(days.day(days.yearBegan, '08:30'), 5);
      const suppliers = await stage.call('operator', '/api/OpsSupplier/GetPage', { pageSize: 100 });
      for (const [at, { supplierId, isSelf }] of suppliers.entries()) {
        if (isSelf) continue;
        // No end: licences of companies have none today.
        const paper = { paperName: '营业执照', paperNo: `9131000000000${String(1000 + at)}X`, validTo: '' };
        await stage.call('operator', '/api/OpsSupplier/SavePaper', { data: { supplierId, ...paper } });
      }
    })(),
  ];
}

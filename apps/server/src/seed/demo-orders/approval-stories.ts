import { payModes } from '@jicai/domain/orders/order-states.ts';
import { basketsOf, type Goods } from './business-goods.ts';
import type { Scene } from './order-stories.ts';
import type { Story } from './play-stories.ts';
import { agree, pay, place, refuse } from './scenes.ts';

/** Larger orders: approved in two steps and paid, waiting for the head of the department or the administrator, refused. */
export function approvalStories({ stage, days }: Scene, goods: Goods): Story[] {
  const of = basketsOf(goods);
  return [
    (async function* () {
      yield days.day(9, '09:40');
      const basket = of(['硒鼓', 600], ['安全帽', 600]);
      const note = '全员更换头盔，打印机耗材备到年底';
      const placed = await place(stage, 'buyer', { basket, isLeftWaiting: true, auditNote: note });
      if (!placed) return;
      yield days.day(9, '11:05');
      await agree(stage, 'approver', placed.tradeNo, '数量已与班组核对');
      yield days.day(9, '14:20');
      await agree(stage, 'admin', placed.tradeNo, '同意');
      yield days.day(9, '15:00');
      await pay(stage, 'buyer', placed);
    })(),
    (async function* () {
      yield days.day(2, '16:45');
      const basket = of(['硒鼓', 200], ['面巾纸', 40]);
      const placed = await place(stage, 'buyer', { basket, isLeftWaiting: true, payMode: payModes.credit });
      yield days.day(1, '09:15');
      if (placed) await refuse(stage, 'approver', placed.tradeNo, '数量超出季度定额，请核对后再报');
    })(),
    (async function* () {
      yield days.minutesAgo(400);
      const basket = of(['硒鼓', 800], ['面巾纸', 60]);
      const placed = await place(stage, 'buyer', { basket, isLeftWaiting: true, auditNote: '一季度集中备货' });
      yield days.minutesAgo(320);
      if (placed) await agree(stage, 'approver', placed.tradeNo, '按集中采购价，同意');
    })(),
    (async function* () {
      yield days.minutesAgo(260);
      const basket = of(['硒鼓', 160], ['插座', 80]);
      const input = { basket, isLeftWaiting: true, payMode: payModes.credit, purchaseNo: 'PO-2611-012' } as const;
      await place(stage, 'buyer', { ...input, auditNote: '新工位配套，年底前到位' });
    })(),
    (async function* () {
      yield days.minutesAgo(150);
      const basket = of(['纸箱', 180], ['文件夹', 60]);
      await place(stage, 'buyer', { basket, isLeftWaiting: true, auditNote: '年终盘点装箱用' });
    })(),
  ];
}

import { group, stand } from '../page/solids.ts';
import { taskChair } from './chairs.ts';
import { pedestal } from './desks.ts';
import { welfareBox } from './festive-boxes.ts';
import { giftBox } from './gift-sets.ts';

export function furniturePromo() {
  return group(
    stand(taskChair({ mesh: '#2f5fae', seat: '#2a559c', frameColor: '#23272e' }), [0, 0, 0], [0, -0.35, 0]),
    stand(pedestal(), [2.1, 0, -0.6], [0, -0.1, 0], 0.8),
  );
}

export function giftsPromo() {
  return group(
    stand(
      welfareBox({ title: '谷丰礼包', sub: '米 · 油 · 杂粮', base: '#b3372c', accent: '#8e2820', badge: '心意到家' }),
      [0, 0, -0.4],
      [0, 0.16, 0],
    ),
    stand(
      giftBox({ color: '#f3ead8', ribbon: '#b3372c', label: ['节日礼盒', '好事成双', '集采'] }),
      [0.95, 0, 1.35],
      [0, -0.2, 0],
      0.5,
    ),
  );
}

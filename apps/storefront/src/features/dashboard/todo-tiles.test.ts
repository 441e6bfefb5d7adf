import { expect, test } from 'vitest';
import { todoTiles } from './todo-tiles.ts';

const counts = { '20': 2, '30': 1, '35': 1, '40': 3, '50': 4, '60': 5 };
const shown = (tiles: ReturnType<typeof todoTiles>) => tiles.map(({ label, count }) => `${label} ${count}`);

test('a buyer sees what waits for him', () => {
  const tiles = todoTiles({
    listScope: 'my',
    orderCounts: counts,
    payTodo: 2,
    payTodoFee: 900,
    receiveTodo: 4,
    afterSaleTodo: 1,
  });
  expect(shown(tiles)).toEqual(['待付款 2', '待发货 2', '待收货 4', '售后处理中 1', '已完成 4']);
  expect(tiles[0]).toMatchObject({ feeFen: 900, isMine: true });
});

test('who may neither pay nor receive is asked for neither', () => {
  const tiles = todoTiles({ listScope: 'all', orderCounts: counts });
  expect(shown(tiles)).toEqual(['待发货 2', '待收货 4', '已完成 4']);
  expect(tiles.some(({ isMine }) => isMine)).toBe(false);
});

test('approvals come first and statements last of what waits', () => {
  const tiles = todoTiles({ listScope: 'all', orderCounts: counts, auditTodo: 3, checkTodo: 1 });
  expect(shown(tiles)).toEqual(['待我审批 3', '待发货 2', '待收货 4', '待对账 1', '已完成 4']);
  expect(tiles.filter(({ isMine }) => isMine).map(({ to }) => to)).toEqual([
    '/Audit/OrderAudit',
    '/finance/checkOrder/financeCheck',
  ]);
});

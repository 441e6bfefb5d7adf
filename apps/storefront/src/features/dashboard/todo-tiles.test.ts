import { expect, test } from 'vitest';
import { todoTiles } from './todo-tiles.ts';

const counts = { '20': 2, '30': 1, '35': 1, '40': 3, '50': 4, '60': 5 };
const shown = (tiles: ReturnType<typeof todoTiles>) => tiles.map(({ label, count }) => `${label} ${count}`);

test('a buyer sees what waits for him', () => {
  const tiles = todoTiles({ orderCounts: counts, payTodo: 2, payTodoFee: 900, receiveTodo: 4, afterSaleTodo: 1 });
  expect(shown(tiles)).toEqual(['待付款 2', '待发货 2', '待收货 4', '售后处理中 1', '已完成 4']);
  expect(tiles[0]).toMatchObject({ feeFen: 900, isMine: true });
});

test('who may neither pay nor receive is asked for neither', () => {
  const tiles = todoTiles({ orderCounts: counts });
  expect(shown(tiles)).toEqual(['待发货 2', '待收货 4', '已完成 4']);
  expect(tiles.some(({ isMine }) => isMine)).toBe(false);
});

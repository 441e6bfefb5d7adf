import { expect, test } from 'vitest';
import { lineChangeText } from './line-change-text.ts';

const line = { qty: 10, netQty: 10, cancelledQty: 0, adjustedQty: 0 };

test('a line that is as it was ordered says nothing', () => expect(lineChangeText(line)).toBe(''));

test('what was ordered, and each reason for which units went', () => {
  expect(lineChangeText({ ...line, netQty: 7, cancelledQty: 3 })).toBe('原订 10，已取消 3');
  expect(lineChangeText({ ...line, netQty: 7, cancelledQty: 1 })).toBe('原订 10，已取消 1，已退 2');
  expect(lineChangeText({ ...line, netQty: 4, cancelledQty: 1, adjustedQty: 3 })).toBe(
    '原订 10，已取消 1，已退 2，对账扣减 3',
  );
});

test('units whose cancellation has not been settled yet are not named', () =>
  expect(lineChangeText({ ...line, netQty: 9, cancelledQty: 3 })).toBe('原订 10，已取消 1'));

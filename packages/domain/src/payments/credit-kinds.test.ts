import { expect, test } from 'vitest';
import { creditKindTexts } from './credit-kinds.ts';

test('the ledger tells a hold that was let go from one that was used', () => {
  expect(creditKindTexts).toMatchObject({
    reverted: '取消冲回',
    frozen: '审批冻结',
    unfrozen: '审批解冻',
    consumed: '冻结转占用',
  });
});

import { expect, test } from 'vitest';
import { freightFen } from './freight.ts';

const policy = {
  baseFen: 1000,
  perUnitFen: 200,
  freeFromFen: 9900,
  exceptions: [{ areaPrefix: '65', baseFen: 3000, perUnitFen: 500, freeFromFen: null }],
};

test.each([
  ['below the threshold', { goodsFen: 9899, totalQty: 3, areaCode: '330106' }, 1400],
  ['at the threshold', { goodsFen: 9900, totalQty: 3, areaCode: '330106' }, 0],
  ['in an exceptional area', { goodsFen: 50_000, totalQty: 2, areaCode: '650102' }, 3500],
  ['without an address', { goodsFen: 100, totalQty: 1, areaCode: '' }, 1000],
  ['without goods', { goodsFen: 0, totalQty: 0, areaCode: '330106' }, 0],
])('%s', (_, order, expected) => {
  expect(freightFen(policy, order)).toBe(expected);
});

import { defaultFreight } from '@jicai/domain/money/freight.ts';
import { expect, test } from 'vitest';
import { businessHome, retailHome } from './home-pages.ts';
import { demoShops } from './shop-looks.ts';

const promises = JSON.stringify([demoShops, businessHome, retailHome]);

test('what the demo promises of freight is what its shops charge', () => {
  const { freeFromFen } = defaultFreight;
  const amounts = [...promises.matchAll(/满 ?(\d+) ?元?包邮/gu)].map(([, yuan]) => Number(yuan));
  expect(amounts.length).toBeGreaterThan(0);
  expect(new Set(amounts)).toEqual(new Set([(freeFromFen ?? 0) / 100]));
  // Neither free freight for every order nor a free way back is among the rules; a day of arrival depends on the area, so no picture promises one.
  expect(promises).not.toMatch(/免运费|上门取件|次日达|满额包邮|送货安装/u);
});

test('nor does the shop for enterprises promise returns without a reason, which it refuses', () => {
  const business = demoShops.filter(({ kind }) => kind === 'business');
  expect(JSON.stringify([business, businessHome])).not.toMatch(/7 ?天|七天/u);
});

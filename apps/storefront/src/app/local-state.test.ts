import { expect, test } from 'vitest';
import { clearLocalState, useLocalState } from './local-state.ts';

test('the slices of spec section 3 stand under their names', () => {
  expect(Object.keys(useLocalState.getState()).toSorted()).toEqual([
    'accountInfos',
    'detailsdata',
    'listdata',
    'plateData',
    'returnGoods',
  ]);
});

test('who signs out takes his own along; the blocks of the home page are the shop’s', () => {
  const plateData = [{ type: 'richText', sortNo: 1, options: { html: '' } }] as const;
  useLocalState.setState({ listdata: '/SearchFor', plateData });
  clearLocalState();
  expect(useLocalState.getState()).toMatchObject({ listdata: null, plateData });
});

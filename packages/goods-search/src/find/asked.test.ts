import { describe, expect, test } from 'vitest';
import { searcher } from '../test/index-of-goods.ts';

const search = searcher([
  { title: '网布办公椅 可升降', category: '办公椅', priceFen: 39_900, sales: 5 },
  { title: '真皮办公椅 大班', category: '办公椅', priceFen: 189_900, sales: 2 },
  { title: '折叠办公椅', category: '办公椅', priceFen: 8900, sales: 9 },
  { title: '办公椅扶手套', category: '椅套', priceFen: 900, sales: 99 },
  { title: '静音鼠标', category: '鼠标', priceFen: 12_900 },
  { title: '电竞鼠标', category: '鼠标', priceFen: 25_900 },
  { title: '砂光机 100-200', category: '砂光机', priceFen: 99_900 },
]);

describe('prices and orders in words', () => {
  test.each([
    ['办公椅100以内', ['折叠办公椅', '办公椅扶手套']],
    ['预算2000办公椅', ['折叠办公椅', '网布办公椅 可升降', '真皮办公椅 大班', '办公椅扶手套']],
    ['鼠标 100-200', ['静音鼠标']],
    ['最便宜的办公椅', ['折叠办公椅', '网布办公椅 可升降', '真皮办公椅 大班']],
    ['最贵的办公椅', ['真皮办公椅 大班', '网布办公椅 可升降', '折叠办公椅']],
    ['销量最高的办公椅', ['折叠办公椅', '网布办公椅 可升降', '真皮办公椅 大班']],
    ['1000以内最贵的办公椅', ['网布办公椅 可升降', '折叠办公椅']],
  ])('%s', (text, titles) => {
    expect(search(text).titles).toEqual(titles);
  });

  test('what was read is told, with the words that are left without it', () => {
    expect(search('1000以内最贵的办公椅').asked).toEqual({
      price: { fromFen: null, toFen: 100_000, keyWithout: '最贵的办公椅' },
      sort: { field: 'price', isRising: false, keyWithout: '1000以内 办公椅' },
      keyWithout: '办公椅',
    });
  });

  test('what is chosen on the page counts, not the words', () => {
    const chosen = search('最便宜的办公椅', { sort: { field: 'sales', isRising: false } });
    expect(chosen.titles[0]).toBe('办公椅扶手套');
    expect(chosen.asked?.sort).toBeUndefined();
    const priced = search('办公椅100以内', { choices: [{ kind: 'price', fromFen: 100_000, toFen: null }] });
    expect(priced).toMatchObject({ titles: ['真皮办公椅 大班'], asked: { price: undefined } });
  });

  test('numbers that are no price are words after all', () => {
    expect(search('砂光机 100-200').titles).toEqual(['砂光机 100-200']);
  });

  test('a price nobody asks is left out, and the answer says so', () => {
    expect(search('办公椅20以内').titles).toEqual(['办公椅扶手套']);
    expect(search('鼠标20以内')).toMatchObject({ widenedKey: '鼠标', asked: { price: undefined } });
  });
});

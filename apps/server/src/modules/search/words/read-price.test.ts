import { describe, expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

describe('a price in what was typed', () => {
  test.each([
    ['办公椅 1000元以内', { text: '办公椅', fromFen: null, toFen: 100_000 }],
    ['1000元以下的办公椅', { text: '办公椅', fromFen: null, toFen: 100_000 }],
    ['不超过50块的键盘', { text: '键盘', fromFen: null, toFen: 5000 }],
    ['200-500元 打印机', { text: '打印机', fromFen: 20_000, toFen: 50_000 }],
    ['２００元到５００元打印机', { text: '打印机', fromFen: 20_000, toFen: 50_000 }],
    ['100元左右礼品', { text: '礼品', fromFen: 8000, toFen: 12_000 }],
    ['500元以上 礼盒', { text: '礼盒', fromFen: 50_000, toFen: null }],
    ['12.5元以内', { text: '', fromFen: null, toFen: 1250 }],
  ])('%s', (typed, wish) => {
    expect(readPrice(typed)).toEqual(wish);
  });

  test.each(['100元购物卡', '元件盒', '200-500ml', '中性笔 0.5', '一块橡皮'])('%s asks for none', (typed) => {
    expect(readPrice(typed)).toBeUndefined();
  });
});

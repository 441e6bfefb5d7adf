import { describe, expect, test } from 'vitest';
import { readOrder } from './read-order.ts';

describe('an order in what was typed', () => {
  test.each([
    ['便宜的键盘', { text: '键盘', field: 'price', isRising: true }],
    ['最便宜的A4纸', { text: 'A4纸', field: 'price', isRising: true }],
    ['便宜点的鼠标', { text: '鼠标', field: 'price', isRising: true }],
    ['最贵的打印机', { text: '打印机', field: 'price', isRising: false }],
    ['打印机 价格从高到低', { text: '打印机', field: 'price', isRising: false }],
    ['投影仪 价格最低', { text: '投影仪', field: 'price', isRising: true }],
    ['销量最高的中性笔', { text: '中性笔', field: 'sales', isRising: false }],
    ['卖得最好的抽纸', { text: '抽纸', field: 'sales', isRising: false }],
    ['中性笔 销量', { text: '中性笔', field: 'sales', isRising: false }],
    ['最新款笔记本', { text: '笔记本', field: 'newest', isRising: false }],
  ])('%s', (typed, order) => {
    expect(readOrder(typed)).toEqual(order);
  });

  test.each(['最高温度计', '新款键盘', '高低床', '价格标签', '降价牌'])('%s asks for none', (typed) => {
    expect(readOrder(typed)).toBeUndefined();
  });
});

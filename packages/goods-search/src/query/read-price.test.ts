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
    ['椅子100以内', { text: '椅子', fromFen: null, toFen: 10_000 }],
    ['100以内的椅子', { text: '椅子', fromFen: null, toFen: 10_000 }],
    ['预算2000办公椅', { text: '办公椅', fromFen: null, toFen: 200_000 }],
    ['打印机 预算在两千左右', { text: '打印机', fromFen: 160_000, toFen: 240_000 }],
    ['2000预算的投影仪', { text: '投影仪', fromFen: null, toFen: 200_000 }],
    ['两千元以下打印机', { text: '打印机', fromFen: null, toFen: 200_000 }],
    ['三百五十块以内台灯', { text: '台灯', fromFen: null, toFen: 35_000 }],
    ['1.5万以内 会议平板', { text: '会议平板', fromFen: null, toFen: 1_500_000 }],
    ['百元以内鼠标', { text: '鼠标', fromFen: null, toFen: 10_000 }],
    ['鼠标 100-200', { text: '鼠标', fromFen: 10_000, toFen: 20_000 }],
    ['100到200的键盘', { text: '键盘', fromFen: 10_000, toFen: 20_000 }],
    ['一百到两百块的台灯', { text: '台灯', fromFen: 10_000, toFen: 20_000 }],
    ['低于50的U盘', { text: 'U盘', fromFen: null, toFen: 5000 }],
    ['超过500元的礼盒', { text: '礼盒', fromFen: 50_000, toFen: null }],
    ['¥300以内 音箱', { text: '音箱', fromFen: null, toFen: 30_000 }],
    ['办公椅价格500左右', { text: '办公椅', fromFen: 40_000, toFen: 60_000 }],
  ])('%s', (typed, input) => {
    expect(readPrice(typed)).toMatchObject(input);
  });

  test.each([
    '100元购物卡',
    '元件盒',
    '200-500ml',
    '中性笔 0.5',
    '一块橡皮',
    '10以内加减法练习册',
    '3米以内卷尺',
    '2025-2026台历',
    '5-10人帐篷',
    'JC10007-01',
    '10007-01',
    '100内存条',
    '80-200目砂纸',
    '一万以外',
    '800-2',
    '12-24v电源',
  ])('%s asks for none', (typed) => {
    expect(readPrice(typed)).toBeUndefined();
  });
});

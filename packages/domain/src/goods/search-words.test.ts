import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsBlocked, maskPrivate, mayBeShown, searchTally } from './search-words.ts';

test.each([
  ['  A4  复印纸 ', 'a4 复印纸'],
  ['Ａ４　复印纸', 'a4 复印纸'],
  ['', ''],
])('%j is counted as %j', (typed, words) => {
  expect(searchTally(typed)).toBe(words);
});

describe('numbers of people', () => {
  test.each([
    ['13800138000', '138***00'],
    ['138 0013 8000 中性笔', '138***00 中性笔'],
    ['我的电话138-0013-8000', '我的电话138***00'],
    ['11010519491231002X', '110***2X'],
    ['6222020200112233445', '622***45'],
    ['zhang.san@example.com.cn', '***@***'],
    ['１３８００１３８０００', '138***00'],
  ])('%s is covered', (typed, masked) => {
    expect(maskPrivate(typed)).toBe(masked);
  });

  test.each(['6901234567892', 'JC10001-01', 'M8×30', '20000mAh', '2026 日历', 'Q2612A', '500张'])(
    '%s is no number of a person',
    (typed) => {
      expect(maskPrivate(typed)).toBe(typed);
    },
  );

  test('no mobile number gets through, whatever stands around and between', () => {
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    const gap = fc.constantFrom('', ' ', '-', '.');
    const mobile = fc
      .tuple(fc.constantFrom('3', '5', '7', '9'), fc.array(fc.tuple(gap, digit), { minLength: 9, maxLength: 9 }))
      .map(([second, rest]) => `1${second}${rest.flat().join('')}`);
    fc.assert(
      fc.property(
        fc.constantFrom('', '笔 ', '电话'),
        mobile,
        fc.constantFrom('', ' 纸', '号'),
        (before, number, after) => {
          const text = before + number + after;
          expect(maskPrivate(text)).not.toContain(number);
          expect(mayBeShown(text)).toBe(false);
        },
      ),
    );
  });
});

describe('what everybody may see', () => {
  test.each(['中性笔', 'A4 复印纸', 'M8×30 内六角', 'U盘', '304 不锈钢', '0.5mm', '五金工具', '三七粉', 'PoE 交换机'])(
    '%s',
    (words) => {
      expect(mayBeShown(words)).toBe(true);
    },
  );

  test.each([
    '笔',
    '500',
    '1234567',
    '6901234567892',
    '一三八零零一三八零零零',
    '加我微信：abc',
    'www.example',
    'example.com',
    '<b>纸</b>',
    '这是一句很长很长的话没有人会把它当作热门搜索词来看',
    '☎️ 打印机',
    '纸\u202e',
  ])('not %s', (words) => {
    expect(mayBeShown(words)).toBe(false);
  });

  test('signs between the letters do not hide a blocked word', () => {
    expect(holdsBlocked('代 开-发.票', ['代开发票'])).toBe(true);
    expect(holdsBlocked('ＶＰＮ 软件', ['vpn'])).toBe(true);
    expect(holdsBlocked('发票夹', ['代开发票', ''])).toBe(false);
  });
});

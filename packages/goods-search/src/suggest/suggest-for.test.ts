import { describe, expect, test } from 'vitest';
import { suggestFor } from './suggest-for.ts';
import { buildSuggestIndex } from './suggest-index.ts';

const titles: [title: string, category: string][] = [
  ['家用激光打印机 商务系列', '打印机'],
  ['彩色喷墨打印机 商务系列', '打印机'],
  ['针式打印机 商务系列', '打印机'],
  ['太阳能计算器 12位', '计算器'],
  ['语音计算器 12位', '计算器'],
  ['学生计算器 8位', '计算器'],
  ['财务计算器 12位', '计算器'],
  ['迷你计算器 8位', '计算器'],
  ['双电源计算器', '计算器'],
  ['大屏计算器', '计算器'],
  ['按键计算器', '计算器'],
  ['便携计算器', '计算器'],
  ['银行专用计算器', '计算器'],
  ['记算器 便宜', '计算器'],
  ['无线鼠标 商务系列', '鼠标'],
  ['有线鼠标 系列', '鼠标'],
  ['加厚垃圾袋 尺寸多', '垃圾袋'],
  ['平口垃圾袋 尺寸多', '垃圾袋'],
  ['尺寸可选 收纳盒', '收纳盒'],
];

async function indexOfTitles() {
  const names = [...new Set(titles.map(([, category]) => category))];
  return buildSuggestIndex(
    {
      goods: titles.map(([title, category], at) => ({
        itemId: String(at + 1),
        productId: String(at + 1),
        title,
        itemNo: `N${at}`,
        modelNo: '',
        brandId: null,
        categoryId: String(names.indexOf(category) + 1),
        isRetail: true,
        listFen: 1000,
      })),
      categories: names.map((name, at) => ({ categoryId: String(at + 1), parentId: '0', name })),
      brands: [],
    },
    [
      { words: '商务系列', people: 50 },
      { words: '无线鼠标', people: 9 },
      { words: '垃圾袋 加厚', people: 5 },
    ],
  );
}

const wordsFor = async (typed: string) =>
  suggestFor(await indexOfTitles(), typed, { isRetail: true, pool: null }).words.map((word) => word.searchKey);

describe('corrections while typing', () => {
  test.each([
    ['打印鸡', '打印机'],
    ['打印機', '打印机'],
    ['印表機', '打印机'],
    ['滑鼠', '鼠标'],
    ['垃及袋', '垃圾袋'],
    ['垃及', '垃圾袋'],
    ['计算噐', '计算器'],
    ['记算器', '计算器'],
    ['鼠票', '鼠标'],
  ])('%s leads to %s', async (typed, word) => {
    expect((await wordsFor(typed))[0]).toContain(word);
  });

  test('what is spelled right is not corrected', async () => {
    expect((await wordsFor('收纳'))[0]).toBe('收纳盒');
    expect(await wordsFor('火星')).toEqual([]);
  });
});

describe('only names of goods', () => {
  test.each(['商务', '系列', '尺寸'])('%s is none', async (typed) => {
    for (const word of await wordsFor(typed)) expect(word).not.toMatch(/系列$|尺寸$|^商务$/);
  });

  test('with what people add to them', async () => {
    expect(await wordsFor('无线')).toContain('无线鼠标');
    expect(await wordsFor('垃圾')).toContain('垃圾袋 加厚');
  });
});

import { describe, expect, test } from 'vitest';
import { searcher } from '../test/index-of-goods.ts';

describe('words and brands stay whole', () => {
  const search = searcher([
    { title: '大米 长粒香 5kg', category: '大米', sales: 9 },
    { title: '小袋糙米', category: '大米', sales: 9 },
    { title: '实木方凳 加长款', category: '凳子' },
    { title: '长条吸顶灯', category: '吸顶灯' },
    { title: '红色圆珠笔', category: '圆珠笔' },
    { title: '大号垃圾袋', category: '垃圾袋' },
  ]);

  test.each(['小米', '长凳'])('%s is not looked for character by character', (text) => {
    expect(search(text)).toMatchObject({ total: 0, correctedKey: undefined });
  });

  test.each([['红笔', '红色圆珠笔']])('%s still is', (text, title) => {
    expect(search(text).titles).toContain(title);
  });
});

describe('a stray verb or character', () => {
  const search = searcher([
    { title: '中秋月饼礼盒 8饼', category: '节日礼盒' },
    { title: '分体雨衣 成人', category: '雨衣' },
    { title: '高筒雨鞋 防滑', category: '雨鞋' },
    { title: '碳素取暖器', category: '取暖器' },
    { title: '白板笔 可加墨', category: '白板笔' },
    { title: '棉布抹布', category: '抹布' },
    { title: '会议桌 2米', category: '会议桌' },
  ]);

  test.each([
    ['中秋节发员工的', ['中秋月饼礼盒 8饼']],
    ['下雨穿的', ['分体雨衣 成人', '高筒雨鞋 防滑']],
    ['下雨天穿的鞋', ['高筒雨鞋 防滑']],
    ['冬天取暖的', ['碳素取暖器']],
    ['写白板的笔', ['白板笔 可加墨']],
    ['擦桌子的', ['棉布抹布']],
  ])('%s does not empty the answer', (text, titles) => {
    expect(search(text).titles.toSorted()).toEqual(titles.toSorted());
  });
});

describe('what only seems to mean the same', () => {
  const search = searcher([
    { title: '汽车座椅支架', category: '车品' },
    { title: '室内温度计 挂式', category: '温度计' },
    { title: '水银体温计', category: '体温计' },
    { title: '五谷粉碎机 商用', category: '粉碎机' },
    { title: '碎纸机 5级保密', category: '碎纸机' },
    { title: '升降办公椅', category: '办公椅' },
  ]);

  test.each([
    ['办公椅', ['升降办公椅']],
    ['体温计', ['水银体温计']],
    ['温度计', ['室内温度计 挂式']],
    ['碎纸机', ['碎纸机 5级保密']],
    ['粉碎机', ['五谷粉碎机 商用']],
  ])('%s', (text, titles) => {
    expect(search(text).titles).toEqual(titles);
  });
});

describe('the kind asked for', () => {
  const search = searcher([
    { title: '双层加固 可放打印机', category: '桌面支架', sales: 99 },
    { title: '激光打印机 双面', category: '打印机', stock: 0 },
    { title: '喷墨打印机 彩色', category: '办公电器', stock: 0 },
    { title: '防尘防水 通用打印机', category: '设备防尘罩', sales: 50 },
  ]);

  test('stands above things in stock of another kind', () => {
    expect(search('打印机').titles.slice(0, 2).toSorted()).toEqual(['喷墨打印机 彩色', '激光打印机 双面']);
  });
});

import { describe, expect, test } from 'vitest';
import { everything, indexOfGoods, searcher } from '../test/index-of-goods.ts';
import { searchIndex } from './search-index.ts';

describe('goods before what goes with them', () => {
  const search = searcher([
    { title: '彩色喷墨打印机 家用', category: '打印机' },
    { title: '打印机墨盒 大容量', category: '墨盒', sales: 99 },
    { title: '静音无线鼠标', category: '鼠标' },
    { title: '超大鼠标垫', category: '鼠标垫', sales: 99 },
    { title: '拼配咖啡豆', category: '咖啡', kinds: ['咖啡'] },
    { title: '陶瓷咖啡杯', category: '杯子', sales: 99 },
    { title: '一次性口罩', category: '口罩' },
    { title: '全自动口罩机', category: '机械', sales: 99 },
    { title: '碱性电池 5号', category: '电池' },
    { title: '双节电池盒', category: '电子元件', sales: 99 },
    { title: '托盘打包拉伸膜', category: '缠绕膜', sales: 99 },
    { title: '塑料托盘 网格', category: '仓储' },
  ]);

  test.each([
    ['打印机', '彩色喷墨打印机 家用'],
    ['鼠标', '静音无线鼠标'],
    ['咖啡', '拼配咖啡豆'],
    ['口罩', '一次性口罩'],
    ['电池', '碱性电池 5号'],
    ['托盘', '塑料托盘 网格'],
    ['打印机墨盒', '打印机墨盒 大容量'],
    ['鼠标垫', '超大鼠标垫'],
    ['电池盒', '双节电池盒'],
  ])('%s', (text, first) => {
    expect(search(text).titles[0]).toBe(first);
  });
});

describe('brand, stock and numbers', () => {
  const search = searcher([
    { title: '得力中性笔 12支装', category: '中性笔', brand: '得力', stock: 0, sales: 50 },
    { title: '得力 按动中性笔', category: '中性笔', brand: '得力' },
    { title: '得力笔袋 可放中性笔', category: '笔袋', brand: '得力', sales: 99 },
    { title: '晨光中性笔', category: '中性笔', brand: '晨光', sales: 99 },
    { title: '激光硒鼓', category: '硒鼓', modelNo: 'Q2612-A', sales: 1 },
    { title: '硒鼓 Q2612A 易加粉', category: '硒鼓', sales: 99 },
  ]);

  test("that brand's pens come before its pencil cases, in stock before out of stock", () => {
    expect(search('得力中性笔').titles).toEqual(['得力 按动中性笔', '得力中性笔 12支装', '得力笔袋 可放中性笔']);
    expect(search('deli中性笔').titles[0]).toBe('得力 按动中性笔');
  });

  test.each(['Q2612A', 'q2612-a', 'Q2612 A', 'q2612a'])('%s is the model number first', (text) => {
    expect(search(text).titles).toEqual(['激光硒鼓', '硒鼓 Q2612A 易加粉']);
  });

  test('the beginning of a number will do', () => {
    expect(search('Q26').titles).toEqual(['激光硒鼓']);
    expect(search('Q2612').titles).toContain('硒鼓 Q2612A 易加粉');
    expect(search('N4').titles).toEqual(['晨光中性笔']);
  });
});

describe('ways of writing', () => {
  const search = searcher([
    { title: '外六角螺栓 M8×30 304不锈钢', category: '螺栓' },
    { title: '复印纸 A4 70克 500张', category: '复印纸' },
    { title: '角磨机 220V 大功率', category: '角磨机' },
    { title: '中性笔 0.5mm 黑色', category: '中性笔' },
    { title: '碱性电池 五号 40粒', category: '电池' },
    { title: '大容量移动电源 2万毫安', category: '移动电源' },
    { title: '金属优盘 64GB', category: 'U盘' },
    { title: '超六类网线 305米', category: '网线' },
    { title: '防水笔记本 A5', category: '笔记本' },
  ]);

  test.each([
    ['M8×30', 0],
    ['M8*30', 0],
    ['m8x30螺栓', 0],
    ['Ｍ８ｘ３０', 0],
    ['M8 30', 0],
    ['304不锈钢螺栓', 0],
    ['304 不锈钢 螺丝', 0],
    ['A4 70g', 1],
    ['a4纸70克', 1],
    ['打印纸 500张', 1],
    ['220v角磨机', 2],
    ['220伏 磨光机', 2],
    ['0.5毫米签字笔', 3],
    ['.5mm 水笔', 3],
    ['5号电池', 4],
    ['20000mAh充电宝', 5],
    ['u盘 64g', 6],
    ['cat6a网线', 7],
    ['305m 网线', 7],
  ])('%s', (text, at) => {
    expect(search(text).titles).toEqual([
      [
        '外六角螺栓 M8×30 304不锈钢',
        '复印纸 A4 70克 500张',
        '角磨机 220V 大功率',
        '中性笔 0.5mm 黑色',
        '碱性电池 五号 40粒',
        '大容量移动电源 2万毫安',
        '金属优盘 64GB',
        '超六类网线 305米',
      ][at],
    ]);
  });

  test('two characters side by side by chance are no word', () => {
    expect(search('水笔').titles).toEqual(['中性笔 0.5mm 黑色']);
  });
});

describe('pinyin and mistakes', () => {
  const search = searcher([
    { title: '按动中性笔', category: '中性笔' },
    { title: '企业路由器', category: '路由器' },
    { title: '静音万向轮', category: '脚轮' },
    { title: '省力订书机', category: '订书机' },
    { title: '复印纸 整箱', category: '复印纸' },
    { title: '罗技 Logitech 无线鼠标', category: '鼠标', brand: '罗技' },
    { title: '一次性纸杯', category: '纸杯' },
    { title: '金属探测仪', category: '安防', description: '用于火星救援' },
  ]);

  test.each([
    ['zhongxingbi', '按动中性笔'],
    ['zxb', '按动中性笔'],
    ['luyouqi', '企业路由器'],
    ['lu you qi', '企业路由器'],
    ['luojishubiao', '罗技 Logitech 无线鼠标'],
  ])('%s by its sound', (text, title) => {
    expect(search(text).titles).toEqual([title]);
  });

  test('characters are never read as sounds of others', () => {
    expect(search('路').titles).not.toContain('静音万向轮');
    expect(search('轮').titles).toEqual(['静音万向轮']);
  });

  test.each([
    ['中姓笔', '中性笔', '按动中性笔'],
    ['打印只', '打印纸', '复印纸 整箱'],
    ['订书鸡', '订书机', '省力订书机'],
    ['路由气', '路由器', '企业路由器'],
    ['logitec 鼠标', 'logitech 鼠标', '罗技 Logitech 无线鼠标'],
  ])('%s is put right', (text, correctedKey, title) => {
    expect(search(text)).toMatchObject({ correctedKey, titles: [title] });
  });

  test.each(['asdfgh', 'qwertyuiop', '99887766', '火星探测器', '量子纠缠发生器', '一次性筷子', '！！！'])(
    '%s finds nothing',
    (text) => {
      expect(search(text)).toMatchObject({ total: 0, titles: [], correctedKey: undefined, widenedKey: undefined });
    },
  );
});

describe('nothing found', () => {
  const search = searcher([
    { title: '高清投影仪', category: '投影仪', sales: 5 },
    { title: '红色文件夹', category: '文件夹', sales: 9 },
    { title: '蓝色文件夹 硬壳', category: '文件夹', sales: 1 },
  ]);

  test('words that only describe are left out, and the answer says so', () => {
    expect(search('会议室 投影仪')).toMatchObject({ widenedKey: '投影仪', titles: ['高清投影仪'] });
  });

  test('other words are never left out of the hits, but shown as a suggestion', () => {
    const answer = search('得力 文件夹 紫金色');
    expect(answer).toMatchObject({ total: 0, titles: [] });
    expect(answer.instead).toMatchObject({
      widened: [{ searchKey: '文件夹', total: 2, itemIds: ['2', '3'] }],
      categories: [{ name: '文件夹', count: 2 }],
      popular: ['2', '1', '3'],
    });
  });

  test('nothing is suggested where the filters are to blame', () => {
    const index = indexOfGoods([{ title: '红色文件夹', stock: 0 }]);
    const answer = searchIndex(index, { ...everything, text: '文件夹', isInStock: true });
    expect(answer).toMatchObject({ total: 0, instead: undefined });
  });
});

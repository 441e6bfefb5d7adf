import { describe, expect, test } from 'vitest';
import { searcher } from '../test/index-of-goods.ts';

const search = searcher([
  { title: '手提干粉灭火器 4kg 仓库车间用', category: '灭火器' },
  { title: '手提干粉灭火器 8kg 10 具起送', category: '灭火器' },
  { title: '推车式干粉灭火器 35kg', category: '灭火器' },
  { title: '壁挂空调 变频冷暖', category: '空调', attrs: { 匹数: '1.5匹' } },
  { title: '立柜空调 3 级能效', category: '空调', attrs: { 匹数: '2匹' } },
  { title: '自锁扎带 4×200mm 250条', category: '扎带' },
  { title: '自锁扎带 8×400mm', category: '扎带' },
  { title: '热敏收银纸 57×30mm 80卷', category: '热敏纸' },
  { title: '热敏收银纸 80mm×60mm', category: '热敏纸' },
  { title: '软抄本 32开 16页', category: '笔记本' },
  { title: '轻薄商务本 16G 512G', category: '笔记本电脑' },
  { title: '商务笔记本电脑 32G 1T', category: '笔记本电脑' },
  { title: '静电复印纸 A4 70g 100张', category: '复印纸' },
  { title: '静电复印纸 A4 80g 500张', category: '复印纸' },
  { title: '培训桌 1200×600×750', category: '培训桌' },
  { title: '培训桌 600×1200×750', category: '培训桌' },
  { title: '送货单 三联 100份', category: '送货单', attrs: { 联数: '3联' } },
  { title: '送货单 2 联', category: '送货单', attrs: { 联数: '2联' } },
  { title: '电热风扇 3档 冷暖两用', category: '取暖器', attrs: { 档位: '3档' } },
  { title: '电热风扇 2档', category: '取暖器', attrs: { 档位: '2档' } },
  { title: '洗衣液 1000g 袋装', category: '洗衣液' },
  { title: '洗衣液 3公斤 桶装', category: '洗衣液' },
  { title: '打磨砂纸 240目', category: '砂纸', attrs: { 粒度: '240目' } },
  { title: '打磨砂纸 400目', category: '砂纸', attrs: { 粒度: '400目' } },
]);

describe('a number and its unit match whole', () => {
  test.each([
    ['4kg灭火器', ['手提干粉灭火器 4kg 仓库车间用']],
    ['4公斤 灭火器', ['手提干粉灭火器 4kg 仓库车间用']],
    ['200mm扎带', ['自锁扎带 4×200mm 250条']],
    ['20cm扎带', ['自锁扎带 4×200mm 250条']],
    ['热敏纸 80*60', ['热敏收银纸 80mm×60mm']],
    ['80mm×60mm热敏纸', ['热敏收银纸 80mm×60mm']],
    ['32开笔记本', ['软抄本 32开 16页']],
    ['70g打印纸', ['静电复印纸 A4 70g 100张']],
    ['1200*600培训桌', ['培训桌 1200×600×750']],
    ['三联送货单', ['送货单 三联 100份']],
    ['3 联送货单', ['送货单 三联 100份']],
    ['2匹空调', ['立柜空调 3 级能效']],
    ['三档电热风扇', ['电热风扇 3档 冷暖两用']],
    ['1kg洗衣液', ['洗衣液 1000g 袋装']],
    ['240目砂纸', ['打磨砂纸 240目']],
  ])('%s', (text, titles) => {
    expect(search(text).titles).toEqual(titles);
  });
});

describe('an amount that nothing bears', () => {
  test.each([
    ['10kg灭火器', '10kg', '灭火器', ['手提干粉灭火器 8kg 10 具起送', '手提干粉灭火器 4kg 仓库车间用']],
    ['3匹空调', '3匹', '空调', ['立柜空调 3 级能效', '壁挂空调 变频冷暖']],
    ['250mm扎带', '250mm', '扎带', ['自锁扎带 4×200mm 250条', '自锁扎带 8×400mm']],
    ['热敏纸 80*80', '80x80', '热敏纸', ['热敏收银纸 80mm×60mm', '热敏收银纸 57×30mm 80卷']],
    ['16开笔记本', '16开', '笔记本', ['软抄本 32开 16页']],
    ['100g打印纸', '100g', '打印纸', ['静电复印纸 A4 80g 500张', '静电复印纸 A4 70g 100张']],
    ['10kg灭活器', '10kg', '灭火器', ['手提干粉灭火器 8kg 10 具起送']],
    ['600目砂纸', '600目', '砂纸', ['打磨砂纸 400目', '打磨砂纸 240目']],
  ])('%s is said to be missing, with the nearest apart', (text, amount, searchKey, nearest) => {
    const { total, titles, correctedKey, instead, titleOf } = search(text);
    expect({ total, titles, correctedKey }).toEqual({ total: 0, titles: [], correctedKey: undefined });
    expect(instead?.near).toMatchObject({ amounts: [amount], searchKey });
    expect(instead?.near?.itemIds.map(titleOf).slice(0, nearest.length)).toEqual(nearest);
  });

  test('16开 is a paper size: a laptop is not near it, whatever it is called', () => {
    const titlesNear = (text: string) => {
      const { instead, titleOf } = search(text);
      return instead?.near?.itemIds.map(titleOf);
    };
    expect(titlesNear('16开笔记本')).toEqual(['软抄本 32开 16页']);
    const shop = [
      { title: '拓远 T14 商务笔记本电脑 14 英寸轻薄办公本 16G+512G', category: '笔记本电脑' },
      { title: '启文 会议记录本 A5 皮面 192 页', category: '笔记本' },
      { title: '存岳 DDR5 内存条 电脑升级 笔记本 8GB', category: '内存条' },
    ];
    const { instead, titleOf } = searcher(shop)('16开笔记本');
    expect(instead?.near?.itemIds.map(titleOf)).toEqual(['启文 会议记录本 A5 皮面 192 页']);
    // Nothing of paper: nothing is near.
    expect(searcher(shop.slice(0, 1))('16开笔记本').instead?.near).toBeUndefined();
    // Other units say nothing of the kind.
    const other = searcher(shop)('32g笔记本');
    expect(other.instead?.near?.itemIds.map(other.titleOf)).toContain(shop[0]?.title);
  });

  test('what the others of several amounts leave is kept', () => {
    const { instead, titleOf } = search('500张 100g 打印纸');
    expect(instead?.near).toMatchObject({ amounts: ['100g'], searchKey: '500张 打印纸', total: 1 });
    expect(instead?.near?.itemIds.map(titleOf)).toEqual(['静电复印纸 A4 80g 500张']);
  });
});

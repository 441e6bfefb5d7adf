import { expect, test } from 'vitest';
import { searcher } from '../test/index-of-goods.ts';

const search = searcher([
  { title: '按动中性笔 黑色', category: '中性笔', brand: '晨光', attrs: { 颜色: '黑色' }, sales: 9 },
  { title: '按动中性笔 红色', category: '中性笔', brand: '晨光', attrs: { 颜色: '红色' }, sales: 8 },
  { title: '拔帽中性笔 蓝色', category: '中性笔', brand: '得力', attrs: { 颜色: '蓝色' }, sales: 7 },
  { title: '速干中性笔 墨黑', category: '中性笔', brand: '得力', attrs: { 颜色: '墨黑' }, sales: 6 },
  { title: '酒精湿巾 杀菌', category: '湿巾', sales: 9 },
  { title: '婴儿湿巾 无酒精配方', category: '湿巾' },
  { title: '清水湿巾 80抽', category: '湿巾' },
  { title: '会议椅 带滚轮', category: '会议椅', sales: 9 },
  { title: '会议椅 弓形脚', category: '会议椅' },
  { title: '静音无线鼠标', category: '鼠标' },
  { title: '有线鼠标', category: '鼠标', sales: 9 },
  { title: '一次性手套 100只', category: '手套', sales: 9 },
  { title: '橡胶手套 加长', category: '手套' },
  { title: '香水型洗手液 玫瑰香味', category: '洗手液', sales: 9 },
  { title: '泡沫洗手液', category: '洗手液' },
  { title: '不锈钢盆', category: '盆' },
  { title: '塑料杯 透明', category: '杯子', sales: 9 },
  { title: '玻璃水杯', category: '杯子' },
]);

test.each([
  ['不要黑色的中性笔', ['按动中性笔 红色', '拔帽中性笔 蓝色']],
  ['中性笔 不要黑色', ['按动中性笔 红色', '拔帽中性笔 蓝色']],
  ['不要黑色和红色的中性笔', ['拔帽中性笔 蓝色']],
  ['除了得力以外的中性笔', ['按动中性笔 黑色', '按动中性笔 红色']],
  ['中性笔不要晨光的', ['拔帽中性笔 蓝色', '速干中性笔 墨黑']],
  ['不含酒精的湿巾', ['清水湿巾 80抽', '婴儿湿巾 无酒精配方']],
  ['不带滚轮会议椅', ['会议椅 弓形脚']],
  ['没有滚轮的会议椅', ['会议椅 弓形脚']],
  ['非一次性手套', ['橡胶手套 加长']],
  ['无香味洗手液', ['泡沫洗手液']],
  ['杯子不要塑料', ['玻璃水杯']],
  ['有没有橡胶手套', ['橡胶手套 加长']],
  ['无线鼠标', ['静音无线鼠标']],
  ['不锈钢盆', ['不锈钢盆']],
  ['不要塑料的脸盆 不要黑色', []],
])('%s', (text, titles) => {
  expect(search(text).titles.toSorted()).toEqual(titles.toSorted());
});

test('what is not wanted is not offered instead either', () => {
  const { instead, titleOf } = search('不要黑色的0.9中性笔');
  const offered = (instead?.widened ?? []).flatMap((one) => one.itemIds.map(titleOf));
  expect(offered.length).toBeGreaterThan(0);
  for (const title of offered) expect(title).not.toMatch(/黑/);
});

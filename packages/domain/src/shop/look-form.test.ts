import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeLink, lookFaults, type LookRules } from './look-form.ts';

const good: LookRules = {
  pageDesc: '某某商城',
  webColor: '#29166f',
  page: {
    topContent: { navLinks: [{ title: '首页', url: '/home' }], hotWords: ['纸'] },
    modelContent: [
      { type: 'banner', options: { images: [{ imgUrl: '/files/1/2', linkUrl: '/SearchFor?keyword=纸' }] } },
      { type: 'itemList', options: { title: '新品', source: 'new', itemIds: [] } },
    ],
    bottomContent: { services: [] },
  },
};
const blocks = (modelContent: LookRules['page']['modelContent']) =>
  lookFaults({ ...good, page: { ...good.page, modelContent } });

describe('a look', () => {
  test('that is whole may be published; each fault names its block', () => {
    expect(lookFaults(good)).toEqual([]);
    expect(lookFaults({ ...good, pageDesc: ' ', webColor: 'blue' })).toEqual([
      { text: '请填写商城名称' },
      { text: '请选择主题色' },
    ]);
    expect(
      blocks([
        { type: 'banner', options: { images: [] } },
        { type: 'itemList', options: { title: '精选', source: 'ids', itemIds: [] } },
        { type: 'richText', options: { html: '' } },
        { type: 'iconNav', options: { links: [{ title: '去', url: 'javascript:x' }] } },
        { type: 'floor', options: { title: '', moreUrl: '//evil.cn' } },
      ]),
    ).toEqual([
      { block: 0, text: '请至少上传一张横幅' },
      { block: 1, text: '请选择商品' },
      { block: 2, text: '图文还没有内容' },
      { block: 3, text: '快捷入口的每一项都要有名称和正确的链接' },
      { block: 4, text: '请填写楼层标题' },
      { block: 4, text: '楼层的链接不正确' },
    ]);
    expect(blocks(Array.from({ length: 41 }, () => ({ type: 'bottomHelp' })))).toEqual([
      { text: '页面最多 40 个区块' },
    ]);
  });

  test('links lead to pages, never run', () => {
    for (const url of ['', '/home', '/SearchFor?keyword=A4 纸'.replace(' ', ''), 'https://e.cn/a', 'tel:400'])
      expect(isSafeLink(url)).toBe(true);
    for (const url of ['//e.cn', 'javascript:alert(1)', 'data:text/html,x', ' /home', 'home'])
      expect(isSafeLink(url)).toBe(false);
    fc.assert(fc.property(fc.string(), (rest) => !isSafeLink(`javascript:${rest}`)));
  });
});

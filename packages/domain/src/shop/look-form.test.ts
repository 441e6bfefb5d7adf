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
    bottomContent: { services: [], icpNo: '沪ICP备2026008816号-1', policeNo: '沪公网安备31010502006688号' },
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
        { type: 'floor', options: { title: '', moreUrl: '//evil.cn', categoryId: '', itemIds: [] } },
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

  test('a floor names a category that the shop has, as far as that is known', () => {
    const floor = { type: 'floor', options: { title: '办公', moreUrl: '', categoryId: '7', itemIds: [] } } as const;
    const look = { ...good, page: { ...good.page, modelContent: [floor] } };
    expect(lookFaults(look)).toEqual([]);
    expect(lookFaults(look, new Set(['7']))).toEqual([]);
    expect(lookFaults(look, new Set(['8']))).toEqual([{ block: 0, text: '楼层的分类已删除，请重新选择' }]);
  });

  test('what cannot be read is not published, and says which colour could be', () => {
    expect(lookFaults({ ...good, webColor: '#ffcc00' })[0]?.text).toMatch(
      /^主题色与白底对比度 1\.5:1，至少要 4\.5:1，建议用 #[0-9a-f]{6}$/,
    );
    const banner = (colours: object) =>
      blocks([{ type: 'banner', options: { images: [{ imgUrl: '/files/1/2', linkUrl: '', ...colours }] } }]);
    expect(banner({ textColor: '#6b5220', backColor: '#f6ead2' })).toEqual([]);
    expect(banner({ textColor: '', backColor: '' })).toEqual([]);
    expect(banner({ textColor: '#a8905c', backColor: '#f6ead2' })[0]?.text).toMatch(/^横幅文字与底色对比度 2\.5:1/);
    expect(banner({ textColor: '#a8905c' })[0]?.text).toBe('横幅的文字颜色和底色要一起选');
  });

  test('records that the law asks for have their form, or are left out', () => {
    const withRecords = (part: object) =>
      lookFaults({ ...good, page: { ...good.page, bottomContent: { ...good.page.bottomContent, ...part } } });
    expect(withRecords({ icpNo: '', policeNo: '' })).toEqual([]);
    expect(withRecords({ icpNo: '京ICP证030173号' })).toEqual([]);
    expect(withRecords({ icpNo: '2026008816' })[0]?.text).toBe('ICP 备案号格式应为 沪ICP备2026000001号-1');
    expect(withRecords({ policeNo: '沪公网安备123号' })[0]?.text).toBe('公安备案号格式应为 沪公网安备31010000000001号');
  });

  test('links lead to pages, never run', () => {
    for (const url of ['', '/home', '/SearchFor?keyword=A4 纸'.replace(' ', ''), 'https://e.cn/a', 'tel:400'])
      expect(isSafeLink(url)).toBe(true);
    for (const url of ['//e.cn', 'javascript:alert(1)', 'data:text/html,x', ' /home', 'home'])
      expect(isSafeLink(url)).toBe(false);
    fc.assert(fc.property(fc.string(), (rest) => !isSafeLink(`javascript:${rest}`)));
  });
});

import { expect, test } from 'vitest';
import type { Look } from './studio.queries.ts';
import { mergeLooks } from './with-parts.ts';

const look: Look = {
  pageDesc: '某某商城',
  webColor: '#29166f',
  logoUrl: '',
  companyLogoUrl: '',
  page: {
    topContent: { greeting: '您好', hotWords: ['纸'], navLinks: [] },
    modelContent: [
      { type: 'richText', blockId: 'richText-1', sortNo: 1, options: { html: '<p>甲</p>' } },
      { type: 'notice', blockId: 'notice-1', sortNo: 2, options: { title: '公告', count: 4 } },
    ],
    bottomContent: {
      copyright: '©',
      icpNo: '',
      icpUrl: '',
      policeNo: '',
      policeUrl: '',
      licenseUrl: '',
      licenseText: '',
      services: [],
    },
  },
};

test('a look that is taken apart and put together is the same', () => {
  expect(mergeLooks({ base: look, mine: look, theirs: look })).toEqual({
    withMine: look,
    withTheirs: look,
    conflicts: [],
  });
});

test('two changes of one field are offered both ways', () => {
  const merged = mergeLooks({
    base: look,
    mine: { ...look, pageDesc: '我的', webColor: '#aa3300' },
    theirs: { ...look, pageDesc: '他的' },
  });
  expect(merged.conflicts).toMatchObject([{ mine: '我的', theirs: '他的' }]);
  expect(merged.withMine).toMatchObject({ pageDesc: '我的', webColor: '#aa3300' });
  expect(merged.withTheirs).toMatchObject({ pageDesc: '他的', webColor: '#aa3300' });
});

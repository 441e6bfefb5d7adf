import { expect, test } from 'vitest';
import { withCategory } from './follow-category.ts';

const page = {
  modelContent: [
    { type: 'floor', options: { categoryId: '12', itemIds: ['12'], moreUrl: '/search?categoryId=12' } },
    { type: 'iconNav', options: { links: [{ title: '12', url: '/search?keyword=a&categoryId=123' }] } },
  ],
};

test('floors and links follow, whatever else has the same digits stays', () => {
  const [floor, nav] = withCategory(page, { fromId: '12', intoId: '99' }).modelContent;
  expect(floor?.options).toEqual({ categoryId: '99', itemIds: ['12'], moreUrl: '/search?categoryId=99' });
  expect(nav).toEqual(page.modelContent[1]);
});

test('where nothing comes instead they name none', () => {
  const [floor] = withCategory(page, { fromId: '12', intoId: '' }).modelContent;
  expect(floor?.options).toEqual({ categoryId: '12', itemIds: ['12'], moreUrl: '' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docDeleteFault, docPlaceFault, isOrderOf, mostDocsOfGroup, mostHelpGroups, topOfHelp } from './help-tree.ts';

const group = (docId: string, docTitle = `栏目${docId}`) => ({ docId, parentId: topOfHelp, docTitle });
const doc = (docId: string, parentId: string, docTitle = `文章${docId}`) => ({ docId, parentId, docTitle });
const nodes = [group('1'), group('2'), doc('11', '1'), doc('12', '1'), doc('21', '2')];

test.each([
  [doc('', '1', '新'), undefined],
  [group('', '新'), undefined],
  [doc('11', '2'), undefined],
  [doc('11', '1'), undefined],
  [doc('', '1', '文章12'), { field: 'docTitle', text: '同一栏目下已有这个标题' }],
  [group('2', '栏目1'), { field: 'docTitle', text: '同一栏目下已有这个标题' }],
  [doc('', '9', '新'), { field: 'parentId', text: '请选择栏目' }],
  [doc('', '11', '新'), { field: 'parentId', text: '请选择栏目' }],
  [doc('1', '2'), { field: 'parentId', text: '栏目不能放进别的栏目' }],
  [group('11'), { field: 'parentId', text: '请选择栏目' }],
])('%o stands there or says why not', (node, fault) => expect(docPlaceFault(nodes, node)).toEqual(fault));

test('there is an end to categories and documents', () => {
  const groups = Array.from({ length: mostHelpGroups }, (_, at) => group(String(at + 1)));
  expect(docPlaceFault(groups, group('', '多'))?.text).toBe('栏目最多 12 个');
  expect(docPlaceFault(groups, group('1', '改名'))).toBeUndefined();
  const docs = Array.from({ length: mostDocsOfGroup }, (_, at) => doc(String(at + 100), '1'));
  expect(docPlaceFault([...groups, ...docs], doc('', '1', '多'))?.text).toBe('每个栏目最多 50 篇文章');
});

test('only an empty category goes', () => {
  expect(docDeleteFault(nodes, '1')).toBe('请先删除或移走栏目里的文章');
  expect(docDeleteFault(nodes, '11')).toBeUndefined();
});

test('an order is all siblings, each once', () =>
  fc.assert(
    fc.property(
      fc
        .uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 1, maxLength: 8 })
        .chain((ids) =>
          fc.tuple(fc.constant(ids.map(String)), fc.shuffledSubarray(ids.map(String), { minLength: ids.length })),
        ),
      ([ids, order]) => {
        const some = [group('1'), ...ids.map((id) => doc(id, '1'))];
        expect(isOrderOf(some, '1', order)).toBe(true);
        expect(isOrderOf(some, '1', order.slice(1))).toBe(false);
        expect(isOrderOf(some, '1', [...order.slice(1), '1000'])).toBe(false);
        expect(isOrderOf(some, '1', [...order, order[0] ?? ''])).toBe(false);
      },
    ),
  ));

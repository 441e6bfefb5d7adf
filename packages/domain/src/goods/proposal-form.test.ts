import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemForm } from './product-form.ts';
import { proposalChanges } from './proposal-changes.ts';
import {
  asksForCost,
  isShared,
  ownItemFields,
  ownProductFields,
  ownProductOf,
  type OwnProduct,
  proposalFaults,
  standingFault,
  type StandingProduct,
  withProposal,
} from './proposal-form.ts';

const [own, other] = ['7', '8'];
const item = (fields: Partial<ItemForm>): ItemForm => ({
  itemId: '1',
  itemNo: 'A1',
  itemName: '中性笔',
  itemSpec: '0.5',
  modelNo: '',
  colorName: '',
  supplierId: own,
  unitName: '支',
  retailFen: 250,
  enterpriseFen: 200,
  marketFen: null,
  tiers: [{ qtyFrom: 10, priceFen: 180 }],
  minQty: 1,
  stepQty: 1,
  maxQty: 50,
  taxRateBp: 900,
  specs: [],
  attrs: [],
  imgUrl: '',
  imgUrls: [],
  isOnSale: true,
  stock: 5,
  safetyQty: 3,
  weightG: 10,
  costFen: 100,
  ...fields,
});
const product = (items: ItemForm[]): StandingProduct => ({
  productNo: 'P1',
  categoryId: '3',
  brandName: '晨光',
  description: '顺滑',
  detailHtml: '<p>顺滑</p>',
  packing: '12 支/盒',
  deliveryDays: 2,
  isReturnable7: true,
  keywords: '水笔',
  items,
});
const word = fc.string({ minLength: 1, maxLength: 8 });

/** Any standing product with items of two suppliers, and anything the first of them may want of it. */
const wish = fc
  .record({
    owners: fc.array(fc.constantFrom(own, other), { minLength: 1, maxLength: 5 }),
    texts: fc.array(word, { minLength: 9, maxLength: 9 }),
  })
  .chain(({ owners, texts }) => {
    const standing = product(
      owners.map((supplierId, at) => item({ itemId: String(at + 1), itemNo: `A${at + 1}`, supplierId })),
    );
    const mine = ownProductOf(standing, own);
    return fc
      .record({ itemName: word, unitName: word, imgUrl: word, minQty: fc.nat(99), added: fc.nat(2) })
      .map((typed) => {
        const wanted: OwnProduct = {
          ...mine,
          description: texts[0]!,
          keywords: texts[1]!,
          items: [
            ...mine.items.map((one) => ({
              ...one,
              itemName: typed.itemName,
              unitName: typed.unitName,
              minQty: typed.minQty,
              imgUrl: typed.imgUrl,
            })),
            ...Array.from({ length: typed.added }, (_, at) => ({
              ...ownProductOf(product([item({})]), own).items[0]!,
              itemId: '',
              itemNo: `N${at}`,
            })),
          ],
        };
        return { standing, wanted };
      });
  });

const shopFields = [
  'retailFen',
  'enterpriseFen',
  'marketFen',
  'tiers',
  'maxQty',
  'taxRateBp',
  'isOnSale',
  'supplierId',
  'safetyQty',
  'stock',
  'itemNo',
] as const;

test('what a supplier wants never touches prices, tax, sale, stock, or goods of another supplier', () => {
  fc.assert(
    fc.property(wish, ({ standing, wanted }) => {
      const becomes = withProposal(standing, wanted, own);
      for (const before of standing.items) {
        const after = becomes.items.find(({ itemId }) => itemId === before.itemId);
        if (before.supplierId !== own) expect({ ...after, costFen: 100 }).toEqual(before);
        for (const field of shopFields) expect(after?.[field]).toEqual(before[field]);
        // A cost is written down where it becomes another.
        expect(after).not.toHaveProperty('costFen');
      }
      for (const added of becomes.items.filter(({ itemId }) => itemId === ''))
        expect(added).toMatchObject({
          supplierId: own,
          isOnSale: false,
          retailFen: null,
          enterpriseFen: null,
          tiers: [],
        });
      for (const field of ['productNo', 'categoryId', 'brandName', 'deliveryDays', 'isReturnable7'] as const)
        expect(becomes[field]).toEqual(standing[field]);
      if (isShared(standing, own))
        for (const field of ownProductFields) expect(becomes[field]).toEqual(standing[field]);
    }),
  );
});

test('what the shop agreed to is what the supplier then sees; asking for it again changes nothing', () => {
  fc.assert(
    fc.property(wish, ({ standing, wanted }) => {
      fc.pre(!isShared(standing, own) && wanted.items.every(({ itemId }) => itemId !== ''));
      const becomes = withProposal(standing, wanted, own);
      const seen = ownProductOf(becomes, own);
      const shown = { ...wanted, items: wanted.items.map((one) => ({ ...one, costFen: null })) };
      expect(seen).toEqual(shown);
      expect(proposalChanges(seen, shown)).toEqual([]);
    }),
  );
});

test('a new product has no price and is not on sale', () => {
  const wanted = { ...ownProductOf(product([item({})]), own) };
  const becomes = withProposal(undefined, { ...wanted, items: [{ ...wanted.items[0]!, itemId: '' }] }, own);
  expect(becomes.items).toMatchObject([{ isOnSale: false, retailFen: null, taxRateBp: 1300, supplierId: own }]);
});

test('faults name the field; what stands is neither renamed nor left out nor taken from others', () => {
  const standing = product([item({}), item({ itemId: '2', itemNo: 'A2', specs: [{ name: '色', value: '红' }] })]);
  const before = ownProductOf(standing, own);
  expect(proposalFaults(before)).toEqual({});
  const first = before.items[0]!;
  expect(proposalFaults({ ...before, items: [{ ...first, minQty: 0, costFen: 0 }] })).toMatchObject({
    'items.0.minQty': '起订量应为1到999999的整数',
    'items.0.costFen': '请输入正确的进价',
  });
  const fault = (wanted: Partial<OwnProduct>, shared = false) =>
    standingFault(before, { ...before, ...wanted }, { isShared: shared })?.text;
  expect(fault({})).toBeUndefined();
  expect(fault({ productNo: 'P2' })).toBe('商品编号不能修改');
  expect(fault({ brandName: '得力' })).toBe('品牌由商城维护');
  expect(fault({ categoryId: '4' })).toBe('分类由商城维护');
  expect(fault({ items: [first] })).toBe('已有的规格不能删除，请联系商城下架');
  expect(fault({ items: [first, first] })).toBe('已有的规格不能删除，请联系商城下架');
  expect(fault({ items: [...before.items, { ...first, itemId: '99' }] })).toBe('货号不能修改');
  expect(fault({ description: '新' })).toBeUndefined();
  expect(fault({ description: '新' }, true)).toBe('这个商品还有其他供应商，公共资料由商城维护');
});

test('changes are told old and new, pictures one by one, nothing that stayed', () => {
  const before = ownProductOf(product([item({ imgUrl: '/a' })]), own);
  const [first] = before.items;
  const after = { ...before, keywords: '', items: [{ ...first!, imgUrls: ['/b'], costFen: 120 }] };
  expect(proposalChanges(before, after)).toEqual([
    { itemNo: '', label: '搜索词', kind: 'text', from: ['水笔'], to: [] },
    { itemNo: 'A1', label: '图片', kind: 'pictures', from: ['/a'], to: ['/a', '/b'] },
    { itemNo: 'A1', label: '进价', kind: 'fen', from: ['100'], to: ['120'] },
  ]);
  expect(proposalChanges(undefined, before).every(({ from }) => from.length === 0)).toBe(true);
  expect(ownItemFields).not.toContain('retailFen');
});

test('a cost is named only where the supplier asks for another', () => {
  const standing = product([item({})]);
  const before = ownProductOf(standing, own);
  const asking = (costFen: number | null) => ({ ...before, items: [{ ...before.items[0]!, costFen }] });
  expect(asksForCost(before, asking(100))).toBe(false);
  expect(asksForCost(before, asking(null))).toBe(false);
  expect(asksForCost(before, asking(120))).toBe(true);
  expect(asksForCost(null, asking(120))).toBe(true);
  expect(withProposal(standing, asking(120), own).items[0]?.costFen).toBe(120);
  expect(withProposal(standing, asking(100), own).items[0]).not.toHaveProperty('costFen');
});

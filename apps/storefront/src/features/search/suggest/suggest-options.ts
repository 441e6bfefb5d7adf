import type { ResultOf } from '@jicai/contract/index.ts';
import type { Mark } from '@jicai/contract/search/suggest.ts';
import { paths, productPath, searchPath, withQuery } from '../../../app/paths.ts';
import { shopPath } from '../../../app/SmartLink.tsx';

/** One line of the panel. `id` is unique in it. */
export interface Option {
  id: string;
  kind: 'recent' | 'hot' | 'word' | 'category' | 'brand' | 'goods';
  text: string;
  marks: readonly Mark[];
  /** Smaller text after it, such as the categories above. */
  note: string;
  /** Goods it leads to, about; undefined where nobody counted. */
  count?: number;
  imgUrl?: string;
  /** Address in the shop. */
  to: string;
}

export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

/** So many of each kind, so that all kinds can be seen at once. */
const maxWords = 7;
const maxGoods = 3;

type Suggestions = ResultOf<'/api/EcmSearch/GetSuggestList'>;

/** Groups with something in them, in the order they are shown. */
export function suggestedGroups({ words, cates, brands, goods }: Suggestions): OptionGroup[] {
  return filled([
    {
      name: '搜索词',
      options: words.slice(0, maxWords).map(({ searchKey, count, marks }) => ({
        id: `word-${searchKey}`,
        kind: 'word',
        text: searchKey,
        marks,
        note: '',
        count,
        to: searchPath({ keyword: searchKey }),
      })),
    },
    {
      name: '分类',
      options: cates.map(({ categoryId, categoryName, parentNames, searchKey, count, marks }) => ({
        id: `category-${categoryId}`,
        kind: 'category',
        text: searchKey ? `在“${categoryName}”中搜索“${searchKey}”` : categoryName,
        marks: searchKey ? [] : marks,
        note: parentNames.join(' › '),
        count,
        to: searchPath({ keyword: searchKey, categoryId }),
      })),
    },
    {
      name: '品牌',
      options: brands.map(({ brandId, brandName, count, marks }) => ({
        id: `brand-${brandId}`,
        kind: 'brand',
        text: brandName,
        marks,
        note: '',
        count,
        to: withQuery(paths.search, { keyword: brandName, brand: brandId }),
      })),
    },
    {
      name: '商品',
      options: goods.slice(0, maxGoods).map(({ itemId, productId, itemNo, itemName, imgUrl, marks }) => ({
        id: `goods-${itemId}`,
        kind: 'goods',
        text: itemName,
        marks,
        note: itemNo,
        imgUrl,
        to: productPath(productId, itemId),
      })),
    },
  ]);
}

/** What an empty box offers: what this browser searched for, and what others do. */
export function openingGroups(recent: readonly string[], hot: readonly { word: string; url: string }[]): OptionGroup[] {
  const plain = { marks: [], note: '' };
  return filled([
    {
      name: '最近搜索',
      options: recent.map((word) => ({
        ...plain,
        id: `recent-${word}`,
        kind: 'recent',
        text: word,
        to: searchPath({ keyword: word }),
      })),
    },
    {
      name: '热门搜索',
      options: hot.flatMap(({ word, url }) => {
        // An address outside the shop belongs under the box, where it opens in a tab of its own.
        const to = url ? shopPath(url) : searchPath({ keyword: word });
        return to === null ? [] : [{ ...plain, id: `hot-${word}`, kind: 'hot' as const, text: word, to }];
      }),
    },
  ]);
}

/** What an option searches for; '' for one that leads elsewhere than to a search by words. */
export const keywordOf = ({ to }: Option): string => new URLSearchParams(to.split('?')[1]).get('keyword') ?? '';

const filled = (groups: OptionGroup[]): OptionGroup[] => groups.filter((group) => group.options.length > 0);

/** The option the arrow leads to; past either end stands the box itself, which is -1. */
export function steppedOption(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

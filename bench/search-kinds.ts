import { pinyin } from 'pinyin-pro';
import type { CatalogueRow } from './catalogue.ts';

/** Distinct queries of each kind that people type, cut from the titles. */
export function queriesByKind(rows: readonly CatalogueRow[], count: number): Map<string, string[]> {
  const pick = (texts: readonly string[]): string[] => {
    const distinct = [...new Set(texts.filter(Boolean))];
    const step = Math.max(1, Math.floor(distinct.length / count));
    return distinct.filter((_, at) => at % step === 0).slice(0, count);
  };
  const titles = rows.map((row) => row.itemName);
  const words = titles.flatMap((title) => title.match(/[\u4e00-\u9fff]{2,4}/g)?.slice(0, 2) ?? []);
  const leaves = rows.map((row) => (row.categoryPath.split('/').at(-1) ?? '').split(/[、/]/)[0] ?? '');
  const typos = words
    .filter((word) => word.length > 2)
    .map((word) => `${word[1] ?? ''}${word[0] ?? ''}${word.slice(2)}`);
  return new Map([
    ['word', pick(words)],
    ['two words', pick(titles.map((title) => (title.match(/[\u4e00-\u9fff]{2}/g) ?? []).slice(1, 3).join(' ')))],
    ['category', pick(leaves)],
    ['brand and category', pick(rows.map((row, at) => (row.brandName ? `${row.brandName}${leaves[at] ?? ''}` : '')))],
    ['model', pick(titles.map((title) => /[A-Za-z]+\d{2,}[A-Za-z0-9-]*/.exec(title)?.[0] ?? ''))],
    ['item number', pick(rows.map((row) => row.itemNo))],
    ['pinyin', pick(words.slice(0, 4000).map((word) => pinyin(word, { toneType: 'none', type: 'array' }).join('')))],
    ['mistyped', pick(typos)],
    ['finds nothing', Array.from({ length: count }, (_, at) => `zq${(at * 7919).toString(36)}x 火星${at}号`)],
    ['all goods', ['']],
  ]);
}

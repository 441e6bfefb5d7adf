import { splitDays } from './contract-days.ts';

/** What a contract discount is on. */
export const discountTargetTexts = { item: '商品', category: '分类', brand: '品牌' } as const;
export type DiscountTarget = keyof typeof discountTargetTexts;
export const discountTargets = Object.keys(discountTargetTexts) as [DiscountTarget, ...DiscountTarget[]];

/** 400 → '9.6折', 1250 → '8.75折': what is paid, in tenths. */
export const discountText = (bp: number): string => `${Number(((10_000 - bp) / 1000).toFixed(3))}折`;

/** 9.6 → 400 basis points off; undefined for what is no discount between 0.001 and 9.999 折. */
export function discountOf(text: string): number | undefined {
  const match = /^(\d)(?:\.(\d{1,3}))?$/.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const bp = 10_000 - (Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')));
  return bp >= 1 && bp <= 9999 ? bp : undefined;
}

/** Contract discounts that are agreed on at once, at most. */
export const mostDiscountRows = 200;

/** One line as it was pasted or read from a sheet: what the discount is on and how much; `fault` says what is wrong. */
export interface DiscountLine {
  /** 1-based. */
  lineNo: number;
  target: DiscountTarget | undefined;
  /** Number of an item, path or name of a category, name of a brand. */
  name: string;
  discountBp: number | undefined;
  /** Its own days, where the line has some. */
  validFrom?: string;
  validTo?: string;
  fault?: string;
}

/**
 * Lines of "kind, what, discount" (分类 办公文具/书写工具 9.2), then maybe a first and a last day, parts apart by tabs; in a line without a tab by blanks, commas or
 * semicolons. Empty lines are left out; what comes twice is a fault of the later line (docs/domain/money.md §11).
 */
export function readDiscountLines(text: string): DiscountLine[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((raw, at): DiscountLine[] => {
    const line = raw.trim();
    if (line === '') return [];
    const cells = line
      .split(line.includes('\t') ? '\t' : /[\s,;，；]+/)
      .map((cell) => cell.trim())
      .filter(Boolean);
    const { parts, days } = splitDays(cells);
    const [kind = '', ...rest] = parts;
    const discountBp = discountOf((rest.at(-1) ?? '').replace(/折$/, ''));
    const target = discountTargets.find((one) => discountTargetTexts[one] === kind);
    const name = rest.slice(0, -1).join(' ');
    const key = `${kind} ${name}`;
    const fault = lineFault({ target, name, discountBp, isRepeated: seen.has(key) });
    seen.add(key);
    return [{ lineNo: at + 1, target, name, discountBp, ...days, ...(fault && { fault }) }];
  });
}

function lineFault(line: {
  target: DiscountTarget | undefined;
  name: string;
  discountBp: number | undefined;
  isRepeated: boolean;
}): string | undefined {
  if (!line.target || line.name === '') return '每行写 类型、对象、折扣，类型为商品、分类或品牌';
  if (line.discountBp === undefined) return '折扣应在0到10折之间，如 9.6';
  return line.isRepeated ? '对象重复' : undefined;
}

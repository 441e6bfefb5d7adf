import type { ResultOf } from '@jicai/contract/index.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { post } from '@jicai/web/call/post.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { type MergeClash, type MergedValues, mergeValues } from '@jicai/web/form/merge-values.ts';
import type { MergeLine } from '../../parts/MergeDialog.tsx';
import type { Product } from './product.queries.ts';
import { itemFieldNames, productFieldNames, type ProductValues, valuesOf } from './product-values.ts';

type Change = ResultOf<'/api/OpsGoods/GetProductHistory'>[number];

/** A product that somebody else saved while it was typed in, with what was typed merged into it. */
export interface StaleProduct {
  product: Product;
  /** Who saved first. */
  userName: string;
  /** What was done since, the newest first. */
  done: string[];
  merged: MergedValues<ProductValues>;
}

const mostDone = 3;

/** Reads the product as it is now, beside the page's own: what is typed there is not replaced under the person. */
export async function readStale(own: Product, typed: ProductValues): Promise<StaleProduct> {
  const data = { productId: own.productId };
  const [{ resultData: product }, { resultData: history }] = await Promise.all([
    post('/api/OpsGoods/GetProduct', { data }),
    post('/api/OpsGoods/GetProductHistory', { data }),
  ]);
  const since = history.filter(({ time }) => time > own.updateTime);
  return {
    product,
    userName: since[0]?.userName ?? '别人',
    done: since.slice(0, mostDone).map(doneText),
    merged: mergeValues({ base: valuesOf(own), mine: typed, theirs: valuesOf(product) }, { items: 'itemId' }),
  };
}

const doneText = ({ time, userName, actText, changes }: Change): string => {
  const names = changes.map(({ name }) => name).join('、');
  return `${shortTime(time)} ${userName} ${actText}${names && `：${names}`}`;
};

/** The places that both wrote, as the page names them. */
export const clashLines = (clashes: readonly MergeClash[]): MergeLine[] =>
  clashes.map(({ field, row, mine, theirs }) => {
    const label = (row ? itemFieldNames[field] : productFieldNames[field as keyof ProductValues]) ?? field;
    return {
      key: `${String(row?.['itemId'])} ${field}`,
      name: row ? `${String(row['itemNo'])} · ${label}` : label,
      mine: valueText(field, mine),
      theirs: valueText(field, theirs),
    };
  });

const mostChars = 80;

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return numberText(field, value);
  if (Array.isArray(value)) return value.map(partText).join('、').slice(0, mostChars) || `${value.length} 项`;
  // A name of what stands behind an id is shown where it is chosen.
  if (field.endsWith('Id')) return '已改选';
  if (typeof value !== 'string' || /Urls?$/.test(field)) return '已换';
  return value
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, mostChars);
}

const numberText = (field: string, value: number): string => {
  if (field.endsWith('Fen')) return moneyText(value);
  return field === 'taxRateBp' ? `${value / 100}%` : String(value);
};

function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  if ('priceFen' in part && 'qtyFrom' in part) return `${String(part.qtyFrom)} 起 ${moneyText(Number(part.priceFen))}`;
  return 'name' in part && 'value' in part ? `${String(part.name)}：${String(part.value)}` : '';
}

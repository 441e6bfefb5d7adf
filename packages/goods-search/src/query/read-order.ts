/** A sort order that is typed in the query: 最便宜的打印机. */
export interface OrderInQuery {
  /** The query without it. */
  text: string;
  field: 'price' | 'sales' | 'newest';
  isRising: boolean;
}

const orders: readonly (Omit<OrderInQuery, 'text'> & { said: RegExp })[] = [
  {
    field: 'price',
    isRising: true,
    said: /(?:价格|单价|价钱)(?:从低到高|由低到高|最低|低|便宜)的?|(?:最|比较|更)?便宜(?:一点|一些|点儿?|些)?的?|最低价的?/,
  },
  { field: 'price', isRising: false, said: /(?:价格|单价|价钱)(?:从高到低|由高到低|最高|最贵)的?|最贵的?/ },
  {
    field: 'sales',
    isRising: false,
    said: /按?销量(?:最高|最好|最多|最大|从高到低|第一|排行|优先|高|好)?的?|卖得?(?:最好|最多|最火|好)的?|最(?:畅销|热销|好卖|热卖)的?|(?:畅销|热卖)的/,
  },
  { field: 'newest', isRising: false, said: /最新(?:款|上架)?的?|新上架的?/ },
];

/** Undefined if the query has no sort order. */
export function readOrder(typed: string): OrderInQuery | undefined {
  const text = typed.normalize('NFKC');
  for (const { said, field, isRising } of orders) {
    if (said.test(text)) return { text: text.replace(said, ' ').replaceAll(/\s+/g, ' ').trim(), field, isRising };
  }
  return undefined;
}

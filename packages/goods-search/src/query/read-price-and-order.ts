import { readOrder } from './read-order.ts';
import { readPrice } from './read-price.ts';

/** The price and the order in a query, and the query without them. */
export interface PriceAndOrder {
  price: { fromFen: number | null; toFen: number | null; keyWithout: string } | undefined;
  sort: { field: 'price' | 'sales' | 'newest'; isRising: boolean; keyWithout: string } | undefined;
  /** The query without price and order. */
  keyWithout: string;
}

export interface PriceAndOrderWords extends Omit<PriceAndOrder, 'keyWithout'> {
  /** The words that are left. */
  text: string;
  /** Whether it is uncertain that the numbers are a price. */
  isGuess: boolean;
}

/** Reads a price and an order in a query. */
export function readPriceAndOrder(typed: string): PriceAndOrderWords {
  const price = readPrice(typed);
  const order = readOrder(typed);
  const left = price?.text ?? typed;
  return {
    text: order ? (readOrder(left)?.text ?? left) : left,
    isGuess: price?.isGuess ?? false,
    price: price && { fromFen: price.fromFen, toFen: price.toFen, keyWithout: price.text },
    sort: order && { field: order.field, isRising: order.isRising, keyWithout: order.text },
  };
}

import { readOrder } from './read-order.ts';
import { readPrice } from './read-price.ts';

/** What a query asks for beside goods, and what would be typed without it. */
export interface PriceAndOrder {
  price: { fromFen: number | null; toFen: number | null; keyWithout: string } | undefined;
  sort: { field: 'price' | 'sales' | 'newest'; isRising: boolean; keyWithout: string } | undefined;
  /** Without either. */
  keyWithout: string;
}

export interface PriceAndOrderWords extends Omit<PriceAndOrder, 'keyWithout'> {
  /** The words that are left without either. */
  text: string;
  /** Whether the price may be no price at all. */
  isGuess: boolean;
}

/** Price and order in the words. */
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

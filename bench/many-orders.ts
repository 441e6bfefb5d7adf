import { copyOrders, inTurn } from './copy-orders.ts';

/** State of the n-th order: nearly all are done, as in a customer's real history. */
const stateOf = `case when n % 1000 = 1 then 20 when n % 500 = 2 then 30 when n % 200 = 3 then 40 when n % 25 = 4 then 60 else 50 end`;

/**
 * So many orders of the enterprise of `tradeNo`, spread over the enterprise's people and five years, with three lines each
 * unless told otherwise. `orderColumns`: SQL over n for columns of an order.
 */
export const makeOrders = async (
  databaseUrl: string,
  tradeNo: string,
  count: number,
  { linesEach = 3, orderColumns = {} }: { linesEach?: number; orderColumns?: Record<string, string> } = {},
): Promise<void> =>
  copyOrders(databaseUrl, {
    tradeNo,
    count,
    linesEach,
    at: `now() - (${count} - n) * interval '26 minutes'`,
    columnsOf: ({ users }) => ({
      trade: { user_id: inTurn(users) },
      order: { user_id: inTurn(users), state: stateOf, ...orderColumns },
    }),
  });

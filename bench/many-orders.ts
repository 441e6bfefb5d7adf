import pg from 'pg';
import { copyRows } from './copy-rows.ts';

const usualLines = 3;
/** Ids of made orders begin here: far below those that the app makes, so the real ones stay the newest. */
const firstId = 1_000_000_000n;

/** State of the n-th order: nearly all are done, as in a customer's real history. */
const stateOf = `case when n % 1000 = 1 then 20 when n % 500 = 2 then 30 when n % 200 = 3 then 40 when n % 25 = 4 then 60 else 50 end`;

/**
 * So many orders of the enterprise of `tradeNo`, copies of that trade's first order spread over the enterprise's people
 * and five years, each with lines of goods that differ (three, unless told otherwise). `orderColumns`: SQL over n for columns of an order.
 */
export async function makeOrders(
  databaseUrl: string,
  tradeNo: string,
  count: number,
  { linesEach = usualLines, orderColumns = {} }: { linesEach?: number; orderColumns?: Record<string, string> } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{
      company: string;
      trade: string;
      order: string;
      line: string;
      users: string[];
    }>(
      `select o.company_id as company, t.id as trade, o.id as order, min(l.id) as line,
         (select array_agg(u.id::text) from users u where u.company_id = o.company_id and u.customer_id = o.customer_id) as users
       from trades t join orders o on o.company_id = t.company_id and o.trade_id = t.id
       join order_lines l on l.company_id = o.company_id and l.order_id = o.id
       where t.trade_no = $1 group by o.company_id, t.id, o.id, o.customer_id order by o.id limit 1`,
      [tradeNo],
    );
    const [model] = rows;
    if (!model) throw new Error(`no trade ${tradeNo}`);
    await client.query('set synchronous_commit = off');
    const from = `generate_series(1, ${count}) n`;
    const id = `${firstId} + n`;
    const no = (letter: string) => `'${letter}' || lpad((20200101 + n % 28)::text, 8, '0') || lpad(n::text, 10, '0')`;
    const at = `now() - (${count} - n) * interval '26 minutes'`;
    const user = `(array[${model.users.join(', ')}]::bigint[])[1 + n % ${model.users.length}]`;
    const dates = { created_at: at, updated_at: at };
    const where = (row: string) => `t.company_id = ${model.company} and t.id = ${row}`;
    await copyRows(client, {
      table: 'trades',
      from,
      where: where(model.trade),
      changed: { ...dates, id, trade_no: no('T'), user_id: user },
    });
    await copyRows(client, {
      table: 'orders',
      from,
      where: where(model.order),
      changed: {
        ...dates,
        id,
        trade_id: id,
        order_no: no('D'),
        trade_no: no('T'),
        user_id: user,
        state: stateOf,
        ...orderColumns,
      },
    });
    await client.query(`create temp table goods as
      select row_number() over () - 1 as at, id, item_no, name, count(*) over () as all_goods from items
      where company_id = ${model.company}`);
    await client.query('create index on goods (at)');
    await copyRows(client, {
      table: 'order_lines',
      from: `${from} cross join generate_series(1, ${linesEach}) line_at
        join goods g on g.at = (n * 7 + line_at * 13 + n / 50) % (select all_goods from goods limit 1)`,
      where: where(model.line),
      changed: {
        id: `${firstId} + n * ${linesEach} + line_at`,
        order_id: id,
        line_no: 'line_at',
        item_id: 'g.id',
        item_no: 'g.item_no',
        item_name: 'g.name',
        created_at: at,
      },
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

import pg from 'pg';
import { copyRows } from './copy-rows.ts';

/** Ids of made orders begin here: far below those that the app makes, so the real ones stay the newest. */
export const firstOrderId = 1_000_000_000n;

/** SQL over n, the number of the order from 1. */
type Columns = Record<string, string>;

interface Model {
  company: string;
  trade: string;
  order: string;
  line: string;
  /** People of the enterprise of the trade, suppliers of the shop. */
  users: string[];
  suppliers: string[];
}

/**
 * So many orders, copies of a trade's first order, each with lines of goods that differ. `at` is when the n-th came in;
 * `columnsOf` says what else differs from the model. Afterwards `more` may add to them.
 */
export async function copyOrders(
  databaseUrl: string,
  {
    tradeNo,
    count,
    linesEach,
    at,
    columnsOf,
    more,
  }: {
    tradeNo: string;
    count: number;
    linesEach: number;
    at: string;
    columnsOf: (model: Model) => { trade: Columns; order: Columns };
    more?: (client: pg.Client, model: Model) => Promise<unknown>;
  },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const model = await modelOf(client, tradeNo);
    const columns = columnsOf(model);
    await client.query('set synchronous_commit = off');
    const from = `generate_series(1, ${count}) n`;
    const id = `${firstOrderId} + n`;
    const no = (letter: string) => `'${letter}' || lpad((20200101 + n % 28)::text, 8, '0') || lpad(n::text, 10, '0')`;
    const where = (row: string) => `t.company_id = ${model.company} and t.id = ${row}`;
    const dates = { created_at: at, updated_at: at };
    await copyRows(client, {
      table: 'trades',
      from,
      where: where(model.trade),
      changed: { ...dates, id, trade_no: no('T'), ...columns.trade },
    });
    await copyRows(client, {
      table: 'orders',
      from,
      where: where(model.order),
      changed: { ...dates, id, trade_id: id, order_no: no('D'), trade_no: no('T'), ...columns.order },
    });
    await client.query(`create temp table goods as
      select row_number() over () - 1 as at, id, product_id, item_no, name, count(*) over () as all_goods from items
      where company_id = ${model.company}`);
    await client.query('create index on goods (at)');
    await copyRows(client, {
      table: 'order_lines',
      from: `${from} cross join generate_series(1, ${linesEach}) line_at
        join goods g on g.at = (n * 7 + line_at * 13 + n / 50) % (select all_goods from goods limit 1)`,
      where: where(model.line),
      changed: {
        id: `${firstOrderId} + n * ${linesEach} + line_at`,
        order_id: id,
        line_no: 'line_at',
        item_id: 'g.id',
        product_id: 'g.product_id',
        item_no: 'g.item_no',
        item_name: 'g.name',
        created_at: at,
      },
    });
    await more?.(client, model);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function modelOf(client: pg.Client, tradeNo: string): Promise<Model> {
  const { rows } = await client.query<Model>(
    `select o.company_id as company, t.id as trade, o.id as order, min(l.id) as line,
       (select array_agg(u.id::text) from users u where u.company_id = o.company_id and u.customer_id = o.customer_id) as users,
       (select array_agg(s.id::text) from suppliers s where s.company_id = o.company_id) as suppliers
     from trades t join orders o on o.company_id = t.company_id and o.trade_id = t.id
     join order_lines l on l.company_id = o.company_id and l.order_id = o.id
     where t.trade_no = $1 group by o.company_id, t.id, o.id, o.customer_id order by o.id limit 1`,
    [tradeNo],
  );
  const [model] = rows;
  if (!model) throw new Error(`no trade ${tradeNo}`);
  return model;
}

/** One of the ids in turn. */
export const inTurn = (ids: readonly string[]): string => `(array[${ids.join(', ')}]::bigint[])[1 + n % ${ids.length}]`;

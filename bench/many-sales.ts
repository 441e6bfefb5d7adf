import pg from 'pg';
import { copyRows } from './copy-rows.ts';

const linesEach = 2;
const customers = 2000;
/** Ids of made orders begin here, as in many-orders.ts. */
const firstId = 1_000_000_000n;

/**
 * So many sold orders over the last year, copies of a trade's first order, of two thousand customers and all suppliers, each
 * with two lines of goods that differ; one in fifty gave a line back a week later.
 */
export async function makeSales(databaseUrl: string, tradeNo: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<
      Record<'company' | 'trade' | 'order' | 'line', string> & { suppliers: string[] }
    >(
      `select o.company_id as company, t.id as trade, o.id as order, min(l.id) as line,
         (select array_agg(s.id::text) from suppliers s where s.company_id = o.company_id) as suppliers
       from trades t join orders o on o.company_id = t.company_id and o.trade_id = t.id
       join order_lines l on l.company_id = o.company_id and l.order_id = o.id
       where t.trade_no = $1 group by o.company_id, t.id, o.id order by o.id limit 1`,
      [tradeNo],
    );
    const [model] = rows;
    if (!model) throw new Error(`no trade ${tradeNo}`);
    await client.query('set synchronous_commit = off');
    const from = `generate_series(1, ${count}) n`;
    const id = `${firstId} + n`;
    const no = (letter: string) => `'${letter}' || lpad((20200101 + n % 28)::text, 8, '0') || lpad(n::text, 10, '0')`;
    const at = `now() - (n::bigint * 365 * 86400 / ${count}) * interval '1 second'`;
    const where = (row: string) => `t.company_id = ${model.company} and t.id = ${row}`;
    const dates = { created_at: at, updated_at: at };
    await copyRows(client, {
      table: 'trades',
      from,
      where: where(model.trade),
      changed: { ...dates, id, trade_no: no('T'), state: '30' },
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
        state: '50',
        customer_id: `1000000 + n % ${customers}`,
        supplier_id: `(array[${model.suppliers.join(', ')}]::bigint[])[1 + n % ${model.suppliers.length}]`,
        awaiting_shipment_at: at,
        shipped_at: `${at} + (n % 60) * interval '1 hour'`,
      },
    });
    await client.query(`create temp table goods as
      select row_number() over () - 1 as at, id, product_id, item_no, name from items where company_id = ${model.company}`);
    await client.query('create index on goods (at)');
    await copyRows(client, {
      table: 'order_lines',
      from: `${from} cross join generate_series(1, ${linesEach}) line_at
        join goods g on g.at = (n * 7 + line_at * 13 + n / 50) % (select count(*) from goods)`,
      where: where(model.line),
      changed: {
        id: `${firstId} + n * ${linesEach} + line_at`,
        order_id: id,
        line_no: 'line_at',
        item_id: 'g.id',
        product_id: 'g.product_id',
        item_no: 'g.item_no',
        item_name: 'g.name',
        created_at: at,
      },
    });
    await client.query(`
      insert into order_refund_parts (company_id, id, order_id, order_line_id, source_type, source_id, qty, fee_fen, paid_fen, done_at, created_at)
      select l.company_id, l.id, l.order_id, l.id, 'cancelShort', l.id, 1, l.pay_fen, l.pay_fen,
        least(now(), l.created_at + interval '7 days'), l.created_at
      from order_lines l where l.company_id = ${model.company} and l.line_no = 1 and l.order_id >= ${firstId} and l.order_id % 50 = 0`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

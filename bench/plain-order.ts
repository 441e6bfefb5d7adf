import pg from 'pg';

/**
 * The reference of every write: what an order would be without a shop, two lines and their stock written by hand, in tables
 * of its own. Answers a script for pgbench.
 */
export async function plainOrderScript(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create schema if not exists plain`);
  await client.query(
    `create table if not exists plain.orders (id bigint primary key, buyer bigint, total bigint, at timestamptz)`,
  );
  await client.query(
    `create table if not exists plain.lines (order_id bigint, item bigint, qty int, fen bigint, primary key (order_id, item))`,
  );
  await client.query(`create table if not exists plain.stock (item bigint primary key, on_hand bigint)`);
  await client.query(
    `insert into plain.stock select n, 1000000000 from generate_series(1, 1000) n on conflict do nothing`,
  );
  await client.end();
  return `\\set id random(1, 9000000000000000000)
\\set a random(1, 500)
\\set b random(501, 1000)
begin;
insert into plain.orders values (:id, :a, 1000, now());
insert into plain.lines values (:id, :a, 1, 500), (:id, :b, 1, 500);
update plain.stock set on_hand = on_hand - 1 where item = :a and on_hand > 0;
update plain.stock set on_hand = on_hand - 1 where item = :b and on_hand > 0;
commit;`;
}

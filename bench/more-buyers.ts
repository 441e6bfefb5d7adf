import pg from 'pg';
import { hashOfToken, newToken } from '../apps/server/src/http/opaque-token.ts';
import { copyRows } from './copy-rows.ts';

/** Ids of made people begin here: no id that the app makes is as large before the year 2040. */
const firstId = 2_000_000_000_000_000_000n;

/**
 * So many personal members beside the demo's, each a copy of hers with an address and a session of its own; answers their
 * tokens. Registering them would run into the limits that protect registration.
 */
export async function makeBuyers(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ company: string; account: string; user: string; customer: string }>(
      `select a.company_id as company, a.id as account, u.id as user, u.customer_id as customer from accounts a
       join users u on u.company_id = a.company_id and u.account_id = a.id
       join companies c on c.id = a.company_id and c.kind = 'business' where a.account_no = 'member'`,
    );
    const [member] = rows;
    if (!member) throw new Error('the demo has no account member');
    const last = await client.query<{ id: string }>(
      `select coalesce(max(id) + 1, ${firstId}) as id from accounts where company_id = $1 and id >= ${firstId}`,
      [member.company],
    );
    const begin = BigInt(last.rows[0]?.id ?? firstId);
    const ids = Array.from({ length: count }, (_, at) => (begin + BigInt(at)).toString());
    const tokens = ids.map(() => newToken(member.company));
    const from = `unnest(array[${ids.join(', ')}]::bigint[]) as n (id)`;
    const copy = (table: string, where: string, changed: Record<string, string>) =>
      copyRows(client, { table, from, where: `t.company_id = ${member.company} and ${where}`, changed });
    await copy('customers', `t.id = ${member.customer}`, { id: 'n.id', tax_no: 'null', name: `'会员 ' || n.id` });
    await copy('accounts', `t.id = ${member.account}`, { id: 'n.id', account_no: `'m' || n.id`, mobile: 'null' });
    await copy('users', `t.id = ${member.user}`, {
      id: 'n.id',
      account_id: 'n.id',
      customer_id: 'n.id',
      default_address_id: 'n.id',
    });
    await copy('user_roles', `t.user_id = ${member.user}`, { user_id: 'n.id' });
    await copy(
      'addresses',
      `t.id = (select min(id) from addresses where company_id = ${member.company} and user_id = ${member.user})`,
      { id: 'n.id', user_id: 'n.id', customer_id: 'n.id' },
    );
    await client.query(
      `insert into sessions (company_id, id, token_hash, account_id, ip, user_agent, created_at, last_used_at, expires_at)
       select ${member.company}, n.id, n.hash, n.id, '127.0.0.1', 'bench', now(), now(), now() + interval '2 hours'
       from unnest($1::bigint[], $2::text[]) as n (id, hash)`,
      [ids, tokens.map(hashOfToken)],
    );
    return tokens;
  } finally {
    await client.end();
  }
}

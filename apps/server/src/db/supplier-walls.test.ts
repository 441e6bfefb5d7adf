import { contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { builtInShopRoles } from '@jicai/domain/shop-side/shop-roles.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../test/build-goods.ts';
import { deliver, findOrder, shipSome, submitReturn } from '../../test/build-return.ts';
import { buildStaff } from '../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../test/build-trade.ts';
import { eachOf } from '../../test/each-of.ts';
import { bodiesNaming } from '../../test/parsing-bodies.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedCredit } from '../seed/credit.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';

const app = useTestApp(seedCredit, { hasGoods: true });

let token = '';
let neighbour = '';

/** Another supplier of the shop has people, goods, a shipped order, one that was received, and a request for after-sales. */
beforeAll(async () => {
  token = await signIn(app, 'supplier');
  const [buyer, shop] = [{ token: await signIn(app, 'buyer') }, { token: await signIn(app, 'operator') }];
  const { itemId, supplierId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 100 });
  neighbour = supplierId;
  await buildStaff(app, { role: 'supplierAdmin', supplierId });
  const addressId = await buildAddress(app, buyer);
  const order = async () => {
    const items = [{ itemId, qty: 4 }];
    const { orderNos } = await buildTrade(app, { ...buyer, addressId, items, payMode: payModes.credit });
    return String(orderNos[0]);
  };
  await order();
  await shipSome(app, await order(), shop, 1);
  const received = await order();
  await deliver(app, received, { shop, buyer });
  await submitReturn(app, await findOrder(app, received, shop), buyer);
});

test('a supplier cannot reach what is another supplier’s by any id', async () => {
  const theirs = await idsOf(neighbour);
  expect(new Set(theirs.map(([table]) => table)).size).toBeGreaterThanOrEqual(6);
  const ids = theirs.map(([, id]) => id);
  const before = await rowsOf(neighbour);
  const wrong: string[] = [];
  for (const path of openToSuppliers()) {
    await eachOf(bodiesNaming(path, ids), async ({ id, body }) => {
      // Of any path: worked out for all of them at once its type takes the compiler longer than the tests of a room.
      const answer: { status: number; resultData?: unknown } = await app.call(path, body, { token });
      expect(answer.status, `${path} ${id}`).toBeLessThan(500);
      const [told, asked] = [JSON.stringify(answer.resultData ?? null), JSON.stringify(body)];
      const shown = ids.filter((other) => told.includes(`"${other}"`) && !asked.includes(other));
      if (shown.length > 0) wrong.push(`${path} of ${id} shows ${told.slice(0, 300)}`);
    });
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(neighbour)).toEqual(before);
});

/** What any role of a supplier’s may be given. */
function openToSuppliers(): Path[] {
  const may: readonly ShopPermission[] = builtInShopRoles.supplierAdmin.permissions;
  return (Object.keys(contract) as Path[]).filter((path) => {
    const { access } = endpointOf(path);
    return typeof access === 'object' && 'ops' in access && may.includes(access.ops);
  });
}

/** The tables whose rows are of a supplier, or of an order that is. */
async function tablesOfSuppliers() {
  const { rows } = await app.deps.db.pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`,
  );
  return rows.flatMap(({ name, columns }) => {
    if (!columns.includes('company_id')) return [];
    if (columns.includes('supplier_id')) return [{ name, columns, where: 't.supplier_id = $1' }];
    const orders = 'select id from orders where company_id = t.company_id and supplier_id = $1';
    return columns.includes('order_id') ? [{ name, columns, where: `t.order_id in (${orders})` }] : [];
  });
}

/** Ids and document numbers of a supplier's rows, with their table. */
async function idsOf(supplierId: string): Promise<[table: string, id: string][]> {
  const found: [string, string][] = [['suppliers', supplierId]];
  for (const { name, columns, where } of await tablesOfSuppliers()) {
    for (const column of columns.filter((one) => one === 'id' || /^(?:order|return)_no$/.test(one))) {
      const { rows } = await app.deps.db.pool.query<{ id: string }>(
        `select distinct ${column}::text as id from ${name} t where ${where} limit 3`,
        [supplierId],
      );
      found.push(...rows.map(({ id }): [string, string] => [name, id]));
    }
  }
  return [...new Map(found.map((one) => [one[1], one])).values()].filter(([, id]) => id.length > 4);
}

/** Row count and content hash of each table, of one supplier's rows. */
async function rowsOf(supplierId: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { name, where } of await tablesOfSuppliers()) {
    const { rows } = await app.deps.db.pool.query<{ print: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
       from ${name} t where ${where}`,
      [supplierId],
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

import { dayMs } from '@jicai/domain/time/durations.ts';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBrand, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { inShop } from '../../../test/in-shop.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { claimFiles } from './claim-files.ts';
import { forgetUnusedFiles, keptUnusedDays } from './unused-files.ts';
import { selectReferringColumns } from './unused-files.store.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z').getTime();
let token = '';
let item: BuiltSku;
let brandId = '';

beforeAll(async () => {
  token = await signIn(app, 'operator');
});
beforeEach(async () => {
  app.setNow(new Date(start));
  item = await buildSku(app.deps, businessCompanyId);
  brandId = await buildBrand(app.deps, businessCompanyId, `牌 ${item.itemNo}`);
});

let shade = 0;
/** A picture that was taken into use, and its address. */
async function picture(bizType: 1 | 5 = 5): Promise<string> {
  shade += 1;
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();
  const { fileUrl } = (await sendFile(app, { token, bytes, fields: { bizType: String(bizType) } })).resultData;
  const url = fileUrl.replace(/\?.*/, '');
  await inShop(app, businessCompanyId, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      sql`select account_id::text as id from stored_files where company_id = ${ctx.companyId} and id = ${url.replace(/.*\//, '')}`,
    );
    const actor = { accountId: rows[0]?.id ?? '' } as never;
    await claimFiles({ ...ctx, actor }, { urls: [url], bizType, field: 'url' });
  });
  return url;
}
const nightAfter = (days: number) => {
  app.setNow(new Date(start + days * dayMs));
  return inShop(app, businessCompanyId, (ctx) => forgetUnusedFiles(ctx));
};
/** The nights until a file that nothing names is gone, and the cleaning after them. */
async function wholeMonth(): Promise<void> {
  await nightAfter(3);
  await nightAfter(3 + keptUnusedDays);
  await sweepOnce(app.deps);
}
const isThere = async (url: string) =>
  (await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.execute(
      sql`select 1 from stored_files where company_id = ${ctx.companyId} and id = ${url.replace(/.*\//, '')}`,
    ),
  ).then(({ rows }) => rows.length)) === 1;
const write = (statement: (url: string) => ReturnType<typeof sql>, url: string) =>
  inShop(app, businessCompanyId, (ctx) => ctx.db.execute(statement(url)));

test('a picture that nothing names is kept for thirty days, then it is forgotten with its bytes', async () => {
  const url = await picture();
  await nightAfter(1);
  await nightAfter(3);
  await nightAfter(2 + keptUnusedDays);
  await sweepOnce(app.deps);
  expect(await isThere(url)).toBe(true);
  await nightAfter(3 + keptUnusedDays);
  await sweepOnce(app.deps);
  await runDueOnce(app.deps);
  expect(await isThere(url)).toBe(false);
  expect((await app.fastify.inject({ url, headers: { host: businessHost } })).statusCode).toBe(404);
});

test('one that is named again in between begins anew', async () => {
  const url = await picture();
  await nightAfter(3);
  const setPicture = (value: string) =>
    write((next) => sql`update items set img_url = ${next} where id = ${item.itemId}`, value);
  await setPicture(url);
  await nightAfter(20);
  await setPicture('');
  await nightAfter(21);
  await nightAfter(3 + keptUnusedDays);
  await sweepOnce(app.deps);
  expect(await isThere(url)).toBe(true);
});

/** A place each in which the shop keeps pictures, by hand here so that no screen is needed. */
const places: Record<string, (url: string) => ReturnType<typeof sql>> = {
  'main picture of an item': (url) => sql`update items set img_url = ${url} where id = ${item.itemId}`,
  'further pictures of an item': (url) =>
    sql`update items set img_urls = ${JSON.stringify(['/p/a.webp', url])}::jsonb where id = ${item.itemId}`,
  'text of a product': (url) =>
    sql`update products set detail_html = ${`<p><img src="${url}"></p>`} where id = ${item.productId}`,
  'logo of a brand': (url) => sql`update brands set logo_url = ${url} where id = ${brandId}`,
  'logo of a supplier': (url) => sql`update suppliers set logo_url = ${url} where id = ${item.supplierId}`,
  'picture of a category': (url) => sql`update categories set img_url = ${url} where id = ${item.categoryId}`,
  'avatar of an account': (url) =>
    sql`update users set avatar_url = ${url} where company_id = ${businessCompanyId} and id = (select min(id) from users where company_id = ${businessCompanyId})`,
  'what an import or a run may bring back': (url) =>
    sql`insert into goods_runs (company_id, id, act, user_id, user_name, changed_count, created_at)
      values (${businessCompanyId}, ${app.deps.db.newId()}, ${JSON.stringify({ kind: 'onSale', isOnSale: true, was: url })}::jsonb, 1, 'x', 1, now())`,
  'document of a product': (url) =>
    sql`insert into product_documents (company_id, id, product_id, kind, name, file_id, user_name, created_at)
      values (${businessCompanyId}, ${app.deps.db.newId()}, ${item.productId}, 'manual', ${url}, ${url.replace(/.*\//, '')}, 'x', now())`,
};

test.each(Object.entries(places))('what is named by the %s stays', async (_, place) => {
  const [kept, lost] = [await picture(), await picture()];
  await write(place, kept);
  await wholeMonth();
  expect([await isThere(kept), await isThere(lost)]).toEqual([true, false]);
});

test('evidence stays, whatever names it', async () => {
  const url = await picture(1);
  await wholeMonth();
  expect(await isThere(url)).toBe(true);
});

const tablesDir = join(import.meta.dirname, '../../db/tables');

test('every text, JSON and file id of every table of a shop is looked at', async () => {
  const looked = new Set(
    (await inShop(app, businessCompanyId, (ctx) => selectReferringColumns(ctx))).map(
      ({ table, column }) => `${table}.${column}`,
    ),
  );
  const modules = await Promise.all(
    readdirSync(tablesDir)
      .filter((name) => name.endsWith('.ts'))
      .map(async (name) => (await import(join(tablesDir, name))) as Record<string, unknown>),
  );
  const tables = modules.flatMap((one) => Object.values(one)).filter((one): one is PgTable => is(one, PgTable));
  const past = new Set(['stored_files', 'audit_records', 'request_answers', 'outbox', 'timers']);
  const missed = tables
    .filter((table) => 'companyId' in getTableColumns(table) && !past.has(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => /^(text|jsonb)/.test(column.getSQLType()) || column.name.endsWith('file_id'))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
    .filter((name) => !looked.has(name));
  expect(tables.length).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});

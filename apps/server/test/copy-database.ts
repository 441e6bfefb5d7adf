import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { appRoleOf } from '../src/db/open.ts';
import { seedGoods } from '../src/seed/goods.ts';
import { goodsTemplate, templateName } from './template-names.ts';
import { openTestDeps, testStart } from './test-deps.ts';

interface Copy {
  url: string;
  remove: () => Promise<unknown>;
}

let copies = 0;

/** A database with the demo's shops and accounts. */
export const copyTemplate = (): Promise<Copy> =>
  copyDatabase(templateName, `jicai_test_${process.pid}_${(copies += 1)}`);

/** One with its goods as well. The file that asks first makes them, the others wait: they take as long as a hundred copies. */
export async function copyGoods(): Promise<Copy> {
  const client = await openAdmin();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [goodsTemplate]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [goodsTemplate]);
    if (rowCount === 0) await makeGoods(client);
  } finally {
    await client.end();
  }
  return copyDatabase(goodsTemplate, `jicai_test_${process.pid}_${(copies += 1)}`);
}

async function makeGoods(client: pg.Client): Promise<void> {
  const making = `${goodsTemplate}_${process.pid}`;
  const { url } = await copyDatabase(templateName, making);
  const dataDir = await mkdtemp(join(tmpdir(), 'jicai-test-'));
  const deps = openTestDeps({ url, dataDir, now: () => testStart });
  try {
    await seedGoods(deps);
  } finally {
    await deps.db.close();
  }
  await rm(dataDir, { recursive: true });
  await client.query(`drop role ${appRoleOf(url)}`);
  // Only what is whole has the name.
  await client.query(`alter database ${making} rename to ${goodsTemplate}`);
}

async function copyDatabase(from: string, name: string): Promise<Copy> {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  const role = appRoleOf(url.href);
  await runAll(
    // By files: through the log each of its thousand tables and indexes is read and written by the block.
    `create database ${name} template ${from} strategy file_copy`,
    // The role that row-level security applies to belongs to the database. What the template's may, it may too: to grant it
    // all of that anew takes as long as the copy.
    `create role ${role} nologin in role ${appRoleOf(inject('templateUrl'))}`,
    `grant ${role} to current_user`,
  );
  const remove = () => runAll(`drop database if exists ${name} with (force)`, `drop role ${role}`);
  return { url: url.href, remove };
}

async function openAdmin(): Promise<pg.Client> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

async function runAll(...statements: string[]): Promise<void> {
  const client = await openAdmin();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

import { hash } from '@node-rs/argon2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../src/db/embedded/cluster.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { md5Of } from '../src/modules/auth/index.ts';
import { seedAccounts } from '../src/seed/accounts.ts';
import { demoPassword } from '../src/seed/demo-people.ts';
import { seedShops } from '../src/seed/shops.ts';
import { goodsTemplate, templateName } from './template-names.ts';
import { openTestDeps, testStart } from './test-deps.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the template database; test files copy it. */
    templateUrl: string;
  }
}

const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One PostgreSQL per run (or DATABASE_URL's server), one template database in it: migrated, with the demo's shops and accounts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['DATABASE_URL'];
  if (server) {
    const templateUrl = await makeTemplate(server);
    project.provide('templateUrl', templateUrl);
    return async () => {};
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'jicai-test-'));
  const cluster = await startCluster({
    dataDir,
    password: 'jicai-test-password',
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  project.provide('templateUrl', await makeTemplate(cluster.url('postgres')));
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  for (const name of [templateName, goodsTemplate]) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${templateName}`;
  await migrateDatabase(url.href);
  await seedTemplate(url.href);
  return url.href;
}

/** Both demo shops with their accounts: nearly every test begins with them, and hashing their password takes its time. */
async function seedTemplate(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jicai-test-'));
  const deps = openTestDeps({ url, dataDir, now: () => testStart });
  await seedShops(deps);
  await seedAccounts(deps);
  // Nearly every test signs somebody in, which takes a shop 16 ms of a core. A hash says what it costs: these cost next to
  // nothing. What a password costs that a test sets is the shop's own.
  const quickHash = await hash(md5Of(demoPassword) + deps.secrets.passwordPepper, quickCost);
  await deps.db.pool.query('update credentials set password_hash = $1', [quickHash]);
  await deps.db.close();
  rmSync(dataDir, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../src/db/embedded/cluster.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { seedAccounts } from '../src/seed/accounts.ts';
import { seedShops } from '../src/seed/shops.ts';
import { openTestDeps, testStart } from './test-deps.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the template database; test files copy it. */
    templateUrl: string;
  }
}

const templateName = 'jicai_template';

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
  await admin.query(`drop database if exists ${templateName} with (force)`);
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
  await deps.db.close();
  rmSync(dataDir, { recursive: true, force: true });
}

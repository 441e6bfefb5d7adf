import { expect, inject, test } from 'vitest';
import type { Deps } from '../ctx/deps.ts';
import pg from 'pg';
import { useTestApp } from '../../test/test-app.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedDemo } from './seed-demo.ts';

const app = useTestApp();

/** Deps on an empty database of their own. */
async function onEmpty(name: string, use: (deps: Deps[], url: string) => Promise<void>, count = 1) {
  const url = new URL(inject('templateUrl'));
  // Who is connected to the template keeps the other files from copying it.
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  url.pathname = `/${name}`;
  await Promise.all(Array.from({ length: count }, () => migrateDatabase(url.href)));
  const nodes = Array.from({ length: count }, (_, node) => {
    const db = openDatabase({ url: url.href });
    db.setNode(node + 1);
    return { ...app.deps, db };
  });
  try {
    await use(nodes, url.href);
  } finally {
    await Promise.all(nodes.map(({ db }) => db.close()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

test('of nodes that start at once on an empty database one makes the demo, the others wait for it', () =>
  onEmpty(
    `jicai_seed_${process.pid}`,
    async (nodes, url) => {
      const made = await Promise.all(nodes.map((deps) => seedDemo(deps, url, () => {})));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await companyIds(nodes)).toEqual(['1001', '1002']);
    },
    3,
  ));

test('a demo that was ended on the way is made anew at the next start, once it is made it stays', () =>
  onEmpty(`jicai_seed_again_${process.pid}`, async ([deps], url) => {
    if (!deps) throw new Error('no node');
    const said: string[] = [];
    let looks = 0;
    const now = () => {
      if ((looks += 1) > 3) throw new Error('ended');
      return deps.now();
    };
    await expect(seedDemo({ ...deps, now }, url, () => {})).rejects.toThrow('ended');
    expect((await companyIds([deps])).length).toBeGreaterThan(0);
    expect(await seedDemo(deps, url, (text) => said.push(text))).toBe(true);
    expect(said[0]).toContain('重新准备');
    const { rows } = await deps.db.pool.query('select count(*)::int as n from accounts where company_id = 1002');
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect(await seedDemo(deps, url, () => {})).toBe(false);
    expect(await companyIds([deps])).toEqual(['1001', '1002']);
  }));

async function companyIds([deps]: Deps[]): Promise<string[]> {
  const answer = await deps?.db.pool.query<{ id: string }>('select id from companies order by id');
  return answer?.rows.map(({ id }) => id) ?? [];
}

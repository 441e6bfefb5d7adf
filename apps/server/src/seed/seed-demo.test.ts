import { expect, inject, test } from 'vitest';
import pg from 'pg';
import { useTestApp } from '../../test/test-app.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedDemo } from './seed-demo.ts';

const app = useTestApp();

test('of nodes that start at once on an empty database one makes the demo, the others wait for it', async () => {
  const name = `jicai_seed_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('templateUrl') });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  await Promise.all([migrateDatabase(url.href), migrateDatabase(url.href), migrateDatabase(url.href)]);
  const nodes = [1, 2, 3].map((node) => {
    const db = openDatabase({ url: url.href });
    db.setNode(node);
    return { ...app.deps, db };
  });
  const made = await Promise.all(nodes.map((deps) => seedDemo(deps, url.href, () => {})));
  expect(made.filter(Boolean)).toHaveLength(1);
  const { rows } = await nodes[0]!.db.pool.query('select id from companies order by id');
  expect(rows.map(({ id }) => String(id))).toEqual(['1001', '1002']);
  await Promise.all(nodes.map(({ db }) => db.close()));
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastRelease } from '../last-release.ts';
import { schemaBreaches } from './schema-changes.ts';
import { rootDir } from './sources.ts';

const released = 40;
const problems = (sql: string) => schemaBreaches(sql, released).map((line) => line.split(': ').slice(1).join(': '));

test('what is written since the last release only adds to the schema', () => {
  const folder = join(rootDir, 'apps/server/src/db/migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const { lastMigration } = lastRelease();
  expect(files.length).toBeGreaterThanOrEqual(lastMigration);
  const found = files
    .filter((name) => Number(name.slice(0, 4)) > lastMigration)
    .flatMap((name) =>
      schemaBreaches(readFileSync(join(folder, name), 'utf8'), lastMigration).map((line) => `${name}: ${line}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ['DROP TABLE "orders";', 'still use it'],
  ['ALTER TABLE "orders" DROP COLUMN "remark";', 'still read it'],
  ['ALTER TABLE "orders" RENAME COLUMN "remark" TO "note";', 'the old name'],
  ['ALTER TABLE "orders" RENAME TO "sales";', 'the old name'],
  ['ALTER TABLE "orders" ALTER COLUMN "remark" SET DATA TYPE integer;', 'of the new type'],
  ['ALTER TABLE "orders" ALTER COLUMN "remark" SET NOT NULL;', 'give it a default'],
  ['ALTER TABLE "orders" ALTER COLUMN "remark" DROP DEFAULT;', 'leave the column out'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 'give it a default'],
  ['UPDATE "orders" SET "remark" = null;', 'write a backfill'],
  ['INSERT INTO "orders"\nSELECT * FROM "trades";', 'write a backfill'],
  ['-- Nobody reads it.\nALTER TABLE "orders" DROP COLUMN "remark";', 'still read it'],
  ['-- contract since 0041: nobody reads it.\nALTER TABLE "orders" DROP COLUMN "remark";', 'in no release yet'],
])('is refused: %s', (sql, why) => {
  expect(problems(sql)).toEqual([expect.stringContaining(why)]);
});

test.each([
  'CREATE TABLE "notes" ("id" bigint NOT NULL);--> statement-breakpoint\nINSERT INTO "notes" SELECT id FROM orders;',
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  `ALTER TABLE "orders" ALTER COLUMN "remark" SET DEFAULT '';--> statement-breakpoint\nALTER TABLE "orders" ALTER COLUMN "remark" SET NOT NULL;`,
  'ALTER TABLE "orders" ALTER COLUMN "remark" DROP NOT NULL;',
  'CREATE INDEX "orders_note" ON "orders" USING btree ("company_id","note");',
  '-- contract since 0031: 0.2 has no use of it.\nALTER TABLE "orders" DROP COLUMN "remark";',
  '-- in one go: a few rows a shop.\nUPDATE "roles" SET "permissions" = null;',
])('is taken: %s', (sql) => {
  expect(problems(sql)).toEqual([]);
});

import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from './sources.ts';

/** Tables with a person's id that his export leaves out, each with the reason. */
const leftOut: Record<string, string> = {
  trades: 'its orders say the same',
  requestAnswers: 'answers kept for a while against repeated calls',
  userRoles: 'the profile names the roles',
  orgReceivers: 'the profile names the departments',
  rememberCredentials: 'a hash and a date; the session says who and when',
  dataExports: 'the exports themselves',
  listExports: 'sheets of the shop that its own people took along, kept for days',
  exportLocks: 'a lock without content',
  storedFiles: 'uploads are part of what they were sent with',
  orderNotes: 'work of the shop about an order, written by its own people',
  directorySyncs: 'work of an enterprise on its people, by its administrators, until the next one',
  goodsRuns: 'work of the shop on its goods, by its own people',
  lookVersions: 'work of the shop on its look, by its own people',
  goodsImports: 'work of the shop on its goods, by its own people',
  pricePlans: 'work of the shop on its goods, by its own people',
  costPrices: 'work of the shop on its goods, by its own people',
  listViews: 'how the people of the shop look at their work',
  viewings: 'an operator who looks for half an hour; the log of the shop says so',
  listHabits: 'how the people of the shop look at their work',
};

const tablesDir = join(rootDir, 'apps/server/src/db/tables');
const privacyDir = join(rootDir, 'apps/server/src/modules/privacy');

async function tablesOfPeople(): Promise<string[]> {
  const modules = await Promise.all(
    readdirSync(tablesDir).map(async (file) => Object.entries(await import(join(tablesDir, file)))),
  );
  return modules.flat().flatMap(([name, table]) => {
    if (!(table instanceof PgTable)) return [];
    const columns = getTableConfig(table).columns.map((column) => column.name);
    return columns.includes('account_id') || columns.includes('user_id') ? [name] : [];
  });
}

test('what the shop keeps of a person is in the export of his data, or left out for a reason', async () => {
  const stores = readdirSync(privacyDir)
    .filter((file) => file.startsWith('own-'))
    .map((file) => readFileSync(join(privacyDir, file), 'utf8'))
    .join('\n');
  const people = await tablesOfPeople();
  expect(people.length).toBeGreaterThan(15);
  const isExported = (name: string) => new RegExp(`\\.(from|innerJoin|leftJoin)\\(${name}\\b`).test(stores);
  expect(people.filter((name) => !isExported(name) && !(name in leftOut))).toEqual([]);
  expect(Object.keys(leftOut).filter((name) => !people.includes(name) || isExported(name))).toEqual([]);
});

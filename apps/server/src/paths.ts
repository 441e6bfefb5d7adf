import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: found by its package.json, so the sources and the built bundle agree on it. */
export const rootDir = findRoot(dirname(fileURLToPath(import.meta.url)));

export const migrationsDir = join(rootDir, 'apps/server/src/db/migrations');
export const backfillsDir = join(rootDir, 'apps/server/src/db/backfills');
export const seedDir = join(rootDir, 'apps/server/seed');
/** The pictures of the demo goods, made by the workspace they lie in. */
export const demoPicturesDir = join(rootDir, 'packages/demo-pictures/pictures');
export const seedDocsDir = join(rootDir, 'apps/server/seed-docs');
export const dictionaryDir = join(rootDir, 'apps/server/dictionaries');
export const streetsFile = join(rootDir, 'apps/server/areas/streets.txt');
/** What the build copies out of packages that a built server does without. */
export const builtFontsDir = join(rootDir, 'apps/server/dist/fonts');
export const storefrontDir = join(rootDir, 'dist/storefront');
export const consoleDir = join(rootDir, 'dist/console');
export const licencesFile = join(rootDir, 'dist/THIRD_PARTY.txt');

function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'jicai') return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('the checkout of jicai was not found above this file');
  return findRoot(parent);
}

// Lists what the shop ships with and under which licence; fails on a licence nobody has looked at and on an
// install that has grown.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, rootDir, say } from './bootstrap/install.mjs';
import { listShippedPackages, sizeOfInstall } from './shipped-packages.mjs';

const known = new Set([
  'MIT',
  'MIT/X11',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
  '(Unlicense OR Apache-2.0)',
  'MIT AND Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR GPL-3.0-or-later)',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MIT AND OFL-1.1',
  '(MIT AND Zlib)',
]);
/** What `npm ci --omit=dev` may bring; docs/operations.md names the figure. */
const maxInstallMb = 320;

/** Packages whose package.json says it in a way of its own; looked up in the package itself. */
const byName = { buffers: 'MIT/X11', 'png-js': 'MIT', chainsaw: 'MIT/X11' };

/** The shipped packages with a licence each. */
export function listLicences() {
  const packages = listShippedPackages().map((entry) => ({
    name: entry.name,
    version: entry.version,
    licence: licenceOf(entry),
    path: entry.path,
  }));
  const unknown = packages.filter((entry) => !known.has(entry.licence));
  return { packages, unknown };
}

function licenceOf({ name, license, licenses }) {
  const said = license ?? licenses;
  if (typeof said === 'string') return said;
  if (Array.isArray(said))
    return said
      .map((one) => one.type ?? one)
      .join(' OR ')
      .replace('MIT OR Apache2', 'MIT');
  return said?.type ?? byName[name] ?? 'unknown';
}

function textOf(path) {
  if (!existsSync(path)) return '';
  const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(path, file), 'utf8').trim() : '';
}

/** Writes dist/THIRD_PARTY.txt, served at /licenses.txt. */
export function writeLicences() {
  const { packages } = listLicences();
  const parts = packages.map((entry) => `${entry.name} ${entry.version} (${entry.licence})\n\n${textOf(entry.path)}`);
  mkdirSync(join(rootDir, 'dist'), { recursive: true });
  writeFileSync(join(rootDir, 'dist/THIRD_PARTY.txt'), `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

if (process.argv.includes('--check')) {
  const { packages, unknown } = listLicences();
  if (packages.length < 50) fail('许可检查只看到很少的依赖，结果不可信');
  if (unknown.length > 0)
    fail(unknown.map((entry) => `未知许可：${entry.name} ${entry.version} ${entry.licence}`).join('\n'));
  const sizeMb = sizeOfInstall();
  if (sizeMb < 50) fail('许可检查只看到很少的已安装内容，结果不可信');
  if (sizeMb > maxInstallMb) fail(`生产依赖共 ${sizeMb} MB，超过上限 ${maxInstallMb} MB`);
  say(`${packages.length} 个依赖的许可均已知，生产依赖共 ${sizeMb} MB`);
}

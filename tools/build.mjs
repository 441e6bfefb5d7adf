// Builds the server bundle and the screens. Imports node_modules, so it runs after the install.
import { build } from 'esbuild';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as buildScreens } from 'vite';
import { beginBuild, endBuild } from './bootstrap/build-if-stale.mjs';
import { rootDir, say } from './bootstrap/install.mjs';
import { writeLicences } from './licenses.mjs';
import { quickenSpread } from './quick-spread.mjs';
import { paperFont } from './shipped-packages.mjs';

const serverDir = join(rootDir, 'apps/server');
const dependenciesOf = (path) =>
  Object.keys(JSON.parse(readFileSync(join(rootDir, path, 'package.json'), 'utf8')).dependencies);
const cliDir = join(serverDir, 'src/cli');
const cliEntries = existsSync(cliDir) ? readdirSync(cliDir).filter((name) => /(?<!\.test)\.ts$/.test(name)) : [];

const fingerprint = beginBuild();
rmSync(join(serverDir, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: rootDir,
  entryPoints: [
    { in: join(serverDir, 'src/main.ts'), out: 'main' },
    { in: join(serverDir, 'src/modules/search/goods-index/worker.ts'), out: 'goods-index-worker' },
    { in: join(serverDir, 'src/import-thread.ts'), out: 'import-thread' },
    ...cliEntries.map((name) => ({ in: join(cliDir, name), out: `cli/${name.replace(/\.ts$/, '')}` })),
  ],
  outdir: join(serverDir, 'dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  // V8 puts a literal that begins with a spread and goes on with new names into its old generation (ADR 24).
  supported: { 'object-rest-spread': false },
  format: 'esm',
  sourcemap: 'linked',
  define: { JICAI_BUILT: 'true' },
  external: [...dependenciesOf('apps/server'), ...dependenciesOf('packages/goods-search')],
  logLevel: 'warning',
});
quickenSpread(join(serverDir, 'dist'));
copyPaperFont();
say('  服务端完成');

for (const [app, name] of [
  ['storefront', '商城页面'],
  ['console', '后台页面'],
]) {
  await buildScreens({ configFile: join(rootDir, 'apps', app, 'vite.config.ts'), logLevel: 'warn' });
  say(`  ${name}完成`);
}

writeLicences();
endBuild(fingerprint);

function copyPaperFont() {
  const fontsDir = join(serverDir, 'dist/fonts');
  mkdirSync(fontsDir, { recursive: true });
  for (const file of paperFont.files)
    copyFileSync(join(rootDir, 'node_modules', paperFont.package, file), join(fontsDir, basename(file)));
}

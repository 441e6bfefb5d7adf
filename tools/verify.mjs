// npm run verify: the gate of two minutes; npm test proves the rest. --static leaves the tests to the caller; --quick looks
// at what this branch changes only.
import { dirname } from 'node:path';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { listChangedFiles } from './bootstrap/changed-files.mjs';
import { ensureInstalled, requireNode, run, say } from './bootstrap/install.mjs';
import { runSideBySide } from './bootstrap/run-side-by-side.mjs';

requireNode();
ensureInstalled();
const bin = (path) => [process.execPath, `node_modules/${path}`];
const lint = ['代码检查', ...bin('oxlint/bin/oxlint'), '--type-aware'];
const format = ['格式', ...bin('oxfmt/bin/oxfmt'), '--check'];
// Each checker works the contract's types out for itself: four of them take twice the processor time of one.
const tsc = (name, config) => [`类型（${name}）`, ...bin('typescript/bin/tsc'), '-p', config, '--checkers', '1'];
const types = {
  server: tsc('服务端', 'tsconfig.json'),
  screens: tsc('页面', 'tsconfig.web.json'),
  browser: tsc('浏览器测试与图片工具', 'tsconfig.browser.json'),
};
const vitest = [...bin('vitest/vitest.mjs'), 'run'];

if (process.argv.includes('--quick')) await verifyQuickly();
else await verify({ isStatic: process.argv.includes('--static') });
say('全部通过');

async function verify({ isStatic }) {
  // The longest first, so that the last one running is short.
  await runSideBySide([
    lint,
    types.server,
    types.screens,
    ['未用代码', ...bin('knip/bin/knip.js')],
    types.browser,
    format,
    ['依赖许可', process.execPath, 'tools/licenses.mjs', '--check'],
  ]);
  if (isStatic) {
    const migrations = 'tools/architecture/migrations.test.ts';
    run(vitest[0], [...vitest.slice(1), '--project', 'unit', migrations], '数据库升级只增不减未通过');
    return;
  }
  buildIfStale();
  run(vitest[0], [...vitest.slice(1), '--project', 'unit', '--project', 'screens'], '测试未通过');
  // The walls whatever was changed, and the rooms that were; all of the server's tests take longer than a gate may.
  const rooms = roomsOf(listChangedFiles().filter((path) => path.startsWith('apps/server/')));
  const walls = ['apps/server/src/db/walls.test.ts', 'apps/server/src/http/'];
  // Half a minute of generated calls, and one that mostly waits: npm test has them.
  const slow = ['bodies', 'gentle-close'].flatMap((name) => ['--exclude', `**/http/${name}.test.ts`]);
  run(
    vitest[0],
    [...vitest.slice(1), '--project', 'server', ...slow, ...new Set([...walls, ...rooms])],
    '服务端测试未通过',
  );
}

/** Format, lint, types and tests of what changed and of the tests beside it. What it leaves out, `npm run verify` proves. */
async function verifyQuickly() {
  const changed = listChangedFiles();
  const code = changed.filter((path) => /\.(tsx?|mjs)$/.test(path));
  if (code.length === 0) {
    say('没有改动的代码');
    return;
  }
  const concerns = (pattern) => code.some((path) => pattern.test(path));
  await runSideBySide([
    ...(concerns(/^(apps\/server|packages\/(domain|contract|goods-search)|tools|bench)\//) ? [types.server] : []),
    ...(concerns(/^(apps\/(storefront|console)|packages\/(ui|web|domain|contract))\//) ? [types.screens] : []),
    ...(concerns(/^(e2e|packages\/demo-pictures)\//) ? [types.browser] : []),
    [...lint, ...code],
    [...format, ...code],
  ]);
  const rooms = roomsOf(code.filter((path) => /^(apps|packages|tools)\//.test(path)));
  const projects = ['unit', 'screens', 'server'].flatMap((name) => ['--project', name]);
  if (rooms.length > 0)
    run(vitest[0], [...vitest.slice(1), ...projects, '--passWithNoTests', ...rooms], '改动处的测试未通过');
}

/** The folder of a changed file: its own test lies there, and the others of its room. */
function roomsOf(files) {
  return [...new Set(files.filter((path) => /\.(tsx?|mjs)$/.test(path)).map((path) => `${dirname(path)}/`))];
}

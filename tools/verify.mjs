// npm run verify: the fast gate. --static leaves the tests to the caller.
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureInstalled, requireNode, run, say } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
const isStatic = process.argv.includes('--static');
const bin = (path) => [process.execPath, `node_modules/${path}`];
const steps = [
  ['格式', ...bin('oxfmt/bin/oxfmt'), '--check'],
  ['代码检查', ...bin('oxlint/bin/oxlint'), '--type-aware'],
  ['类型（服务端）', ...bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  ['类型（页面）', ...bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'],
  ['类型（浏览器测试与图片工具）', ...bin('typescript/bin/tsc'), '-p', 'tsconfig.browser.json'],
  ['未用代码', ...bin('knip/bin/knip.js')],
  ['依赖许可', process.execPath, 'tools/licenses.mjs', '--check'],
  ...(isStatic
    ? [
        [
          '数据库升级只增不减',
          ...bin('vitest/vitest.mjs'),
          'run',
          '--project',
          'unit',
          'tools/architecture/migrations.test.ts',
        ],
      ]
    : [
        [
          '测试',
          ...bin('vitest/vitest.mjs'),
          'run',
          '--project',
          'unit',
          '--project',
          'screens',
          '--project',
          'server',
        ],
      ]),
];
if (!isStatic) buildIfStale();
for (const [name, command, ...args] of steps) {
  say(`── ${name}`);
  run(command, args, `${name}未通过`);
}
say('全部通过');

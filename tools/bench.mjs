// npm run bench [-- NAME …]: against the built shop; -- --list names the benchmarks.
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureInstalled, requireNode, run } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
buildIfStale();
run(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], '基准测试失败');

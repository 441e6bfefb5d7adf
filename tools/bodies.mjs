// npm run bodies [-- --count 100000 --seed 7]: generated calls to every operation, in process with a real PostgreSQL.
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, run } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '7' } },
});
process.env.BODIES_COUNT = values.count;
process.env.BODIES_SEED = values.seed;
run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'apps/server/src/http/bodies.test.ts'],
  '有请求引起了服务器错误，或账目不一致',
);

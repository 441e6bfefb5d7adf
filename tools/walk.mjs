// npm run walk [-- --steps 20000 --seed 7]: buyers, channels, workers and crashes by turns; after each step the money must agree.
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, run } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: { steps: { type: 'string', default: '20000' }, seed: { type: 'string', default: '7' } },
});
process.env.WALK_STEPS = values.steps;
process.env.WALK_SEED = values.seed;
run(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'apps/server/src/modules/payments/money-walk.test.ts',
  ],
  '有一步之后账目不一致',
);

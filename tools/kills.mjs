// npm run kills: a process is killed at each point where money, goods or a decision is under way; how long until everything is
// settled without a hand.
import { ensureInstalled, requireNode, run } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
process.env.KILLS = '1';
run(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'killed.test.ts',
    'killed-orders.test.ts',
    'killed-papers.test.ts',
  ],
  '有一处没有自行恢复',
);

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fail, rootDir, say } from './install.mjs';

/**
 * Runs steps `[name, command, ...args]`, as many at once as there are cores but two at most: each of the large ones takes
 * 3 GB. What a step said is shown when it failed, and all failures before the end.
 */
export async function runSideBySide(steps) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await runStep(step))) failed.push(step[0]);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  if (failed.length > 0) fail(`未通过：${failed.join('、')}`);
}

async function runStep([name, command, ...args]) {
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd: rootDir, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const isPassed = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
  say(`── ${name}${isPassed ? '' : ' ✗'}（${Math.round((Date.now() - startedAt) / 1000)} 秒）`);
  if (!isPassed) process.stdout.write(Buffer.concat(said));
  return isPassed;
}

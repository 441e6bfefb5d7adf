import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

/**
 * Gives a fresh demo its two months of orders, in a process of its own: it plays a second server through all its doors,
 * and what that took of memory is given back when it ends. A demo without some of them is still a demo.
 */
export function fillDemo(): { isDone: Promise<unknown>; stop: () => void } {
  const file = isBuilt ? './cli/demo-orders.js' : './cli/demo-orders.ts';
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { stdio: 'inherit' });
  return { isDone: once(child, 'exit'), stop: () => void child.kill('SIGTERM') };
}

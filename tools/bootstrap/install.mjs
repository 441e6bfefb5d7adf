// Plain JavaScript without dependencies: it runs on a fresh clone, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Stops with one clear line where Node is older than the project needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  fail(`需要 Node.js ≥ 20.19（当前 ${process.versions.node}）`);
}

/** Installs the packages when they are missing or older than the lock file. */
export function ensureInstalled() {
  const installed = join(rootDir, 'node_modules', '.package-lock.json');
  const lock = join(rootDir, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say('安装依赖（首次约需一两分钟）…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], '安装依赖失败');
}

export function run(command, args, failure, options = {}) {
  const done = spawnSync(command, args, {
    cwd: rootDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.status !== 0) fail(failure, done.status ?? 1);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text, status = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(status);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from './install.mjs';

/** What this branch changes against main, committed or not, and is still there; on main itself what is not committed. */
export function listChangedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main')[0] ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(changed)].filter((path) => existsSync(join(rootDir, path)));
}

function git(...args) {
  const done = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return done.status === 0 ? done.stdout.split('\n').filter(Boolean) : [];
}

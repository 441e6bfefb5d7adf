// npm run import|backup|restore|company:create …: a command-line tool of the server, installed and built when needed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureInstalled, fail, requireNode, rootDir } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
buildIfStale();
const [name = ''] = process.argv.splice(2, 1);
const file = join(rootDir, 'apps/server/dist/cli', `${name}.js`);
if (!existsSync(file)) fail(`没有这个命令：${name}`);
await import(pathToFileURL(file).href);

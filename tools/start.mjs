// npm start: install, build, then run the server in this very process, so that stopping it stops the shop.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureInstalled, requireNode, rootDir } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
buildIfStale();
await import(pathToFileURL(join(rootDir, 'apps/server/dist/main.js')).href);

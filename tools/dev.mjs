// npm run dev: server restarts on change, screens reload in place (shop http://127.0.0.1:5173, console http://127.0.0.1:5174/console/, API proxied to the server).
import { spawn } from 'node:child_process';
import { ensureInstalled, requireNode, rootDir } from './bootstrap/install.mjs';

requireNode();
ensureInstalled();
const start = (args) => spawn(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts']),
  start(['node_modules/vite/bin/vite.js', '--config', 'apps/storefront/vite.config.ts']),
  start(['node_modules/vite/bin/vite.js', '--config', 'apps/console/vite.config.ts']),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

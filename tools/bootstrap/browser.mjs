import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run, say } from './install.mjs';

const places = [
  process.env.CHROMIUM,
  // The same engine without windows and menus: the journeys take a quarter less time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser tests: one on this machine, else Debian's by apt as root, else Playwright's own download.
 * Never skipped in silence: without one the tests fail with the command that mends it.
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('安装 Chromium 与中文字体…');
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-qq'], 'apt-get update 失败', options);
    run(
      'apt-get',
      ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk'],
      '安装 Chromium 失败：请执行 apt-get install chromium-headless-shell fonts-noto-cjk',
      options,
    );
    const installed = findBrowser();
    if (installed) return installed;
  }
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return fail(
    '没有可用的浏览器。请执行 npx playwright install chromium（或 apt-get install chromium-headless-shell fonts-noto-cjk），或用 npm test -- --no-browser 跳过浏览器测试',
  );
}

function findBrowser() {
  return places.find((path) => path && existsSync(path));
}

// npm test: everything. -- --no-browser leaves the browser journeys out and says so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './bootstrap/build-if-stale.mjs';
import { ensureInstalled, fail, requireNode, rootDir, say } from './bootstrap/install.mjs';

const hasBrowser = !process.argv.includes('--no-browser');
requireNode();
ensureInstalled();
const env = { ...process.env };
if (hasBrowser) {
  const { ensureBrowser } = await import('./bootstrap/browser.mjs');
  env.CHROMIUM = await ensureBrowser();
} else {
  say('按要求跳过浏览器测试（--no-browser）：页面流程没有被验证');
}
buildIfStale();

const projects = ['unit', 'screens', 'server', ...(hasBrowser ? ['e2e'] : [])];
const reportDir = mkdtempSync(join(tmpdir(), 'jicai-report-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
let isGreen = true;
// One suite after the other: browser journeys beside the module tests would starve each other on two cores.
for (const project of projects) {
  say(`\n── ${project}`);
  const report = join(reportDir, `${project}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit', env });
  isGreen &&= status === 0;
  addTotals(report);
}
rmSync(reportDir, { recursive: true, force: true });
say(`\nTests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (!isGreen || totals.passed === 0) fail('测试未通过');

function addTotals(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests;
  } catch {
    isGreen = false;
  }
}

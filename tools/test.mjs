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
// Server tests that start processes of their own take what was just built (apps/server/test/program.ts).
env.SERVER_IS_BUILT = '1';

const reportDir = mkdtempSync(join(tmpdir(), 'jicai-report-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const red = new Set();
// One suite after the other: browser journeys beside the module tests would starve each other on two cores.
runVitest('unit');
runVitest('screens');
runVitest('server');
if (hasBrowser) runPlaywright();
rmSync(reportDir, { recursive: true, force: true });
say(`\nTests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (red.size > 0) fail(`测试未通过：${[...red].join('、')}`);

function runVitest(project) {
  const report = join(reportDir, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  runSuite(project, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]);
  addTotals(project, report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not be loaded has no tests to count.
    failed:
      numFailedTests + testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
    skipped: numPendingTests,
  }));
}

function runPlaywright() {
  const report = join(reportDir, 'e2e.json');
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  runSuite('e2e', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']);
  // Flaky are those that passed when they were tried again.
  addTotals('e2e', report, ({ stats: { expected, flaky, unexpected, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
  }));
}

function runSuite(name, args) {
  say(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit', env });
  if (status !== 0) red.add(name);
}

/** A suite that ran no test, or wrote no report, proves nothing. */
function addTotals(name, report, read) {
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    say(`${name}：没有测试报告`);
  }
  if (counted.passed === 0) red.add(name);
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { showProgress } from './import-progress.ts';

test('without a terminal a line comes again and again, and says how far it has come', async () => {
  const stream = new PassThrough();
  const progress = showProgress({ totalBytes: 1000, stream, everyMs: 20 });
  progress.update({ phase: 'check', bytes: 500, rows: 40 });
  await sleep(80);
  progress.update({ phase: 'write', rows: 10, total: 80 });
  await sleep(80);
  progress.stop();
  const lines = String(stream.read()).split('\n').filter(Boolean);
  expect(lines.filter((line) => /检查 .*50% · 40 行/.test(line)).length).toBeGreaterThan(1);
  expect(lines.filter((line) => /写入 .*12% · 10 行/.test(line)).length).toBeGreaterThan(1);
});

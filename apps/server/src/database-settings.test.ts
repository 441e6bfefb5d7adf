import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { serverSettings } from './database-settings.ts';

const gib = 1024 ** 3;
const buffersOf = (bytes: number) => serverSettings(bytes).find((setting) => setting.startsWith('shared_buffers='));

test.each([
  [0.5, 64],
  [1, 64],
  [4, 256],
  [16, 1024],
  [256, 1024],
])('on %d GB the database keeps %d MB of pages', (gigabytes, megabytes) => {
  expect(buffersOf(gigabytes * gib)).toBe(`shared_buffers=${megabytes}MB`);
});

test('PG_SETTINGS brings settings of its own, and none that the shop leans on', () => {
  const settingsOf = (PG_SETTINGS: string) => readConfig({ PG_SETTINGS }).databaseSettings;
  expect(settingsOf('')).toEqual([]);
  expect(settingsOf('shared_buffers=2GB, log_line_prefix=%m [%p] ,auto_explain.log_analyze=on')).toEqual([
    'shared_buffers=2GB',
    'log_line_prefix=%m [%p]',
    'auto_explain.log_analyze=on',
  ]);
  for (const refused of [
    'shared_buffers',
    'work_mem=',
    'Work Mem=1',
    'fsync=off',
    'work_mem=4MB,synchronous_commit=off',
  ])
    expect(() => settingsOf(refused), refused).toThrow('PG_SETTINGS');
});

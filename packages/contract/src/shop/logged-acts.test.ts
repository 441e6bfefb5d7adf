import { loggedActs } from '@jicai/domain/shop-side/log-acts.ts';
import { expect, test } from 'vitest';
import { contract, endpointOf, type Path } from '../index.ts';

/** Calls of the shop's side that change something, with the area of the permission they demand. */
const commands = (Object.keys(contract) as Path[]).flatMap((path) => {
  const { access } = endpointOf(path);
  const isCommand = typeof access === 'object' && 'ops' in access && !path.split('/').at(-1)?.startsWith('Get');
  return isCommand ? [{ path, area: access.ops.split('.')[1] }] : [];
});

test('every command of the shop side has a Chinese text in the log, under its area', () => {
  expect(commands.length).toBeGreaterThan(40);
  for (const { path, area } of commands) {
    expect(loggedActs[path]?.text, path).toMatch(/[\u4e00-\u9fff]{2,}/);
    expect(loggedActs[path]?.area, path).toBe(area);
  }
});

test('no text stands for a call that is gone', () => {
  for (const path of Object.keys(loggedActs)) expect(contract).toHaveProperty([path]);
});

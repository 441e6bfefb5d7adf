import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fault, Refusal } from './faults.ts';
import { useWriteOnce } from './write-once.ts';

/** Sends commands to a server that answers as told, and notes the ids they came with. */
function writer(outcomes: (Error | 'ok')[]) {
  const ids: string[] = [];
  const { result } = renderHook(() =>
    useWriteOnce((_command: string, requestId: string) => {
      ids.push(requestId);
      const outcome = outcomes.shift() ?? 'ok';
      return outcome === 'ok' ? Promise.resolve(outcome) : Promise.reject(outcome);
    }),
  );
  const write = (command: string) => result.current(command).catch((error: unknown) => error);
  return { ids, write };
}

test('the same command after a broken line carries the same id', async () => {
  const { ids, write } = writer([new Fault('请求超时')]);
  await write('a');
  await write('a');
  expect(ids[1]).toBe(ids[0]);
});

test('another command has its own', async () => {
  const { ids, write } = writer([new Fault('请求超时')]);
  await write('a');
  await write('b');
  expect(ids[1]).not.toBe(ids[0]);
});

test('an answer ends the life of an id, a refusal too', async () => {
  const { ids, write } = writer(['ok', new Refusal(errorCodes.badInput, '参数错误')]);
  await write('a');
  await write('a');
  await write('a');
  expect(new Set(ids).size).toBe(3);
});

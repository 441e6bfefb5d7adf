import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const fail = () => Promise.reject(new TypeError('Failed to fetch'));

test('without a line a command fails at once and is not sent later', async () => {
  let sent = 0;
  const command = queryClient.getMutationCache().build(queryClient, {
    meta: { isInline: true },
    mutationFn: () => {
      sent += 1;
      return fail();
    },
  });
  await expect(command.execute(undefined)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(sent).toBe(1);
});

test('without a line a question fails, and its page can say so', async () => {
  await expect(queryClient.fetchQuery({ queryKey: ['page'], queryFn: fail })).rejects.toThrow('Failed to fetch');
});

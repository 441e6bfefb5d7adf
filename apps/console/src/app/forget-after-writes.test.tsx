import { Refusal } from '@jicai/web/call/faults.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetAfterWrites } from './forget-after-writes.ts';

test('who comes to a page after a write elsewhere reads it anew; what is shown stays', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const end = forgetAfterWrites(client);
  const asked: string[] = [];
  const query = (name: string) => ({ queryKey: [name], queryFn: async () => asked.push(name) });
  const leave = new QueryObserver(client, query('shown')).subscribe(() => undefined);
  await client.prefetchQuery(query('desk'));
  await client.prefetchQuery(query('desk'));
  expect(asked).toEqual(['shown', 'desk']);
  const { current: write } = renderHook(() =>
    useWriteOnce(async (isDone: boolean) => {
      if (!isDone) throw new Refusal('4', '未填写');
    }),
  ).result;
  await write(false).catch(() => undefined);
  await client.prefetchQuery(query('desk'));
  expect(asked).toEqual(['shown', 'desk']);
  await write(true);
  await client.prefetchQuery(query('desk'));
  await client.prefetchQuery(query('shown'));
  expect(asked).toEqual(['shown', 'desk', 'desk']);
  leave();
  end();
});

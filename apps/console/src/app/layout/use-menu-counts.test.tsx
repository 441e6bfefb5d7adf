import { queryClient } from '@jicai/web/call/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { selfPath } from '../self.queries.ts';
import { useFollowedMenuCounts } from './use-menu-counts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('what was just done leaves the counts of the menu at once, by one question', async () => {
  let waiting = 2;
  let asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === selfPath) return answer({ permissions: ['ops.desk.view'] });
    asked += 1;
    return answer({ tiles: [{ tile: 'toShip', count: waiting }] });
  });
  const { result } = renderHook(useFollowedMenuCounts, { wrapper });
  await waitFor(() => expect(result.current('orders')).toEqual({ count: 2, isHot: false }));
  expect(asked).toBe(1);
  // A parcel leaves, and the screen asks for its lists again.
  waiting = 1;
  queryClient.setQueryData(['list'], []);
  queryClient.setQueryData(['counts'], []);
  await queryClient.invalidateQueries({ queryKey: ['list'] });
  await queryClient.invalidateQueries({ queryKey: ['counts'] });
  await waitFor(() => expect(result.current('orders').count).toBe(1));
  expect(asked).toBe(2);
});

const answer = (resultData: unknown) => Response.json({ success: true, resultData });

import { toastStore } from '@jicai/ui/feedback/toast.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

test('a part whose code comes is drawn', async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{name}</p>);
  render(
    <Suspense>
      <Part name="页脚" />
    </Suspense>,
  );
  expect(await screen.findByText('页脚')).toBeTruthy();
});

test('where its code does not come the page stays, and says so', async () => {
  const Part = lazyPart(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(
    <main>
      <p>购物车</p>
      <Suspense fallback={<p>加载中</p>}>
        <Part />
      </Suspense>
    </main>,
  );
  await expect.poll(() => screen.queryByText('加载中')).toBeNull();
  expect(screen.getByText('购物车')).toBeTruthy();
  expect(toastStore.read().map(({ text }) => text)).toContain('网络连接失败，请重新加载页面');
});

import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp(undefined, { hasGoods: true });

test('the details of every demo product draw what it measures and say what is in its box', async () => {
  const { rows } = await app.deps.db.pool.query<{ total: string; drawn: string }>(`
    select count(*) as total,
      count(*) filter (where detail_html ~ '<img src="/pictures/[a-z0-9-]+-size.webp" alt="[^"]+尺寸图，单位毫米"'
        and detail_html ~ '包装清单.*<td>1 [^<]+</td>') as drawn
    from products`);
  const total = Number(rows[0]?.total);
  expect(total).toBeGreaterThan(600);
  expect(rows[0]).toMatchObject({ drawn: String(total) });
});

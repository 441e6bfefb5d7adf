import { expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedGoods } from '../../seed/goods.ts';
import { type ResolvedRow, upsertProducts } from '../goods-writing/index.ts';

const app = useTestApp(seedGoods);

test.each([
  ['<p>好纸</p><ul><li>80 克</li></ul>', '<p>好纸</p><ul><li>80 克</li></ul>'],
  ['<p onclick="x()">好纸<script>alert(1)</script></p>', '<p>好纸</p>'],
  ['<img src="https://evil.example/a.png" onerror="x()"><a href="javascript:x()">点</a>', '<a>点</a>'],
  ['<iframe src="https://evil.example"></iframe><style>p{}</style>', ''],
])('the HTML of goods is cleaned when it is written: %s', async (detailHtml, clean) => {
  const { rows } = await app.deps.db.pool.query<{ id: string }>(
    'select id from categories where company_id = 1001 limit 1',
  );
  const row = { spuNo: 'HTML-1', categoryId: rows[0]?.id, brandId: null, detailHtml };
  const rest = { description: '', packing: '', deliveryDays: 1, isReturnable7: true, keywords: '' };
  await inShop(app, '1001', (ctx) => upsertProducts(ctx, [{ ...row, ...rest } as ResolvedRow]));
  const kept = await app.deps.db.pool.query(`select detail_html from products where product_no = 'HTML-1'`);
  expect(kept.rows).toEqual([{ detail_html: clean }]);
});

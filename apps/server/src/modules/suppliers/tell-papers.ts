import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { endingBy } from '@jicai/domain/shop/supplier-form.ts';
import { warningOptionsOf } from '@jicai/domain/shop/warning-options.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tellShop } from '../messages/index.ts';
import { selectShopOptions } from '../reference/index.ts';
import { takeUntold } from './supplier-files.store.ts';

const mostAtOnce = 200;

/** Tells the shop of papers that end soon, each once (docs/domain/suppliers.md §3); true if some may be left. */
export async function tellEndingPapers(ctx: Ctx): Promise<boolean> {
  const today = shanghaiDay(ctx.now);
  const { paperDays } = warningOptionsOf(await selectShopOptions(ctx));
  const papers = await takeUntold(ctx, { today, endingBy: endingBy(today, paperDays), limit: mostAtOnce });
  await tellShop(
    ctx,
    'papersEnding',
    papers.map(({ supplierId, supplierName, paperName, validTo }) => ({
      text: `${supplierName}的${paperName}有效至 ${validTo}，请更新。`,
      link: consoleLinks.supplier(supplierId),
    })),
  );
  return papers.length === mostAtOnce;
}

import { type ProposalState, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { codes } from '../../../db/codes.ts';
import { fromGoods, type GoodsFilter } from '../goods-list.store.ts';

export interface OwnGoodsRow {
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  imgUrl: string;
  unitName: string;
  categoryName: string;
  isOnSale: boolean;
  onHand: number | null;
  reserved: number | null;
  safetyQty: number;
  salesQty: number;
  proposalId: string | null;
  proposalState: ProposalState | null;
}

/** Items of one supplier, the newest first, with what it handed in of them. No prices: they are the shop's. */
export async function selectOwnGoods(
  ctx: Ctx,
  filter: GoodsFilter & { supplierId: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnGoodsRow[]> {
  const { rows } = await ctx.db.execute<OwnGoodsRow & Record<string, unknown>>(sql`
    with page as materialized (
      select i.id ${fromGoods(ctx, filter)} order by i.id desc limit ${limit} offset ${offset})
    select i.id::text as "itemId", i.product_id::text as "productId", i.item_no as "itemNo", i.name as "itemName",
      i.spec as "itemSpec", i.img_url as "imgUrl", i.unit_name as "unitName", i.is_on_sale as "isOnSale",
      c.name as "categoryName", s.on_hand as "onHand", s.reserved, i.safety_qty as "safetyQty", i.sales_qty as "salesQty",
      g.id::text as "proposalId", g.state as "proposalState"
    from page join items i on i.company_id = ${ctx.companyId} and i.id = page.id
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    left join goods_proposals g on g.company_id = i.company_id and g.product_id = i.product_id
      and g.supplier_id = i.supplier_id and g.state <> ${codes(proposalStates.approved)}
    order by i.id desc`);
  return rows;
}

import { type ProposalState, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { idList } from '../../../db/any-of.ts';
import { codes } from '../../../db/codes.ts';

export interface OwnGoodsRow {
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  imgUrl: string;
  unitName: string;
  pieceQty: number;
  pieceName: string;
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
  { supplierId, itemIds }: { supplierId: string; itemIds: readonly string[] },
): Promise<OwnGoodsRow[]> {
  const { rows } = await ctx.db.execute<OwnGoodsRow & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.product_id::text as "productId", i.item_no as "itemNo", i.name as "itemName",
      i.spec as "itemSpec", i.img_url as "imgUrl", i.unit_name as "unitName", i.piece_qty as "pieceQty", i.piece_name as "pieceName", i.is_on_sale as "isOnSale",
      c.name as "categoryName", s.on_hand as "onHand", s.reserved, i.safety_qty as "safetyQty", i.sales_qty as "salesQty",
      g.id::text as "proposalId", g.state as "proposalState"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    left join goods_proposals g on g.company_id = i.company_id and g.product_id = i.product_id
      and g.supplier_id = i.supplier_id and g.state <> ${codes(proposalStates.approved)}
    where i.company_id = ${ctx.companyId} and i.supplier_id = ${supplierId} and i.id = any(${idList(itemIds)})
    order by i.id desc`);
  return rows;
}

import { sql } from 'drizzle-orm';
import { textList } from '../db/any-of.ts';
import type { Tx } from '../db/open.ts';

/** Adds HTML to the end of what these products say of themselves. */
export async function appendDetails(
  tx: Tx,
  companyId: string,
  details: readonly { productNo: string; html: string }[],
): Promise<void> {
  await tx.execute(sql`
    update products p set detail_html = p.detail_html || d.html
    from unnest(${textList(details.map(({ productNo }) => productNo))}, ${textList(details.map(({ html }) => html))})
      as d (product_no, html)
    where p.company_id = ${companyId} and p.product_no = d.product_no`);
}

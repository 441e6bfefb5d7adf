import type { GuideStepName } from '@jicai/domain/shop-side/guide-steps.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/** Whether the guide is open, and which of its steps are done. */
export async function selectGuide(ctx: Ctx): Promise<{ isOpen: boolean } & Record<GuideStepName, boolean>> {
  const { rows } = await ctx.db.execute<{ isOpen: boolean } & Record<GuideStepName, boolean>>(sql`
    select coalesce((s.options -> 'isGuideOpen')::boolean, false) as "isOpen",
      s.logo_url <> '' or exists (select 1 from look_versions v where v.company_id = ${ctx.companyId}
        and v.look ->> 'logoUrl' <> '') as look,
      exists (select 1 from items i join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
        where i.company_id = ${ctx.companyId} and i.is_on_sale and p.is_on_sale) as goods,
      s.options ? 'freight' as freight,
      exists (select 1 from merchant_accounts m where m.company_id = ${ctx.companyId} and m.is_enabled) as merchants,
      exists (select 1 from look_versions v where v.company_id = ${ctx.companyId} and v.version_no > 1) as publish
    from shop_settings s where s.company_id = ${ctx.companyId}`);
  return rows[0] ?? { isOpen: false, look: false, goods: false, freight: false, merchants: false, publish: false };
}

/** The guide stays closed from now on. */
export async function closeGuide(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    update shop_settings set options = options - 'isGuideOpen', updated_at = ${ctx.now.toISOString()}
    where company_id = ${ctx.companyId}`);
}

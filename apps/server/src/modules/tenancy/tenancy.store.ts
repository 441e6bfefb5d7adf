import { and, eq } from 'drizzle-orm';
import { companies, shopSettings, templates } from '../../db/tables/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Name, colour and logos of the shop with its company's name. */
export async function selectShop(ctx: Ctx) {
  const [shop] = await ctx.db
    .select({
      companyId: shopSettings.companyId,
      companyName: companies.name,
      kind: companies.kind,
      siteName: shopSettings.siteName,
      pageDesc: shopSettings.pageDesc,
      webColor: shopSettings.webColor,
      logoUrl: shopSettings.logoUrl,
      companyLogoUrl: shopSettings.companyLogoUrl,
      options: shopSettings.options,
      updatedAt: shopSettings.updatedAt,
    })
    .from(shopSettings)
    .innerJoin(companies, eq(companies.id, shopSettings.companyId))
    .where(eq(shopSettings.companyId, ctx.companyId));
  return shop;
}
export type ShopRow = NonNullable<Awaited<ReturnType<typeof selectShop>>>;

/** The login and the page template, in this order where both exist. */
export async function selectTemplates(ctx: Ctx) {
  return ctx.db
    .select({
      id: templates.id,
      pageKind: templates.pageKind,
      content: templates.content,
      updatedAt: templates.updatedAt,
    })
    .from(templates)
    .where(eq(templates.companyId, ctx.companyId))
    .orderBy(templates.pageKind);
}

export async function updateTemplate(ctx: Ctx, pageKind: string, content: unknown): Promise<void> {
  await ctx.db
    .update(templates)
    .set({ content, updatedAt: ctx.now })
    .where(and(eq(templates.companyId, ctx.companyId), eq(templates.pageKind, pageKind)));
}
export type TemplateRow = Awaited<ReturnType<typeof selectTemplates>>[number];

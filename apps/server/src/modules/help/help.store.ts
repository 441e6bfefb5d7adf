import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import { agreements, helpDocs } from '../../db/tables/help.ts';
import type { Ctx } from '../../http/context.ts';

/** Titles of groups and documents in display order; a few dozen. */
export async function selectDocTitles(ctx: Ctx) {
  return ctx.db
    .select({ docId: helpDocs.id, parentId: helpDocs.parentId, docTitle: helpDocs.title })
    .from(helpDocs)
    .where(eq(helpDocs.companyId, ctx.companyId))
    .orderBy(asc(helpDocs.sortNo), asc(helpDocs.id));
}

/** A document with its text; groups have none. */
export async function selectDoc(ctx: Ctx, docId: string) {
  const [row] = await ctx.db
    .select({ docId: helpDocs.id, docTitle: helpDocs.title, content: helpDocs.content, updatedAt: helpDocs.updatedAt })
    .from(helpDocs)
    .where(and(eq(helpDocs.companyId, ctx.companyId), eq(helpDocs.id, docId), ne(helpDocs.parentId, '0')));
  return row;
}

/** The agreement of a type that is in force now. */
export async function selectAgreement(ctx: Ctx, agreementType: number) {
  const [row] = await ctx.db
    .select({ title: agreements.title, content: agreements.content, version: agreements.version })
    .from(agreements)
    .where(
      and(
        eq(agreements.companyId, ctx.companyId),
        eq(agreements.agreementType, agreementType),
        lte(agreements.beginsAt, ctx.now),
      ),
    )
    .orderBy(desc(agreements.beginsAt), desc(agreements.id))
    .limit(1);
  return row;
}

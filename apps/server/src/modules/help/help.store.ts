import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import { agreements, helpDocs } from '../../db/tables/help.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Titles of groups and documents that buyers see, in display order; a few dozen. */
export async function selectDocTitles(ctx: Ctx) {
  return ctx.db
    .select({
      docId: helpDocs.id,
      parentId: helpDocs.parentId,
      docTitle: helpDocs.title,
      updatedAt: helpDocs.updatedAt,
    })
    .from(helpDocs)
    .where(and(eq(helpDocs.companyId, ctx.companyId), eq(helpDocs.isHidden, false)))
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

/** The agreement of a type that is in force now, or that version of it if it has begun. */
export async function selectAgreement(ctx: Ctx, agreementType: ConsentType, version?: string) {
  const [row] = await ctx.db
    .select({ title: agreements.title, content: agreements.content, version: agreements.version })
    .from(agreements)
    .where(
      and(
        eq(agreements.companyId, ctx.companyId),
        eq(agreements.agreementType, agreementType),
        lte(agreements.beginsAt, ctx.now),
        version ? eq(agreements.version, version) : undefined,
      ),
    )
    .orderBy(desc(agreements.beginsAt), desc(agreements.id))
    .limit(1);
  return row;
}

/** Every version without its text, the one that begins last first; the first of each kind that has begun is in force. */
export function selectAgreementVersions(ctx: Ctx, agreementType?: ConsentType) {
  return ctx.db
    .select({
      agreementType: agreements.agreementType,
      version: agreements.version,
      title: agreements.title,
      beginsAt: agreements.beginsAt,
    })
    .from(agreements)
    .where(
      and(
        eq(agreements.companyId, ctx.companyId),
        agreementType ? eq(agreements.agreementType, agreementType) : undefined,
      ),
    )
    .orderBy(desc(agreements.beginsAt), desc(agreements.id));
}

export async function insertAgreement(
  ctx: Ctx,
  agreement: Omit<typeof agreements.$inferInsert, 'companyId' | 'id'>,
): Promise<void> {
  await ctx.db.insert(agreements).values({ companyId: ctx.companyId, id: ctx.newId(), ...agreement });
}

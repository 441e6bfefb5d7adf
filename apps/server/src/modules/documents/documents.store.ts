import type { DocumentKind } from '@jicai/domain/goods/product-extras.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { productDocuments } from '../../db/tables/product-extras.ts';

export interface DocumentRow {
  documentId: string;
  kind: DocumentKind;
  documentName: string;
  fileId: string;
  sizeBytes: number;
  userName: string;
  createdAt: Date;
}

/** In the order they were added. */
export function selectDocuments(ctx: Ctx, productId: string): Promise<DocumentRow[]> {
  return ctx.db
    .select({
      documentId: productDocuments.id,
      kind: productDocuments.kind,
      documentName: productDocuments.name,
      fileId: productDocuments.fileId,
      sizeBytes: sql<number>`coalesce((select f.size_bytes from stored_files f
        where f.company_id = ${productDocuments.companyId} and f.id = ${productDocuments.fileId}), 0)`,
      userName: productDocuments.userName,
      createdAt: productDocuments.createdAt,
    })
    .from(productDocuments)
    .where(and(eq(productDocuments.companyId, ctx.companyId), eq(productDocuments.productId, productId)))
    .orderBy(asc(productDocuments.id));
}

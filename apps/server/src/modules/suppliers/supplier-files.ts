import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { mostPapers, paperFaults, supplierFaults } from '@jicai/domain/shop/supplier-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles, unclaimFiles } from '../files/index.ts';
import {
  deletePaper,
  type PaperRow,
  selectPaper,
  selectPapers,
  selectSupplierFile,
  upsertPaper,
  upsertSupplier,
} from './supplier-files.store.ts';

/** Adds a supplier, or changes one. Refused with notFound, and badInput by field; a name twice is one at supplierName. */
export async function saveSupplier(ctx: SignedInCtx, form: BodyOf<'/api/OpsSupplier/Save'>['data']): Promise<string> {
  refuseFaults(supplierFaults(form));
  const earlier = form.supplierId ? await selectSupplierFile(ctx, form.supplierId) : undefined;
  if (form.supplierId && !earlier) throw refuse.notFound();
  if (form.logoUrl !== '' && form.logoUrl !== earlier?.logoUrl)
    await claimFiles(ctx, { urls: [form.logoUrl], bizType: bizTypes.shopPicture, field: 'logoUrl' });
  const { supplierName: name, contactName, telephone, areaText, address, intro, logoUrl } = form;
  const row = { name, contactName, telephone, areaText, address, intro, logoUrl };
  const id = earlier?.id ?? ctx.newId();
  await upsertSupplier(ctx, { id, ...row });
  const before = earlier && Object.fromEntries(Object.keys(row).map((key) => [key, earlier[key as keyof typeof row]]));
  await writeAudit(ctx, { subject: `supplier ${id}`, before: before ?? null, after: row });
  return id;
}

/** Adds a paper to a supplier, or changes one. */
export async function savePaper(ctx: SignedInCtx, form: BodyOf<'/api/OpsSupplier/SavePaper'>['data']): Promise<string> {
  const { supplierId, paperId, paperName, paperNo, validTo, fileUrl } = form;
  refuseFaults(paperFaults(form));
  if (!(await selectSupplierFile(ctx, supplierId))) throw refuse.notFound();
  const earlier = paperId ? await requirePaper(ctx, paperId) : undefined;
  if (earlier && earlier.supplierId !== supplierId) throw refuse.notFound();
  if (!earlier && (await selectPapers(ctx, supplierId)).length >= mostPapers)
    throw badField('paperName', `证照最多${mostPapers}份`);
  const [added] = fileUrl
    ? await claimFiles(ctx, { urls: [fileUrl], bizType: bizTypes.licence, field: 'fileUrl' })
    : [undefined];
  if (added && earlier?.fileId) await unclaimFiles(ctx, [earlier.fileId]);
  const id = earlier?.id ?? ctx.newId();
  const row = { supplierId, paperName, paperNo, validTo, fileId: added ?? earlier?.fileId ?? null };
  await upsertPaper(ctx, { id, ...row });
  await writeAudit(ctx, {
    subject: `supplier ${supplierId}`,
    before: earlier ? toldOf(earlier) : null,
    after: toldOf(row),
  });
  return id;
}

export async function removePaper(ctx: SignedInCtx, paperId: string): Promise<void> {
  const earlier = await requirePaper(ctx, paperId);
  await deletePaper(ctx, paperId);
  if (earlier.fileId) await unclaimFiles(ctx, [earlier.fileId]);
  await writeAudit(ctx, { subject: `supplier ${earlier.supplierId}`, before: toldOf(earlier), after: null });
}

async function requirePaper(ctx: SignedInCtx, paperId: string): Promise<PaperRow> {
  const paper = await selectPaper(ctx, paperId);
  if (!paper) throw refuse.notFound();
  return paper;
}

const toldOf = ({ paperName, paperNo, validTo }: Pick<PaperRow, 'paperName' | 'paperNo' | 'validTo'>) => ({
  证照: paperName,
  编号: paperNo,
  到期日: validTo,
});

function refuseFaults(faults: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(faults)) if (text !== undefined) throw badField(field, text);
}

import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { brandFaults } from '@jicai/domain/goods/brand-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { deleteBrand, insertBrand, isBrandNameTaken, lockBrand, updateBrand } from './brands.store.ts';
import { moveMentions } from './move-goods.store.ts';

type BrandInput = BodyOf<'/api/OpsBrand/Save'>['data'];

/** Adds a brand or changes one. Refused with notFound, outdated, and badInput by field. */
export async function saveBrand(ctx: SignedInCtx, input: BrandInput): Promise<{ brandId: string }> {
  const { brandName: name, brandNameEn: nameEn, initial, logoUrl } = input;
  for (const [field, text] of Object.entries(brandFaults(input))) throw badField(field, text);
  const before = input.brandId === undefined ? undefined : await lockBrand(ctx, input.brandId);
  if (input.brandId !== undefined && !before) throw refuse.notFound();
  if (before && before.changedMs !== input.changedMs) throw refuse.outdated();
  if (await isBrandNameTaken(ctx, name, before?.brandId ?? '0')) throw badField('brandName', '已有这个品牌，可以合并');
  if (logoUrl !== '' && logoUrl !== before?.logoUrl)
    await claimFiles(ctx, { urls: [logoUrl], bizType: bizTypes.shopPicture, field: 'logoUrl' });
  const values = { name, nameEn, initial, logoUrl };
  const brandId = before?.brandId ?? ctx.newId();
  if (before) await updateBrand(ctx, brandId, values);
  else await insertBrand(ctx, brandId, values);
  // Both names stand in the search documents of all its goods.
  if (before && (before.brandName !== name || before.brandNameEn !== nameEn))
    await addOutbox(ctx, { kind: 'brand.reindex', subject: brandId, payload: { afterId: '0' } });
  await writeAudit(ctx, {
    subject: `brand ${brandId}`,
    before: before
      ? { 名称: before.brandName, 英文名: before.brandNameEn, 首字母: before.initial, 标志: before.logoUrl }
      : null,
    after: { 名称: name, 英文名: nameEn, 首字母: initial, 标志: logoUrl },
  });
  return { brandId };
}

/** Only a brand without products. */
export async function removeBrand(ctx: SignedInCtx, brandId: string): Promise<void> {
  const brand = await lockBrand(ctx, brandId);
  if (!brand) throw refuse.notFound();
  if (brand.productCount > 0) throw badField('brandId', `还有 ${brand.productCount} 个商品，请合并到另一个品牌`);
  await deleteBrand(ctx, brandId);
  await writeAudit(ctx, { subject: `brand ${brandId}`, before: { 名称: brand.brandName }, after: null });
}

/** What names it names the other at once; its products follow in the background. Refused with notFound and badInput. */
export async function mergeBrand(
  ctx: SignedInCtx,
  { brandId, intoId }: { brandId: string; intoId: string },
): Promise<void> {
  if (brandId === intoId) throw badField('intoId', '不能合并到自己');
  const brand = await lockBrand(ctx, brandId);
  const into = await lockBrand(ctx, intoId);
  if (!brand) throw refuse.notFound();
  if (!into) throw badField('intoId', '品牌不存在');
  await moveMentions(ctx, 'brand', { fromId: brandId, intoId });
  await addOutbox(ctx, { kind: 'brand.merge', subject: brandId, payload: { intoId } });
  await writeAudit(ctx, {
    subject: `brand ${brandId}`,
    before: { 名称: brand.brandName },
    after: { 合并到: into.brandName, 商品: brand.productCount },
  });
}

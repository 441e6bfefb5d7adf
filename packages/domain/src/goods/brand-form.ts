/** A brand as its dialog holds it (docs/domain/catalog.md §14). */
interface BrandForm {
  brandName: string;
  brandNameEn: string;
  initial: string;
}

const mostBrandName = 50;

/** What is wrong with a brand, by field. */
export function brandFaults({ brandName, brandNameEn, initial }: BrandForm): Partial<Record<keyof BrandForm, string>> {
  const name = brandName.trim();
  return {
    ...(name === '' && { brandName: '请填写品牌名称' }),
    ...(name.length > mostBrandName && { brandName: `品牌名称最多${mostBrandName}字` }),
    ...(brandNameEn.trim().length > mostBrandName && { brandNameEn: `英文名最多${mostBrandName}字` }),
    ...(!/^[A-Z]?$/.test(initial) && { initial: '首字母为 A 到 Z' }),
  };
}

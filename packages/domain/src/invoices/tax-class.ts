/** 税收分类 of goods: its short name stands before the name on an invoice, its code goes to the tax platform. */
export interface TaxClass {
  /** 分类简称, such as 纸制品; '' for none of its own. */
  taxName: string;
  /** 19 digits; '' where only the name is known. */
  taxCode: string;
}

export const noTaxClass: TaxClass = { taxName: '', taxCode: '' };
export const mostTaxName = 50;

const isSaid = ({ taxName, taxCode }: TaxClass) => taxName !== '' || taxCode !== '';

/** Of these, from the item up through its categories, the nearest that says anything: name and code belong together. */
export const nearestTaxClass = (levels: readonly TaxClass[]): TaxClass => levels.find(isSaid) ?? noTaxClass;

/** What is wrong with a class as it is typed, by field; both may be empty. */
export function taxClassFaults({ taxName, taxCode }: TaxClass): Partial<Record<keyof TaxClass, string>> {
  return {
    ...(!/^(?:\d{19})?$/.test(taxCode) && { taxCode: '税收分类编码为19位数字' }),
    ...(taxName.length > mostTaxName && { taxName: `税收分类简称最多${mostTaxName}字` }),
    // On the invoice the name stands between two of them.
    ...(taxName.includes('*') && { taxName: '税收分类简称不能含“*”' }),
  };
}

/** Of goods neither stands without the other: the paper needs both. */
export function itemTaxClassFaults(taxClass: TaxClass): Partial<Record<keyof TaxClass, string>> {
  const { taxName, taxCode } = taxClass;
  return {
    ...(taxCode !== '' && taxName === '' && { taxName: '请填写税收分类简称' }),
    ...(taxName !== '' && taxCode === '' && { taxCode: '请填写税收分类编码' }),
    ...taxClassFaults(taxClass),
  };
}

/** 纸制品 1060105040000000000; '' for none. */
export const taxClassText = ({ taxName, taxCode }: TaxClass): string => [taxName, taxCode].filter(Boolean).join(' ');

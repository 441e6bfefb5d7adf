import { dayMs } from '../time/durations.ts';

/** What the shop keeps of a supplier (docs/domain/suppliers.md §3). */
export interface SupplierForm {
  supplierName: string;
  contactName: string;
  telephone: string;
  areaText: string;
  address: string;
  intro: string;
}

/** A paper that proves what a supplier may sell, such as 营业执照. */
export interface PaperForm {
  paperName: string;
  paperNo: string;
  /** The last day it is good, 'YYYY-MM-DD'; '' for one without an end. */
  validTo: string;
}

type Faults<F> = { [K in keyof F]?: string };

export const mostPapers = 30;

export function supplierFaults(form: SupplierForm): Faults<SupplierForm> {
  const { length } = form.supplierName.trim();
  return {
    ...((length < 2 || length > 100) && { supplierName: '请填写2-100字的供应商名称' }),
    ...(form.contactName.length > 50 && { contactName: '联系人最多50字' }),
    ...(form.telephone.length > 30 && { telephone: '电话最多30字' }),
    ...(form.areaText.length > 100 && { areaText: '地区最多100字' }),
    ...(form.address.length > 200 && { address: '地址最多200字' }),
    ...(form.intro.length > 500 && { intro: '简介最多500字' }),
  };
}

export function paperFaults({ paperName, paperNo, validTo }: PaperForm): Faults<PaperForm> {
  const { length } = paperName.trim();
  return {
    ...((length < 2 || length > 50) && { paperName: '请填写2-50字的证照名称' }),
    ...(paperNo.length > 64 && { paperNo: '证照编号最多64字' }),
    ...(validTo !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(validTo) && { validTo: '请选择到期日' }),
  };
}

export const paperStates = { good: 'good', ending: 'ending', over: 'over' } as const;
export type PaperState = (typeof paperStates)[keyof typeof paperStates];
export const paperStateTexts: Readonly<Record<PaperState, string>> = {
  good: '有效',
  ending: '即将到期',
  over: '已过期',
};

/** How a paper stands on a day ('YYYY-MM-DD') where the shop is warned so many days before: its last day is a good one. */
export function paperState(validTo: string, today: string, warnDays: number): PaperState {
  if (validTo === '') return paperStates.good;
  if (validTo < today) return paperStates.over;
  return validTo <= endingBy(today, warnDays) ? paperStates.ending : paperStates.good;
}

/** Papers whose last day is this or earlier end soon. */
export const endingBy = (today: string, warnDays: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + warnDays * dayMs).toISOString().slice(0, 10);

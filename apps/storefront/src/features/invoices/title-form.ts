import { type InvoiceTitleForm, invoiceTitleFaults, titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { InvoiceTitle } from './invoices.queries.ts';

export interface TitleForm extends InvoiceTitleForm {
  isDefault: boolean;
}

/** Under which what is typed of a title, new or held, survives a lost session. */
export const titleDraft = (held: InvoiceTitle | undefined) => `title.${held?.titleId ?? 'new'}`;

export const emptyTitle = (isMember: boolean): TitleForm => ({
  titleType: isMember ? titleTypes.person : titleTypes.company,
  titleName: isMember ? '个人' : '',
  taxNo: '',
  regAddress: '',
  regTel: '',
  bankName: '',
  bankAccount: '',
  email: '',
  mobile: '',
  isDefault: false,
});

export function titleFormOf({ titleId: _id, version: _version, ...form }: InvoiceTitle): TitleForm {
  return form;
}

export function tidyTitle(form: TitleForm): TitleForm {
  return {
    ...form,
    titleName: tidyText(form.titleName),
    taxNo: tidyCode(form.taxNo).toUpperCase(),
    regAddress: tidyText(form.regAddress),
    regTel: tidyText(form.regTel),
    bankName: tidyText(form.bankName),
    bankAccount: tidyCode(form.bankAccount),
    email: tidyText(form.email),
    mobile: tidyCode(form.mobile),
  };
}

/** The first fault of each field, by the rules the server has. */
export function titleFaults(form: TitleForm): Faults<TitleForm> {
  const faults: Faults<TitleForm> = {};
  for (const { field, msg } of invoiceTitleFaults(tidyTitle(form))) faults[field as keyof TitleForm] ??= msg;
  return faults;
}

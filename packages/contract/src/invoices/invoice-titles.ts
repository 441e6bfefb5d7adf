import { zCode } from '../wire/code.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { z } from 'zod';
import { command, query, zFlag, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zShort = z.string().trim().max(200).default('');
const titleType = zCode(titleTypes);

/** 1企业 2个人 3机关事业单位; bankAccount is kept as digits. */
export const titleForm = {
  titleType,
  titleName: z.string().trim().max(200),
  taxNo: zShort,
  regAddress: zShort,
  regTel: zShort,
  bankName: zShort,
  bankAccount: zShort,
  email: zShort,
  mobile: zShort,
  isDefault: zFlag.default(false),
};

export const zTitle = z.object({
  titleId: z.string(),
  titleType,
  titleName: z.string(),
  taxNo: z.string(),
  regAddress: z.string(),
  regTel: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  email: z.string(),
  mobile: z.string(),
  isDefault: z.boolean(),
  version: z.number().int(),
});

const changed = z.object({ titleId: z.string(), version: z.number().int() });

/** 发票抬头 of the caller's customer (docs/domain/accounts.md §7); who may apply for invoices may read them. */
export const invoiceTitles = {
  '/api/CustInvoiceTitle/GetList': endpoint({
    access: { can: 'invoice.apply' },
    body: query({}),
    result: z.array(zTitle),
    extra: { isEditable: z.boolean() },
  }),
  '/api/CustInvoiceTitle/Add': endpoint({
    access: { can: 'title.edit' },
    body: command(titleForm),
    result: changed,
    requestId: 'optional',
  }),
  '/api/CustInvoiceTitle/Edit': endpoint({
    access: { can: 'title.edit' },
    body: command({ ...titleForm, titleId: zId }),
    result: changed,
    requestId: 'optional',
  }),
  '/api/CustInvoiceTitle/Delete': endpoint({
    access: { can: 'title.edit' },
    body: command({ titleId: zId }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'optional',
  }),
  '/api/CustInvoiceTitle/SetDefault': endpoint({
    access: { can: 'title.edit' },
    body: command({ titleId: zId }),
    result: changed,
    requestId: 'optional',
  }),
};

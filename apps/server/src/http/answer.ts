import type { Envelope, FieldFault } from '@jicai/contract/wire/envelope.ts';
import { errorCodes, errorText, type RefusalCode } from '@jicai/domain/errors/error-codes.ts';
import { importBusy } from '@jicai/domain/goods/import-states.ts';
import { runBusy } from '@jicai/domain/goods/run-states.ts';
import { orgNameUsed, roleNameUsed } from '@jicai/domain/people/organisation-form.ts';
import { constraintOf, sqlState } from '../db/with-tenant.ts';
import { badField, Refusal, refuse } from './refusal.ts';

/** A failed answer. `resultData` is null unless the refusal carries details. */
export function failure(code: RefusalCode, text?: string, extra: Partial<Envelope> = {}): Envelope {
  return { success: false, resultData: null, errorCode: code, errorMsg: text ?? errorText(code), ...extra };
}

export const failureOf = (refusal: Refusal): Envelope =>
  failure(refusal.code, refusal.message, {
    ...(refusal.fields && { errorData: refusal.fields }),
    ...(refusal.detail !== undefined && { resultData: refusal.detail }),
  });

/**
 * Which refusal a violated database constraint becomes. If two calls race, the service may miss what the constraint catches:
 * the answer must be the same refusal, with the same text, and no fault. Names come from db/tables.
 */
const refusalsByConstraint: Record<string, RefusalCode | FieldFault | { code: RefusalCode; field: string }> = {
  accounts_account_no: { code: errorCodes.accountTaken, field: 'accountNo' },
  accounts_mobile: { code: errorCodes.mobileTaken, field: 'mobile' },
  accounts_email: { code: errorCodes.mailTaken, field: 'email' },
  customers_tax_no: '1011',
  registrations_tax_no: '1011',
  stock_reserved_within_on_hand: '2005',
  stock_reserved_positive: '2005',
  payments_one_applied: '4002',
  order_lines_held: '5002',
  return_sheets_previous: '3001',
  return_addresses_default: '7',
  agreements_version: { field: 'agreementVersion', msg: '该版本已发布，请使用新的版本号' },
  approval_rules_name: { field: 'ruleName', msg: '规则名称已存在' },
  org_units_sibling_name: { field: 'orgName', msg: orgNameUsed },
  brands_name: { field: 'brandName', msg: '已有这个品牌，可以合并' },
  goods_labels_name: { field: 'labelName', msg: '已有这个标签' },
  goods_runs_one_busy: { field: 'act', msg: runBusy },
  goods_imports_one_busy: { field: 'fileUrl', msg: importBusy },
  roles_name: { field: 'roleName', msg: roleNameUsed },
  shop_roles_name: { field: 'roleName', msg: roleNameUsed },
  suppliers_name: { field: 'supplierName', msg: '已有同名的供应商' },
  transfers_confirmed_serial: { field: 'bankSerialNo', msg: '该银行流水号已登记' },
};

/**
 * The refusal for a database error: of a known constraint, or of a lock that another call still holds. Undefined for
 * any other error.
 */
export function refusalOfDatabaseError(error: unknown): Refusal | undefined {
  const known = refusalsByConstraint[constraintOf(error)];
  if (typeof known === 'string') return new Refusal(known);
  if (known && 'code' in known)
    return new Refusal(known.code, { fields: [{ field: known.field, msg: errorText(known.code) }] });
  if (known) return badField(known.field, known.msg);
  return sqlState(error) === '55P03' ? refuse.repeated({ text: '正在处理中，请稍后重试' }) : undefined;
}

import { costCenter } from '../orders/order-form.ts';
import { between, type FieldRule } from '../forms/text.ts';

/** The list of cost centres that an enterprise keeps (docs/domain/accounts.md §7). */
export const mostCostCenters = 500;
export const costCenterUsed = '该编号已在清单中';
/** As orders carry it, and never empty. */
export const costCenterCode: FieldRule = (value) => (value === '' ? '请输入成本中心编号' : costCenter(value));
export const costCenterTitle = between(0, 30, '名称不能超过30个字');

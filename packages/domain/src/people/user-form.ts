import { accountNo, mobile, personName } from './account-form.ts';
import { filled } from '../forms/text.ts';

/**
 * What an enterprise's user needs to have: an empty field is asked for, a wrong one explained
 * (docs/domain/validation.md §2).
 */
export const userAccountNo = filled('请输入登录账号', accountNo);
export const userName = filled('请输入姓名', personName);
export const userMobile = filled('请输入手机号', mobile);

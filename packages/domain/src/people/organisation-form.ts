import { between } from '../forms/text.ts';

/** Names of departments and roles, and what stands beside a role (docs/domain/validation.md §9). */
export const orgName = between(2, 30, '请输入2-30个字的部门名称');
/** 验收人 of one department. */
export const mostReceivers = 20;
export const orgNameUsed = '同级部门名称不能重复';
export const roleName = between(2, 20, '请输入2-20个字的角色名称');
export const roleNameUsed = '角色名称已存在';
export const roleRemark = between(0, 200, '备注不能超过200个字');

import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { UserState } from '@jicai/domain/people/user-rules.ts';
import type { StaffType } from '@jicai/domain/shop-side/staff-rules.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsStaff/GetPage';
const rolesPath = '/api/OpsStaff/GetRoleList';
const suppliersPath = '/api/OpsStaff/GetSupplierList';

export type StaffRow = AnswerOf<typeof pagePath>['resultData'][number];
export type RoleRow = ResultOf<typeof rolesPath>[number];

export interface StaffQuestion {
  searchKey: string;
  accountType: StaffType | undefined;
  userState: UserState | undefined;
  roleId: string;
  supplierId?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

export const staffQuery = ({ searchKey, pageIndex, pageSize, ...filter }: StaffQuestion) =>
  queryOptions({
    queryKey: [pagePath, { searchKey, pageIndex, pageSize, ...filter }],
    queryFn: async ({ signal }) => post(pagePath, { reqData: filter, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const rolesQuery = () =>
  queryOptions({
    queryKey: [rolesPath],
    queryFn: async ({ signal }) => (await post(rolesPath, {}, { signal })).resultData,
  });

export const suppliersQuery = () =>
  queryOptions({
    queryKey: [suppliersPath],
    queryFn: async ({ signal }) => (await post(suppliersPath, {}, { signal })).resultData,
  });

/** After a command: people and roles are asked for again. */
export async function refreshStaff(): Promise<void> {
  await Promise.all([pagePath, rolesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

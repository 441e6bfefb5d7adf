import { userStates } from '@jicai/domain/people/user-rules.ts';
import { staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

/** Views of the page: people by kind, and the roles. */
export const staffViews = [
  { key: 'all', label: '全部用户' },
  { key: 'operators', label: '商城运营' },
  { key: 'suppliers', label: '供应商' },
  { key: 'stopped', label: '已停用' },
  { key: 'roles', label: '角色' },
] as const;
export type StaffView = (typeof staffViews)[number]['key'];

/** What a view asks the list of people for. */
const filters = {
  all: {},
  operators: { accountType: staffTypes.operator },
  suppliers: { accountType: staffTypes.supplier },
  stopped: { userState: userStates.disabled },
  roles: {},
} as const;

/** What the address says of the page: view, search, role, page, and who stands open. */
export function useStaffAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  const view: StaffView = staffViews.find(({ key }) => key === named)?.key ?? 'all';
  return {
    ...list,
    view,
    roleId: list.params.get('role') ?? '',
    filter: { accountType: undefined, userState: undefined, ...filters[view] },
  };
}
export type StaffAddress = ReturnType<typeof useStaffAddress>;

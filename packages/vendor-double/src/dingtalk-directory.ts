import { randomUUID } from 'node:crypto';
import type { DingtalkPerson, DingtalkVendor } from './dingtalk-vendor.ts';
import { employees, failed, ok, useridOf } from './dingtalk-employees.ts';
import type { VendorAnswer, VendorCall } from './vendor-call.ts';

const rootId = 1;
const longestPage = 100;
const departmentsOf = ({ departments = [rootId] }: DingtalkPerson) => departments;

/** A department and those above it, as far as they are known and come only once. */
function pathOf(vendor: DingtalkVendor, id: number, seen: readonly number[] = []): readonly number[] {
  const one = vendor.departments.find((department) => department.id === id);
  if (seen.includes(id)) return seen;
  return one ? pathOf(vendor, one.parentId, [...seen, id]) : [...seen, id];
}

const sees = (vendor: DingtalkVendor, id: number): boolean =>
  vendor.range.departments.includes(rootId) || pathOf(vendor, id).some((one) => vendor.range.departments.includes(one));

const told = (result: unknown) => ok({ request_id: randomUUID(), result });

/** The calls that read the address list; the token has been looked at. */
export function answerDingtalkDirectory(
  vendor: DingtalkVendor,
  { method, url }: VendorCall,
  body: Record<string, unknown>,
): VendorAnswer {
  if (url.pathname === '/auth/scopes') {
    const { departments: authed_dept, users: authed_user } = vendor.range;
    return ok({ auth_user_field: ['name', 'mobile'], auth_org_scopes: { authed_dept, authed_user } });
  }
  if (method !== 'POST') return failed(43_002, '需要POST请求');
  if (url.pathname === '/topapi/v2/user/get') return oneEmployee(vendor, body);
  const id = body['dept_id'];
  if (typeof id !== 'number') return failed(40_035, '不合法的参数');
  const held = vendor.departments.find((one) => one.id === id);
  if (id !== rootId && !held) return failed(60_003, '部门不存在');
  if (!sees(vendor, id)) return failed(50_004, '请求的部门id不在授权范围内');
  if (url.pathname === '/topapi/v2/user/list') return listEmployees(vendor, id, body);
  const shown = ({ id: dept_id, name, parentId: parent_id }: { id: number; name: string; parentId: number }) => ({
    dept_id,
    name,
    parent_id,
  });
  if (url.pathname === '/topapi/v2/department/get') return told(shown(held ?? { id, name: '企业', parentId: 0 }));
  return told(vendor.departments.filter(({ parentId }) => parentId === id).map(shown));
}

function listEmployees(vendor: DingtalkVendor, id: number, { cursor, size }: Record<string, unknown>): VendorAnswer {
  if (typeof cursor !== 'number' || typeof size !== 'number' || size < 1 || size > longestPage)
    return failed(40_035, '不合法的参数');
  const all = employees(vendor).filter((one) => departmentsOf(one).includes(id));
  const list = all.slice(cursor, cursor + size).map(shownEmployee);
  const has_more = cursor + size < all.length;
  return told({ list, has_more, ...(has_more && { next_cursor: cursor + size }) });
}

function oneEmployee(vendor: DingtalkVendor, { userid }: Record<string, unknown>): VendorAnswer {
  const person = employees(vendor).find(({ unionId }) => useridOf(unionId) === userid);
  if (!person) return failed(60_121, '找不到该用户');
  const isSeen = vendor.range.users.includes(String(userid)) || departmentsOf(person).some((id) => sees(vendor, id));
  return isSeen ? told(shownEmployee(person)) : failed(50_002, '请求的员工userid不在授权范围内');
}

const shownEmployee = (person: DingtalkPerson) => ({
  userid: useridOf(person.unionId),
  unionid: person.unionId,
  name: person.nick,
  dept_id_list: departmentsOf(person),
  ...(person.mobile !== undefined && { mobile: person.mobile, state_code: person.stateCode ?? '86' }),
  active: true,
});

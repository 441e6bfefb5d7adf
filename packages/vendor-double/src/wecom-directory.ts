import type { VendorAnswer, VendorCall } from './vendor-call.ts';
import type { WecomPerson, WecomVendor } from './wecom.ts';

export interface WecomDepartment {
  id: number;
  name: string;
  parentid: number;
  /** The greatest stands first. */
  order?: number;
}

/** 可见范围 of the app: departments with all below them, and members one by one. */
export interface WecomRange {
  departments: number[];
  users: string[];
}

const failed = (errcode: number, errmsg: string): VendorAnswer => ({ status: 200, body: { errcode, errmsg } });
const ok = (told: object): VendorAnswer => ({ status: 200, body: { errcode: 0, errmsg: 'ok', ...told } });

const rootId = 1;
/** A department and those above it, as far as they are known and come only once. */
function pathOf(vendor: WecomVendor, id: number, seen: readonly number[] = []): readonly number[] {
  const one = vendor.departments.find((department) => department.id === id);
  if (seen.includes(id)) return seen;
  return one ? pathOf(vendor, one.parentid, [...seen, id]) : [...seen, id];
}

const seesDepartment = (vendor: WecomVendor, id: number): boolean =>
  vendor.range.departments.includes(rootId) || pathOf(vendor, id).some((one) => vendor.range.departments.includes(one));

/** Whether the app may see a member: by his departments, or by himself. */
export const seesMember = (vendor: WecomVendor, { userid, department = [rootId] }: WecomPerson): boolean =>
  vendor.range.users.includes(userid) || department.some((id) => seesDepartment(vendor, id));

/** The calls that read the address list; the token has been looked at. */
export function answerWecomDirectory(vendor: WecomVendor, { method, url }: VendorCall): VendorAnswer {
  const asked = url.searchParams;
  if (method !== 'GET') return failed(43_001, 'require GET method');
  switch (url.pathname) {
    case '/cgi-bin/agent/get': {
      if (asked.get('agentid') !== vendor.agentId) return failed(301_002, 'not allow operate another agent');
      return ok({
        agentid: Number(vendor.agentId),
        allow_userinfos: { user: vendor.range.users.map((userid) => ({ userid })) },
        allow_partys: { partyid: vendor.range.departments },
        allow_tags: { tagid: [] },
      });
    }
    case '/cgi-bin/department/list': {
      const root = { id: rootId, name: '企业', parentid: 0, order: 100 };
      const seen = [root, ...vendor.departments].filter(({ id }) => seesDepartment(vendor, id));
      return ok({ department: seen.map((one) => ({ order: 0, department_leader: [], ...one })) });
    }
    default:
      return listMembers(vendor, asked);
  }
}

function listMembers(vendor: WecomVendor, asked: URLSearchParams): VendorAnswer {
  const id = Number(asked.get('department_id'));
  if (id !== rootId && !vendor.departments.some((one) => one.id === id)) return failed(60_003, 'department not found');
  if (!seesDepartment(vendor, id)) return failed(60_011, 'no privilege to access/modify contact/party/agent');
  const members = vendor.people.filter(
    ({ isOutsider, department = [rootId] }) => !isOutsider && department.includes(id),
  );
  const userlist = members.map(({ isOutsider: _outsider, department = [rootId], ...member }) => ({
    ...member,
    department,
    main_department: department[0],
    status: 1,
  }));
  return ok({ userlist });
}

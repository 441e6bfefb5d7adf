import {
  type DirectoryDepartment,
  type DirectoryPerson,
  directoryRoot,
  mostDirectoryDepartments,
} from '@jicai/domain/people/directory/directory.ts';
import { z } from 'zod';
import { type DirectoryCall, DirectoryFault, inTurn } from './directory-calls.ts';
import { newCrowd } from './directory-crowd.ts';
import type { DirectoryService } from './sign-on.ts';

const zId = z.union([z.number().int(), z.string()]).transform(String);
const zScopes = z.looseObject({
  auth_org_scopes: z.looseObject({ authed_dept: z.array(zId).catch([]), authed_user: z.array(z.string()).catch([]) }),
});
const zDepartment = z.looseObject({ dept_id: zId, name: z.string(), parent_id: zId.catch(directoryRoot) });
const zBelow = z.looseObject({ result: z.array(zDepartment) });
const zOne = z.looseObject({ result: zDepartment });
const zUser = z.looseObject({
  unionid: z.string().min(1),
  name: z.string().catch(''),
  dept_id_list: z.array(zId).catch([]),
  mobile: z.string().catch(''),
  state_code: z.string().catch(''),
  active: z.boolean().catch(false),
});
const zUsers = z.looseObject({
  result: z.looseObject({ list: z.array(zUser), has_more: z.boolean(), next_cursor: z.number().int().optional() }),
});
const zUserOne = z.looseObject({ result: zUser });

/** 找不到该用户. */
const noSuchUser = 60_121;
/** 60011: 没有调用该接口的权限; 50002, 50004: outside of the range; 88: the app lacks a permission. */
export const dingtalkCodes = { noRights: [60_011, 50_002, 50_004, 88], busy: [90_002, 90_018] };
const pageSize = 100;

/**
 * The address list of 钉钉, as far as the app's 通讯录接口权限范围 reaches. It is whole when that has the root department. Proved is
 * the mobile of the mainland of who has signed in to 钉钉 with it; it is told to apps that may know it alone.
 */
export function dingtalkDirectory(
  call: DirectoryCall,
  at: (path: string, query: Record<string, string>) => URL,
): DirectoryService {
  const to = (path: string) => (access_token: string) => at(path, { access_token });
  return {
    read: async (onRead) => {
      const scopes = await call(zScopes, to('/auth/scopes'));
      const { authed_dept = [], authed_user = [] } = scopes?.auth_org_scopes ?? {};
      const departments = await readDepartments(call, to, authed_dept);
      const people = newCrowd(onRead);
      const members = await inTurn([...departments.keys()], async (dept_id) => {
        const found: DirectoryPerson[] = [];
        for (let cursor: number | undefined = 0; cursor !== undefined;) {
          const body: object = { dept_id: Number(dept_id), cursor, size: pageSize };
          const page: z.infer<typeof zUsers> | null = await call(zUsers, to('/topapi/v2/user/list'), { body });
          found.push(...(await people.count((page?.result.list ?? []).map(personOf))));
          const next: number | undefined = page?.result.has_more ? page.result.next_cursor : undefined;
          if (next !== undefined && next <= cursor) throw new DirectoryFault('badAnswer', 'the cursor does not move');
          cursor = next;
        }
        return found;
      });
      people.take(members.flat());
      const others = await inTurn(authed_user, async (userid) => {
        const one = await call(zUserOne, to('/topapi/v2/user/get'), { body: { userid }, nothing: [noSuchUser] });
        return people.count(one ? [personOf(one.result)] : []);
      });
      people.take(others.flat());
      return {
        departments: [...departments.values()].filter(({ id }) => id !== directoryRoot),
        people: people.all(),
        isWhole: authed_dept.includes(directoryRoot),
      };
    },
    whoIsGone: async (subjects) => {
      const answers = await inTurn(subjects, async (unionid) => {
        const path = to('/topapi/user/getbyunionid');
        const found = await call(z.looseObject({}), path, { body: { unionid }, nothing: [noSuchUser] }).catch(
          (error: unknown) => {
            if (error instanceof DirectoryFault && error.fault === 'noRights') return undefined;
            throw error;
          },
        );
        return found === null ? [unionid] : [];
      });
      return answers.flat();
    },
  };
}

/** Those in the range with all below them; it tells only what stands directly below one. */
async function readDepartments(
  call: DirectoryCall,
  to: (path: string) => (token: string) => URL,
  roots: readonly string[],
): Promise<Map<string, DirectoryDepartment>> {
  const departments = new Map<string, DirectoryDepartment>();
  const take = ({ dept_id: id, name, parent_id: parentId }: z.infer<typeof zDepartment>, order: number) => {
    if (departments.size >= mostDirectoryDepartments) throw new DirectoryFault('tooLarge', 'departments');
    departments.set(id, { id, name, parentId, order });
  };
  for (const [order, id] of roots.entries()) {
    if (id === directoryRoot) take({ dept_id: id, name: '', parent_id: '' }, order);
    else {
      const one = await call(zOne, to('/topapi/v2/department/get'), { body: { dept_id: Number(id) } });
      if (one) take(one.result, order);
    }
  }
  let level = [...departments.keys()];
  while (level.length > 0) {
    const below = await inTurn(level, async (id) => {
      const answer = await call(zBelow, to('/topapi/v2/department/listsub'), { body: { dept_id: Number(id) } });
      return answer?.result ?? [];
    });
    level = [];
    for (const siblings of below)
      for (const [order, one] of siblings.entries()) {
        if (departments.has(one.dept_id)) continue;
        take(one, order);
        level.push(one.dept_id);
      }
  }
  return departments;
}

function personOf({ unionid, name, dept_id_list, mobile, state_code, active }: z.infer<typeof zUser>): DirectoryPerson {
  const isHere = (state_code === '86' || state_code === '') && active;
  const proved = isHere && /^1[3-9]\d{9}$/.test(mobile) ? mobile : '';
  return { subject: unionid, name, email: '', mobile: proved, departmentId: dept_id_list[0] ?? '' };
}

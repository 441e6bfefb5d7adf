import {
  type Directory,
  type DirectoryPerson,
  directoryRoot,
  mostDirectoryDepartments,
} from '@jicai/domain/people/directory/directory.ts';
import { z } from 'zod';
import { type DirectoryCall, DirectoryFault, inTurn } from './directory-calls.ts';
import { newCrowd } from './directory-crowd.ts';
import type { DirectoryService } from './sign-on.ts';

const zId = z.union([z.number().int(), z.string()]).transform(String);
const zDepartments = z.looseObject({
  department: z.array(z.looseObject({ id: zId, name: z.string(), parentid: zId, order: z.number().catch(0) })),
});
/** New apps are told of a member `userid`, `name` and `department` alone. */
const zMember = z.looseObject({
  userid: z.string().min(1),
  name: z.string().catch(''),
  department: z.array(zId).catch([]),
  main_department: zId.optional().catch(undefined),
  biz_mail: z.string().catch(''),
});
const zMembers = z.looseObject({ userlist: z.array(zMember) });
const zApp = z.looseObject({
  allow_userinfos: z
    .looseObject({ user: z.array(z.looseObject({ userid: z.string() })).catch([]) })
    .catch({ user: [] }),
  allow_partys: z.looseObject({ partyid: z.array(zId).catch([]) }).catch({ partyid: [] }),
});

/** UserID 不存在. */
const noSuchMember = 60_111;
/** 48002: the app may not call it; 60011: not this member or department; 60020: not from this address; 301002: not this app. */
export const wecomCodes = { noRights: [48_002, 60_011, 60_020, 301_002], busy: [45_009, 45_033] };
/** What is asked about somebody, or a department, that is there and that the app may not see. */
const unseen = 60_011;

/**
 * The address list of 企业微信, as far as the app's 可见范围 reaches: its departments with their members, and members it may see
 * one by one. It is whole when the range has the root department. Proved is the mailbox of the corporation alone.
 */
export function wecomDirectory(
  call: DirectoryCall,
  { agentId, at }: { agentId: string; at: (path: string, query: Record<string, string>) => URL },
): DirectoryService {
  const by =
    (path: string, query: Record<string, string> = {}) =>
    (access_token: string) =>
      at(path, { access_token, ...query });
  const readOne = (userid: string) =>
    call(zMember, by('/cgi-bin/user/get', { userid }), { nothing: [noSuchMember, unseen] });
  return {
    read: async (onRead) => {
      const app = await call(zApp, by('/cgi-bin/agent/get', { agentid: agentId }));
      const listed = await call(zDepartments, by('/cgi-bin/department/list'));
      const departments = listed?.department ?? [];
      if (departments.length > mostDirectoryDepartments) throw new DirectoryFault('tooLarge', `${departments.length}`);
      const people = newCrowd(onRead);
      const members = await inTurn(departments, async ({ id }) => {
        const path = by('/cgi-bin/user/list', { department_id: id });
        // A department may be shown only because one below it is in the range: its own members are not.
        return people.count(((await call(zMembers, path, { nothing: [unseen] }))?.userlist ?? []).map(personOf));
      });
      people.take(members.flat());
      const singly = (app?.allow_userinfos.user ?? []).filter(({ userid }) => !people.has(userid));
      const others = await inTurn(singly, async ({ userid }) => {
        const one = await readOne(userid);
        return people.count(one ? [personOf(one)] : []);
      });
      people.take(others.flat());
      return {
        departments: departments.map(({ id, name, parentid, order }) => ({
          id,
          name,
          parentId: parentid,
          // The greatest stands first there.
          order: -order,
        })),
        people: people.all(),
        isWhole: app?.allow_partys.partyid.includes(directoryRoot) ?? false,
      } satisfies Directory;
    },
    whoIsGone: async (subjects) => {
      const answers = await inTurn(subjects, async (userid) => {
        const found = await call(z.looseObject({}), by('/cgi-bin/user/get', { userid }), {
          nothing: [noSuchMember],
        }).catch((error: unknown) => {
          // Somebody outside of the range is there all the same.
          if (error instanceof DirectoryFault && error.fault === 'noRights') return undefined;
          throw error;
        });
        return found === null ? [userid] : [];
      });
      return answers.flat();
    },
  };
}

function personOf({ userid, name, department, main_department, biz_mail }: z.infer<typeof zMember>): DirectoryPerson {
  const isIn = main_department !== undefined && main_department !== '0';
  return {
    subject: userid,
    name,
    email: biz_mail.trim().toLowerCase(),
    mobile: '',
    departmentId: (isIn ? main_department : department[0]) ?? '',
  };
}

import { lineStates, syncKindTexts, syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { z } from 'zod';
import { command, optional, pageQuery, query, zFlag, zId } from '../wire/body.ts';
import { zCode, zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const access = { can: 'signOn.edit' } as const;
const write = { access, requestId: 'required' } as const;

const zKindCount = z.object({
  kind: zNameOf(syncKindTexts),
  total: z.number().int(),
  chosen: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
});

const zSync = z.object({
  syncId: z.string(),
  state: zCode(syncStates),
  /** Why it failed; '' otherwise. */
  reason: z.string(),
  userName: z.string(),
  createTime: z.string(),
  /** Until when it may be applied; '' while it is read. */
  expireTime: z.string(),
  /** '' until it is over. */
  endTime: z.string(),
  /** It can be applied now. */
  isOpen: z.boolean(),
  /** People read so far. */
  readCount: z.number().int(),
  /** The app sees all of the address list. */
  isWhole: z.boolean(),
  /** Linked members and departments that the app does not see: nothing is proposed of them. */
  unseenPeople: z.number().int(),
  unseenDepartments: z.number().int(),
  /** Only kinds that occur. */
  counts: z.array(zKindCount),
});
export type DirectorySync = z.infer<typeof zSync>;

const zSyncLine = z.object({
  lineNo: z.number().int(),
  kind: zNameOf(syncKindTexts),
  title: z.string(),
  /** How it stands and how it would stand, in words. */
  before: z.string(),
  after: z.string(),
  /** Why it does nothing, or should be looked at; '' for none. */
  reasonText: z.string(),
  waitingApprovals: z.number().int(),
  openOrders: z.number().int(),
  isChosen: z.boolean(),
  state: zCode(lineStates),
  /** Why it was not done; '' otherwise. */
  outcome: z.string(),
});
export type DirectorySyncLine = z.infer<typeof zSyncLine>;

/** Departments and people of an enterprise from its address list (docs/domain/sign-on.md §9). */
export const directorySync = {
  /** The last reading of the address list; `sync` is null where there was none. `canSync`: the connection has an address list, and is in use. */
  '/api/CustSignOn/GetSync': endpoint({
    access,
    body: query({}),
    result: z.object({ canSync: z.boolean(), sync: zSync.nullable() }),
  }),
  /** Reads the address list in the background; changes nothing else. '7' while one is read or applied. */
  '/api/CustSignOn/PreviewSync': endpoint({ ...write, body: command({}), result: z.object({ syncId: z.string() }) }),
  '/api/CustSignOn/GetSyncLines': endpoint({
    access,
    body: pageQuery({ syncId: zId, kind: optional.name(syncKindTexts) }, 20),
    result: z.array(zSyncLine),
    extra: pageExtra,
  }),
  /** Ticks lines of a preview, or takes their ticks away: these, or all of a kind. '6' once it is over. */
  '/api/CustSignOn/ChooseSyncLines': endpoint({
    ...write,
    body: command({
      syncId: zId,
      kind: optional.name(syncKindTexts),
      lineNos: optional.list(z.number().int().min(1).max(100_000)),
      isChosen: zFlag,
    }),
    result: z.object({}),
  }),
  /** Does the ticked lines in the background, once. '6' where the address list or the enterprise has changed since it was read. */
  '/api/CustSignOn/ApplySync': endpoint({
    ...write,
    asksPassword: true,
    body: command({ syncId: zId }),
    result: z.object({}),
  }),
};

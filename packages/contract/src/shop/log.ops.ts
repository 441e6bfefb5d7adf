import { loggedAreas } from '@jicai/domain/shop-side/log-acts.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from './exports.ops.ts';
import { optional, pageQuery } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zLogRecord = z.object({
  logId: z.string(),
  time: z.string(),
  /** '0': the shop itself at work. */
  userId: z.string(),
  userName: z.string(),
  act: z.string(),
  /** Of what kind the subject is, such as 订单; '' where the kind is unknown. */
  subjectName: z.string(),
  /** Its number, or the name of whom or what it is about. */
  subject: z.string(),
  changes: z.array(z.object({ field: z.string(), name: z.string(), from: z.string(), to: z.string() })),
  /** '' for the shop itself at work. */
  ip: z.string(),
});
export type LogRecord = z.infer<typeof zLogRecord>;

const access = { ops: 'ops.log.view' } as const;
const zFilter = {
  userId: optional.id,
  area: optional.oneOf(loggedAreas),
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
};

/** The log of the shop's side (docs/domain/shop-users.md §5). */
export const logOps = {
  /** The newest first. `searchKey` is a whole number: of an order, a sheet, a payment … */
  '/api/OpsLog/GetPage': endpoint({
    access,
    body: pageQuery(zFilter),
    result: z.array(zLogRecord),
    extra: pageExtra,
  }),
  /** What GetPage would find as XLSX, one record a line; at most 10,000, else '4'. Made in the background; one export at a time per account, else '7'. */
  '/api/OpsLog/Export': endpoint({
    access,
    body: pageQuery({ ...zFilter, ...wantedTitles }),
    result: zListExport,
  }),
  /** Who may stand in the log: everybody of the shop's side. */
  '/api/OpsLog/GetPeople': endpoint({
    access,
    body: z.object({}),
    result: z.array(z.object({ userId: z.string(), userName: z.string() })),
  }),
};

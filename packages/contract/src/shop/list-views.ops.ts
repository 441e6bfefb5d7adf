import { consoleListNames } from '@jicai/domain/shop-side/list-views.ts';
import { z } from 'zod';
import { command, optional, query, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zList = z.enum(consoleListNames);
const zKeys = z.array(z.string().min(1).max(40)).max(60);
const zColumns = z.object({ hidden: zKeys, order: zKeys });

/** Views and columns of the console's lists, of whoever is signed in at the shop's side (docs/domain/shop-users.md §11). */
export const listViewsOps = {
  /** A buyer, and who may not open the list, gets '3'. */
  '/api/OpsView/GetList': endpoint({
    access: 'anyAccount',
    body: query({ list: zList }),
    result: z.object({
      /** The caller's own in the order they were made, then those that others share. */
      views: z.array(
        z.object({
          viewId: z.string(),
          name: z.string(),
          /** Filters and what else the address of the list says, as "a=1&b=2". */
          query: z.string(),
          columns: zColumns,
          isShared: z.boolean(),
          isOwn: z.boolean(),
          ownerName: z.string(),
          version: z.number().int(),
        }),
      ),
      /** How the caller wants the list where no view stands open. */
      columns: zColumns,
      /** What is opened first: '' the list's own first view, else "a=1&b=2". */
      firstQuery: z.string(),
      /** Titles of columns that the caller left out of his last sheet of the list. */
      exportHidden: z.array(z.string()),
    }),
  }),
  /** A new view, or with viewId and version a change of one's own. At most 20 of a list. */
  '/api/OpsView/Save': endpoint({
    access: 'anyAccount',
    body: command({
      viewId: optional.id,
      list: zList,
      name: zText.min(1, '请填写视图名称').max(20, '视图名称最多20个字'),
      query: z.string().max(1000, '筛选条件过长'),
      columns: zColumns,
      isShared: zFlag,
    }),
    result: z.object({ viewId: z.string(), version: z.number().int() }),
    requestId: 'required',
    needsOwnPassword: true,
  }),
  '/api/OpsView/Delete': endpoint({
    access: 'anyAccount',
    body: command({ viewId: zId }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'required',
    needsOwnPassword: true,
  }),
  /** The caller's own columns and first view of a list; the last word counts. */
  '/api/OpsView/SaveHabit': endpoint({
    access: 'anyAccount',
    body: command({ list: zList, columns: zColumns.optional(), firstQuery: z.string().max(1000).optional() }),
    result: z.object({}),
    requestId: 'required',
    needsOwnPassword: true,
  }),
};

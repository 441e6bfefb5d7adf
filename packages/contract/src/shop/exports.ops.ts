import { exportStates } from '@jicai/domain/people/privacy.ts';
import { listExportKinds } from '@jicai/domain/shop-side/list-exports.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

/** A sheet of a list that is being made, or was. */
export const zListExport = z.object({
  exportId: z.string(),
  kind: z.enum(listExportKinds),
  exportState: zCode(exportStates),
  /** Rows written so far, of `rowCount`. */
  doneCount: z.number().int(),
  rowCount: z.number().int(),
  /** Why it was given up; '' else. */
  reason: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** Good for 10 minutes; '' until it is ready, and to who may not export that list any more. */
  fileUrl: z.string(),
  createTime: z.string(),
  endTime: z.string(),
  /** Until when the file is kept; '' until it is ready. */
  expireTime: z.string(),
});
export type ListExport = z.infer<typeof zListExport>;

/** The columns that are wanted of a sheet; without them all that the caller may have. */
export const wantedTitles = { columns: optional.list(zText.max(20), 60) };

/**
 * The sheets that somebody of the shop's side has asked for, his own alone (docs/domain/shop-users.md §14). They are begun by
 * the `Export` calls of the lists. A buyer gets '3'.
 */
export const exportsOps = {
  /** The newest first. */
  '/api/OpsExport/GetPage': endpoint({
    access: 'anyAccount',
    body: pageQuery({}, 20),
    result: z.array(zListExport),
    extra: pageExtra,
  }),
  /** '5' for one that somebody else asked for. */
  '/api/OpsExport/GetModel': endpoint({
    access: 'anyAccount',
    body: command({ exportId: zId }),
    result: zListExport,
  }),
  /** Ends one that is being made; one that has ended stays as it is. '5' for one that somebody else asked for. */
  '/api/OpsExport/Cancel': endpoint({
    access: 'anyAccount',
    body: command({ exportId: zId }),
    result: zListExport,
  }),
};

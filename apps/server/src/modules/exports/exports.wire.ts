import type { ListExport } from '@jicai/contract/shop/exports.ops.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { listExportKeptMs } from '@jicai/domain/shop-side/list-exports.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { ListExportRow } from './exports.store.ts';

export const toListExport = (row: ListExportRow, fileUrl = ''): ListExport => ({
  exportId: row.id,
  kind: row.kind,
  exportState: row.state,
  doneCount: row.doneRows,
  rowCount: row.totalRows,
  reason: row.reason,
  fileName: row.fileName,
  sizeBytes: row.sizeBytes,
  fileUrl,
  createTime: shanghaiTime(row.createdAt),
  endTime: row.endedAt ? shanghaiTime(row.endedAt) : '',
  expireTime:
    row.state === exportStates.ready ? shanghaiTime(new Date(row.createdAt.getTime() + listExportKeptMs)) : '',
});

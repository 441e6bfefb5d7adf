import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { post } from '@jicai/web/call/post.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import type { LogQuestion } from './log.queries.ts';

/** The records that the filter finds, as a sheet. */
export function LogExportButton({
  countText,
  searchKey,
  ...filter
}: Omit<LogQuestion, 'pageIndex' | 'pageSize'> & { countText: string }) {
  return (
    <ExportButton
      kind="log"
      rows={`筛选出的 ${countText} 条`}
      columns={exportColumns.log}
      start={async (columns) =>
        (await post('/api/OpsLog/Export', { reqData: { ...filter, columns }, searchKey })).resultData
      }
    />
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconDownload } from '@jicai/ui/icons/center-icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReportUnit } from '@jicai/domain/reports/report-span.ts';
import type { ExportedTable } from '@jicai/domain/reports/report-tables.ts';
import type { Asked } from './reports.queries.ts';

/** A table of the reports as XLSX. */
export function ExportButton({ table, asked }: { table: ExportedTable; asked: Asked & { unit?: ReportUnit } }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await post('/api/OpsReport/Export', { reqData: { ...asked, table } })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      <IconDownload size={14} />
      导出
    </Button>
  );
}

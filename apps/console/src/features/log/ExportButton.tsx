import { Button } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import type { LogQuestion } from './log.queries.ts';

/** The records that the filter finds, as a sheet. */
export function ExportButton({ searchKey, ...filter }: Omit<LogQuestion, 'pageIndex' | 'pageSize'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await post('/api/OpsLog/Export', { reqData: filter, searchKey })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      导出
    </Button>
  );
}

import type { BodyOf } from '@jicai/contract/index.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';

const path = '/api/OpsGoods/Export';

/** Goods as a file that can be changed and imported again: those of a filter, or the ticked ones. */
export const useExport = () =>
  useMutation({
    mutationFn: async (asked: { reqData: BodyOf<typeof path>['reqData']; searchKey?: string }) =>
      (await post(path, asked)).resultData,
    onSuccess({ fileUrl, rowCount }) {
      saveFile(fileUrl);
      toast.ok(`已导出 ${rowCount.toLocaleString('zh-CN')} 个商品，改好后可在“导入”里导入`);
    },
  });

import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, maxSheetBytes, maxSheetMb, tooLargeText } from '@jicai/domain/files/upload-kinds.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { importPath } from '../../app/paths.ts';
import { refreshImports } from './imports.queries.ts';

/** Uploads a goods file, begins its check, and goes to its page. */
export function useGoodsFile() {
  const navigate = useNavigate();
  const start = useWriteOnce(async (file: { fileUrl: string; fileName: string }, requestId) =>
    post('/api/OpsGoods/StartImport', { data: { ...file, requestId } }),
  );
  return useMutation({
    mutationFn: async (file: File) => {
      if (!/\.(xlsx|csv)$/i.test(file.name)) throw new Refusal(errorCodes.badFileType, '请选择 .xlsx 或 .csv 文件');
      if (file.size > maxSheetBytes)
        throw new Refusal(errorCodes.fileTooLarge, tooLargeText(file, `商品文件不能超过 ${maxSheetMb} MB`));
      const { resultData } = await uploadFile(file, { bizType: bizTypes.goodsFile });
      return (await start({ fileUrl: resultData.fileUrl, fileName: file.name })).resultData;
    },
    onSuccess: async ({ importId }) => {
      await refreshImports();
      void navigate(importPath(importId));
    },
  });
}

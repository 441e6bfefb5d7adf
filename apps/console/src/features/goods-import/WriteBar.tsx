import { importStates } from '@jicai/domain/goods/import-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { FootBar } from '../../parts/FootBar.tsx';
import { type GoodsImport, refreshImports } from './imports.queries.ts';

/** The last word before anything is written. */
export function WriteBar({ one: { importId, newRows, changedRows, refusedRows, state } }: { one: GoodsImport }) {
  const write = useWriteOnce(async (isPartial: boolean, requestId) =>
    post('/api/OpsGoods/WriteImport', { data: { importId, isPartial, requestId } }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: write,
    onSettled: () => void refreshImports(),
  });
  const isPartial = refusedRows > 0;
  return (
    <FootBar
      label="写入"
      title={`新增 ${newRows.toLocaleString('zh-CN')}，修改 ${changedRows.toLocaleString('zh-CN')}`}
      note={
        isPartial ? `${refusedRows} 行有错误，将跳过；也可以改好文件后重新上传` : '确认后写入，价格、库存和搜索随即更新'
      }
    >
      <Button look="fill" isBusy={isPending} onClick={() => mutate(isPartial)}>
        {state === importStates.stopped ? '重新开始' : isPartial ? '只导入正确的行' : '写入'}
      </Button>
    </FootBar>
  );
}

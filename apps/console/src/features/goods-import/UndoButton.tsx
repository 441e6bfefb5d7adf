import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation } from '@tanstack/react-query';
import { type ImportLine, refreshImports } from './imports.queries.ts';

type Undoable = Pick<ImportLine, 'importId' | 'fileName' | 'undoUntil' | 'createdItems' | 'updatedItems'>;

/** Takes back all that an import wrote, after a question; nothing where it cannot be undone. */
export function UndoButton({ line, look }: { line: Undoable; look?: 'text' }) {
  const { importId, fileName, undoUntil, createdItems, updatedItems } = line;
  const send = useWriteOnce((id: string, requestId) =>
    post('/api/OpsGoods/UndoImport', { data: { importId: id, requestId } }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(importId),
    onSettled: () => void refreshImports(),
  });
  if (undoUntil === '') return null;
  const ask = async () => {
    const text = `${updatedItems} 个商品恢复导入前的样子，新增的 ${createdItems} 个移除（已有订单等使用的只下架）。之后又改过的保留现状并列出。`;
    if (await confirm({ title: `撤销“${fileName}”的导入？`, text, okText: '撤销导入' })) mutate();
  };
  return (
    <Button
      {...(look && { look })}
      size={look ? 'sm' : 'md'}
      isBusy={isPending}
      // It only asks: a second file of the same name is asked about at once.
      armed={false}
      title={`可撤销到 ${shortTime(undoUntil)}`}
      aria-label={`撤销导入 ${fileName}`}
      onClick={() => void ask()}
    >
      {look ? '撤销' : '撤销导入'}
    </Button>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import type { GoodsImport } from './imports.queries.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import page from './ImportsPage.module.css';
import preview from '../../parts/PreviewTable.module.css';

/** What is wrong in the file, by row and column. */
export function FaultsCard({
  one: { importId, faults, refusedRows: count, hasWrongFile },
  isLeftOut,
}: {
  one: GoodsImport;
  /** The others were written. */
  isLeftOut: boolean;
}) {
  const notes = [
    ...(isLeftOut ? ['没有写入，改好后可再导入'] : []),
    ...(faults.length < count ? [`先列出 ${faults.length} 处`] : []),
  ];
  return (
    <Card
      title={`${grouped(count)} 行有错误`}
      note={notes.length > 0 ? notes.join('，') : undefined}
      size="sm"
      isFlush
      extra={hasWrongFile && <WrongRowsButton importId={importId} />}
    >
      <div className={preview.scroll}>
        <table className={cx(preview.rows, page.found)}>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">列</th>
              <th scope="col">原因</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column || '整行'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** All of them, to be mended in a spreadsheet and brought again. */
function WrongRowsButton({ importId }: { importId: string }) {
  const load = useMutation({
    mutationFn: async () => (await post('/api/OpsGoods/GetImportWrongRows', { data: { importId } })).resultData,
    onSuccess: ({ fileUrl }) => saveFile(fileUrl),
  });
  return (
    <Button look="text" size="sm" disabled={load.isPending} onClick={() => load.mutate()}>
      下载错误行
    </Button>
  );
}

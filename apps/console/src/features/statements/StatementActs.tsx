import { Button } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import type { Statement } from './statements.queries.ts';
import styles from './StatementPage.module.css';

export type StatementAct = 'reply' | 'adjustAll' | 'adjustRows' | 'reverseRow' | 'void';

/** Papers of a statement, and what may be done about the whole of it. */
export function StatementActs({
  statement: { checkId, actions },
  onAct,
}: {
  statement: Statement;
  onAct: (act: StatementAct) => void;
}) {
  const may = useMay();
  const paper = useMutation({
    mutationFn: async (path: '/api/OpsCheck/Export' | '/api/OpsCheck/ExportPdf') =>
      (await post(path, { data: { checkId } })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  return (
    <div className={styles.acts}>
      <Button disabled={paper.isPending} onClick={() => paper.mutate('/api/OpsCheck/Export')}>
        导出明细
      </Button>
      <Button disabled={paper.isPending} onClick={() => paper.mutate('/api/OpsCheck/ExportPdf')}>
        下载 PDF
      </Button>
      {actions.includes('void') && may('ops.statement.generate') && (
        <Button look="danger" onClick={() => onAct('void')}>
          作废
        </Button>
      )}
      {actions.includes('adjust') && may('ops.statement.adjust') && (
        <Button onClick={() => onAct('adjustAll')}>整单调整</Button>
      )}
      {actions.includes('reply') && may('ops.statement.reply') && (
        <Button look="fill" onClick={() => onAct('reply')}>
          答复异议
        </Button>
      )}
    </div>
  );
}

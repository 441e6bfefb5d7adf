import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { IconDownload } from '@jicai/ui/icons/center-icons.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { RemarkDialog } from './RemarkDialog.tsx';
import { StatementFigures } from './StatementFigures.tsx';
import styles from './StatementHeadCard.module.css';
import type { StatementModel } from './statements.queries.ts';
import { isUnconfirmed, nextTexts, stateTones } from './statement-looks.ts';

type PaperPath = '/api/FinCheck/Export' | '/api/FinCheck/ExportPdf';

/** Which statement it is, what it comes to, and the paper of it. */
export function StatementHeadCard({ statement }: { statement: StatementModel }) {
  const { checkId, checkNo, counts, actions } = statement;
  const [isEditing, setIsEditing] = useState(false);
  const run = useMutation({
    mutationFn: async (path: PaperPath) => (await post(path, { data: { checkId } })).resultData,
    onSuccess({ fileUrl, rowCount }) {
      toast.ok(`已导出 ${rowCount} 行对账明细`);
      saveFile(fileUrl);
    },
  });
  const paperButton = (path: PaperPath, label: string) => (
    <Button
      isBusy={run.isPending && run.variables === path}
      disabled={counts.all === 0 || run.isPending}
      onClick={() => run.mutate(path)}
    >
      <IconDownload size={16} />
      {label}
    </Button>
  );
  const isConfirmed = !isUnconfirmed(statement.checkState);
  return (
    <section className={styles.card} aria-labelledby="statement-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 id="statement-title" className={styles.title}>
              {statementTitle(statement)}
            </h1>
            <Tag isState tone={stateTones[statement.checkState] ?? 'grey'}>
              {statement.checkStateText}
            </Tag>
            <span className={styles.version}>第 {statement.version} 版</span>
          </div>
          <p className={styles.facts}>
            <span>
              对账单号 <b>{checkNo}</b> <CopyButton text={checkNo} label="对账单号" />
            </span>
            <span>
              账期{' '}
              <b>
                {statement.periodFrom}
                {statement.periodTo !== statement.periodFrom && ` 至 ${statement.periodTo.slice(5)}`}
              </b>
            </span>
            <span>
              销售方 <b>{statement.sellerName}</b>
            </span>
            <span>
              付款期限 <b>{statement.termText}</b>（{statement.dueRule}）
            </span>
          </p>
          <p className={styles.next}>{nextTexts[statement.checkState]}</p>
          {statement.remark && <p className={styles.remark}>我方备注：{statement.remark}</p>}
        </div>
        <div className={styles.buttons}>
          {actions.includes('editRemark') && <Button onClick={() => setIsEditing(true)}>备注</Button>}
          {paperButton('/api/FinCheck/Export', '导出 Excel')}
          {paperButton('/api/FinCheck/ExportPdf', '下载盖章 PDF')}
        </div>
      </div>
      <StatementFigures
        figures={[
          { name: '应付合计', fen: statement.totalFee, isMain: true },
          { name: `本期收货 ${counts.received} 行`, fen: statement.orderFee },
          { name: `本期退款 ${counts.refunded} 行`, fen: statement.refundFee },
          { name: `调整 ${counts.adjusted} 行`, fen: statement.adjustFee },
          { name: '已开票', fen: statement.invoicedFee },
          { name: '已付款', fen: statement.paidFee },
          {
            name: isConfirmed ? '付款到期日' : '付款到期日（现在确认）',
            text: statement.dueDate ?? statement.expectedDueDate ?? '收齐发票后起算',
            isHot: statement.overdueDays > 0,
          },
        ]}
      />
      {isEditing && <RemarkDialog statement={statement} onClose={() => setIsEditing(false)} />}
    </section>
  );
}

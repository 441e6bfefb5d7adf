import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { ApplyDialog } from '../invoices/index.ts';
import styles from './StatementBar.module.css';
import type { Marks } from './ItemTable.tsx';
import { refreshStatements, type StatementModel } from './statements.queries.ts';
import { useStatementCommand } from './use-statement-command.ts';

const PayDialog = lazyPart(async () => (await import('./PayDialog.tsx')).PayDialog);

type Step = { do: 'confirm' } | { do: 'withdraw' } | { do: 'dispute'; marks: Marks };

const disputedItems = (marks: Marks) =>
  Object.entries(marks).map(([checkItemId, { reasonCode, remark }]) => ({
    checkItemId,
    reasonCode,
    remark: remark.trim(),
  }));

/** What the reader may do with a statement now, and what it comes to; it stays in sight. */
export function StatementBar({
  statement,
  marks,
  isLoose,
  onDone,
}: {
  statement: StatementModel;
  marks: Marks;
  /** On phones it stands at the end of the page, where nothing above is decided with it in sight. */
  isLoose: boolean;
  onDone: () => void;
}) {
  const { checkId, version, actions, counts, disputedFee } = statement;
  const [isPaying, setIsPaying] = useState(false);
  const wanted = { checkNo: statement.checkNo, feeFen: statement.invoiceableFee };
  const [isAsking, setIsAsking] = useState(() => hasDraft(`invoice.apply.${statement.checkNo}`));
  const [fault, setFault] = useState('');
  const list = Object.entries(marks);
  const markedFen = list.reduce((sum, [, mark]) => sum + mark.fee, 0);
  const command = useStatementCommand((step: Step, requestId) => {
    const named = { checkId, version, requestId };
    if (step.do === 'confirm') return post('/api/FinCheck/Confirm', { data: named });
    if (step.do === 'withdraw') return post('/api/FinCheck/CancelDispute', { data: named });
    return post('/api/FinCheck/Dispute', { data: { ...named, items: disputedItems(step.marks) } });
  });
  async function run(step: Step, done: string) {
    setFault('');
    const isDone = await command.run(step);
    await refreshStatements();
    if (!isDone) return;
    toast.ok(done);
    onDone();
  }
  async function confirmIt() {
    const { expectedDueDate, dueRule } = statement;
    const due = expectedDueDate ? `付款到期日 ${expectedDueDate}（${dueRule}）` : `付款期限为${dueRule}`;
    const text = `确认后明细不能再修改，应付合计 ${fenText(statement.totalFee)}，${due}。`;
    if (await confirm({ title: '确认对账', text, okText: '确认对账' })) await run({ do: 'confirm' }, '对账单已确认');
  }
  async function dispute() {
    if (list.some(([, { remark }]) => remark.trim().length < 2)) setFault('请选择有异议的明细并填写说明');
    else await run({ do: 'dispute', marks }, '异议已提交，等待商城答复');
  }
  const problem = fault || command.refusal;
  return (
    <section className={cx(styles.bar, isLoose && styles.loose)} aria-label="对账操作">
      {problem && (
        <Notice tone="danger" className={styles.problem}>
          {problem}
        </Notice>
      )}
      <p className={styles.words} aria-live="polite">
        {list.length > 0 ? (
          <>
            已标记 <b>{list.length} 行异议</b>，涉及 <Price fen={markedFen} tone="plain" />
            {actions.includes('confirm') && '；提交或撤销标记后才能确认对账'}
          </>
        ) : counts.disputed > 0 ? (
          <>
            {counts.disputed} 行异议待商城答复，涉及 <Price fen={disputedFee} tone="plain" />
          </>
        ) : actions.includes('confirm') ? (
          '没有标记异议'
        ) : (
          <>
            未付 <Price fen={statement.unpaidFee} tone="plain" />
          </>
        )}
      </p>
      <div className={styles.sum}>
        <span>应付合计</span>
        <Price fen={statement.totalFee} />
      </div>
      {actions.includes('withdrawDispute') && (
        <Button isBusy={command.isBusy} onClick={() => void run({ do: 'withdraw' }, '异议已撤回')}>
          撤回异议
        </Button>
      )}
      {actions.includes('confirm') && (
        <Button
          look={list.length > 0 ? 'ghost' : 'fill'}
          disabled={list.length > 0}
          isBusy={command.isBusy && list.length === 0}
          onClick={() => void confirmIt()}
        >
          确认对账
        </Button>
      )}
      {actions.includes('dispute') && list.length > 0 && (
        <Button look="fill" isBusy={command.isBusy} onClick={() => void dispute()}>
          提交异议（{list.length} 行）
        </Button>
      )}
      {actions.includes('applyInvoice') && <Button onClick={() => setIsAsking(true)}>申请开票</Button>}
      {actions.includes('submitPay') && (
        <Button look="fill" onClick={() => setIsPaying(true)}>
          登记付款
        </Button>
      )}
      {isAsking && (
        <ApplyDialog
          wanted={wanted}
          words={statementTitle(statement)}
          onClose={() => setIsAsking(false)}
          onDone={() => void refreshStatements()}
        />
      )}
      {isPaying && <PayDialog only={checkId} onClose={() => setIsPaying(false)} />}
    </section>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useState } from 'react';
import { outcomeOf } from '../../parts/outcome-of.ts';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import { type InvoiceRow, refreshInvoices } from './invoices.queries.ts';

/** Sends all chosen requests to the tax platform, one after the other; those it did not take stay chosen. */
export function InvoiceBatch({ rows, onDone }: { rows: readonly InvoiceRow[]; onDone: (left: string[]) => void }) {
  const [isBusy, setBusy] = useState(false);
  const issue = useWriteOnce(({ invoiceReqNo, version }: InvoiceRow, requestId) =>
    post('/api/OpsInvoice/Issue', { data: { invoiceReqNo, version, requestId } }),
  );
  if (rows.length === 0) return null;
  const totalFee = rows.reduce((sum, row) => sum + row.amountFee, 0);
  async function issueAll(): Promise<void> {
    const title = `开具 ${rows.length} 张发票？`;
    const text = `合计 ${fenText(totalFee)}，提交税务平台后不能撤回，只能红冲。`;
    if (!(await confirm({ title, text, okText: '开具' }))) return;
    setBusy(true);
    const left: string[] = [];
    for (const row of rows) if ((await outcomeOf(() => issue(row))) !== 'ok') left.push(row.invoiceReqNo);
    setBusy(false);
    await refreshInvoices();
    onDone(left);
    if (left.length === 0) toast.ok(`已提交 ${rows.length} 张发票`);
    else toast.error(`${left.length} 张没有提交，请逐张开具并查看原因`);
  }
  return (
    <SelectionBar text={`已选 ${rows.length} 张`} note={fenText(totalFee)} onClear={() => onDone([])}>
      <Button look="fill" isBusy={isBusy} onClick={() => void issueAll()}>
        批量开具
      </Button>
    </SelectionBar>
  );
}

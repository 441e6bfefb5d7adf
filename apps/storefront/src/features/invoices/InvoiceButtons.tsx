import { type InvoiceAction, redConfirmStates } from '@jicai/domain/invoices/invoice-states.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { applyInvoicePath } from './invoice-paths.ts';
import styles from './InvoiceButtons.module.css';
import { type InvoiceModel, refreshInvoices } from './invoices.queries.ts';
import { mailDraft, MailDialog } from './MailDialog.tsx';
import { RedDialog } from './RedDialog.tsx';

/** The failed request opens again as it was; one by a statement is asked for there. */
const againPath = ({ orderNos, invoiceReqNo, checkId }: InvoiceModel) =>
  checkId ? withQuery(paths.checkDetail, { checkId }) : applyInvoicePath(orderNos, invoiceReqNo);

/** What can be done with an invoice now. */
export function InvoiceButtons({ invoice }: { invoice: InvoiceModel }) {
  const { invoiceReqNo, version, actions, files, reds } = invoice;
  const [open, setOpen] = useState<'mail' | 'red' | undefined>(() =>
    hasDraft(mailDraft(invoice)) ? 'mail' : undefined,
  );
  const cancel = useMutation({
    mutationFn: () => post('/api/ShopInvoice/Cancel', { data: { invoiceReqNo, version, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('申请已撤销'),
    onSettled: () => void refreshInvoices(),
  });
  const asked = reds.find(({ confirmState }) => confirmState === redConfirmStates.awaitingBuyer);
  const answer = useMutation({
    mutationFn: (isAgree: boolean) =>
      post('/api/ShopInvoice/ConfirmRed', {
        data: { confirmNo: asked?.confirmNo ?? '', isAgree, requestId: newRequestId() },
      }),
    onSuccess: () => toast.ok('已答复，正在办理'),
    onSettled: () => void refreshInvoices(),
  });
  const askCancel = async () => {
    if (await confirm({ title: '撤销开票申请？', text: '撤销后对应订单可以重新申请开票。', okText: '撤销申请' }))
      cancel.mutate();
  };
  const ask = async (isAgree: boolean) => {
    const red = asked ? `${fenText(asked.amountFee)} 的红字发票（${asked.reasonText}）` : '红字发票';
    const text = isAgree ? `同意后销售方将开具 ${red}，这部分不能再抵扣或报销。` : '不同意则原发票继续有效。';
    const title = isAgree ? '同意红冲？' : '不同意红冲？';
    if (await confirm({ title, text, okText: isAgree ? '同意' : '不同意' })) answer.mutate(isAgree);
  };
  const has = (action: InvoiceAction) => actions.includes(action);
  return (
    <div className={styles.buttons}>
      {has('cancel') && (
        <Button isBusy={cancel.isPending} onClick={() => void askCancel()}>
          撤销申请
        </Button>
      )}
      {has('applyAgain') && (
        <Link to={againPath(invoice)} className={buttonClass({ look: 'fill' })}>
          重新申请
        </Link>
      )}
      {has('confirmRed') && (
        <>
          <Button isBusy={answer.isPending} onClick={() => void ask(false)}>
            不同意红冲
          </Button>
          <Button look="fill" isBusy={answer.isPending} onClick={() => void ask(true)}>
            同意红冲
          </Button>
        </>
      )}
      {has('applyRed') && <Button onClick={() => setOpen('red')}>申请红冲</Button>}
      {has('sendMail') && <Button onClick={() => setOpen('mail')}>发送邮箱</Button>}
      {has('download') &&
        files.map(({ format, fileUrl }, at) => (
          <a
            key={format}
            href={fileUrl}
            download
            className={buttonClass({ look: at > 0 || has('confirmRed') ? 'ghost' : 'fill' })}
          >
            {at === 0 ? '下载发票' : `下载 ${format.toUpperCase()}`}
          </a>
        ))}
      {open === 'mail' && <MailDialog invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'red' && <RedDialog invoice={invoice} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

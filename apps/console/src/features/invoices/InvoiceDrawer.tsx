import { invoiceStates, issuedStates, isInvoiceMoveAllowed } from '@jicai/domain/invoices/invoice-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import drawerStyles from '../../parts/Drawer.module.css';
import { DrawerHead } from '../../parts/DrawerSection.tsx';
import { AttachDialog } from './AttachDialog.tsx';
import { InvoiceState } from './invoice-columns.tsx';
import { type Invoice, invoiceQuery } from './invoices.queries.ts';
import { InvoiceView } from './InvoiceView.tsx';
import { MarkIssuedDialog } from './MarkIssuedDialog.tsx';
import { RedDialog } from './RedDialog.tsx';
import { useIssue } from './use-issue.ts';

interface DrawerMoves extends DrawerWays {
  invoiceReqNo: string;
}

type Act = 'mark' | 'red' | 'attach';

/** One invoice beside the list: whom it is for, its lines, its red letters, and what may be done about it. */
export function InvoiceDrawer({ invoiceReqNo, ...moves }: DrawerMoves) {
  const query = useQuery(invoiceQuery(invoiceReqNo));
  const invoice = query.data;
  const [act, setAct] = useState<Act>();
  return (
    <>
      <Drawer
        {...moves}
        label={`发票 ${invoiceReqNo}`}
        head={
          <DrawerHead
            title={invoice?.invoiceNo || invoiceReqNo}
            mark={invoice && <InvoiceState invoice={invoice} />}
            note={invoice && `${invoice.invoiceKindText} · ${invoice.customerName} · ${invoice.userName}`}
          />
        }
        foot={invoice && <Foot invoice={invoice} onAct={setAct} />}
      >
        <QueryState
          query={query}
          skeleton={
            <Loading className={drawerStyles.bones}>
              <Skeleton height={280} />
            </Loading>
          }
        >
          {(loaded) => <InvoiceView invoice={loaded} />}
        </QueryState>
      </Drawer>
      {invoice && act === 'mark' && <MarkIssuedDialog invoice={invoice} onClose={() => setAct(undefined)} />}
      {invoice && act === 'attach' && <AttachDialog invoice={invoice} onClose={() => setAct(undefined)} />}
      {invoice && act === 'red' && <RedDialog invoice={invoice} onClose={() => setAct(undefined)} />}
    </>
  );
}

function Foot({ invoice, onAct }: { invoice: Invoice; onAct: (act: Act) => void }) {
  const may = useMay();
  const { isBusy, issue } = useIssue(invoice);
  const { invoiceState } = invoice;
  const mayIssue = may('ops.invoice.issue') && isInvoiceMoveAllowed('issue', invoiceState);
  const mayMark = may('ops.invoice.issue') && (mayIssue || invoiceState === invoiceStates.issuing);
  const mayRed = may('ops.invoice.red') && isInvoiceMoveAllowed('applyRed', invoiceState);
  const mayAttach = may('ops.invoice.issue') && issuedStates.includes(invoiceState);
  if (!mayIssue && !mayMark && !mayRed && !mayAttach) return null;
  return (
    <>
      {mayMark && <Button onClick={() => onAct('mark')}>登记已开发票</Button>}
      {mayIssue && (
        <Button look="fill" isBusy={isBusy} onClick={() => void issue()}>
          {invoiceState === invoiceStates.failed ? '重新开具' : '开具'}
        </Button>
      )}
      {mayAttach && <Button onClick={() => onAct('attach')}>上传发票文件</Button>}
      {mayRed && <Button onClick={() => onAct('red')}>申请红字发票</Button>}
    </>
  );
}

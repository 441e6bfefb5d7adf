import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type RedReason, redReasons, redReasonTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { type InvoiceModel, refreshInvoices } from './invoices.queries.ts';
import styles from './RedDialog.module.css';

const reasons = Object.keys(redReasonTexts) as RedReason[];

/** 申请红冲: why, and for returned goods which lines and units; all that is left otherwise. */
export function RedDialog({ invoice, onClose }: { invoice: InvoiceModel; onClose: () => void }) {
  const open = invoice.lines.filter((line) => line.exTaxFee + line.taxFee > line.redFee);
  const [reason, setReason] = useState<RedReason>(redReasons.mistake);
  const [qtys, setQtys] = useState<Record<number, number>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isPartial = reason === redReasons.goodsReturned;
  const chosen = open.flatMap(({ lineNo }) => ((qtys[lineNo] ?? 0) > 0 ? [{ lineNo, qty: qtys[lineNo] ?? 0 }] : []));
  const send = useWriteOnce(
    ({ lines }: { reason: RedReason; lines: { lineNo: number; qty: number }[] | undefined }, requestId) =>
      post('/api/ShopInvoice/ApplyRed', {
        data: { invoiceNo: invoice.invoiceNo, version: invoice.version, reason, lines, requestId },
      }),
  );

  async function submit() {
    setIsBusy(true);
    setRefusal('');
    try {
      await send({ reason, lines: isPartial ? chosen : undefined });
      await refreshInvoices();
      toast.ok('红冲申请已提交');
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title="申请红冲"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={isBusy} disabled={isPartial && chosen.length === 0} onClick={() => void submit()}>
            提交申请
          </Button>
        </>
      }
    >
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={styles.reasons} role="radiogroup" aria-label="红冲原因">
        {reasons.map((one) => (
          <ChoiceCard
            key={one}
            name="redReason"
            value={one}
            label={redReasonTexts[one]}
            isChosen={reason === one}
            onChoose={() => setReason(one)}
          >
            {redReasonTexts[one]}
          </ChoiceCard>
        ))}
      </div>
      {isPartial ? (
        <ul className={styles.lines}>
          {open.map((line) => (
            <li key={line.lineNo}>
              <span className={styles.name}>
                {line.name}
                <small>
                  可红冲 {line.qty - line.redQty} {line.unit}
                </small>
              </span>
              <Stepper
                label={`${line.name} 红冲数量`}
                value={qtys[line.lineNo] ?? 0}
                min={0}
                step={1}
                max={line.qty - line.redQty}
                onChange={(qty) => setQtys({ ...qtys, [line.lineNo]: qty })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.whole}>
          全额红冲，冲销金额 <Price fen={invoice.amountFee - invoice.redFee} tone="plain" />
          。开票有误时，红冲后请用正确的抬头重新申请。
        </p>
      )}
    </Dialog>
  );
}

import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { useState } from 'react';
import { holdApproval } from './held-approvals.ts';
import styles from './PhoneDecisionBar.module.css';
import { RejectDialog } from './RejectDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { useDecision } from './use-decision.ts';
import { useNextAudit } from './use-next-audit.ts';

/** From this sum on (fen) a tap is asked for again: a thumb slips. Below it a tap can be taken back for 5 s. */
const askedFromFen = 1_000_000;

/** Phones: 驳回 and 同意 with its sum, always in view above the tab bar; then the next that waits, or the list. */
export function PhoneDecisionBar({ audit, auditTaskId }: { audit: Audit; auditTaskId: string }) {
  const [open, setOpen] = useState<'reject' | 'transfer'>();
  const { decide, isBusy } = useDecision();
  const goOn = useNextAudit();
  const { version, payFee, requesterName } = audit;
  const sum = fenText(payFee);
  const agree = async () => {
    if (payFee < askedFromFen) {
      holdApproval({ auditId: audit.auditId, auditTaskId, version, words: `${sum} · ${requesterName}` });
      await goOn(audit.auditId);
      return;
    }
    const isSure = await confirm({
      title: `同意 ${sum} 的采购申请？`,
      text: `${requesterName} 的申请`,
      okText: '同意',
    });
    if (isSure && (await decide({ verb: 'Approve', auditTaskId, version, comment: '' }))) await goOn(audit.auditId);
  };
  return (
    <div className={styles.bar}>
      {audit.actions.includes('transfer') && (
        <Button armed={false} onClick={() => setOpen('transfer')}>
          转交
        </Button>
      )}
      <Button look="danger" armed={false} onClick={() => setOpen('reject')}>
        驳回
      </Button>
      <Button look="fill" isBusy={isBusy} onClick={() => void agree()} className={styles.agree}>
        同意 {sum}
      </Button>
      {open === 'reject' && (
        <RejectDialog
          audit={audit}
          auditTaskId={auditTaskId}
          onClose={() => setOpen(undefined)}
          onDone={() => void goOn(audit.auditId)}
        />
      )}
      {open === 'transfer' && (
        <TransferDialog auditTaskId={auditTaskId} version={version} comment="" onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

import type { Delegate } from '@jicai/contract/approvals/approvals.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { delegateQuery } from './approvals.queries.ts';
import { DelegateDialog } from './DelegateDialog.tsx';

/** The button at the head of 我的审批 that opens the delegation. */
export function DelegateButton() {
  const { data: delegate } = useQuery(delegateQuery());
  const [isOpen, setIsOpen] = useState(() => hasDraft('auditDelegate'));
  return (
    <>
      <Button disabled={!delegate} onClick={() => setIsOpen(true)}>
        委托审批
      </Button>
      {isOpen && delegate && <DelegateDialog delegate={delegate} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Who answers for the viewer now, and for whom he does; nothing where there is neither. */
export function DelegateNotice({ className }: { className: string | undefined }) {
  const { data: delegate } = useQuery(delegateQuery());
  const sentences = delegate ? delegateSentences(delegate) : [];
  if (sentences.length === 0) return null;
  return <Notice className={className}>{sentences.join('')}</Notice>;
}

function delegateSentences({ isActive, toUserName, toTime, delegators }: Delegate): string[] {
  const own = isActive && toTime ? [`新到的审批由 ${toUserName ?? '受托人'} 代您处理，至 ${shortTime(toTime)}。`] : [];
  return [...own, ...delegators.map((one) => `${one.userName} 委托您代为审批，至 ${shortTime(one.toTime)}。`)];
}

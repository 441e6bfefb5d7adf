import { AdjustDialog } from './AdjustDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import type { StatementAct } from './StatementActs.tsx';
import type { Statement, StatementItem } from './statements.queries.ts';

/** The dialog of an act on a statement or on some of its rows. */
export function StatementDialogs({
  statement,
  act,
  onClose,
}: {
  statement: Statement;
  act: { name: StatementAct; rows?: readonly StatementItem[] } | undefined;
  onClose: () => void;
}) {
  if (!act) return null;
  switch (act.name) {
    case 'reply':
      return <ReplyDialog statement={statement} onClose={onClose} />;
    case 'adjustAll':
    case 'adjustRows':
      return <AdjustDialog statement={statement} rows={act.rows ?? []} onClose={onClose} />;
    case 'reverseRow':
    case 'void':
      return <ReasonDialog statement={statement} row={act.rows?.[0]} onClose={onClose} />;
    default:
      return act.name satisfies never;
  }
}

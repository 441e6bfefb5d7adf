import { AdjustDialog } from './AdjustDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import type { StatementAct } from './StatementActs.tsx';
import type { Statement, StatementItem } from './statements.queries.ts';

/** The dialog of an act on a statement or on one of its rows. */
export function StatementDialogs({
  statement,
  act,
  onClose,
}: {
  statement: Statement;
  act: { name: StatementAct; row?: StatementItem } | undefined;
  onClose: () => void;
}) {
  if (!act) return null;
  switch (act.name) {
    case 'reply':
      return <ReplyDialog statement={statement} onClose={onClose} />;
    case 'adjustAll':
    case 'adjustRow':
      return <AdjustDialog statement={statement} row={act.row} onClose={onClose} />;
    case 'reverseRow':
    case 'void':
      return <ReasonDialog statement={statement} row={act.row} onClose={onClose} />;
    default:
      return act.name satisfies never;
  }
}

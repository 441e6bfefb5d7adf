import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { statementPath } from '../../app/paths.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { StatementCard, statementColumns } from './statement-columns.tsx';
import { type StatementRow, type StatementsQuestion, statementsQuery } from './statements.queries.ts';

/** Statements that answer a question; a row leads to its page. */
export function StatementList({
  question,
  emptyTitle,
  toPage,
}: {
  question: StatementsQuestion;
  emptyTitle: string;
  toPage: (pageIndex: number, pageSize: number) => void;
}) {
  const navigate = useNavigate();
  const query = useQuery(statementsQuery(question));
  const { columns } = useColumns('statements', statementColumns);
  return (
    <>
      <PagedTable<StatementRow>
        label="对账单"
        query={query}
        address={{ ...question, toPage }}
        keyOf={(row) => row.checkId}
        columns={columns}
        empty={<EmptyState title={emptyTitle} />}
        onOpen={(row) => void navigate(statementPath(row.checkId))}
        Card={StatementCard}
      />
    </>
  );
}

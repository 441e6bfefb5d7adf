import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { StatementActs, type StatementAct } from './StatementActs.tsx';
import { StatementDialogs } from './StatementDialogs.tsx';
import { StatementFigures } from './StatementFigures.tsx';
import { StatementHead } from './StatementHead.tsx';
import { StatementItems } from './StatementItems.tsx';
import { StatementRecord } from './StatementRecord.tsx';
import { type Statement, type StatementItem, statementQuery } from './statements.queries.ts';
import styles from './StatementPage.module.css';

const lost = {
  title: '没有这张对账单',
  hint: '它可能属于另一家商城。',
  to: `${paths.statements}?view=all`,
  toText: '回到对账',
};

/** /statements/:id: one statement with its rows, and what the shop may do about it. */
export function StatementPage() {
  const { checkId = '' } = useParams();
  const query = useQuery(statementQuery(checkId));
  return (
    <DetailQuery isNamed={checkId !== ''} query={query} lost={lost}>
      {(statement) => <LoadedStatement statement={statement} />}
    </DetailQuery>
  );
}

function LoadedStatement({ statement }: { statement: Statement }) {
  const [act, setAct] = useState<{ name: StatementAct; rows?: readonly StatementItem[] }>();
  return (
    <>
      <StatementHead statement={statement}>
        <StatementActs statement={statement} onAct={(name) => setAct({ name })} />
      </StatementHead>
      <StatementFigures statement={statement} />
      <div className={styles.columns}>
        <StatementItems statement={statement} onRows={(name, rows) => setAct({ name, rows })} />
        <StatementRecord statement={statement} />
      </div>
      <StatementDialogs statement={statement} act={act} onClose={() => setAct(undefined)} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { returnSteps } from '@jicai/web/page/return-steps.ts';
import { paths, returnPath } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { DueTime } from '../../parts/DueTime.tsx';
import { InspectActs } from './InspectActs.tsx';
import { InspectForm } from './InspectForm.tsx';
import { ReturnState } from './ReturnState.tsx';
import { returnQuery, type ReturnSheet } from './returns.queries.ts';
import styles from './InspectPage.module.css';

/** /returns/:returnNo/inspect: what came back of a sheet, line by line. */
export function InspectPage() {
  const { returnNo = '' } = useParams();
  const query = useQuery(returnQuery(returnNo));
  const lost = { title: '没有这张售后单', hint: '它可能属于别的供应商。', to: paths.returns, toText: '回到售后' };
  return (
    <DetailQuery isNamed={/^A\d{18}$/.test(returnNo)} query={query} lost={lost}>
      {(sheet) => <Loaded key={sheet.version} sheet={sheet} />}
    </DetailQuery>
  );
}

function Loaded({ sheet }: { sheet: ReturnSheet }) {
  const { returnNo, customerName, userName, returnTypeText, reasonName, orderNo } = sheet;
  return (
    <>
      <DetailHead
        back={{ to: returnPath(returnNo), label: '回到售后单' }}
        title={returnNo}
        mark={<ReturnState sheet={sheet} />}
        facts={[`${customerName} · ${userName}`, `${returnTypeText}，${reasonName}`, `订单 ${orderNo}`]}
      >
        <DueTime time={sheet.deadlineAt} />
        <InspectActs sheet={sheet} />
      </DetailHead>
      <Card className={styles.steps}>
        <StepBar steps={returnSteps(sheet)} label="售后进度" />
      </Card>
      {sheet.actions.includes('receive') ? (
        <InspectForm sheet={sheet} />
      ) : (
        <Notice tone="info" className={styles.over}>
          {sheet.disabledReasons['receive'] ?? `这张售后单${sheet.returnStateText}，现在不能验收。`}
          <Link to={returnPath(returnNo)}>查看售后单</Link>
        </Notice>
      )}
    </>
  );
}

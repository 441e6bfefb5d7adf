import { minuteTime } from '@jicai/web/time/wire-time.ts';
import type { ChangeAction } from '@jicai/domain/shop/change-states.ts';
import { logChanges, type NameOf } from '@jicai/domain/shop-side/log-changes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { ChangesTable } from '../../parts/ChangesTable.tsx';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ChangeState } from './change-columns.tsx';
import type { Change } from './changes.queries.ts';
import { useWithdraw } from './use-withdraw.ts';

/** The head names what it is about; ids beside it say nothing. */
const hideIds: NameOf = (kind) => (kind === 'itemNo' ? undefined : '');

/** One change beside the list: what it was, what it is to become, and the answer. */
export function ChangeDrawer({
  change,
  ...moves
}: DrawerWays & {
  change: Change;
}) {
  const [answer, setAnswer] = useState<'agree' | 'refuse'>();
  const { subjectName, kindText, requesterName, createTime } = change;
  const changes = logChanges(change.before, change.after, '', hideIds);
  return (
    <>
      <Drawer
        {...moves}
        label={`变更 ${subjectName}`}
        head={
          <DrawerHead
            title={subjectName}
            mark={<ChangeState change={change} />}
            note={`${kindText} · ${requesterName} ${minuteTime(createTime)} 提交`}
          />
        }
        foot={<Foot change={change} onAnswer={setAnswer} />}
      >
        <DrawerSection title="改动" note={`${changes.length} 项`}>
          <ChangesTable changes={changes} />
        </DrawerSection>
        <DrawerSection title="说明">
          <Pairs>
            <Pair name="原因">{change.reason}</Pair>
            <Pair name="自动撤回">{change.actions.length > 0 && minuteTime(change.endTime)}</Pair>
            <Pair name="复核人">{change.checkerName}</Pair>
            <Pair name="复核时间">{change.answerTime}</Pair>
            <Pair name="答复">{change.answer}</Pair>
          </Pairs>
        </DrawerSection>
      </Drawer>
      {answer && <AnswerDialog change={change} isAgree={answer === 'agree'} onClose={() => setAnswer(undefined)} />}
    </>
  );
}

function Foot({ change, onAnswer }: { change: Change; onAnswer: (answer: 'agree' | 'refuse') => void }) {
  const may = useMay();
  const { isBusy, withdraw } = useWithdraw(change);
  const can = (action: ChangeAction) => change.actions.includes(action);
  if (can('withdraw'))
    return (
      <>
        <span>自己提交的变更由别人复核</span>
        <Button disabled={isBusy} onClick={() => void withdraw()}>
          撤回
        </Button>
      </>
    );
  if (!may('ops.change.answer') || !can('agree')) return null;
  return (
    <>
      <Button onClick={() => onAnswer('refuse')}>驳回</Button>
      <Button look="fill" onClick={() => onAnswer('agree')}>
        同意
      </Button>
    </>
  );
}

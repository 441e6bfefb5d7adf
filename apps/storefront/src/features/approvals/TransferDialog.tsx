import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transfereesQuery } from './approvals.queries.ts';
import { useDecision } from './use-decision.ts';

/** Chooses a colleague who decides instead. */
export function TransferDialog({
  auditTaskId,
  version,
  comment,
  onClose,
}: {
  auditTaskId: string;
  version: number;
  comment: string;
  onClose: () => void;
}) {
  const people = useQuery(transfereesQuery(auditTaskId));
  const [toUserId, setToUserId] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isBusy } = useDecision();
  const send = async () => {
    setIsTried(true);
    if (toUserId && (await decide({ verb: 'Transfer', auditTaskId, version, comment, toUserId }))) onClose();
  };
  const isNobody = people.data?.length === 0;
  return (
    <Dialog
      title="转交审批"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={isBusy} disabled={isNobody} onClick={() => void send()}>
            转交
          </Button>
        </>
      }
    >
      <QueryState
        query={people}
        skeleton={
          <Loading>
            <Skeleton height={60} radius={6} />
          </Loading>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <Notice tone="warn">没有可以转交的同事：需要有审批权限，且不是申请人或本步骤的审批人。</Notice>
          ) : (
            <Field
              label="转交给"
              isRequired
              help="转交后由对方审批，审批意见会一并带给对方"
              {...(isTried && !toUserId && { error: '请选择转交人' })}
            >
              {(control) => (
                <select {...control} value={toUserId} onChange={(event) => setToUserId(event.target.value)}>
                  <option value="">请选择</option>
                  {found.map((person) => (
                    <option key={person.userId} value={person.userId}>
                      {[person.userName, person.orgName].filter(Boolean).join(' · ')}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )
        }
      </QueryState>
    </Dialog>
  );
}

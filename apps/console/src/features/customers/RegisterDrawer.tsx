import { registerStates } from '@jicai/domain/people/registration.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { Drawer } from '../../parts/Drawer.tsx';
import drawerStyles from '../../parts/Drawer.module.css';
import { DrawerHead } from '../../parts/DrawerSection.tsx';
import { AdmitDialog } from './AdmitDialog.tsx';
import { RefuseRegisterDialog } from './RefuseRegisterDialog.tsx';
import { RegisterState } from './register-columns.tsx';
import { type Register, registerQuery } from './registers.queries.ts';
import { RegisterView } from './RegisterView.tsx';

/** One registration beside the list: who it is, its licence, and the answer to it. */
export function RegisterDrawer({ registerId, onClose }: { registerId: string; onClose: () => void }) {
  const query = useQuery(registerQuery(registerId));
  const register = query.data;
  const [answer, setAnswer] = useState<'admit' | 'refuse'>();
  return (
    <>
      <Drawer
        label={register ? `入驻申请 ${register.customerName}` : '入驻申请'}
        onClose={onClose}
        head={
          register && (
            <DrawerHead
              title={register.customerName}
              mark={<RegisterState register={register} />}
              note={`${register.accountNo} · ${register.submitTime} 提交`}
            />
          )
        }
        foot={register && <Foot register={register} onAnswer={setAnswer} />}
      >
        <QueryState
          query={query}
          skeleton={
            <Loading className={drawerStyles.bones}>
              <Skeleton height={240} />
            </Loading>
          }
        >
          {(loaded) => <RegisterView register={loaded} />}
        </QueryState>
      </Drawer>
      {register && answer === 'admit' && <AdmitDialog register={register} onClose={() => setAnswer(undefined)} />}
      {register && answer === 'refuse' && (
        <RefuseRegisterDialog register={register} onClose={() => setAnswer(undefined)} />
      )}
    </>
  );
}

function Foot({ register, onAnswer }: { register: Register; onAnswer: (answer: 'admit' | 'refuse') => void }) {
  const may = useMay();
  if (register.customerId)
    return (
      <Link to={customerPath(register.customerId)} className={buttonClass({ look: 'ghost' })}>
        打开客户档案
      </Link>
    );
  if (!may('ops.customer.admit') || register.registerState !== registerStates.awaitingReview) return null;
  return (
    <>
      <Button onClick={() => onAnswer('refuse')}>退回</Button>
      <Button look="fill" onClick={() => onAnswer('admit')}>
        通过并设置账期
      </Button>
    </>
  );
}

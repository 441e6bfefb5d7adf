import type { CloseInfo } from '@jicai/contract/people/privacy.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, returnsPath } from '../../app/paths.ts';
import styles from './CloseAccountDialog.module.css';
import { CloseAccountForm } from './CloseAccountForm.tsx';
import { closeInfoQuery } from './privacy.queries.ts';

type Blocker = CloseInfo['blockers'][number]['code'];

/** Where each blocker is dealt with. */
const places: Partial<Record<Blocker, { path: string; name: string }>> = {
  order: { path: paths.center, name: '去我的订单' },
  return: { path: returnsPath, name: '去售后列表' },
  refund: { path: paths.center, name: '去我的订单' },
  invoice: { path: '/center/kamUser/invoice', name: '去发票管理' },
  credit: { path: paths.center, name: '去我的订单' },
  admin: { path: '/center/kamUser/userList', name: '去用户管理' },
};

/** 注销账号: what is in the way, or what it means and the proof that it is meant. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const info = useQuery(closeInfoQuery());
  const isBlocked = info.data !== undefined && info.data.blockers.length > 0;
  return (
    <Dialog
      title="注销账号"
      width={480}
      onClose={onClose}
      footer={
        isBlocked || !info.data ? (
          <Button look={isBlocked ? 'fill' : 'ghost'} onClick={onClose}>
            知道了
          </Button>
        ) : undefined
      }
    >
      <QueryState query={info} skeleton={<Skeleton height={220} radius={8} />}>
        {(found) =>
          found.blockers.length > 0 ? (
            <Blockers blockers={found.blockers} onClose={onClose} />
          ) : (
            <CloseAccountForm info={found} onClose={onClose} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

function Blockers({ blockers, onClose }: Pick<CloseInfo, 'blockers'> & { onClose: () => void }) {
  return (
    <>
      <Notice tone="warn">暂时不能注销，请先处理以下事项</Notice>
      <ul className={styles.blockers} aria-label="注销前须处理">
        {blockers.map(({ code, text }) => {
          const place = places[code];
          return (
            <li key={code}>
              <span>{text}</span>
              {place && (
                <Link to={place.path} onClick={onClose}>
                  {place.name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

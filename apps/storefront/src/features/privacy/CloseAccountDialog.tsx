import type { CloseInfo } from '@jicai/contract/privacy.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { Skeleton } from '@jicai/ui/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, returnsPath } from '../../app/paths.ts';
import styles from './CloseAccountDialog.module.css';
import { CloseAccountForm } from './CloseAccountForm.tsx';
import { closeInfoQuery } from './privacy.queries.ts';

/** Where each blocker is dealt with. */
const places: Partial<Record<CloseInfo['blockers'][number]['code'], [path: string, name: string]>> = {
  order: [paths.center, '去我的订单'],
  return: [returnsPath, '去售后列表'],
  refund: [paths.center, '去我的订单'],
  invoice: ['/center/kamUser/invoice', '去发票管理'],
  credit: [paths.center, '去我的订单'],
  admin: ['/center/kamUser/roles', '去角色管理'],
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
          const [path, name] = places[code] ?? [];
          return (
            <li key={code}>
              <span>{text}</span>
              {path && (
                <Link to={path} onClick={onClose}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useState } from 'react';
import { ReachDialog } from './ReachDialog.tsx';
import styles from './UserInfoPage.module.css';

/** The mailbox that stands in for one's mobile, and where the shop allows it the way to another. */
export function OwnEmail({ email, isOffered }: { email: string; isOffered: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      {email || '未绑定'}
      {isOffered && (
        <Button
          look="text"
          className={styles.change}
          aria-label={email ? '更换验证邮箱' : '绑定验证邮箱'}
          onClick={() => setIsChanging(true)}
        >
          {email ? '更换' : '绑定'}
        </Button>
      )}
      {isChanging && <ReachDialog by="email" isBound={email !== ''} onClose={() => setIsChanging(false)} />}
    </>
  );
}

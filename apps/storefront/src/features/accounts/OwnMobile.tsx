import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useState } from 'react';
import { MaskedMobile } from './MaskedMobile.tsx';
import { ReachDialog } from './ReachDialog.tsx';
import styles from './UserInfoPage.module.css';

/** One's own number, and the way to another. */
export function OwnMobile({ mobile }: { mobile: string }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <MaskedMobile key={mobile} mobile={mobile} className={styles.change} />
      <Button look="text" className={styles.change} onClick={() => setIsChanging(true)}>
        {mobile ? '更换' : '绑定'}
      </Button>
      {isChanging && <ReachDialog by="mobile" isBound={mobile !== ''} onClose={() => setIsChanging(false)} />}
    </>
  );
}

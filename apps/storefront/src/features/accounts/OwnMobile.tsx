import { Button } from '@jicai/ui/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../app/post.ts';
import { MobileDialog } from './MobileDialog.tsx';
import styles from './UserInfoPage.module.css';

/** One's own number: masked until it is asked for, which the server records. Asked for again after each visit. */
export function OwnMobile({ mobile }: { mobile: string }) {
  const [isChanging, setIsChanging] = useState(false);
  const view = useMutation({
    mutationFn: async () => (await post('/api/Account/ViewMobile', { data: {} })).resultData.mobile,
  });
  const isShown = view.data !== undefined;
  return (
    <>
      <span aria-live="polite">{(isShown ? view.data : mobile) || '未绑定'}</span>
      {mobile && (
        <Button
          look="text"
          className={styles.change}
          isBusy={view.isPending}
          aria-label={isShown ? '隐藏手机号' : '查看完整手机号'}
          onClick={() => (isShown ? view.reset() : view.mutate())}
        >
          {isShown ? '隐藏' : '查看'}
        </Button>
      )}
      <Button look="text" className={styles.change} onClick={() => setIsChanging(true)}>
        {mobile ? '更换' : '绑定'}
      </Button>
      {isChanging && (
        <MobileDialog
          onClose={() => {
            view.reset();
            setIsChanging(false);
          }}
        />
      )}
    </>
  );
}

import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import styles from './GivenPasswordDialog.module.css';

export interface GivenPassword {
  accountNo: string;
  userName: string;
  password: string;
  /** Of a user who was added just now; otherwise his password was reset. */
  isNew: boolean;
}

/** Shows a password for once to who has given it. Nobody can read it again, so that only its button closes it. */
export function GivenPasswordDialog({ given, onClose }: { given: GivenPassword; onClose: () => void }) {
  const { accountNo, userName, password, isNew } = given;
  return (
    <Dialog
      title={isNew ? '用户已添加' : '密码已重置'}
      isBlocking
      footer={
        <Button look="fill" onClick={onClose}>
          我已记下
        </Button>
      }
    >
      <div className={styles.body}>
        <Notice tone="warn">初始密码只显示这一次，请转告 {userName}。首次登录后须先修改密码。</Notice>
        <Pairs>
          <Pair name="登录账号">
            <span className={styles.secret}>
              {accountNo}
              <CopyButton text={accountNo} label="登录账号" />
            </span>
          </Pair>
          <Pair name="初始密码">
            <span className={styles.secret}>
              <b>{password}</b>
              <CopyButton text={password} label="初始密码" />
            </span>
          </Pair>
        </Pairs>
      </div>
    </Dialog>
  );
}

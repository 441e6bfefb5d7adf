import type { Consent } from '@jicai/contract/people/consents.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { agreementPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { signOut } from '@jicai/web/session/sign-out.ts';
import styles from './ConsentDialog.module.css';
import { refreshConsents } from './consents.queries.ts';

/** Says which agreements are new, and takes a yes to all of them or signs out. */
export function ConsentDialog({ needed }: { needed: readonly Consent[] }) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState('');
  const isUpdate = needed.some(({ isOutdated }) => isOutdated);
  const save = useMutation({
    meta: { isInline: true },
    mutationFn: () =>
      post('/api/Account/SaveConsent', {
        data: {
          list: needed.map(({ consentType, version }) => ({ consentType, version, isAgree: true })),
          requestId: newRequestId(),
        },
      }),
    onSuccess: refreshConsents,
    onError(error) {
      if (!(error instanceof Refusal)) return;
      setProblem(error.message);
      void refreshConsents();
    },
  });
  const agree = () => {
    const missing = needed.find(({ consentType }) => !ticked.includes(consentType));
    if (missing) setProblem(`请阅读并同意《${missing.title}》`);
    else save.mutate();
  };
  return (
    <Dialog
      title={isUpdate ? '协议已更新' : '请阅读并同意协议'}
      isBlocking
      width={480}
      footer={
        <>
          <Button armed onClick={() => void signOut()}>
            不同意，退出登录
          </Button>
          <Button look="fill" isBusy={save.isPending} onClick={agree}>
            同意并继续
          </Button>
        </>
      }
    >
      <p>
        {isUpdate
          ? '我们更新了下列协议。请阅读新版本，同意后从当前页面继续。'
          : '继续使用商城前，请阅读并同意下列协议。同意后从当前页面继续。'}
      </p>
      <div className={styles.list}>
        {needed.map(({ consentType, title, version }) => (
          <Checkbox
            key={consentType}
            isChecked={ticked.includes(consentType)}
            onChange={(isTicked) => {
              setProblem('');
              setTicked(isTicked ? [...ticked, consentType] : ticked.filter((type) => type !== consentType));
            }}
          >
            <span>
              我已阅读并同意
              <Link to={agreementPath(consentType)} target="_blank" className={styles.link}>
                《{title}》
              </Link>
              <span className={styles.version}>版本 {version}</span>
            </span>
          </Checkbox>
        ))}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  );
}

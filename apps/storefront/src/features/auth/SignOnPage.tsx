import type { AnswerOf } from '@jicai/contract/index.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { finishSignIn } from './finish-sign-in.ts';
import { SignOnLink } from './SignOnLink.tsx';

type Proved = AnswerOf<'/api/Account/FinishSignOn'>['resultData'];

/** /signOn: where an enterprise's identity system sends people back to (docs/domain/sign-on.md §2). What it says is good for once. */
export function SignOnPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [proved, setProved] = useState<Proved>();
  const [problem, setProblem] = useState('');
  const isAsked = useRef(false);

  useEffect(() => {
    // React's strict mode runs effects twice; the second answer would be refused.
    if (isAsked.current) return;
    isAsked.current = true;
    const goIn = async () => {
      try {
        const found = await finish(search.slice(1));
        if (!found.signedIn) setProved(found);
        else {
          finishSignIn(found.signedIn, false);
          void navigate(safeRedirect(found.returnPath), { replace: true });
        }
      } catch (error) {
        setProblem(error instanceof Refusal || error instanceof Fault ? error.message : unclear);
      }
    };
    void goIn();
  }, [search, navigate]);

  if (problem)
    return (
      <AuthFrame title="没有登录成功" hint="企业单点登录">
        <div className={styles.waiting}>
          <Notice tone="danger">{problem}</Notice>
          <Button look="fill" size="lg" className={styles.wide} onClick={() => void navigate(`${paths.login}?by=sso`)}>
            重新登录
          </Button>
          <Button look="text" className={styles.again} onClick={() => void navigate(paths.login)}>
            使用其他方式登录
          </Button>
        </div>
      </AuthFrame>
    );
  if (proved) return <SignOnLink proved={proved} />;
  return (
    <AuthFrame title="正在登录" hint="企业单点登录">
      <output className={styles.waiting}>正在与企业身份系统确认，请稍候…</output>
    </AuthFrame>
  );
}

const unclear = '登录没有完成，请重新发起';
const finish = async (answer: string) => (await post('/api/Account/FinishSignOn', { data: { answer } })).resultData;

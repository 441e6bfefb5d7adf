import { guideSteps } from '@jicai/domain/shop-side/guide-steps.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { type GuideStep, guideQuery, refreshGuide } from './guide.queries.ts';
import styles from './GuideCard.module.css';

const closed: { steps: GuideStep[]; canRegister: boolean } = { steps: [], canRegister: true };

/** The first steps of a new shop; nothing once they are behind it. */
export function GuideCard() {
  const { data: { steps, canRegister } = closed } = useQuery(guideQuery());
  const write = useWriteOnce((_: void, requestId) => post('/api/OpsDesk/CloseGuide', { data: { requestId } }));
  const close = useMutation({ mutationFn: () => write(undefined), onSettled: () => void refreshGuide() });
  if (steps.length === 0) return null;
  const doneCount = steps.filter((one) => one.isDone).length;
  const isReady = doneCount === steps.length;
  return (
    <Card
      title={isReady ? '商城已经开张' : '五步开张'}
      note={isReady ? '可以请进第一家客户了' : `已完成 ${doneCount} / ${steps.length}`}
      size="sm"
      className={styles.guide}
      extra={
        <Button look="text" size="sm" isBusy={close.isPending} onClick={() => close.mutate()}>
          {isReady ? '知道了' : '不再显示'}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((one, at) => (
          <Step key={one.step} step={one} at={at} isNext={at === steps.findIndex((other) => !other.isDone)} />
        ))}
      </ol>
      {!canRegister && (
        <Notice tone="warn" className={styles.sms}>
          短信服务还没有配置，客户不能自己注册，也收不到验证码。<Link to={paths.sms}>配置短信服务</Link>
          {'，或在'}
          <Link to={paths.customers}>客户企业</Link>里新建客户。
        </Notice>
      )}
    </Card>
  );
}

function Step({ step: { step, isDone }, at, isNext }: { step: GuideStep; at: number; isNext: boolean }) {
  const may = useMay();
  const { title, text, action, path, needs } = guideSteps[step];
  return (
    <li data-is-next={isNext || undefined}>
      <span className={styles.dot} data-is-done={isDone || undefined} aria-hidden="true">
        {isDone ? <IconCheck size={14} /> : at + 1}
      </span>
      <div className={styles.words}>
        <b>{title}</b>
        <span className="sr">{isDone ? '，已完成' : '，未完成'}</span>
        <small>{text}</small>
        {may(needs) && !isDone && <Link to={path}>{action}</Link>}
      </div>
    </li>
  );
}

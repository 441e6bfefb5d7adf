import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { refreshSessions, sessionsQuery } from './sessions.queries.ts';
import styles from './SessionsCard.module.css';

/** So many are seen at once; the others on request. */
const shownFirst = 5;

/** 登录设备: where this account is signed in, and how to end that. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery());
  const [isWhole, setIsWhole] = useState(false);
  const end = useMutation({
    mutationFn: (sessionId: string | undefined) =>
      post('/api/Account/EndSession', { data: { sessionId, requestId: newRequestId() } }),
    onSuccess: ({ resultData: { ended } }) => toast.ok(ended === 1 ? '该设备已下线' : `${ended} 台设备已下线`),
    onSettled: () => void refreshSessions(),
  });
  const others = sessions.data?.filter((one) => !one.isCurrent).length ?? 0;
  const askAll = async () => {
    if (await confirm({ title: '下线其他设备？', text: `其他 ${others} 台设备需要重新登录。`, okText: '全部下线' }))
      end.mutate(undefined);
  };
  return (
    <Card
      title="登录设备"
      extra={
        others > 0 && (
          <Button look="text" isBusy={end.isPending} onClick={() => void askAll()}>
            下线其他设备
          </Button>
        )
      }
    >
      <QueryState query={sessions} skeleton={<Skeleton height={72} radius={8} />}>
        {(list) => (
          <>
            <ul className={styles.list}>
              {list
                // The server notes a use only every few minutes: its order does not tell which device this is.
                .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
                .slice(0, isWhole ? list.length : shownFirst)
                .map(({ sessionId, device, ip, createTime, lastUseTime, isCurrent }) => (
                  <li key={sessionId}>
                    <div className={styles.words}>
                      <b>{device}</b>
                      {isCurrent && <Tag tone="ok">本机</Tag>}
                      <p className={styles.note}>
                        {ip} · 登录于 {minuteTime(createTime)} · 最近使用 {minuteTime(lastUseTime)}
                      </p>
                    </div>
                    {!isCurrent && (
                      <Button
                        look="text"
                        armed
                        aria-label={`下线 ${device}，${ip}`}
                        onClick={() => end.mutate(sessionId)}
                      >
                        下线
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
            {!isWhole && list.length > shownFirst && (
              <Button look="text" className={styles.more} onClick={() => setIsWhole(true)}>
                查看全部 {list.length} 台设备
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

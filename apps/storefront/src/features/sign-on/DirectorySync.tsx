import type { DirectorySync as Sync } from '@jicai/contract/people/directory-sync.ts';
import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { hasDirectory } from '@jicai/domain/people/directory/directory.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { signOnKindTexts } from '@jicai/domain/people/sign-on.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chosenText, countsOf, sumOf } from './directory-sync.ts';
import { refreshSync, syncQuery } from './directory-sync.queries.ts';
import { refreshSignOn } from './sign-on.queries.ts';
import { SyncLines } from './SyncLines.tsx';
import styles from './DirectorySync.module.css';
import settings from './SignOnSettings.module.css';

const intro = (
  <p className={styles.intro}>
    先预览：读取通讯录并列出要新增、变更和停用的部门与成员，不改动任何数据；核对并勾选后再执行。
  </p>
);

/** 通讯录同步: what the enterprise's address list would change, and how to have it done (docs/domain/sign-on.md §9). */
export function DirectorySync({ model: { kind } }: { model: SignOnModel }) {
  const found = useQuery({ ...syncQuery(), enabled: hasDirectory(kind) });
  const send = useWriteOnce((_input: undefined, requestId) =>
    post('/api/CustSignOn/PreviewSync', { data: { requestId } }),
  );
  const preview = useMutation({ mutationFn: () => send(undefined), onSettled: () => void refreshSync() });
  const state = found.data?.sync?.state;
  // Who was linked by it stands further down on the page.
  useEffect(() => {
    if (state === syncStates.done) void refreshSignOn();
  }, [state]);
  if (!hasDirectory(kind)) return null;
  const isMoving = state === syncStates.reading || state === syncStates.applying;
  return (
    <Card
      title="通讯录同步"
      className={settings.next}
      extra={
        <Button
          look={found.data?.sync?.isOpen ? 'ghost' : 'fill'}
          isBusy={preview.isPending || state === syncStates.reading}
          disabled={isMoving || found.data?.canSync === false}
          onClick={() => preview.mutate()}
        >
          {found.data?.sync ? '重新预览' : '预览同步'}
        </Button>
      }
    >
      <QueryState query={found} skeleton={<Skeleton height={120} radius={8} />}>
        {({ sync, canSync }) =>
          sync ? (
            <Found sync={sync} />
          ) : canSync ? (
            intro
          ) : (
            <p className={styles.intro}>启用{signOnKindTexts[kind]}并保存后，可以预览同步。</p>
          )
        }
      </QueryState>
    </Card>
  );
}

function Found({ sync }: { sync: Sync }) {
  const { state, reason, createTime, userName, counts } = sync;
  if (state === syncStates.reading)
    return (
      <p className={styles.intro} aria-live="polite">
        正在读取通讯录{sync.readCount > 0 && `，已读到 ${sync.readCount} 人`}……可以离开本页，稍后回来查看。
      </p>
    );
  return (
    <>
      <p className={styles.intro}>
        {userName}于 {createTime} 预览，通讯录共 {sync.readCount} 人。
      </p>
      <div className={styles.notices}>
        {state === syncStates.failed && <Notice tone="danger">{reason}</Notice>}
        <Progress sync={sync} />
        {!sync.isWhole && (
          <Notice tone="warn">
            应用只能看到通讯录的一部分，看不到的不会当作离职或撤销
            {(sync.unseenPeople > 0 || sync.unseenDepartments > 0) &&
              `：${sync.unseenPeople} 名已绑定成员和 ${sync.unseenDepartments} 个部门未作判断`}
            。
          </Notice>
        )}
        {state === syncStates.ready && counts.length === 0 && (
          <Notice tone="ok">组织与通讯录一致，没有要同步的变更。</Notice>
        )}
      </div>
      {counts.length > 0 && <SyncLines sync={sync} />}
      {sync.isOpen && counts.length > 0 && <Apply sync={sync} />}
      {state === syncStates.ready && !sync.isOpen && counts.length > 0 && (
        <Notice tone="warn">预览已过期，请重新预览。</Notice>
      )}
    </>
  );
}

/** How far an act is, and what came of it. */
function Progress({ sync: { state, counts, endTime } }: { sync: Sync }) {
  const { chosen, done, refused } = sumOf(counts);
  if (state === syncStates.applying)
    return (
      <Notice>
        <span aria-live="polite">
          正在执行，已完成 {done + refused} / {chosen} 项，可以离开本页。
        </span>
      </Notice>
    );
  if (done + refused === 0) return null;
  return (
    <Notice tone={refused > 0 || state === syncStates.failed ? 'warn' : 'ok'}>
      {endTime} 结束：完成 {done} 项{refused > 0 && `，${refused} 项没有执行，原因见下表`}
      {chosen > done + refused && `，${chosen - done - refused} 项尚未执行`}。
    </Notice>
  );
}

function Apply({ sync }: { sync: Sync }) {
  const { syncId, counts, expireTime } = sync;
  const { chosen } = sumOf(counts);
  const leaving = countsOf(counts, 'personGone').chosen;
  const send = useWriteOnce((_input: undefined, requestId) =>
    post('/api/CustSignOn/ApplySync', { data: { syncId, requestId } }),
  );
  const apply = useMutation({ mutationFn: () => send(undefined), onSettled: () => void refreshSync() });
  const ask = async () => {
    const text = `${chosenText(counts)}。${leaving > 0 ? '停用的成员立即退出登录，待审批的订单转交他人，数据保留。' : ''}`;
    if (await confirm({ title: `执行 ${chosen} 项同步？`, text, okText: '执行同步' })) apply.mutate();
  };
  return (
    <div className={styles.apply}>
      <span className={styles.until}>
        已勾选 {chosen} 项，{expireTime.slice(11, 16)} 前有效
      </span>
      <Button look="fill" disabled={chosen === 0} isBusy={apply.isPending} onClick={() => void ask()}>
        执行同步
      </Button>
    </div>
  );
}

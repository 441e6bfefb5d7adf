import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation } from '@tanstack/react-query';
import type { Version } from './studio.queries.ts';
import styles from './VersionList.module.css';

/** What was published, the newest first; an earlier one becomes the draft again. */
export function VersionList({
  versions,
  mayEdit,
  onRestored,
}: {
  versions: readonly Version[];
  mayEdit: boolean;
  onRestored: () => Promise<void>;
}) {
  const send = useWriteOnce((versionId: string, requestId) =>
    post('/api/OpsStudio/Restore', { data: { versionId, requestId } }),
  );
  const restore = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('已放进草稿，发布后生效'),
    onSettled: () => void onRestored(),
  });
  const ask = async ({ versionId, versionNo }: Version) => {
    const isSure = await confirm({
      title: `用版本 ${versionNo} 替换草稿？`,
      text: '现在的草稿会丢失；线上页面在发布之前不变。',
      okText: '替换草稿',
    });
    if (isSure) restore.mutate(versionId);
  };
  return (
    <Card title="版本" size="sm">
      {versions.length === 0 && <p className={styles.none}>还没有发布过</p>}
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.versionId}>
            <span className={styles.head}>
              <b>v{version.versionNo}</b>
              {version.isLive && (
                <Tag isState tone="ok">
                  线上
                </Tag>
              )}
              <time>{shortTime(version.publishTime)}</time>
            </span>
            <small>{[version.userName, version.note].filter(Boolean).join('：')}</small>
            {mayEdit && !version.isLive && (
              <Button
                look="text"
                size="sm"
                disabled={restore.isPending}
                aria-label={`恢复版本 ${version.versionNo}`}
                onClick={() => void ask(version)}
              >
                恢复
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

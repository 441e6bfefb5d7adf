import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Device, devices } from './devices.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Studio } from './studio.queries.ts';
import styles from './StudioHead.module.css';
import type { DraftLook } from './use-draft-look.ts';

/** What stands, and what may be done with the draft. */
export function StudioHead({
  studio,
  draft,
  faultCount,
  mayEdit,
  device,
  onDevice,
}: {
  studio: Studio;
  draft: DraftLook;
  faultCount: number;
  mayEdit: boolean;
  device: Device;
  onDevice: (device: Device) => void;
}) {
  const [isPublishing, setPublishing] = useState(false);
  const { changedMs, isSaved, isRefused, reload } = draft;
  const hasDraft = changedMs > 0;
  const dropOnce = useWriteOnce((at: number, requestId) =>
    post('/api/OpsStudio/DropDraft', { data: { changedMs: at, requestId } }),
  );
  const drop = useMutation({
    mutationFn: () => dropOnce(changedMs),
    onSuccess: () => toast.ok('草稿已放弃'),
    onSettled: () => void reload(),
  });
  const why = faultCount > 0 ? `还有 ${faultCount} 处要改` : hasDraft ? undefined : '没有未发布的修改';
  const note = isRefused
    ? '这次修改没有保存，改后会再试'
    : !isSaved
      ? '正在保存草稿…'
      : hasDraft
        ? '草稿已保存，买家还看不到'
        : '与线上一致';
  return (
    <>
      <div className={styles.head}>
        <h1 className="sr">页面装修</h1>
        <output>{note}</output>
        <Tabs label="预览宽度" look="pill" tabs={devices} current={device} onChange={onDevice} />
        {hasDraft && mayEdit && (
          <Button
            disabled={(!isSaved && !isRefused) || drop.isPending}
            onClick={() =>
              void confirm({
                title: '放弃草稿？',
                text: '未发布的修改会全部丢失，线上页面不变。',
                okText: '放弃草稿',
              }).then((isSure) => isSure && drop.mutate())
            }
          >
            放弃草稿
          </Button>
        )}
        <a href={studio.previewUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
          预览链接
        </a>
        {mayEdit && (
          <Button look="fill" disabled={why !== undefined || !isSaved} title={why} onClick={() => setPublishing(true)}>
            发布
          </Button>
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          studio={studio}
          look={draft.look}
          changedMs={changedMs}
          onOutdated={draft.merge}
          onClose={() => setPublishing(false)}
          onPublished={reload}
        />
      )}
    </>
  );
}

import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wireTime } from '../../parts/input-time.ts';
import { DiffList } from './DiffList.tsx';
import { type Look, type Studio, versionQuery } from './studio.queries.ts';
import styles from './PublishDialog.module.css';

interface PublishForm {
  note: string;
  /** As a field of a time has them; '' for at once, and for no end. */
  beginTime: string;
  endTime: string;
}

/** The last word before buyers see the draft: what it changes, when it begins, and when the look before it returns. */
export function PublishDialog({
  studio,
  look,
  changedMs,
  onOutdated,
  onClose,
  onPublished,
}: {
  studio: Studio;
  look: Look;
  changedMs: number;
  /** Somebody else saved meanwhile: brings it in, so that it is looked at before it goes to buyers. */
  onOutdated: () => Promise<void>;
  onClose: () => void;
  onPublished: () => Promise<void>;
}) {
  const form = useForm<PublishForm>(
    { note: '', beginTime: '', endTime: '' },
    ({ note, beginTime, endTime }) => ({
      note: note.length > 100 ? '说明最多100字' : undefined,
      endTime: endTime !== '' && beginTime !== '' && endTime <= beginTime ? '换回时间须晚于发布时间' : undefined,
    }),
    { draft: 'studio.publish' },
  );
  const { beginTime } = useValues(form);
  const [isMerged, setMerged] = useState(false);
  const send = useWriteOnce(
    async ({ note, ...times }: PublishForm, requestId) =>
      (
        await post('/api/OpsStudio/Publish', {
          data: {
            changedMs,
            note,
            beginTime: wireTime(times.beginTime),
            endTime: wireTime(times.endTime),
            requestId,
          },
        })
      ).resultData,
  );
  const liveId = studio.versions.find(({ isLive }) => isLive)?.versionId ?? '';
  return (
    <FormDialog
      form={form}
      title="发布页面"
      width={720}
      layout="pairs"
      action={beginTime === '' ? '发布' : '定时发布'}
      onClose={onClose}
      before={isMerged && <Notice tone="info">草稿刚被别人改过，已合并到预览。请看过后再发布。</Notice>}
      onSubmit={async (values) => {
        const published = await send(values).catch(async (error: unknown) => {
          if (!(error instanceof Refusal && error.code === errorCodes.outdated)) throw error;
          await onOutdated();
          setMerged(true);
        });
        if (!published) return;
        const { versionNo } = published;
        toast.ok(
          values.beginTime === ''
            ? `已发布版本 ${versionNo}，买家下一次打开页面就能看到`
            : `版本 ${versionNo} 将在 ${values.beginTime.replace('T', ' ')} 发布`,
        );
        onClose();
        await onPublished();
      }}
      after={liveId !== '' && <Changes liveId={liveId} look={look} />}
    >
      <TextField<PublishForm> name="note" label="版本说明" placeholder="如 年末安全生产月" isWide maxLength={100} />
      <DateField<PublishForm> name="beginTime" label="发布时间" withTime help="留空立即发布" />
      <DateField<PublishForm> name="endTime" label="换回时间" withTime help="到时自动换回之前的版本；留空一直用" />
    </FormDialog>
  );
}

function Changes({ liveId, look }: { liveId: string; look: Look }) {
  const live = useQuery(versionQuery(liveId));
  return (
    <section className={styles.changes} aria-label="与线上的区别">
      <h3>与线上的区别</h3>
      <QueryState query={live} skeleton={<LoadingBlock height={120} />}>
        {(before) => <DiffList before={before} after={look} />}
      </QueryState>
    </section>
  );
}

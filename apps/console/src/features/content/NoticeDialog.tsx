import { longestNoticeTitle } from '@jicai/domain/shop/notice-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { inputTime, wireTime } from '../../parts/input-time.ts';
import { RichText } from '../../parts/RichText.tsx';
import styles from './ContentPage.module.css';
import { type Notice, noticeQuery, refreshNotices } from './content.queries.ts';

interface NoticeForm {
  noticeTitle: string;
  /** As a field of a time has them; '' for at once, and for no end. */
  beginTime: string;
  endTime: string;
  content: string;
}

/** A notice: new, or one that is there. */
export function NoticeDialog({ noticeId = '', onClose }: { noticeId?: string | undefined; onClose: () => void }) {
  const query = useQuery({ ...noticeQuery(noticeId), enabled: noticeId !== '' });
  if (noticeId !== '' && !query.data) return null;
  return <NoticeForm notice={query.data} onClose={onClose} />;
}

function NoticeForm({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const form = useForm<NoticeForm>(
    {
      noticeTitle: notice?.noticeTitle ?? '',
      beginTime: inputTime(notice?.beginTime ?? ''),
      endTime: inputTime(notice?.endTime ?? ''),
      content: notice?.content ?? '',
    },
    ({ noticeTitle, beginTime, endTime, content }) => ({
      noticeTitle: noticeTitle.trim().length < 2 ? '请填写标题' : undefined,
      endTime: endTime !== '' && endTime <= beginTime ? '结束时间须晚于开始时间' : undefined,
      content: content === '' ? '请填写正文' : undefined,
    }),
    { draft: `notice.${notice?.noticeId ?? 'new'}` },
  );
  const send = useWriteOnce(async ({ beginTime, endTime, ...words }: NoticeForm, requestId) =>
    post('/api/OpsNotice/Save', {
      data: {
        ...words,
        ...(notice && { noticeId: notice.noticeId }),
        beginTime: wireTime(beginTime),
        endTime: wireTime(endTime),
        changedMs: notice?.changedMs ?? 0,
        requestId,
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={notice ? '编辑公告' : '写公告'}
      width={880}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values);
        void refreshNotices();
        toast.ok('已保存');
        onClose();
      }}
    >
      <TextField<NoticeForm> name="noticeTitle" label="标题" isRequired isWide maxLength={longestNoticeTitle} />
      <DateField<NoticeForm> name="beginTime" label="开始时间" withTime help="留空立即显示" />
      <DateField<NoticeForm> name="endTime" label="结束时间" withTime help="留空长期显示" />
      <div className={styles.text}>
        <RichText label="正文" html={form.getValues('content')} onChange={(content) => form.set({ content })} />
        {form.faults.content && (
          <p role="alert" className={styles.fault}>
            {form.faults.content}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

import { fileSizeText } from '@jicai/ui/display/file-size-text.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import type { DataExport } from '@jicai/contract/people/privacy.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import styles from './PrivacyCard.module.css';
import { exportsQuery } from './privacy.queries.ts';

/** One copy: being made, to be fetched, failed or forgotten. */
export function ExportRow({ made }: { made: DataExport }) {
  const { exportId, exportState, progress, createTime, sizeBytes, fileUrl, expireTime } = made;
  const isMaking = exportState === exportStates.making;
  const fetchFile = useMutation({
    // Links end after ten minutes: the one on the screen may be older.
    async mutationFn() {
      const fresh = await queryClient.fetchQuery(exportsQuery());
      const url = fresh.find((one) => one.exportId === exportId)?.fileUrl;
      if (url) window.location.assign(url);
      else toast.error('文件已过期，请重新导出');
    },
  });
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.line}>
          <b>{createTime}</b>
          {isMaking && <Tag tone="brand">生成中</Tag>}
          {exportState === exportStates.failed && <Tag tone="danger">生成失败</Tag>}
          {exportState === exportStates.ready && (
            <Tag tone={fileUrl ? 'ok' : 'grey'}>{fileUrl ? '可下载' : '已过期'}</Tag>
          )}
        </span>
        {isMaking && (
          <progress className={styles.progress} aria-label="导出进度" value={progress} max={100}>
            {progress}%
          </progress>
        )}
        {exportState === exportStates.ready && fileUrl && (
          <p className={styles.note}>
            {fileSizeText(sizeBytes)} · {expireTime} 前可下载
          </p>
        )}
        {exportState === exportStates.failed && <p className={styles.note}>请稍后重新申请，仍未成功请联系客服</p>}
      </div>
      {fileUrl && (
        <Button
          look="text"
          isBusy={fetchFile.isPending}
          aria-label={`下载 ${createTime} 的导出`}
          onClick={() => fetchFile.mutate()}
        >
          下载
        </Button>
      )}
    </li>
  );
}

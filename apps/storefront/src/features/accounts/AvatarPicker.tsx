import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, maxImageMb, oversizeText } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import styles from './AvatarPicker.module.css';
import { refreshUserInfo } from '../../app/user-info.queries.ts';

/** The person's picture, or the first character of the name, with the way to change it. */
export function AvatarPicker({ avatarUrl, userName }: { avatarUrl: string; userName: string }) {
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: async (file: File | undefined) => {
      const uploaded = file && (await uploadFile(file, { bizType: bizTypes.avatar })).resultData.fileUrl;
      await post('/api/Account/SetAvatar', { data: { avatarUrl: uploaded ?? '', requestId: newRequestId() } });
    },
    onSuccess: (_answer, file) => toast.ok(file ? '头像已更新' : '头像已移除'),
    onSettled: () => void refreshUserInfo(),
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    const tooLarge = oversizeText(file);
    if (tooLarge) toast.error(new Refusal(errorCodes.fileTooLarge, tooLarge).message);
    else change.mutate(file);
  };
  return (
    <div className={styles.picker}>
      <span className={styles.face}>
        {avatarUrl ? <img src={avatarUrl} alt={`${userName}的头像`} width={64} height={64} /> : Array.from(userName)[0]}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr"
        tabIndex={-1}
        aria-label="选择头像图片"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      <Button isBusy={change.isPending} onClick={() => input.current?.click()}>
        {avatarUrl ? '更换头像' : '上传头像'}
      </Button>
      {avatarUrl && (
        <Button look="text" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
          移除
        </Button>
      )}
      <span className={styles.note}>JPG、PNG 或 WebP，不超过 {maxImageMb} MB</span>
    </div>
  );
}

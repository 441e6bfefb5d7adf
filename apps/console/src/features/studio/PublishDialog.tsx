import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';

/** The last word before buyers see the draft. */
export function PublishDialog({
  changedMs,
  onClose,
  onPublished,
}: {
  changedMs: number;
  onClose: () => void;
  onPublished: () => Promise<void>;
}) {
  const form = useForm({ note: '' }, ({ note }) => (note.length > 100 ? { note: '说明最多100字' } : {}));
  const send = useWriteOnce(
    async (note: string, requestId) =>
      (await post('/api/OpsStudio/Publish', { data: { changedMs, note, requestId } })).resultData,
  );
  return (
    <FormDialog
      form={form}
      title="发布页面"
      action="发布"
      onClose={onClose}
      onSubmit={async ({ note }) => {
        const { versionNo } = await send(note);
        toast.ok(`已发布版本 ${versionNo}，买家下一次打开页面就能看到`);
        onClose();
        await onPublished();
      }}
    >
      <TextField<{ note: string }> name="note" label="版本说明" placeholder="如 年末安全生产月" maxLength={100} />
    </FormDialog>
  );
}

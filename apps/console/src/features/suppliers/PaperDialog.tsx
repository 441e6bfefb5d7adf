import { bizTypes, uploadLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { type PaperForm, paperFaults } from '@jicai/domain/shop/supplier-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { usePictures } from '@jicai/web/form/use-pictures.ts';
import { useState } from 'react';
import { type Paper, refreshSuppliers } from './suppliers.queries.ts';

/** A new paper, or one that is there; a file that is brought takes the place of the one before. */
export function PaperDialog({
  supplierId,
  paper,
  onClose,
}: {
  supplierId: string;
  paper: Paper | undefined;
  onClose: () => void;
}) {
  const start = { paperName: paper?.paperName ?? '', paperNo: paper?.paperNo ?? '', validTo: paper?.validTo ?? '' };
  const form = useForm<PaperForm>(start, paperFaults, { draft: `paper.${paper?.paperId ?? supplierId}` });
  const [files, setFiles] = useState<{ url: string; name: string }[]>([]);
  const pictures = usePictures(files, setFiles, { bizType: bizTypes.licence, max: 1 });
  const send = useWriteOnce(async (values: PaperForm & { fileUrl?: string }, requestId) =>
    post('/api/OpsSupplier/SavePaper', { data: { ...values, supplierId, paperId: paper?.paperId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={paper ? '编辑资质' : '添加资质'}
      width={520}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        const [file] = files;
        await send({ ...values, ...(file && { fileUrl: file.url }) }).finally(() => void refreshSuppliers());
        toast.ok('已保存');
        onClose();
      }}
    >
      <TextField<PaperForm> name="paperName" label="证照名称" isRequired placeholder="如 营业执照" />
      <TextField<PaperForm> name="paperNo" label="证照编号" />
      <DateField<PaperForm> name="validTo" label="到期日（含当天）" help="长期有效可留空" />
      <PicturePicker
        label="证照文件"
        pictures={files}
        max={1}
        takesPdf
        isBusy={pictures.isBusy}
        help={paper?.fileUrl ? `已有文件，重新上传则替换；${uploadLimitText}` : uploadLimitText}
        onPick={pictures.add}
        onRemove={pictures.remove}
      />
    </FormDialog>
  );
}

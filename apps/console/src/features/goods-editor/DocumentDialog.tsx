import { bizTypes, maxPdfMb } from '@jicai/domain/files/upload-kinds.ts';
import {
  type DocumentKind,
  documentKinds,
  documentKindTexts,
  longestDocumentName,
} from '@jicai/domain/goods/product-extras.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { usePictures } from '@jicai/web/form/use-pictures.ts';
import { refreshExtras } from './extras.queries.ts';

interface DocumentForm {
  kind: DocumentKind;
  documentName: string;
  files: { url: string; name: string }[];
}

/** A paper that buyers can download: a PDF with a name of its own. */
export function DocumentDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const form = useForm<DocumentForm>(
    { kind: 'certificate', documentName: '', files: [] },
    ({ documentName, files }) => ({
      documentName: documentName.trim() === '' ? '请填写名称' : undefined,
      files: files.length === 0 ? '请上传 PDF' : undefined,
    }),
    { draft: `product.document.${productId}` },
  );
  const { files, documentName } = useValues(form);
  const pdf = usePictures(
    files,
    (next) => {
      // A file that was named well names its document.
      const [first] = next;
      form.set({
        files: next,
        ...(first &&
          documentName === '' && { documentName: first.name.replace(/\.[^.]*$/, '').slice(0, longestDocumentName) }),
      });
    },
    { bizType: bizTypes.goodsDocument, max: 1 },
  );
  const send = useWriteOnce(async ({ files: [file], ...values }: DocumentForm, requestId) =>
    post('/api/OpsGoods/AddDocument', { data: { ...values, productId, fileUrl: file?.url ?? '', requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="添加商品资料"
      width={520}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshExtras());
        toast.ok('已添加');
        onClose();
      }}
    >
      <SelectField<DocumentForm> name="kind" label="种类" isRequired>
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {documentKindTexts[kind]}
          </option>
        ))}
      </SelectField>
      <PicturePicker
        label="文件"
        isRequired
        pictures={files}
        max={1}
        takesPdf
        isBusy={pdf.isBusy}
        help={`PDF，不超过 ${maxPdfMb} MB`}
        error={form.faults.files}
        onPick={pdf.add}
        onRemove={pdf.remove}
      />
      <TextField<DocumentForm>
        name="documentName"
        label="名称"
        isRequired
        maxLength={longestDocumentName}
        placeholder="如 EN 388 检测报告"
      />
    </FormDialog>
  );
}

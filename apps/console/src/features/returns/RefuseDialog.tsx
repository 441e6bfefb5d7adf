import { maxReturnImages, refusalRemark } from '@jicai/domain/returns/return-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { type Picture, pictureHelp, usePictures } from '@jicai/web/form/use-pictures.ts';
import { refreshReturns, type ReturnSheet } from './returns.queries.ts';

interface RefuseForm {
  remark: string;
  images: Picture[];
}

/** Refuses an application, or the goods that came back (`isOfGoods`): with a reason, of goods also with a picture. */
export function RefuseDialog({
  sheet: { returnNo, version },
  isOfGoods,
  onClose,
}: {
  sheet: ReturnSheet;
  isOfGoods: boolean;
  onClose: () => void;
}) {
  const form = useForm<RefuseForm>(
    { remark: '', images: [] },
    ({ remark, images }) => ({
      remark: refusalRemark(remark.trim()),
      images: isOfGoods && images.length === 0 ? '请上传凭证图片' : undefined,
    }),
    { draft: `return.refuse.${returnNo}` },
  );
  const { images } = useValues(form);
  const pictures = usePictures(images, (next) => form.set({ images: next }));
  const send = useWriteOnce(({ remark, images: taken }: RefuseForm, requestId) => {
    const data = { returnNo, version, remark: remark.trim(), requestId };
    return isOfGoods
      ? post('/api/OpsReturn/RefuseReceive', { data: { ...data, images: taken.map(({ url }) => url) } })
      : post('/api/OpsReturn/Audit', { data: { ...data, isAgree: false } });
  });
  return (
    <FormDialog
      form={form}
      title={isOfGoods ? '拒收寄回的商品' : '拒绝售后申请'}
      action={isOfGoods ? '拒收' : '拒绝'}
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshReturns());
        toast.ok(isOfGoods ? '已拒收，请将商品寄回客户' : '已拒绝，客户会看到原因');
        onClose();
      }}
    >
      <TextField<RefuseForm> name="remark" label="原因" rows={4} maxLength={200} isRequired />
      {isOfGoods && (
        <PicturePicker
          label="凭证图片"
          pictures={images}
          max={maxReturnImages}
          isBusy={pictures.isBusy}
          isRequired
          help={pictureHelp}
          error={form.faults.images}
          onPick={pictures.add}
          onRemove={pictures.remove}
        />
      )}
    </FormDialog>
  );
}

import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, oversizeText, uploadLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { type PickedPicture, PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { useState } from 'react';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { uploadFile } from '@jicai/web/call/post.ts';

/** The bank's slip: one file, which only a correction may leave out. What is refused is told at the field, and nothing is kept of it. */
export function VoucherField({
  voucher,
  refusal,
  onChange,
  isRequired,
  className,
}: {
  voucher: PickedPicture | undefined;
  /** What the shop said against it when the form was sent. */
  refusal: string | undefined;
  onChange: (voucher: PickedPicture | undefined) => void;
  isRequired: boolean;
  className: string | undefined;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function upload([file]: readonly File[]) {
    if (!file) return;
    setError(undefined);
    setIsBusy(true);
    try {
      const tooLarge = oversizeText(file);
      if (tooLarge) throw new Refusal(errorCodes.fileTooLarge, tooLarge);
      const { resultData } = await uploadFile(file, { bizType: bizTypes.voucher });
      onChange({ url: resultData.fileUrl, name: resultData.fileName });
    } catch (fault) {
      if (fault instanceof Refusal && fault.code !== errorCodes.signedOut) setError(fault.message);
      else if (!(fault instanceof Refusal) && !(fault instanceof Fault)) throw fault;
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <PicturePicker
      className={className}
      label="银行回单"
      pictures={voucher ? [voucher] : []}
      max={1}
      takesPdf
      isBusy={isBusy}
      isRequired={isRequired}
      help={isRequired ? uploadLimitText : `不上传则沿用原回单。${uploadLimitText}`}
      error={error ?? refusal}
      onPick={(files) => void upload(files)}
      onRemove={() => onChange(undefined)}
    />
  );
}

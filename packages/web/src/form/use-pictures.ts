import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, maxImageMb, oversizeText, type UploadKind } from '@jicai/domain/files/upload-kinds.ts';
import { maxReturnImages } from '@jicai/domain/returns/return-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { Fault, Refusal } from '../call/faults.ts';
import { uploadFile } from '../call/post.ts';

/** A picture that was uploaded. */
export interface Picture {
  url: string;
  name: string;
}

export const pictureHelp = `JPG、PNG 或 WebP，每张不超过 ${maxImageMb} MB，最多 ${maxReturnImages} 张`;

/**
 * Uploads pictures one after the other, for after-sales unless told otherwise, and hands the list on as it grows. What is
 * refused is toasted, the others stay.
 */
export function usePictures(
  pictures: readonly Picture[],
  onChange: (pictures: Picture[]) => void,
  { bizType = bizTypes.afterSales, max = maxReturnImages }: { bizType?: UploadKind; max?: number } = {},
) {
  const [isBusy, setIsBusy] = useState(false);
  /** As the form stands when an upload ends: a picture may have been removed meanwhile, or text typed beside it. */
  const now = useRef({ pictures, onChange });
  useEffect(() => {
    now.current = { pictures, onChange };
  });
  async function add(files: readonly File[]) {
    const room = max - pictures.length;
    if (files.length > room) toast.error(`最多上传${max}张图片`);
    setIsBusy(true);
    try {
      for (const file of files.slice(0, room)) {
        const picture = await uploadPicture(file, bizType);
        if (picture) now.current.onChange([...now.current.pictures, picture]);
      }
    } finally {
      setIsBusy(false);
    }
  }
  return {
    isBusy,
    add: (files: File[]) => void add(files),
    remove: (picture: { url: string }) => onChange(pictures.filter(({ url }) => url !== picture.url)),
  };
}

/** Undefined for a file that was refused. */
export async function uploadPicture(file: File, bizType: UploadKind): Promise<Picture | undefined> {
  try {
    const tooLarge = oversizeText(file);
    if (tooLarge) throw new Refusal(errorCodes.fileTooLarge, tooLarge);
    const { resultData } = await uploadFile(file, { bizType });
    return { url: resultData.fileUrl, name: resultData.fileName };
  } catch (error) {
    if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
    else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
    return undefined;
  }
}

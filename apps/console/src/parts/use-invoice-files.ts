import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes, maxPdfBytes, maxPdfMb, tooLargeText } from '@jicai/domain/files/upload-kinds.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { uploadFile } from '@jicai/web/call/post.ts';
import { useState } from 'react';

export interface UploadedPaper {
  url: string;
  name: string;
}

/** Sends one file of an invoice; refuses here what the server would refuse for its size. */
export async function uploadInvoiceFile(file: File): Promise<UploadedPaper> {
  if (file.size > maxPdfBytes)
    throw new Refusal(errorCodes.fileTooLarge, tooLargeText(file, `发票文件不能超过 ${maxPdfMb} MB`));
  const { resultData } = await uploadFile(file, { bizType: bizTypes.invoiceFile });
  return { url: resultData.fileUrl, name: resultData.fileName };
}

/** Files of one invoice, each uploaded as it is chosen; what is refused is toasted, the others stay. */
export function useInvoiceFiles(max: number) {
  const [papers, setPapers] = useState<readonly UploadedPaper[]>([]);
  const [isBusy, setBusy] = useState(false);
  async function add(files: readonly File[]): Promise<void> {
    const room = max - papers.length;
    if (files.length > room) toast.error(`最多上传 ${max} 个文件`);
    setBusy(true);
    try {
      for (const file of files.slice(0, room)) {
        const paper = await uploadInvoiceFile(file);
        setPapers((held) => [...held, paper]);
      }
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
      else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return {
    papers,
    isBusy,
    urls: papers.map(({ url }) => url),
    add: (files: readonly File[]) => void add(files),
    remove: (url: string) => setPapers((held) => held.filter((paper) => paper.url !== url)),
  };
}

export type InvoiceFiles = ReturnType<typeof useInvoiceFiles>;

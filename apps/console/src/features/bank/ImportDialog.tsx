import { bizTypes, maxBankFileBytes, maxBankFileMb, tooLargeText } from '@jicai/domain/files/upload-kinds.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post, uploadFile } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FileInput } from '../../parts/FileInput.tsx';
import { type BankPreview, refreshBank } from './bank.queries.ts';
import styles from './ImportDialog.module.css';
import { PreviewLines } from './PreviewLines.tsx';

interface CheckedFile {
  fileUrl: string;
  fileName: string;
  preview: BankPreview;
}

/** A file of the bank: chosen, looked at, and only then kept. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({ mutationFn: checkFile, meta: { isInline: true } });
  const write = useWriteOnce(async (fileUrl: string, requestId) => {
    return (await post('/api/OpsBank/Import', { data: { fileUrl, requestId } })).resultData;
  });
  const save = useMutation({
    mutationFn: write,
    meta: { isInline: true },
    onSuccess: ({ newCount }) => {
      toast.ok(`已导入 ${newCount} 笔流水`);
      onClose();
    },
    onSettled: () => void refreshBank(),
  });
  const file = check.data;
  const error = check.error ?? save.error;
  return (
    <Dialog
      title="导入银行流水"
      width={880}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          {file && (
            <Button
              look="fill"
              isBusy={save.isPending}
              disabled={file.preview.newCount === 0}
              onClick={() => save.mutate(file.fileUrl)}
            >
              导入 {file.preview.newCount} 笔 {fenText(file.preview.newFee)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.choose}>
        <FileInput
          ref={input}
          accept=".xlsx,.csv,.txt,.sta,.mt940,.940,.xml"
          label="选择银行流水文件"
          onChoose={(file) => check.mutate(file)}
        />
        <Button look={file ? 'ghost' : 'fill'} disabled={check.isPending} onClick={() => input.current?.click()}>
          {check.isPending ? '正在读取…' : file ? '换一个文件' : '选择文件'}
        </Button>
        <span>
          {file
            ? file.fileName
            : `网银导出的交易明细：.xlsx、.csv，或 MT940、camt.053，不超过 ${maxBankFileMb} MB；先预览，确认后才导入`}
        </span>
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {file && <PreviewLines preview={file.preview} />}
    </Dialog>
  );
}

async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > maxBankFileBytes)
    throw new Refusal(errorCodes.fileTooLarge, tooLargeText(file, `银行流水不能超过 ${maxBankFileMb} MB`));
  const { fileUrl } = (await uploadFile(file, { bizType: bizTypes.bankFile })).resultData;
  const preview = (await post('/api/OpsBank/GetPreview', { data: { fileUrl } })).resultData;
  return { fileUrl, fileName: file.name, preview };
}

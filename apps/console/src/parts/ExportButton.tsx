import { Button, type ButtonLook } from '@jicai/ui/buttons/Button.tsx';
import { useState } from 'react';
import { ExportDialog, type ExportDialogOptions } from './ExportDialog.tsx';

/** Takes a list along as a sheet: opens the dialog that asks for columns and shows how far it is. */
export function ExportButton({
  size,
  className,
  ...dialog
}: ExportDialogOptions & Pick<ButtonLook, 'size'> & { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...(size && { size })} {...(className && { className })} armed={false} onClick={() => setIsOpen(true)}>
        导出
      </Button>
      {isOpen && <ExportDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** 1,240, or 10,000+ where a list is longer than it is counted. */
export const countText = ({
  totalCount = 0,
  isTotalCapped = false,
}: { totalCount?: number; isTotalCapped?: boolean | undefined } = {}): string =>
  `${totalCount.toLocaleString('zh-CN')}${isTotalCapped ? '+' : ''}`;
